import type { ZodTypeAny } from 'zod';
import { errorMessage, type ErrorCode } from '../contract/errors.ts';
import type { Schema, SchemaCollector } from './schemas.ts';

const pascal = (code: string) => code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The codes that a refusal of the contract can have. */
function codesOf(schema: Schema): readonly ErrorCode[] {
  const error = schema.properties?.['error'];
  return (error?.properties?.['code']?.enum ?? []) as ErrorCode[];
}

/** Refusals are shared: one response a set of codes, which says what each means. */
export class FailureCollector {
  readonly responses: Record<string, object> = {};

  constructor(private readonly schemas: SchemaCollector) {}

  of(type: ZodTypeAny, status: number): { reference: { $ref: string }; codes: readonly ErrorCode[] } {
    const { description: _, ...schema } = this.schemas.of(type, false);
    const codes = codesOf(schema);
    const name = codes.map(pascal).join('Or');
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
