import type { z } from 'zod';
import type { TeamPerson } from '../../contract/registrationTeamRecord.ts';
import { resolveField, type ConfigLevels } from '../competitions/index.ts';
import type { ErrorDetail } from '../platform/errors.ts';
import {
  missingAnswers,
  rosterBounds,
  type CustomField,
  type StoredAnswers,
} from '../registrations/index.ts';

type Person = z.infer<typeof TeamPerson>;

/** What the form asks of a team. */
export type Demands = {
  readonly levels: ConfigLevels;
  readonly requirePlayers: boolean | null;
  readonly allowCoaches: boolean | null;
  readonly requireReleaseStatement: boolean | null;
  readonly teamFields: readonly CustomField[];
  readonly managerFields: readonly CustomField[];
  /** Asked of each player. */
  readonly fields: readonly CustomField[];
};

export type Entry = {
  readonly managers: readonly Person[];
  readonly coaches: readonly Person[];
  readonly teamRepresentatives: readonly Person[];
  readonly answers: StoredAnswers;
  readonly releaseAccepted: { readonly accepted: boolean } | null;
  readonly players: readonly {
    readonly _id: string;
    readonly name: string;
    readonly answers: StoredAnswers;
  }[];
};

/** Everything that keeps the registration of a team from being complete, a detail each. */
export function missingFrom(entry: Entry, demands: Demands): ErrorDetail[] {
  return [
    ...missingPlayers(entry, demands),
    ...missingManagers(entry),
    ...missingCoaches(entry, demands),
    ...missingRepresentatives(entry, demands),
    ...missingAnswers([...demands.teamFields, ...demands.managerFields], entry.answers, 'fields'),
    ...entry.players.flatMap(({ _id, answers }) =>
      missingAnswers(demands.fields, answers, `players.${_id}.fields`),
    ),
    ...missingRelease(entry, demands),
  ];
}

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** A form that says that it asks for no players asks for none unless a minimum is set. */
function missingPlayers({ players }: Entry, { levels, requirePlayers }: Demands): ErrorDetail[] {
  const asked = requirePlayers ?? resolveField(levels, 'requirePlayers').value;
  const isSet = resolveField(levels, 'minPlayers').source !== 'default';
  const bound = requirePlayers === false && !isSet ? 0 : rosterBounds(levels).min;
  const min = Math.max(bound, asked ? 1 : 0);
  if (players.length >= min) return [];
  const message = `At least ${counted(min, 'player', 'players')}; the roster has ${players.length}.`;
  return [{ path: 'players', message }];
}

/** Whoever is to be reminded, told and asked needs an address. */
function missingManagers({ managers }: Entry): ErrorDetail[] {
  if (managers.some(({ email }) => email !== null)) return [];
  return [{ path: 'managers', message: 'At least one manager with an e-mail address.' }];
}

type Bounds = { required: boolean; min: number | null; max: number | null };

function outsideOf(
  path: string,
  n: number,
  { required, min, max }: Bounds,
  [one, many]: readonly [string, string],
): ErrorDetail[] {
  // Where they need not be named, the minimum is asked of those who name any.
  const least = required ? Math.max(1, min ?? 1) : n > 0 ? (min ?? 0) : 0;
  if (n < least) return [{ path, message: `At least ${counted(least, one, many)}; there are ${n}.` }];
  if (max !== null && n > max)
    return [{ path, message: `At most ${counted(max, one, many)}; there are ${n}.` }];
  return [];
}

const missingCoaches = ({ coaches }: Entry, { levels, allowCoaches }: Demands): ErrorDetail[] =>
  outsideOf(
    'coaches',
    coaches.length,
    {
      required: allowCoaches !== false && resolveField(levels, 'requireCoaches').value === true,
      min: resolveField(levels, 'minCoaches').value,
      max: resolveField(levels, 'maxCoaches').value,
    },
    ['coach', 'coaches'],
  );

const missingRepresentatives = ({ teamRepresentatives }: Entry, { levels }: Demands): ErrorDetail[] =>
  outsideOf(
    'teamRepresentatives',
    teamRepresentatives.length,
    {
      required: resolveField(levels, 'requireTeamRepresentatives').value === true,
      min: resolveField(levels, 'minTeamRepresentatives').value,
      max: resolveField(levels, 'maxTeamRepresentatives').value,
    },
    ['team representative', 'team representatives'],
  );

function missingRelease({ releaseAccepted }: Entry, { requireReleaseStatement }: Demands): ErrorDetail[] {
  if (requireReleaseStatement !== true || releaseAccepted?.accepted === true) return [];
  return [{ path: 'releaseAccepted', message: 'The release statement has to be accepted.' }];
}
