import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import { createStripe, type Processor } from '../platform/stripe.ts';

/** The processor of card payments; null without a key: checkouts are refused then, and everything else works. */
export function processorOf(
  config: Pick<Config, 'stripeSecretKey' | 'stripeWebhookSecret' | 'stripeApiBase'>,
  logger: Pick<Logger, 'warn'>,
): Processor | null {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeApiBase: apiBase } = config;
  if (secretKey === undefined) return null;
  if (webhookSecret === undefined) {
    logger.warn(
      'STRIPE_WEBHOOK_SECRET is not set: a payment is entered only when its page would have ended.',
    );
  }
  return createStripe({ secretKey, webhookSecret, apiBase });
}
