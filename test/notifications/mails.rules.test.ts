import fc from 'fast-check';
import { layOut, oneLine, paragraph } from '../../server/notifications/layout.ts';
import { renderMail } from '../../server/notifications/renderMail.ts';
import { sampleLink as link, sampleMails } from '../../server/notifications/sampleMails.ts';
import { greeting, moneyText, validFor } from '../../server/notifications/wording.ts';
import type { MailData, MailTemplateName } from '../../server/platform/mails.ts';

const names = Object.keys(sampleMails) as MailTemplateName[];

const textsOfOthers = [
  'name',
  'organizationName',
  'invitedBy',
  'by',
  'teamName',
  'competitionName',
  'divisionName',
];

/** The mail with every text of somebody else replaced by `text`. */
const withText = (name: MailTemplateName, text: string) =>
  renderMail(name, {
    ...sampleMails[name],
    ...Object.fromEntries(textsOfOthers.flatMap((each) => (each in sampleMails[name] ? [[each, text]] : []))),
  } as MailData[MailTemplateName]);

const tagsOf = (html: string) => [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);

describe.each(names)('the mail %s', (name) => {
  const mail = renderMail(name, sampleMails[name]);

  const hasLink = JSON.stringify(sampleMails[name]).includes(link);

  it('has a subject and says the same in text and in HTML, with the link in both', () => {
    expect(mail.subject).toMatch(/^\S.{5,}\S$/);
    expect(mail.text.includes(link)).toBe(hasLink);
    expect(mail.html.includes(`href="${link.replace('&', '&amp;')}"`)).toBe(hasLink);
    for (const line of mail.text.split('\n\n').slice(0, 2)) expect(mail.html).toContain(line);
  });

  it('fits a phone and a reader of screens', () => {
    expect(mail.html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.html).toContain('role="presentation"');
  });

  it('loads nothing from anywhere', () => {
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|object|style)\b|url\(|@import/i);
  });

  it('has no markup but its own, whatever people call themselves', () => {
    const plain = tagsOf(mail.html);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 80 }),
          fc.constantFrom(
            '<script>alert(1)</script>',
            '"><img src=x onerror=alert(1)>',
            "' onmouseover='x",
            '&lt;b&gt;',
          ),
        ),
        (text) => {
          const { html, subject, senderName } = withText(name, text);
          expect(tagsOf(html)).toEqual(plain);
          expect(subject).not.toMatch(/[\r\n]/);
          expect(senderName ?? '').not.toMatch(/[\r\n]/);
        },
      ),
    );
  });

  if (hasLink) {
    it('refuses a link that is not a web address', () => {
      const bad = JSON.parse(
        JSON.stringify(sampleMails[name]).replaceAll(link, 'javascript:alert(1)'),
      ) as never;
      expect(() => renderMail(name, bad)).toThrow('javascript:');
    });
  }
});

describe('mail of an organization', () => {
  it('is sent in its name', () => {
    const mail = renderMail('admin_invitation', sampleMails.admin_invitation);
    expect(mail.senderName).toBe('Oak Park League');
    expect(mail.subject).toBe('Administer Oak Park League');
    expect(mail.text).toContain('Grace Hopper invites you to administer Oak Park League.');
  });

  it('shows a name with an ampersand as it is', () => {
    const mail = renderMail('admin_invitation', {
      ...sampleMails.admin_invitation,
      organizationName: 'Smith & Sons <FC>',
    });
    expect(mail.text).toContain('Smith & Sons <FC>');
    expect(mail.html).toContain('Smith &amp; Sons &lt;FC&gt;');
    expect(mail.html).not.toContain('<FC>');
  });
});

describe('the mail of a sign-up', () => {
  const textOf = (facts: object) =>
    renderMail('team_registered', { ...sampleMails.team_registered, ...facts }).text;

  it('says whether the team has a place, can pay for one, or waits', () => {
    expect(textOf({ needsPayment: false, placesTaken: false })).not.toMatch(/place|waitlist/);
    expect(textOf({ needsPayment: true, placesTaken: false })).toContain(
      'holds a place once its fee is paid',
    );
    expect(textOf({ needsPayment: false, placesTaken: true })).toContain(
      'All places are taken at the moment: Riverside Hawks is on the waitlist.',
    );
    expect(textOf({ needsPayment: true, placesTaken: true })).toContain(
      'once its fee is paid, at least in part, the team is on the waitlist',
    );
  });
});

describe('mail without an organization', () => {
  it('is sent in the name of the service', () => {
    expect(renderMail('verify_email', sampleMails.verify_email).senderName).toBeUndefined();
  });
});

describe('the greeting', () => {
  it('is by name', () => {
    expect(greeting('Ada Lovelace')).toBe('Hello Ada Lovelace,');
    expect(greeting('  Zoë\n van  Dam ')).toBe('Hello Zoë van Dam,');
  });

  it.each(['', '  ', 'win at https://bad.example', 'www.bad.example', 'bad.example', 'ada@league.example'])(
    'passes nothing on that advertises: %p',
    (name) => expect(greeting(name)).toBe('Hello,'),
  );

  it('cuts a name that is too long, and never in the middle of a character', () => {
    expect(greeting('x'.repeat(500)).length).toBeLessThan(80);
    expect(oneLine('👍'.repeat(10), 5)).toBe('👍👍👍👍…');
  });

  it('lets no name turn the text after it around', () => {
    expect(greeting('Ada\u202eecalevoL')).toBe('Hello Ada ecalevoL,');
  });
});

describe('the life of a link', () => {
  it.each([
    [1, 'for 1 hour.'],
    [24, 'for 24 hours.'],
    [48, 'for 2 days.'],
    [168, 'for 7 days.'],
  ])('is told in words: %p hours', (hours, words) => expect(validFor(hours)).toContain(words));
});

describe('an amount', () => {
  it.each([
    [12_500, 'usd', '$125.00'],
    [-5, 'usd', '-$0.05'],
    [12_500, 'eur', '€125.00'],
    [12_500, 'jpy', '¥12,500'],
    [12_500, 'kwd', 'KWD 12.500'],
    [1_250_000, 'huf', 'HUF 12,500.00'],
    [1_250_000, 'isk', 'ISK 12,500.00'],
    [12_500, 'rsd', 'RSD 125.00'],
    [12_500, 'mga', 'MGA 12,500'],
  ])('%p of %p reads %p', (amount, currency, text) =>
    expect(moneyText(amount, currency).replace(/\u00a0/g, ' ')).toBe(text),
  );
});

describe('the layout', () => {
  it('ends the text with who writes and why', () => {
    const { text } = layOut({
      subject: 'A',
      parts: [paragraph('B')],
      organizationName: 'Oak Park',
      reason: 'C',
    });
    expect(text).toBe('B\n\n-- \nOak Park\nC\n');
  });
});
