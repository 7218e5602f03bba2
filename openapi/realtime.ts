import { failure } from '../contract/envelope.ts';
import {
  AuthFrame,
  clientEvents,
  closeCodes,
  lateReason,
  maxFrameBytes,
  realtimePath,
  serverEvents,
  socketIoPath,
} from '../contract/realtime.ts';
import { apiPrefix } from '../contract/index.ts';
import { exampleOf } from './examples.ts';
import { SchemaCollector, type Schema } from './schemas.ts';

type Message = {
  name: string;
  title: string;
  summary: string;
  contentType: string;
  payload: Schema;
  examples?: { name: string; payload: object }[];
};

const id: Schema = {
  type: 'integer',
  minimum: 0,
  description: 'Chosen by the client; repeated as `ack`.',
  example: 1,
};

const frame = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** `join:team` becomes `joinTeam`: identifiers of the document hold no colon. */
const identifierOf = (event: string) =>
  event.replace(/:([a-z])/g, (_, letter: string) => letter.toUpperCase());

const messageOf = (name: string, summary: string, payload: Schema): Message => ({
  name,
  title: name,
  summary,
  contentType: 'application/json',
  payload,
});

/** A frame as it is sent, and each kind of answer; a request shows the `id` that it may leave out. */
function examplesOf({ name, payload }: Message, components: Readonly<Record<string, Schema>>) {
  const shown = (schema: Schema) => ({
    ...(schema.properties?.['id'] ? { id: 1 } : {}),
    ...(exampleOf(schema, components) as object),
  });
  if (!payload.oneOf) return [{ name, payload: shown(payload) }];
  return payload.oneOf.map((kind, index) => ({
    name: `${name}, ${index === 0 ? 'done' : 'refused'}`,
    payload: shown(kind),
  }));
}

const inChannel = (message: string) => ({ $ref: `#/channels/realtime/messages/${message}` });
const channel = { $ref: '#/channels/realtime' };
const security = [{ $ref: '#/components/securitySchemes/userToken' }];

const description = `Team chat, live. The same rules behind two doors on the origin of the REST interface.

**Plain WebSocket** at \`${apiPrefix}${realtimePath}\`, described below: JSON in text frames. The first frame is
\`{ "auth": { "token" } }\` within 5 seconds, with a user’s token of \`POST /users/loginUser\`; the service answers
\`{ "event": "ready" }\`.

**Socket.IO 4** at \`${socketIoPath}\` with the handshake \`auth: { token }\`: the same events by their names, with the
\`data\` of the frames as the argument and the acknowledgement without its \`ack\`. A bad token is refused with
\`connect_error\` \`unauthenticated\`.

Sockets are closed with ${closeCodes.goingAway} when their process stops, with ${closeCodes.unauthenticated} without a credential or when
it ends (with the reason \`${lateReason}\` where none came in time, and a good one may be sent again), with ${closeCodes.invalidFrame} for a frame that is no JSON, with 1009 for one over ${maxFrameBytes} bytes, and with ${closeCodes.policy}
for floods and for readers that do not keep up. A ping every 25 seconds finds peers that are gone.`;

/** The AsyncAPI 3.0 document of the realtime endpoint. */
export function asyncApiDocument(version: string): object {
  const schemas = new SchemaCollector();
  const messages: Record<string, Message> = {
    auth: messageOf('auth', 'The first frame: who it is', schemas.of(AuthFrame, true)),
  };
  const operations: Record<string, object> = {
    auth: {
      action: 'receive',
      channel,
      security,
      summary: 'Say who it is',
      description: `The first frame of a plain WebSocket, within 5 seconds; \`ready\` answers it, ${closeCodes.unauthenticated} refuses it.`,
      messages: [inChannel('auth')],
      reply: { channel, messages: [inChannel('ready')] },
    },
  };
  for (const [event, { summary, description: said, data, answer, codes }] of Object.entries(clientEvents)) {
    const identifier = identifierOf(event);
    const sent = frame({ id, event: { const: event }, data: schemas.of(data, true) }, [
      'id',
      ...(data.isOptional() ? ['data'] : []),
    ]);
    const refusal = schemas.of(failure(...codes), false);
    messages[identifier] = messageOf(event, summary, sent);
    messages[`${identifier}Acknowledgement`] = messageOf(`${event} acknowledgement`, 'The answer', {
      oneOf: [
        frame({ ack: id, success: { const: true }, data: schemas.of(answer, false) }),
        frame({ ack: id, ...refusal.properties }),
      ],
    });
    operations[identifier] = {
      action: 'receive',
      channel,
      security,
      summary,
      description: said,
      messages: [inChannel(identifier)],
      reply: { channel, messages: [inChannel(`${identifier}Acknowledgement`)] },
    };
  }
  for (const [event, { summary, description: said, data }] of Object.entries(serverEvents)) {
    const identifier = identifierOf(event);
    const pushed = frame({ event: { const: event }, ...(data ? { data: schemas.of(data, false) } : {}) });
    messages[identifier] = messageOf(event, summary, pushed);
    operations[identifier] = {
      action: 'send',
      channel,
      security,
      summary,
      description: said,
      messages: [inChannel(identifier)],
    };
  }
  const components = schemas.all();
  for (const message of Object.values(messages)) message.examples = examplesOf(message, components);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Sports League Management Service, realtime',
      version,
      description,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    defaultContentType: 'application/json',
    servers: {
      service: {
        host: '{host}',
        protocol: 'ws',
        description: 'The origin of the REST interface; `wss` where that is `https`.',
        variables: { host: { default: '127.0.0.1:3000' } },
      },
    },
    channels: {
      realtime: {
        address: `${apiPrefix}${realtimePath}`,
        title: 'Realtime endpoint',
        messages,
      },
    },
    operations,
    components: {
      schemas: components,
      securitySchemes: {
        userToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'From `POST /users/loginUser`, in the first frame or the handshake: no header carries it.',
        },
      },
    },
  };
}
