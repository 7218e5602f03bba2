import type { Answer } from './answer.ts';

/** A promise of the record that also gives the answer it came in. The request is under way from the call on. */
export class ApiPromise<T, Result = T> implements Promise<Result> {
  readonly [Symbol.toStringTag] = 'ApiPromise';

  constructor(
    protected readonly answer: Promise<Answer<unknown>>,
    private readonly resultOf: (answer: Answer<unknown>) => Result = ({ data }) => data as Result,
  ) {}

  then<Kept = Result, Caught = never>(
    onFulfilled?: ((value: Result) => Kept | PromiseLike<Kept>) | null,
    onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Kept | Caught> {
    return this.answer.then(this.resultOf).then(onFulfilled, onRejected);
  }

  catch<Caught = never>(
    onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Result | Caught> {
    return this.then(undefined, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Result> {
    return this.then().finally(onFinally);
  }

  /** The same answer with its status, request id, ETag and headers. */
  withResponse(): Promise<Answer<T>> {
    return this.answer as Promise<Answer<T>>;
  }
}

/** One page of a list. */
export interface Page<Item, Query = unknown> {
  /** The records of this page. */
  data: Item[];
  /** How many records match, in all pages. */
  count: number;
  /** What to name when asking the operator about this answer. */
  requestId: string | undefined;
  /** The query of the page after this one, for the same method; absent on the last page. */
  next?: Query;
}

const cursorKeys = /^(after|before|page)$/;

/** What a `Link: <...>; rel="next"` changes in the query, or undefined without one. */
const cursorOf = (headers: Headers): Record<string, string | number> | undefined => {
  const address = /<([^>]*)>\s*;[^,]*\brel="?next\b/i.exec(headers.get('link') ?? '')?.[1];
  const cursor: Record<string, string | number> = {};
  for (const pair of (address ?? '').split(/[?&#]/)) {
    const [key = '', value = ''] = pair.split('=');
    if (cursorKeys.test(key)) cursor[key] = key === 'page' ? Number(value) : decodeURIComponent(value);
  }
  return Object.keys(cursor).length ? cursor : undefined;
};

/**
 * The next page is asked for at this client's own address with the cursor of the link, never at the link's
 * host: a proxy may have changed that, and the token goes nowhere else.
 */
const nextQuery = <Query extends object>(query: Query, headers: Headers): Query | undefined => {
  const cursor = cursorOf(headers);
  const asked = Object.entries(query).filter(([key]) => !cursorKeys.test(key));
  return cursor && ({ ...Object.fromEntries(asked), ...cursor } as Query);
};

/** A promise of the first page that can also walk all of them. */
export class PagePromise<Item, Query extends object = object>
  extends ApiPromise<Item[], Page<Item, Query>>
  implements AsyncIterable<Item>
{
  constructor(
    answer: Promise<Answer<unknown>>,
    query: Query,
    private readonly follow: (query: Query) => PagePromise<Item, Query>,
  ) {
    super(answer, ({ data, count, requestId, headers }) => {
      const next = nextQuery(query, headers);
      const items = data as Item[];
      return { data: items, count: count ?? items.length, requestId, ...(next && { next }) };
    });
  }

  /** This page, as a plain promise. */
  page(): Promise<Page<Item, Query>> {
    return this.then();
  }

  /** The records of this and the following pages, at most `limit`; no page is fetched beyond it. */
  async toArray({ limit = Infinity }: { limit?: number } = {}): Promise<Item[]> {
    let page = await this.page();
    const items = page.data.slice(0, limit);
    while (page.next && items.length < limit) {
      page = await this.follow(page.next);
      items.push(...page.data.slice(0, limit - items.length));
    }
    return items;
  }

  // Written out, since an async generator costs React Native a transform and a runtime for it.
  [Symbol.asyncIterator](): AsyncIterator<Item, undefined> {
    let page: Promise<Page<Item, Query>> | undefined = this.page();
    let index = 0;
    const next = async (): Promise<IteratorResult<Item, undefined>> => {
      while (page) {
        const { data, next: query } = await page;
        if (index < data.length) return { done: false, value: data[index++] as Item };
        index = 0;
        page = query && this.follow(query).page();
      }
      return { done: true, value: undefined };
    };
    return {
      next,
      return: async () => {
        page = undefined;
        return { done: true, value: undefined };
      },
    };
  }
}
