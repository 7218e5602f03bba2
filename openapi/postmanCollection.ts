/** The parts of a Postman collection, format 2.1, that ours has. */

type Pair = { readonly key: string; readonly value: string; readonly disabled?: boolean };

export type Request = {
  readonly method: string;
  readonly description?: string | { readonly content: string };
  readonly header?: readonly Pair[];
  readonly url: {
    readonly raw?: string;
    readonly host: readonly string[];
    readonly path: readonly string[];
    readonly query: readonly Pair[];
    readonly variable: readonly Pair[];
  };
  readonly body?: { readonly mode?: string; readonly raw?: string; readonly formdata?: readonly object[] };
};

export type Item = {
  readonly name: string;
  readonly event?: readonly {
    readonly listen: 'test';
    readonly script: { type: string; exec: readonly string[] };
  }[];
  readonly request: Request;
};

type Folder = { readonly name: string; readonly description?: string; readonly item: readonly Item[] };

export type Collection = {
  readonly info: {
    readonly name: string;
    readonly description: string;
    readonly version: string;
    readonly schema: string;
  };
  readonly auth: object;
  readonly variable: readonly Pair[];
  readonly item: readonly Folder[];
};

type Described = {
  info: { title: string; description: string; version: string };
  tags: { name: string; description?: string }[];
  servers: { url: string }[];
};

/** What an operation adds to the request that was made of it. */
type Addition = {
  readonly variableOf: (parameter: string) => string;
  readonly script: readonly string[];
};

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const exampleId = '6928d5a0c3f1b2a4d5e6f708';

const plain = ({ key, value, disabled }: Pair): Pair => ({ key, value, ...(disabled ? { disabled } : {}) });

const textOf = (description: Request['description']) =>
  typeof description === 'string' ? description : description?.content;

function requestOf(
  { method, description, header = [], url, body }: Request,
  { variableOf }: Addition,
): Request {
  const variable = url.variable.map(({ key }) => ({ key, value: `{{${variableOf(key)}}}` }));
  const enabled = url.query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  return {
    method,
    description: textOf(description),
    // The boundary of a form is only known to who sends it.
    header: body?.mode === 'formdata' ? [] : header.filter(({ disabled }) => !disabled).map(plain),
    url: {
      raw: [...url.host, ...url.path].join('/') + (enabled.length > 0 ? `?${enabled.join('&')}` : ''),
      host: url.host,
      path: url.path,
      query: url.query.map(plain),
      variable,
    },
    ...(body?.mode ? { body } : {}),
  };
}

const variablesIn = (items: readonly Folder[]) => [
  ...new Set([...JSON.stringify(items).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string)),
];

const usual: Readonly<Record<string, string>> = {
  baseUrl: 'http://127.0.0.1:3000',
  token: '',
  clerkId: 'user_2b9JH0sGvT1Yd',
  organizationName: 'demo-league',
  leagueName: 'Spring Season',
  linkToken: 'x2Ck0cTq4mYtq0bWw3kq9sN1bq7v5d8e6f4a2b0c9d8',
};

/** The collection of what the converter made, without what it invents anew each time: identifiers of its own. */
export function collectionOf(
  { info, tags, servers }: Described,
  folders: readonly { name: string; item: readonly { request: Request }[] }[],
  additionFor: (method: string, path: string) => Addition,
): Collection {
  const descriptions = new Map(tags.map(({ name, description }) => [name, description]));
  const item = folders.map((folder) => ({
    name: folder.name,
    description: descriptions.get(folder.name),
    item: folder.item.map(({ request, ...rest }) => {
      const addition = additionFor(request.method, `/${request.url.path.join('/')}`);
      const script = { type: 'text/javascript', exec: addition.script };
      return {
        name: (rest as unknown as { name: string }).name,
        ...(addition.script.length > 0 ? { event: [{ listen: 'test' as const, script }] } : {}),
        request: requestOf(request, addition),
      };
    }),
  }));
  const names = ['baseUrl', 'token', ...variablesIn(item)];
  return {
    info: { name: info.title, description: info.description, version: info.version, schema },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [...new Set(names)].map((key) => ({
      key,
      value: key === 'baseUrl' ? `${usual[key]}${servers[0]?.url ?? ''}` : (usual[key] ?? exampleId),
    })),
    item,
  };
}
