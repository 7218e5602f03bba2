import { exampleOf } from '../../../openapi/examples.ts';
import type { Schema } from '../../../openapi/schemas.ts';
import { components, documentedOperation, resolved } from '../strictSchema.ts';
import type { Kind } from './catalogue.ts';

/** A place of a body that takes an identifier, in one of the shapes that the body can have. */
export type BodyReference = {
  /** `contests.0`, as a refusal names it. */
  readonly path: string;
  readonly shape: Schema;
  /**
   * The body with another identifier in that place, and nothing that the shape does not have; `own` gives the
   * identifiers that the shape wants beside it.
   */
  with(body: Body, id: string, own: (field: string) => string): Body;
};

type Body = Record<string, unknown>;
type Place = readonly (string | 0)[];

const isIdentifier = (schema: Schema) => resolved(schema).name === 'ObjectId';

function placesIn(of: Schema): Place[] {
  if (isIdentifier(of)) return [[]];
  const { schema } = resolved(of);
  const alternatives = schema.anyOf ?? schema.oneOf ?? [];
  return [
    ...alternatives.flatMap(placesIn),
    ...(schema.items ? placesIn(schema.items).map((place): Place => [0, ...place]) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, part]) =>
      placesIn(part).map((place): Place => [field, ...place]),
    ),
  ];
}

const partAt = (of: Schema, key: string | 0): Schema => {
  const { schema } = resolved(of);
  const part = key === 0 ? schema.items : schema.properties?.[key];
  if (part) return part;
  const found = (schema.anyOf ?? schema.oneOf ?? []).find((alternative) => alternative.type !== 'null');
  return partAt(found as Schema, key);
};

function placed(of: Schema, value: unknown, [key, ...rest]: Place, id: string): unknown {
  if (key === undefined) return id;
  const part = partAt(of, key);
  if (key === 0)
    return [placed(part, Array.isArray(value) ? value[0] : exampleOf(part, components), rest, id)];
  const whole = (value ?? {}) as Record<string, unknown>;
  return { ...whole, [key]: placed(part, whole[key], rest, id) };
}

/**
 * What a shape has of a body; what only one value is allowed for has that, and `own` gives the identifiers that the shape
 * wants beside it.
 */
export function fitted(
  { properties = {}, required = [] }: Schema,
  body: Body,
  own: (field: string) => string,
): Body {
  const kept = Object.entries(body).filter(
    ([field]) => properties[field] && properties[field].type !== 'null',
  );
  const fixed = Object.entries(properties).flatMap(([field, { enum: values }]) =>
    values?.length === 1 ? [[field, values[0]]] : [],
  );
  const wanted = required.flatMap((field) =>
    isIdentifier(properties[field] as Schema) && !(field in body) ? [[field, own(field)]] : [],
  );
  return Object.fromEntries([...kept, ...fixed, ...wanted]) as Body;
}

/** Every place of an operation's body that takes an identifier. */
export function bodyReferencesOf(id: string): BodyReference[] {
  const content = documentedOperation(id).requestBody?.content['application/json'];
  if (!content) return [];
  const { schema } = resolved(content.schema);
  const shapes = (schema.anyOf ?? schema.oneOf ?? [schema]).map((shape) => resolved(shape).schema);
  return shapes.flatMap((shape) =>
    placesIn(shape).map((place) => ({
      path: place.join('.'),
      shape,
      with: (body, reference, own) => placed(shape, fitted(shape, body, own), place, reference) as Body,
    })),
  );
}

const kindOfField: Readonly<Record<string, Kind>> = {
  organization: 'organization',
  league: 'league',
  contest: 'league',
  contests: 'league',
  tournament: 'tournament',
  division: 'division',
  divisionTeam: 'divisionTeam',
  homeTeam: 'divisionTeam',
  awayTeam: 'divisionTeam',
  seeds: 'divisionTeam',
  paymentProduct: 'paymentProduct',
  donationProduct: 'paymentProduct',
  location: 'location',
  locationModel: 'location',
  timeSlot: 'timeSlot',
  timeSlots: 'timeSlot',
  game: 'game',
  winner: 'player',
  player: 'player',
  players: 'player',
  registration: 'registration',
  registrationTeam: 'registrationTeam',
  waiver: 'waiver',
  teamEvent: 'teamEvent',
};

/** Of what a field of a body or a parameter of a query takes the identifier; `team` is the club in few places. */
export function kindOfReference(operation: string, path: string): Kind {
  const field = path
    .split('.')
    .filter((part) => part !== '0')
    .at(-1) as string;
  if (field === 'team') return operation.startsWith('divisionTeams.') ? 'team' : 'divisionTeam';
  const kind = kindOfField[field];
  if (!kind) throw new Error(`Of what ${operation} takes ${path} is not described.`);
  return kind;
}
