import type { z } from 'zod';
import type { Division } from '../../contract/divisions.ts';
import type { League } from '../../contract/leagues.ts';
import type { Tournament } from '../../contract/tournaments.ts';
import { hasScope, type Actor } from '../platform/actor.ts';
import { publicConfig, shownConfig, shownDivisionConfig, type StoredConfig } from './configHierarchy.ts';
import type { DivisionRow, LeagueRow, TournamentRow } from './model.ts';

const configFor = (actor: Actor, organization: string, config: StoredConfig) =>
  hasScope(actor, 'read:leagues', organization) ? config : publicConfig(config);

export const presentTournament = (actor: Actor, row: TournamentRow): z.infer<typeof Tournament> => ({
  _id: row._id,
  name: row.name,
  priority: row.priority,
  sports: row.sports,
  startDate: row.startDate,
  active: row.active,
  config: configFor(actor, row.organization, shownConfig(row.config)),
  paymentProduct: row.paymentProduct,
  organization: row.organization,
  created: row.created,
  updated: row.updated,
});

export const presentLeague = (actor: Actor, row: LeagueRow): z.infer<typeof League> => ({
  _id: row._id,
  name: row.name,
  contestType: row.contestType,
  priority: row.priority,
  sports: row.sports,
  startDate: row.startDate,
  endDate: row.endDate,
  active: row.active,
  config: configFor(actor, row.organization, shownConfig(row.config)),
  tournament: row.tournament,
  paymentProduct: row.paymentProduct,
  organization: row.organization,
  created: row.created,
  updated: row.updated,
});

export const configLevelsOf = (row: DivisionRow) => ({
  division: row.config,
  league: row.leagueConfig,
  tournament: row.tournamentConfig,
  registration: row.registrationConfig,
});

export const presentDivision = (actor: Actor, row: DivisionRow): z.infer<typeof Division> => ({
  _id: row._id,
  name: row.name,
  organization: row.organization,
  league: row.league,
  tournament: row.tournament,
  sports: row.sports,
  priority: row.priority,
  paymentProduct: row.paymentProduct,
  config: configFor(actor, row.organization, shownDivisionConfig(configLevelsOf(row))),
  strengthLevel: row.strengthLevel,
  startDate: row.startDate,
  endDate: row.endDate,
  created: row.created,
  updated: row.updated,
});
