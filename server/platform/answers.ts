import type { Response } from 'express';
import type { IncludingResource } from '../../contract/include.ts';
import { etagOf, type Context } from './context.ts';
import type { Document, Populate } from './include.ts';
import type { Page } from './reads.ts';

/** The parts of an answer that every door sends alike: envelope, ETag, Location, Link. */

export type Versioned = { _id: string; version: number };

/** 200 with one record and its ETag. */
export function found<T>(res: Response, record: Versioned, data: T) {
  res.setHeader('ETag', etagOf(record));
  return { status: 200 as const, body: { success: true as const, data } };
}

/** 201 with the new record, its ETag and its address. */
export const created = <T>(res: Response, collection: string, record: Versioned, data: T) =>
  createdAt(res, `${collection}/${record._id}`, record, data);

/** As above for a record whose address is not its own identifier's. */
export function createdAt<T>(res: Response, address: string, record: Versioned, data: T) {
  res.setHeader('ETag', etagOf(record));
  res.setHeader('Location', `${res.req.baseUrl}${address}`);
  return { status: 201 as const, body: { success: true as const, data } };
}

/** 200 with what is not a single record. */
export const answer = <T>(data: T) => ({ status: 200 as const, body: { success: true as const, data } });

/** 200 with a page of a list; the address of the next page, named by its `cursor`, goes into `Link`. */
export function listed<T>(res: Response, page: Page<unknown>, data: T[], cursor = 'after') {
  if (page.next) {
    const address = new URL(res.req.originalUrl, 'http://unused');
    address.searchParams.delete('page');
    address.searchParams.set(cursor, page.next.after);
    address.searchParams.set('limit', String(page.next.limit));
    res.append('Link', `<${address.pathname}${address.search}>; rel="next"`);
  }
  return { status: 200 as const, body: { success: true as const, data, count: page.count } };
}

/** 200 with a list that has no pages. */
export const listedWhole = <T>(data: T[]) => ({
  status: 200 as const,
  body: { success: true as const, data, count: data.length },
});

/** As above for records of a kind, which `?include=` may populate. */
export const listsWhole =
  <Row, T extends object>(populate: Populate, resource: IncludingResource, present: (row: Row) => T) =>
  async (ctx: Context, rows: readonly Row[], include: string | undefined) => {
    const data = rows.map(present);
    await populate(ctx, resource, data as unknown as Document[], include);
    return listedWhole(data);
  };
