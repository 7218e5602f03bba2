import { createRequire } from 'node:module';
import type { Parser as ParserClass } from '@asyncapi/parser';
import type { ZodTypeAny } from 'zod';
import { failure } from '../../contract/envelope.ts';
import { AuthFrame, clientEvents, RequestFrame, serverEvents } from '../../contract/realtime.ts';
import { asyncApiDocument } from '../../openapi/realtime.ts';
import { useService } from '../support/service.ts';
import { useWrittenMoments } from './writtenMoments.ts';

const service = useService();
useWrittenMoments();
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

type Example = { payload: Record<string, unknown> };
type Published = {
  channels: { realtime: { messages: Record<string, { name: string; examples?: Example[] }> } };
  operations: Record<string, { summary: string; description: string; messages: { $ref: string }[] }>;
};
const published = asyncApiDocument('1.0.0') as Published;
const messages = Object.values(published.channels.realtime.messages);
const examplesOf = (name: string) =>
  messages.find((message) => message.name === name)?.examples?.map(({ payload }) => payload) ?? [];

const issuesOf = (type: ZodTypeAny, value: unknown) => type.safeParse(value).error?.issues ?? [];

it.each(Object.entries(published.operations))('says what %s is', (_name, { summary, description }) => {
  expect(summary.length).toBeGreaterThan(5);
  expect(description.length).toBeGreaterThan(15);
});

it.each(messages.map(({ name, examples }) => [name, examples] as const))('shows %s', (_name, examples) => {
  expect(examples?.length).toBeGreaterThan(0);
});

it('shows the first frame as the contract takes it', () => {
  const [example] = examplesOf('auth');
  expect(issuesOf(AuthFrame, example)).toEqual([]);
});

describe.each(Object.entries(clientEvents))('%s', (event, { data, answer, codes }) => {
  it('is shown as the contract takes it', () => {
    const [example] = examplesOf(event);
    expect(example).toMatchObject({ id: 1, event });
    expect(issuesOf(RequestFrame, example)).toEqual([]);
    expect(issuesOf(data, example?.['data'])).toEqual([]);
  });

  it('is acknowledged as the contract answers, or refuses', () => {
    const [done, refused] = examplesOf(`${event} acknowledgement`);
    expect([done, refused]).toMatchObject([
      { ack: 1, success: true },
      { ack: 1, success: false },
    ]);
    expect(issuesOf(answer, done?.['data'])).toEqual([]);
    expect(issuesOf(failure(...codes), refused)).toEqual([]);
  });
});

it.each(Object.entries(serverEvents))('shows %s as the contract sends it', (event, { data }) => {
  const [example] = examplesOf(event);
  expect(example).toMatchObject({ event });
  expect(data === null ? [] : issuesOf(data, example?.['data'])).toEqual([]);
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
