import { Expo, type ExpoPushMessage, type ExpoPushReceipt, type ExpoPushTicket } from 'expo-server-sdk';
import { Agent } from 'undici';

export type { ExpoPushMessage, ExpoPushReceipt, ExpoPushTicket };

/** What the service asks of Expo's push service. Both throw when the request as a whole was refused. */
export type PushService = {
  /** A ticket for each message, in their order; at most `messagesAtOnce`. */
  send(messages: readonly ExpoPushMessage[]): Promise<ExpoPushTicket[]>;
  /** By ticket, of those that are known by now; at most `receiptsAtOnce`. */
  receipts(tickets: readonly string[]): Promise<Record<string, ExpoPushReceipt>>;
};

export const messagesAtOnce = Expo.pushNotificationChunkSizeLimit;
export const receiptsAtOnce = Expo.pushNotificationReceiptChunkSizeLimit;

export const isExpoToken = (token: string): boolean => Expo.isExpoPushToken(token);

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
  // The package takes its address from the environment as it is loaded; the configuration decides here.
  const httpAgent = new Agent(limits).compose(
    (dispatch) => (options, handler) =>
      dispatch({ ...options, origin, path: prefix + options.path }, handler),
  );
  const { accessToken } = settings;
  const expo = new Expo({ httpAgent, ...(accessToken === undefined ? {} : { accessToken }) });
  return {
    send: (messages) => asked(expo.sendPushNotificationsAsync([...messages])),
    receipts: (tickets) => asked(expo.getPushNotificationReceiptsAsync([...tickets])),
  };
}
