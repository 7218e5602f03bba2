import type { EnteredBounds, StoredConfig } from '../competitions/index.ts';

/** The bounds of rosters, which a registration enters and its competitions hold. */
const boundFields = ['minPlayers', 'maxPlayers'] as const;

type Bounds = { [F in (typeof boundFields)[number]]?: number };
type SentBounds = { [F in (typeof boundFields)[number]]?: number | null | undefined };

/** What a registration is for. */
export type Parents = { league: string | null; contests: readonly string[]; tournament: string | null };

/** The records that hold the bounds. */
type Holders = { leagues: readonly string[]; tournament: string | null };

const boundsOf = (config: StoredConfig | EnteredBounds | null): Bounds =>
  Object.fromEntries(
    boundFields.flatMap((field) => (config?.[field] == null ? [] : [[field, config[field]]])),
  );

/** Every league that teams sign up for: the registration's own, then its contests. */
export const leaguesOf = ({ league, contests }: Pick<Parents, 'league' | 'contests'>): string[] => [
  ...new Set([...(league === null ? [] : [league]), ...contests]),
];

/** The league and each contest or, without any, the tournament. */
function holdersOf(parents: Parents): Holders {
  const leagues = leaguesOf(parents);
  return { leagues, tournament: leagues.length === 0 ? parents.tournament : null };
}

/** The one that bounds are shown from; null while the registration is for nothing and keeps them itself. */
const shownFrom = ({ leagues, tournament }: Holders) => leagues[0] ?? tournament;

/** Bounds as a registration shows them: its holder's, of several the first's; its own while it is for nothing yet. */
export const shownBounds = (
  registration: Parents & { config: StoredConfig; rosterConfig: StoredConfig | null },
): Bounds =>
  boundsOf(shownFrom(holdersOf(registration)) === null ? registration.config : registration.rosterConfig);

/** What a write of bounds comes to: what the registration keeps itself, and what its competitions are to hold. */
type BoundsPlan = {
  own: Bounds;
  writes: readonly { holders: Holders; bounds: EnteredBounds }[];
};

/**
 * Bounds that are sent go to every competition that the registration is then for. What is sent as it is shown changes
 * nothing there, so that a client may send back what it read where leagues differ, and goes to those that are new.
 * Bounds that a registration for nothing held itself move to what it is then for.
 *
 * @param before null for a new registration
 */
export function planBounds(
  before: (Parents & { config: StoredConfig; rosterConfig: StoredConfig | null }) | null,
  sent: SentBounds,
  after: Parents,
): BoundsPlan {
  const shown = before ? shownBounds(before) : {};
  const earlier = before ? holdersOf(before) : { leagues: [], tournament: null };
  const holders = holdersOf(after);
  const entered: EnteredBounds = shownFrom(earlier) === null ? { ...shown } : {};
  for (const field of boundFields) if (sent[field] !== undefined) entered[field] = sent[field];
  if (shownFrom(holders) === null) return { own: boundsOf(entered), writes: [] };

  const added: Holders = {
    leagues: holders.leagues.filter((league) => !earlier.leagues.includes(league)),
    tournament: holders.tournament === earlier.tournament ? null : holders.tournament,
  };
  const repeats = (field: keyof Bounds) =>
    shownFrom(holders) === shownFrom(earlier) && entered[field] === shown[field];
  const part = (isPart: (field: keyof Bounds) => boolean): EnteredBounds =>
    Object.fromEntries(
      boundFields
        .filter((field) => field in entered && isPart(field))
        .map((field) => [field, entered[field]]),
    );
  return {
    own: {},
    writes: [
      { holders, bounds: part((field) => !repeats(field)) },
      { holders: added, bounds: part(repeats) },
    ],
  };
}
