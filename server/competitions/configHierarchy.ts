import { isDeepStrictEqual } from 'node:util';
import {
  configFieldNames,
  type ConfigField,
  type configSources,
  type ConfigValues,
} from '../../contract/config.ts';

type ConfigSource = (typeof configSources)[number];

/** A stored configuration: only fields that are set. */
export type StoredConfig = { [F in ConfigField]?: NonNullable<ConfigValues[F]> };

export type ConfigLevels = Readonly<Partial<Record<Exclude<ConfigSource, 'default'>, StoredConfig | null>>>;

/** The most specific level wins, field by field (specification, "Config hierarchy"). */
const precedence = ['division', 'league', 'tournament', 'registration'] as const;

/** What counts where no level says anything; fields that are not here are then null. */
const defaults: StoredConfig = {
  requirePlayers: false,
  hideTeams: false,
  hideSchedules: false,
  hideStandings: false,
  showStats: true,
  excludeTeamName: false,
  minPlayers: 1,
  gameDurationInMinutes: 60,
  requireCoaches: false,
  requireTeamRepresentatives: false,
  capacity: 0,
  waitlistCapacity: 0,
  autoPromote: false,
  promotionPaymentWindowHours: 48,
  hasWaitlist: false,
  disableSync: false,
  admins: [],
};

type Resolved<F extends ConfigField = ConfigField> = {
  value: NonNullable<ConfigValues[F]> | null;
  source: ConfigSource;
};

/** A `capacity` of 0 is no limit at its level and inherits like an unset one. */
const isSet = (field: ConfigField, value: unknown) =>
  value !== undefined && value !== null && !(field === 'capacity' && value === 0);

/** The value of a field that counts, and the level it came from. */
export function resolveField<F extends ConfigField>(levels: ConfigLevels, field: F): Resolved<F> {
  for (const source of precedence) {
    const value = levels[source]?.[field];
    if (isSet(field, value)) return { value: value as NonNullable<ConfigValues[F]>, source };
  }
  return { value: (defaults[field] as NonNullable<ConfigValues[F]> | undefined) ?? null, source: 'default' };
}

/** Every field with the value that counts and the level it came from. */
export const resolveConfig = (levels: ConfigLevels) =>
  Object.fromEntries(configFieldNames.map((field) => [field, resolveField(levels, field)])) as {
    [F in ConfigField]: Resolved<F>;
  };

/** The fields that a division shows as they resolve, also where it sets none of them (specification, Divisions). */
const shownResolved = ['waitlistCapacity', 'autoPromote', 'promotionPaymentWindowHours'] as const;

/** A level's configuration as it is answered. */
export const shownConfig = <C extends StoredConfig>(stored: C): C => ({ admins: [], ...stored });

/** A division's configuration as it is answered: what is stored, and three fields as they resolve. */
export function shownDivisionConfig(levels: ConfigLevels & { division: StoredConfig }): StoredConfig {
  const resolved = shownResolved.map((field) => [field, resolveField(levels, field).value]);
  return { ...shownConfig(levels.division), ...(Object.fromEntries(resolved) as StoredConfig) };
}

/**
 * What is stored after a write: the fields sent replace those stored, null unsets. The shown value of a field that is
 * not set here may come back from a client that sends what it read, and leaves the field unset.
 */
export function mergeConfig<C extends StoredConfig>(
  stored: C,
  sent: ConfigValues | undefined,
  shown: StoredConfig,
): C {
  const merged: Record<string, unknown> = { ...stored };
  for (const [field, value] of Object.entries(sent ?? {})) {
    if (value === undefined) continue;
    if (value === null) delete merged[field];
    else if (field in stored || !isDeepStrictEqual(value, shown[field as ConfigField])) merged[field] = value;
  }
  return merged as C;
}

/** The configuration without what the public must not see. */
export function publicConfig<C extends StoredConfig>({ admins: _, ...config }: C): Omit<C, 'admins'> {
  return config;
}
