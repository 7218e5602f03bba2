import type { SendMail } from '../platform/mailer.ts';
import type { MailData, MailTemplateName } from '../platform/mails.ts';
import type { Deliver } from '../platform/outboxDelivery.ts';
import { isMailTemplate, renderMail } from './renderMail.ts';

/** Delivers the outbox's mails: rendered when they leave, so that a mended template reaches what still waits. */
export const mailDelivery =
  (send: SendMail): Deliver =>
  async ({ id, created, template, to, data }, signal) => {
    // It may be one that a newer process of the service knows: tried again like any failure.
    if (!isMailTemplate(template)) throw new Error(`This process has no template ${template}.`);
    const mail = renderMail(template, data as MailData[MailTemplateName]);
    await send({ id, created, template, to }, mail, signal);
  };
