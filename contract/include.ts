import { z } from './zod.ts';

/**
 * The references that `?include=` can populate, by record. `one` is a reference field and `manyOf` a list of them;
 * `many` are records that name this one, present in an answer only when asked for.
 */
export const references = {
  organization: {},
  league: {
    tournament: { one: 'tournament' },
    paymentProduct: { one: 'paymentProduct' },
    organization: { one: 'organization' },
  },
  tournament: {
    paymentProduct: { one: 'paymentProduct' },
    organization: { one: 'organization' },
    contests: { many: 'league' },
    divisions: { many: 'division' },
  },
  division: {
    league: { one: 'league' },
    tournament: { one: 'tournament' },
    organization: { one: 'organization' },
    paymentProduct: { one: 'paymentProduct' },
  },
  paymentProduct: { organization: { one: 'organization' } },
  team: { organization: { one: 'organization' } },
  divisionTeam: {
    team: { one: 'team' },
    division: { one: 'division' },
    league: { one: 'league' },
    tournament: { one: 'tournament' },
    organization: { one: 'organization' },
    registration: { one: 'registration' },
    registrationTeam: { one: 'registrationTeam' },
    players: { many: 'player' },
  },
  location: { organization: { one: 'organization' } },
  game: {
    homeTeam: { one: 'divisionTeam' },
    awayTeam: { one: 'divisionTeam' },
    organization: { one: 'organization' },
    league: { one: 'league' },
    division: { one: 'division' },
    tournament: { one: 'tournament' },
    locationModel: { one: 'location' },
    timeSlot: { one: 'timeSlot' },
  },
  timeSlot: {
    organization: { one: 'organization' },
    location: { one: 'location' },
    league: { one: 'league' },
    tournament: { one: 'tournament' },
    game: { one: 'game' },
  },
  stat: {
    game: { one: 'game' },
    player: { one: 'player' },
    divisionTeam: { one: 'divisionTeam' },
    organization: { one: 'organization' },
  },
  registration: {
    contests: { manyOf: 'league' },
    paymentProduct: { one: 'paymentProduct' },
    donationProduct: { one: 'paymentProduct' },
    tournament: { one: 'tournament' },
    contest: { one: 'league' },
    league: { one: 'league' },
    organization: { one: 'organization' },
  },
  registrationTeam: {
    registration: { one: 'registration' },
    organization: { one: 'organization' },
    tournament: { one: 'tournament' },
    league: { one: 'league' },
    division: { one: 'division' },
    divisionTeam: { one: 'divisionTeam' },
    players: { many: 'player' },
  },
  player: {
    team: { one: 'divisionTeam' },
    organization: { one: 'organization' },
    league: { one: 'league' },
    division: { one: 'division' },
    tournament: { one: 'tournament' },
    registration: { one: 'registration' },
    registrationTeam: { one: 'registrationTeam' },
  },
  waiver: { organization: { one: 'organization' } },
  payment: {
    organization: { one: 'organization' },
    registration: { one: 'registration' },
    registrationTeam: { one: 'registrationTeam' },
    player: { one: 'player' },
    refundOf: { one: 'payment' },
  },
  discountCode: {
    organization: { one: 'organization' },
    registration: { one: 'registration' },
  },
  teamEvent: {
    divisionTeam: { one: 'divisionTeam' },
    organization: { one: 'organization' },
  },
  availability: {
    game: { one: 'game' },
    teamEvent: { one: 'teamEvent' },
    player: { one: 'player' },
    divisionTeam: { one: 'divisionTeam' },
    organization: { one: 'organization' },
  },
  assignment: {
    game: { one: 'game' },
    teamEvent: { one: 'teamEvent' },
    player: { one: 'player' },
    divisionTeam: { one: 'divisionTeam' },
    organization: { one: 'organization' },
  },
  user: { watchlist: { manyOf: 'divisionTeam' } },
  admin: { organization: { one: 'organization' } },
} as const satisfies Record<string, Record<string, { one: string } | { many: string } | { manyOf: string }>>;

export type Resource = keyof typeof references;

/** The roots each endpoint's `?include=` may begin with; tokens with another root are ignored. */
export const includeRoots = {
  league: ['tournament', 'paymentProduct', 'organization'],
  tournament: ['paymentProduct', 'contests', 'divisions'],
  division: ['league', 'organization', 'paymentProduct'],
  team: ['organization'],
  divisionTeam: [
    'team',
    'division',
    'league',
    'tournament',
    'organization',
    'registration',
    'registrationTeam',
    'players',
  ],
  location: ['organization'],
  timeSlot: ['organization', 'location', 'league', 'tournament', 'game'],
  paymentProduct: ['organization'],
  game: ['homeTeam', 'awayTeam', 'organization', 'league', 'division'],
  stat: ['game', 'player', 'divisionTeam', 'organization'],
  registration: ['contests', 'paymentProduct', 'tournament', 'contest', 'league', 'organization'],
  registrationTeam: [
    'registration',
    'organization',
    'tournament',
    'league',
    'division',
    'divisionTeam',
    'players',
  ],
  player: ['team', 'organization', 'league', 'division', 'registration', 'registrationTeam'],
  waiver: ['organization'],
  payment: ['organization', 'registration', 'registrationTeam', 'player'],
  discountCode: ['organization', 'registration'],
  teamEvent: ['divisionTeam', 'organization'],
  availability: ['player', 'game', 'teamEvent', 'divisionTeam'],
  assignment: ['player', 'game', 'teamEvent', 'divisionTeam'],
  user: ['watchlist'],
  admin: ['organization'],
} as const satisfies { [R in Resource]?: readonly (keyof (typeof references)[R])[] };

export type IncludingResource = keyof typeof includeRoots;

/** The roots of a signed-in person's own teams: fewer than those of division teams elsewhere. */
export const myTeamRoots = ['team', 'division', 'league', 'organization', 'players'] as const;

/** Tokens past this number are ignored. */
export const maxIncludeTokens = 32;
/** Tokens deeper than this are ignored. */
export const maxIncludeDepth = 3;

/** `?include=` of an endpoint of this record. Malformed and unknown tokens are ignored, never an error. */
export const includeParameter = (
  resource: IncludingResource,
  roots: readonly string[] = includeRoots[resource],
) =>
  z
    .string()
    .max(500)
    .regex(/^[^\u0000]*$/)
    .optional()
    .openapi({
      description:
        'References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: ' +
        roots.map((root) => `\`${root}\``).join(', ') +
        '. Tokens with another root are ignored.',
      example: roots[0],
    });
