import type { MailData, MailTemplateName } from '../platform/mails.ts';
import type { MailContent } from './layout.ts';

/** What a mail says, from what it is told. */
export type MailTemplate<Name extends MailTemplateName> = (data: MailData[Name]) => MailContent;
