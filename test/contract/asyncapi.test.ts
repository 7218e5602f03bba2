import { createRequire } from 'node:module';
import type { Parser as ParserClass } from '@asyncapi/parser';
import { clientEvents, serverEvents } from '../../contract/realtime.ts';
import { asyncApiDocument } from '../../openapi/realtime.ts';
import { useService } from '../support/service.ts';

const service = useService();
// The parser is CommonJS whose parts Jest can't load as modules.
const { Parser } = createRequire(import.meta.url)('@asyncapi/parser') as { Parser: typeof ParserClass };

it('is a valid AsyncAPI document', async () => {
  const { document, diagnostics } = await new Parser().parse(JSON.stringify(asyncApiDocument('1.0.0')));
  expect(diagnostics.filter(({ severity }) => severity < 2)).toEqual([]);
  expect(document?.version()).toBe('3.0.0');
});

it('describes every event of the contract under its name', async () => {
  const { document } = await new Parser().parse(JSON.stringify(asyncApiDocument('1.0.0')));
  const named = (action: string) =>
    new Set(
      document
        ?.operations()
        .all()
        .filter((operation) => operation.action() === action)
        .flatMap((operation) => operation.messages().all())
        .map((message) => message.name()),
    );
  expect(named('receive')).toEqual(new Set(['auth', ...Object.keys(clientEvents)]));
  expect(named('send')).toEqual(new Set(Object.keys(serverEvents)));
});

it('is served beside the OpenAPI document', async () => {
  const answer = await service.fetch('/asyncapi.json');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  expect(await answer.json()).toMatchObject({
    asyncapi: '3.0.0',
    channels: { realtime: { address: '/api/v1/realtime' } },
  });
});
