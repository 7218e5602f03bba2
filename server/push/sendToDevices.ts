import {
  messagesAtOnce,
  type ExpoPushMessage,
  type ExpoPushTicket,
  type PushService,
} from '../platform/expo.ts';

export type Sent = { readonly token: string; readonly ticket: ExpoPushTicket };

/** What is said to each device alike. */
export type PushContent = Omit<ExpoPushMessage, 'to'>;

const isRefusedWhole = (error: unknown): error is Error =>
  (error as { statusCode?: number }).statusCode === 400;

/**
 * Sends to these devices, at most as many as the service takes at once. A request that it refuses because of one of
 * them, as of a device of another app, is halved until that one stands alone. Throws when the service can't be
 * reached, or takes nothing from us.
 */
async function sendChunk(
  push: PushService,
  tokens: readonly string[],
  content: PushContent,
): Promise<Sent[]> {
  try {
    const tickets = await push.send(tokens.map((to) => ({ ...content, to })));
    return tokens.map((token, index) => ({ token, ticket: tickets[index] as ExpoPushTicket }));
  } catch (error) {
    if (!isRefusedWhole(error)) throw error;
    const [token] = tokens;
    if (tokens.length === 1 && token !== undefined) {
      return [
        { token, ticket: { status: 'error', message: error.message, details: { error: 'DeveloperError' } } },
      ];
    }
    const middle = Math.ceil(tokens.length / 2);
    return [
      ...(await sendChunk(push, tokens.slice(0, middle), content)),
      ...(await sendChunk(push, tokens.slice(middle), content)),
    ];
  }
}

/** As above for any number, in chunks, so that each can be noted down before the next. */
export async function* sendToDevices(
  push: PushService,
  tokens: readonly string[],
  content: PushContent,
): AsyncGenerator<Sent[]> {
  for (let start = 0; start < tokens.length; start += messagesAtOnce) {
    yield await sendChunk(push, tokens.slice(start, start + messagesAtOnce), content);
  }
}
