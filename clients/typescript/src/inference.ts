import type { operations } from './generated/schema.ts';

/** `leagues.get` and the others. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** What may be left out may also be `undefined` or `null`: neither is sent. */
type Lenient<Query> = {
  [Name in keyof Query]: Record<never, never> extends Pick<Query, Name>
    ? Query[Name] | null | undefined
    : Query[Name];
};

/** The query parameters of an operation; `{}` alone where it has none. */
export type QueryOf<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Query }
    ? [NonNullable<Query>] extends [never]
      ? Record<string, never>
      : Lenient<NonNullable<Query>>
    : Record<string, never>;

/** A path parameter of an operation. */
export type PathOf<Id extends OperationId, Name extends string> =
  Parameters<Id> extends {
    path: Record<Name, infer Value>;
  }
    ? Value
    : string;

type BodyOfContent<Content> = Content extends Record<'application/json', infer Json> ? Json : never;
type TextOfContent<Content> = Extract<keyof Content, `text/${string}`> extends never ? never : string;
type FormOfContent<Content> = Content extends Record<'multipart/form-data', unknown> ? FormData : never;

/** What an operation takes as its body: the JSON, text (CSV), or a form to upload. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: infer Content }
    ? BodyOfContent<Content> | TextOfContent<Content> | FormOfContent<Content>
    : never
  : never;

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Success = 200 | 201 | 202 | 203 | 204;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : never;

type DataOfResponse<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json extends { success: unknown }
      ? Json extends { data: infer Data }
        ? Data
        : undefined
      : Json
    : keyof Content extends `text/${string}`
      ? string
      : Blob
  : undefined;

/** What an operation answers with: the `data` of the envelope, text, or a file. */
export type DataOf<Id extends OperationId> = DataOfResponse<Responses<Id>[keyof Responses<Id> & Success]>;

/** One record of a list. */
export type ItemOf<Id extends OperationId> = DataOf<Id> extends readonly (infer Item)[] ? Item : never;

type CodeOf<Json> = Json extends { error: { code: infer Code } } ? Code : never;

/** The error codes that an operation is documented to answer with. */
export type ErrorCodeOf<Id extends OperationId> = CodeOf<
  JsonOf<Responses<Id>[Exclude<keyof Responses<Id>, Success>]>
>;

/** Whether `?include=` has put the record where the bare identifier was. */
export const isPopulated = <Reference>(
  reference: Reference,
): reference is Exclude<Reference, string | null | undefined> =>
  typeof reference === 'object' && reference !== null;
