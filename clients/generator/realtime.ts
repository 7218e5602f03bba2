import openapiTS, { astToString } from 'openapi-typescript';
import { errorStatus, type ErrorCode } from '../../contract/errors.ts';
import { codesIn, isObject, type Document } from './document.ts';

const banner = '// Generated from openapi/asyncapi.json by clients/generate.ts: `npm run generate`.\n\n';

interface Message {
  name: string;
  payload: {
    properties?: Record<string, Record<string, unknown>>;
    oneOf?: { properties: Record<string, Record<string, unknown>> }[];
  };
}

interface Operation {
  action: 'send' | 'receive';
  description?: string;
  messages: { $ref: string }[];
  reply?: { messages: { $ref: string }[] };
}

/** The parts of an AsyncAPI document that the realtime client is made from. */
export interface AsyncDocument {
  info: { title: string; version: string };
  channels: { realtime: { messages: Record<string, Message> } };
  operations: Record<string, Operation>;
  components: { schemas: Record<string, unknown> };
}

const asOpenApi = ({ info, components }: AsyncDocument): Document =>
  ({
    openapi: '3.1.0',
    info,
    paths: {},
    components,
  }) as Document;

const typeOf = (schema: Record<string, unknown> | undefined): string => {
  const name = typeof schema?.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name ? `components['schemas']['${name}']` : 'undefined';
};

const commentOf = ({ description = '' }: Operation) => `/** ${description.replaceAll('*/', '*\\/')} */`;

const messageOf = ({ channels }: AsyncDocument, references: { $ref: string }[] | undefined) =>
  channels.realtime.messages[references?.[0]?.$ref.split('/').at(-1) ?? ''];

const eventsSource = (document: AsyncDocument): string => {
  const asked: string[] = [];
  const pushed: string[] = [];
  const codes = new Set<ErrorCode>();
  for (const operation of Object.values(document.operations)) {
    const message = messageOf(document, operation.messages);
    const [answered, refused] = messageOf(document, operation.reply?.messages)?.payload.oneOf ?? [];
    const data = message?.payload.properties?.data;
    if (operation.action === 'receive' && message && answered) {
      const types = `{ data: ${typeOf(data)}; answer: ${typeOf(answered.properties.data)} }`;
      asked.push(`${commentOf(operation)}\n'${message.name}': ${types};`);
      for (const code of codesIn(asOpenApi(document), refused)) codes.add(code as ErrorCode);
    } else if (operation.action === 'send' && message && isObject(data)) {
      pushed.push(`${commentOf(operation)}\n'${message.name}': ${typeOf(data)};`);
    }
  }
  const statuses = Object.fromEntries([...codes].sort().map((code) => [code, errorStatus[code]]));
  return (
    `${banner}import type { components } from './realtimeSchema.ts';\n\n` +
    `/** What a client asks for, and what it is answered with. */\nexport interface ClientEvents {\n${asked.join('\n')}\n}\n\n` +
    `/** What the service sends by itself. */\nexport interface ServerEvents {\n${pushed.join('\n')}\n}\n\n` +
    '/** The HTTP status of each refusal: an acknowledgement has none of its own. */\n' +
    `export const refusalStatus: Readonly<Record<string, number>> = ${JSON.stringify(statuses)};\n`
  );
};

/** The generated files of the realtime client by name, not yet formatted. */
export const realtimeSourcesOf = async (document: AsyncDocument): Promise<Record<string, string>> => ({
  'realtime.ts': eventsSource(document),
  'realtimeSchema.ts':
    banner + astToString(await openapiTS(JSON.stringify(asOpenApi(document)), { defaultNonNullable: false })),
});
