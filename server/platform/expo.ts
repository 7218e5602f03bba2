import type { Expo, ExpoPushMessage, ExpoPushReceipt, ExpoPushTicket } from 'expo-server-sdk';

export type { ExpoPushMessage, ExpoPushReceipt, ExpoPushTicket };

/** What the service asks of Expo's push service. Both throw when the request as a whole was refused. */
export type PushService = {
  /** A ticket for each message, in their order; at most `messagesAtOnce`. */
  send(messages: readonly ExpoPushMessage[]): Promise<ExpoPushTicket[]>;
  /** By ticket, of those that are known by now; at most `receiptsAtOnce`. */
  receipts(tickets: readonly string[]): Promise<Record<string, ExpoPushReceipt>>;
};

/** As the package has them too, which is loaded with the first push only: with what it needs it takes 20 MB of memory. */
export const messagesAtOnce = 100;
export const receiptsAtOnce = 300;

/** Those of the tokens that are the push service's. */
export async function expoTokensOf(tokens: readonly string[]): Promise<string[]> {
  const { Expo } = await import('expo-server-sdk');
  return tokens.filter((token) => Expo.isExpoPushToken(token));
}

/** Shorter together than a delivery may take; the answer to the most messages is a tenth of what is read of one. */
const limits = {
  connect: { timeout: 10_000 },
  headersTimeout: 15_000,
  bodyTimeout: 10_000,
  maxResponseSize: 1_000_000,
};

type Refusal = { readonly statusCode?: number; readonly code?: unknown };

/** Of a refusal its code alone is told: its words may quote the push, and what a team says is not for the log. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { statusCode, code } = error as Refusal;
    if (statusCode === undefined) throw error;
    const named = typeof code === 'string' && /^\w{1,60}$/.test(code) ? ` ${code}` : '';
    throw Object.assign(new Error(`The push service answered ${statusCode}${named}.`), { statusCode });
  }
}

/**
 * The client of the push service.
 *
 * @param baseUrl where it is, `https://exp.host`
 */
export function createPushService(settings: {
  baseUrl: string;
  accessToken?: string | undefined;
}): PushService {
  const { origin, pathname } = new URL(settings.baseUrl);
  const prefix = pathname.replace(/\/$/, '');
  const { accessToken } = settings;
  let client: Promise<Expo> | undefined;
  const connect = async () => {
    const [{ Expo }, { Agent }] = await Promise.all([import('expo-server-sdk'), import('undici')]);
    // The package takes its address from the environment as it is loaded; the configuration decides here.
    const httpAgent = new Agent(limits).compose(
      (dispatch) => (options, handler) =>
        dispatch({ ...options, origin, path: prefix + options.path }, handler),
    );
    return new Expo({ httpAgent, ...(accessToken === undefined ? {} : { accessToken }) });
  };
  const connected = () => (client ??= connect());
  return {
    send: async (messages) => {
      const expo = await connected();
      return asked(expo.sendPushNotificationsAsync([...messages]));
    },
    receipts: async (tickets) => {
      const expo = await connected();
      return asked(expo.getPushNotificationReceiptsAsync([...tickets]));
    },
  };
}
