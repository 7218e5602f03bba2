import { errorMessage, type ErrorCode } from '../contract/errors.ts';
import type { Schema } from './schemas.ts';

const byFormat: Record<string, string> = {
  'date-time': '2026-03-08T18:00:00.000Z',
  uri: 'https://league.example/logo.png',
};

/** What fields of these names hold, some of them by the record they belong to. */
const byName: Readonly<Record<string, string>> = {
  address: '12 River Road, Springfield',
  awayTeamPlaceholder: 'Winner of Semifinal 2',
  caption: 'Champions!',
  clerkId: 'user_2b9JH0sGvT1Yd',
  code: 'EARLY10',
  color: '#1f6feb',
  competitionName: 'Spring Season',
  court: 'Court 1',
  deviceId: '5f1c8a2e',
  discountCode: 'EARLY10',
  divisionName: 'Division A',
  email: 'sam@example.org',
  eventType: 'practice',
  externalId: 'pi_3Pn8uQ2eZvKYlo2C',
  fieldId: 'shirtSize',
  fieldType: 'text',
  firstName: 'Sam',
  gameLabel: 'Semifinal 1',
  helperText: 'As on the label',
  id: '6928d5a0c3f1b2a4d5e6f708',
  homeTeamPlaceholder: 'Winner of Semifinal 1',
  label: 'Team fee',
  lastError: 'The mailbox is full.',
  lastName: 'Rivera',
  location: 'Riverside Hall',
  logoUrl: 'https://league.example/logo.png',
  managerName: 'Sam Rivera',
  message: 'Must be an e-mail address',
  'ImportResult.message': 'No team of the division has this name.',
  'Registration.message': 'Welcome to the new season.',
  name: 'Sam Rivera',
  'ApiKey.name': 'Website',
  'IssuedApiKey.name': 'Website',
  'Bracket.name': 'Playoffs',
  'Division.name': 'Division A',
  'DivisionTeam.name': 'Riverside Hawks',
  'League.name': 'Spring Season',
  'Location.name': 'Riverside Hall',
  'Organization.name': 'Demo League',
  'PaymentProduct.name': 'Team fee',
  'RegistrationTeam.name': 'Riverside Hawks',
  'StandingsRow.name': 'Riverside Hawks',
  'Team.name': 'Riverside Hawks',
  'Tournament.name': 'City Cup',
  note: 'Paid at the desk',
  notes: 'Bring both shirts.',
  notice: 'Doors open at five.',
  number: '23',
  options: 'M',
  organizationName: 'Demo League',
  paidNotes: 'Paid at the desk',
  path: 'email',
  pendingEmail: 'sam.rivera@example.org',
  phone: '+1 555 0100',
  platform: 'ios',
  playerName: 'Sam Rivera',
  primitiveType: 'string',
  releaseStatement: 'I play at my own risk.',
  requestId: '0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11',
  signedName: 'Sam Rivera',
  slug: 'demo-league',
  sports: 'basketball',
  stripeAccountId: 'acct_1Nv0FGQ9RKHgCVdK',
  teamName: 'Riverside Hawks',
  text: 'Who brings the balls?',
  'Waiver.text': 'I play at my own risk.',
  thankYouMessage: 'See you on the court!',
  thumbnailUrl: 'https://league.example/photo-small.jpg',
  timeZone: 'America/New_York',
  title: 'Practice',
  'Waiver.title': 'Release of liability',
  token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
  url: 'https://league.example/photo.jpg',
  value: 'M',
};

type Place = { readonly depth: number; readonly record?: string; readonly name?: string };

const textOf = (schema: Schema, { record, name }: Place) =>
  byFormat[schema.format ?? ''] ?? byName[`${record}.${name}`] ?? byName[name ?? ''] ?? 'text';

/** A value that the schema allows, from the examples of its parts and the names of its fields. */
export function exampleOf(
  schema: Schema,
  components: Readonly<Record<string, Schema>>,
  place: Place = { depth: 0 },
): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.$ref) {
    const record = schema.$ref.split('/').at(-1) as string;
    return exampleOf(components[record] as Schema, components, { ...place, record });
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const alternative = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (alternative) return exampleOf(alternative, components, place);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return objectExample(schema, components, place);
    case 'array':
      return place.depth > 4 || !schema.items
        ? []
        : [exampleOf(schema.items, components, { ...place, depth: place.depth + 1 })];
    case 'string':
      return textOf(schema, place);
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function objectExample(schema: Schema, components: Readonly<Record<string, Schema>>, place: Place): object {
  const required = Object.entries(schema.properties ?? {}).filter(([name]) =>
    schema.required?.includes(name),
  );
  const example = Object.fromEntries(
    required.map(([name, value]) => [
      name,
      exampleOf(value, components, { ...place, depth: place.depth + 1, name }),
    ]),
  );
  const refusal = errorMessage[example['code'] as ErrorCode];
  return refusal === undefined ? example : { ...example, message: refusal };
}
