import { z } from './zod.ts';

/** Postgres can't store NUL, so no text of the contract may hold one; the published pattern says so. */
const withoutNul = /^[^\u0000]*$/;
/**
 * As above, and at least one character that is neither a space nor a control character. What may stand before the
 * first such character is said apart from it, so that a long text takes one pass.
 */
const notBlank = /^[\u0001-\u0020]*[^\u0000-\u0020][^\u0000]*$/;

/** At most so many characters, counted as JSON Schema and Postgres count them: a pair of UTF-16 units is one. */
const atMost = (max: number) =>
  [new RegExp(`^[^]{0,${max}}$`, 'u'), `String must contain at most ${max} character(s)`] as const;

/** Text of at most `max` characters that may be empty. */
export const text = (max: number) =>
  z
    .string()
    .regex(...atMost(max))
    .regex(withoutNul, 'Must not contain NUL')
    .openapi({ maxLength: max, pattern: withoutNul.source });

/** Text of 1 to `max` characters that shows something. */
export const name = (max = 200) =>
  z
    .string()
    .min(1)
    .regex(...atMost(max))
    .regex(notBlank, 'Must not be blank')
    .openapi({ maxLength: max, pattern: notBlank.source });

/** What the keys of a free map may be, published: no NUL, and not the name that JavaScript keeps for itself. */
export const propertyNames = {
  propertyNames: { type: 'string', pattern: '^(?!__proto__$)[^\\u0000]*$' },
} as object;

/** 24 lower-case hexadecimal digits, made by the server, ordered by time of creation. */
export const ObjectId = z
  .string()
  .regex(/^[0-9a-f]{24}$/, 'Must be 24 lower-case hexadecimal digits')
  .openapi({
    title: 'ObjectId',
    description: 'Opaque identifier: 24 lower-case hexadecimal digits, made by the server.',
    example: '6928d5a0c3f1b2a4d5e6f708',
  });

/** A point in time as the service writes it. A `Date` here becomes `YYYY-MM-DDTHH:mm:ss.sssZ` on the wire. */
export const Timestamp = z.date().openapi({
  title: 'Timestamp',
  description: 'ISO 8601 with milliseconds, in UTC.',
  example: '2026-03-08T18:00:00.000Z' as unknown as Date,
});

/** Calendar days from 1900 to 2999 that exist, leap years included, so that no impossible day needs an error of its own. */
const day =
  '(?:(?:19|2[0-9])[0-9]{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))' +
  '|(?:(?:19|2[0-9])(?:0[48]|[2468][048]|[13579][26])|2[048]00)-02-29)';
const timeOfDay = '(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,9})?)?';
const offset = '(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])';

/**
 * A point in time as a client may write it: a day, or a day with a time of day and an offset from UTC.
 * What a day alone means is said where the field is.
 */
export const TimestampInput = z
  .string()
  .regex(
    new RegExp(`^${day}(?:T${timeOfDay}${offset})?$`),
    'Must be YYYY-MM-DD or an ISO 8601 timestamp with an offset',
  )
  .openapi({
    title: 'TimestampInput',
    description:
      'ISO 8601: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm[:ss[.sss]]` with `Z` or an offset. Years 1900 to 2999. A day alone is its midnight in UTC unless the field says otherwise.',
    example: '2026-03-08T18:00:00Z',
  });

/** A calendar day that never shifts with a zone. */
export const DateKey = z
  .string()
  .regex(new RegExp(`^${day}$`), 'Must be a day as YYYY-MM-DD')
  .openapi({
    title: 'DateKey',
    description: 'A calendar day, `YYYY-MM-DD`, the same in every zone.',
    example: '2026-03-08',
  });

/** Whole cents of the organization's currency, or the units that card payments are counted in where it has no cents. */
export const Cents = z.number().int().min(0).max(100_000_000).openapi({
  title: 'Cents',
  description:
    'Whole cents of the organization’s currency; of one without cents, such as the yen, whole units.',
  example: 12_500,
});

export const Email = z
  .string()
  .min(3)
  .max(254)
  .regex(
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,63}){0,4}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?){1,5}$/,
    'Must be an e-mail address',
  )
  .openapi({
    title: 'Email',
    description: 'An e-mail address; compared without regard to case.',
    example: 'sam@example.org',
  });

/** IANA zone name by its shape; whether the zone exists is answered with 409 `invalid_time_zone`. */
export const TimeZone = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_+-]{0,30}(?:\/[A-Za-z0-9_+-]{1,30}){0,2}$/, 'Must be an IANA zone name')
  .openapi({ title: 'TimeZone', description: 'IANA zone name.', example: 'America/New_York' });

/** ISO 4217 code in lower case, as the payment processor writes it. */
export const Currency = z
  .string()
  .regex(/^[a-z]{3}$/, 'Must be a currency code of three lower-case letters')
  .openapi({ title: 'Currency', description: 'ISO 4217 code in lower case.', example: 'usd' });

/** A finite number that fits what the service stores. */
export const plainNumber = z.number().min(-1e9).max(1e9);

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) => z.number().int().min(min).max(max);

/** A whole number of a query string or path. */
export const wholeParameter = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?[0-9]{1,15}$/, 'Must be a whole number')
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))
    .openapi({ type: 'integer', minimum: min, maximum: max, pattern: undefined });

/** `true` or `false` in a query string. */
export const booleanParameter = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .openapi({ type: 'boolean', enum: undefined });

/**
 * A reference as it is answered: the bare identifier, or with `?include=` the record, or `null` where there is
 * none or the caller may not see it. `resource` names the component.
 */
export const reference = (resource: string) =>
  z
    .union([z.string(), z.record(z.unknown())])
    .nullable()
    .openapi({ 'x-populates': resource } as object);

/** As `reference`, for a field that lists several. */
export const referenceList = (resource: string) =>
  z.array(z.union([z.string(), z.record(z.unknown())])).openapi({ 'x-populates-each': resource } as object);

/** Records that exist in an answer only when `?include=` asks for them. */
export const populatedList = (resource: string) =>
  z
    .array(z.record(z.unknown()))
    .optional()
    .openapi({ 'x-populates-many': resource } as object);

/** A field that a PUT accepts, so that a client may send back what it read, and ignores. */
export const ignored = z
  .unknown()
  .transform(() => undefined)
  .optional()
  .openapi({ description: 'Read-only: accepted and ignored.' });

/** A field that stays empty beside another one: null, or left out. */
export const empty = z
  .null()
  .optional()
  .openapi({ type: 'null', enum: undefined } as object);

/** The fields every record has, as answered. */
export const recordFields = {
  _id: ObjectId,
  created: Timestamp,
  updated: Timestamp,
};

/** The same in a PUT. */
export const ignoredRecordFields = { _id: ignored, created: ignored, updated: ignored };
