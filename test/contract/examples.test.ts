import type { ZodTypeAny } from 'zod';
import { contract } from '../../contract/index.ts';
import { permissionRule } from '../../contract/permissions.ts';
import { openApiDocument } from '../../openapi/document.ts';
import { metadataOf, operationsOf, type OperationObject } from '../../openapi/operations.ts';
import { useWrittenMoments } from './writtenMoments.ts';

/** What the document says of each operation, by the contract it is made from. */

type Refusal = { shape: { error: { shape: { code: { options: string[] } } } } };
type Parameter = { name?: string; in?: string; description?: string };

const { paths, components } = openApiDocument('0') as {
  paths: Record<string, Record<string, OperationObject>>;
  components: { responses: Record<string, { description: string; content: object }> };
};
const published = new Map(
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);
const operations = operationsOf(contract).map(
  ({ id, route }) => [id, route, published.get(id) as OperationObject] as const,
);

useWrittenMoments();

const problemsOf = (type: ZodTypeAny, example: unknown) => type.safeParse(example).error?.issues ?? [];

const holdsBytes = (schema: object) => JSON.stringify(schema).includes('"format":"binary"');

describe.each(operations)('%s', (_id, route, { description, parameters, requestBody, responses }) => {
  it('says who may call it', () => {
    const { callers, scope } = permissionRule(metadataOf(route).permission);
    const says = (words: RegExp) => words.test(description as string);
    expect(callers.includes('anonymous')).toBe(says(/Open to everybody/));
    if (!callers.includes('anonymous')) {
      expect(callers.includes('user')).toBe(says(/signed-in users/));
      expect(callers.includes('admin')).toBe(says(/administrators/));
    }
    const keyWithScope = callers.includes('apiKey') && scope !== undefined;
    expect(keyWithScope).toBe(says(/API keys with/));
    if (keyWithScope) expect(description).toContain(`\`${scope}\``);
  });

  it('names each of its refusals, and what it means', () => {
    for (const [status, response] of Object.entries(responses)) {
      if (Number(status) < 400) continue;
      const { $ref } = response as { $ref: string };
      const shared = components.responses[$ref.split('/').at(-1) as string];
      const refusals = route.responses as unknown as Record<string, Refusal>;
      const codes = refusals[status]?.shape.error.shape.code.options;
      expect(codes?.length).toBeGreaterThan(0);
      for (const code of codes ?? [])
        expect(shared?.description).toMatch(new RegExp(`\`${code}\`: [A-Z].{8,}`));
    }
  });

  it('describes its parameters', () => {
    const own = (parameters as Parameter[]).filter(({ name }) => name !== undefined);
    expect(own.filter(({ description: said }) => !said || !/^[A-Z`].{5,}\.$/s.test(said))).toEqual([]);
  });

  it('shows a body that it takes', () => {
    for (const [type, { schema, example }] of Object.entries(requestBody?.content ?? {})) {
      if (holdsBytes(schema)) continue;
      expect([type, example]).toEqual([type, expect.anything()]);
      if (type === 'application/json')
        expect(problemsOf((route as { body: ZodTypeAny }).body, example)).toEqual([]);
    }
  });

  it('shows an answer as the contract has it', () => {
    for (const [status, { content }] of Object.entries(responses)) {
      if (Number(status) >= 400) continue;
      for (const [type, { schema, example }] of Object.entries(content ?? {})) {
        if (holdsBytes(schema)) continue;
        expect([status, type, example]).toEqual([status, type, expect.anything()]);
        const answer = (route.responses as Record<string, unknown>)[status];
        if (type === 'application/json') expect(problemsOf(answer as ZodTypeAny, example)).toEqual([]);
      }
    }
  });
});

it('shows no field by its type alone', () => {
  const shown: unknown[] = [];
  const visit = (node: unknown, path: string): void => {
    // Of a custom field, `text` is a type.
    if (node === 'text' && !path.endsWith('/fieldType')) shown.push(path);
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) visit(value, `${path}/${key}`);
  };
  for (const [id, , { requestBody, responses }] of operations) {
    for (const { content } of [...Object.values(responses), ...(requestBody ? [requestBody] : [])]) {
      for (const { example } of Object.values(content ?? {})) visit(example, id);
    }
  }
  expect(shown).toEqual([]);
});

it('stays small enough to be read by a person and at every start', () => {
  expect(JSON.stringify(openApiDocument('0')).length).toBeLessThan(1_100_000);
});
