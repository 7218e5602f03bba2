import type { ZodTypeAny } from 'zod';
import { createFailures } from '../contract/envelope.ts';
import { errorMessage, type ErrorCode } from '../contract/errors.ts';
import type { Schema, SchemaCollector } from './schemas.ts';

const pascal = (words: string) =>
  words.replace(/(?:^|[_.])([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A refusal with several codes, of one operation: `GamesUpdateConflict`. */
const nameOfStatus: Readonly<Record<number, string>> = {
  400: 'InvalidRequest',
  403: 'Forbidden',
  409: 'Conflict',
  503: 'Unavailable',
};

/** The codes that a refusal of the contract can have. */
function codesOf(schema: Schema): readonly ErrorCode[] {
  const error = schema.properties?.['error'];
  return (error?.properties?.['code']?.enum ?? []) as ErrorCode[];
}

type Answering = { readonly id: string; readonly route: { readonly responses: object } };

/** Refusals are shared: one response a set of codes, which says what each means. */
export class FailureCollector {
  readonly responses: Record<string, object> = {};
  private readonly users = new Map<string, string[]>();
  private readonly ofEveryPost: readonly ErrorCode[];

  /** @param operations all that refuse something: a response is named by its codes, or by its only operation */
  constructor(
    private readonly schemas: SchemaCollector,
    operations: readonly Answering[],
  ) {
    this.ofEveryPost = codesOf(schemas.of(createFailures()[409], false));
    for (const { id, route } of operations) {
      for (const [status, response] of Object.entries(route.responses)) {
        if (Number(status) < 400) continue;
        const codes = codesOf(schemas.of(response as ZodTypeAny, false)).join();
        this.users.set(codes, [...(this.users.get(codes) ?? []), id]);
      }
    }
  }

  /** Generators make types of these names, so that they should stay short. */
  private nameOf(codes: readonly ErrorCode[], status: number): string {
    const isPost = this.ofEveryPost.every((code) => codes.includes(code));
    const own = isPost ? codes.filter((code) => !this.ofEveryPost.includes(code)) : codes;
    const [user = '', ...others] = this.users.get(codes.join()) ?? [];
    if (codes.length > 1 && own.length > 0 && others.length === 0) {
      return `${pascal(user)}${nameOfStatus[status] ?? `Failure${status}`}`;
    }
    return [...(isPost ? ['PostConflict'] : []), ...own.map(pascal)].join('Or');
  }

  of(type: ZodTypeAny, status: number): { reference: { $ref: string }; codes: readonly ErrorCode[] } {
    const { description: _, ...schema } = this.schemas.of(type, false);
    const codes = codesOf(schema);
    const name = this.nameOf(codes, status);
    this.responses[name] ??= {
      description: codes.map((code) => `\`${code}\`: ${errorMessage[code]}`).join('\n\n'),
      headers: {
        'X-Request-Id': { $ref: '#/components/headers/XRequestId' },
        ...(status === 429 || status === 503
          ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
          : {}),
      },
      content: {
        'application/json': {
          schema,
          example: {
            success: false,
            error: {
              code: codes[0],
              message: errorMessage[codes[0] as ErrorCode],
              requestId: '0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11',
            },
          },
        },
      },
    };
    return { reference: { $ref: `#/components/responses/${name}` }, codes };
  }
}
