import type { MailData } from '../../platform/mails.ts';
import { oneLine, paragraph } from '../layout.ts';
import type { MailTemplate } from '../template.ts';
import { moneyText } from '../wording.ts';

const howPaid: Readonly<Record<MailData['payment_receipt']['method'], string>> = {
  card: 'by card',
  cash: 'in cash',
  check: 'by check',
  other: 'otherwise',
};

type Place = Pick<MailData['payment_receipt'], 'competitionName' | 'divisionName'>;

/** " in Spring League, Division A", or nothing. */
const placeOf = ({ competitionName, divisionName }: Place): string => {
  const names = [competitionName, divisionName].filter((name) => name !== null).map((name) => oneLine(name));
  return names.length > 0 ? ` in ${names.join(', ')}` : '';
};

type Seat = NonNullable<MailData['payment_receipt']['seat']>;

/** Said beside the money, so that nobody pays for a place and learns of the waitlist only later. */
const seatText: Readonly<Record<Seat, (team: string) => string>> = {
  secured: (team) => `${team} has its place.`,
  waitlisted: (team) => `All places are taken at the moment: ${team} is on the waitlist.`,
};

export const paymentReceipt: MailTemplate<'payment_receipt'> = (data) => {
  const organization = oneLine(data.organizationName);
  const team = oneLine(data.teamName);
  const money = (amount: number) => moneyText(amount, data.currency);
  return {
    subject: `Receipt: ${money(data.amount)} for ${team}`,
    organizationName: organization,
    parts: [
      paragraph('Hello,'),
      paragraph(
        `${organization} has received ${money(data.amount)} ${howPaid[data.method]} for ${team}${placeOf(data)}. Thank you!`,
      ),
      ...(data.donation > 0 ? [paragraph(`${money(data.donation)} of it are a donation.`)] : []),
      paragraph(
        data.remaining > 0
          ? `Still to pay: ${money(data.remaining)}.`
          : 'The fee of the team is paid in full.',
      ),
      ...(data.seat ? [paragraph(seatText[data.seat](team))] : []),
    ],
    reason: `You get this mail because you registered or manage ${team}.`,
  };
};

export const teamPaymentSendToAdmins: MailTemplate<'team_payment_send_to_admins'> = (data) => {
  const organization = oneLine(data.organizationName);
  const team = oneLine(data.teamName);
  const amount = moneyText(data.amount, data.currency);
  return {
    subject: `${team} has paid ${amount}`,
    organizationName: organization,
    parts: [
      paragraph('Hello,'),
      paragraph(`${team} has paid ${amount} ${howPaid[data.method]}${placeOf(data)}.`),
    ],
    reason: `You get this mail because you administer ${organization}.`,
  };
};
