import type { SendMail } from '../platform/mailer.ts';
import type { MailData, MailTemplateName } from '../platform/mails.ts';
import type { Deliver, OutboxMessage } from '../platform/outboxDelivery.ts';
import type { Refusals } from './refusals.ts';
import { isMailTemplate, isOptional, renderMail } from './renderMail.ts';

/** The link that ends such mails; null where somebody has followed it. Undefined for a mail that has none. */
async function unsubscribingOf(
  { template, organization, to: address }: OutboxMessage,
  refusals: Refusals,
): Promise<string | null | undefined> {
  if (!isOptional(template) || organization === null) return undefined;
  const refusal = { organization, address };
  return (await refusals.isRefused(refusal)) ? null : refusals.linkOf(refusal);
}

/** Delivers the outbox's mails: rendered when they leave, so that a mended template reaches what still waits. */
export const mailDelivery =
  (send: SendMail, refusals: Refusals): Deliver =>
  async (message, signal) => {
    const { id, created, template, to, data } = message;
    // It may be one that a newer process of the service knows: tried again like any failure.
    if (!isMailTemplate(template)) throw new Error(`This process has no template ${template}.`);
    const unsubscribe = await unsubscribingOf(message, refusals);
    if (unsubscribe === null) return;
    const mail = renderMail(template, data as MailData[MailTemplateName], unsubscribe);
    await send({ id, created, template, to }, mail, signal);
  };
