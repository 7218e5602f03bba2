import type { AuditedRecord } from '../audit/index.ts';
import {
  DivisionModel,
  LeagueModel,
  readableDivision,
  readableLeague,
  readableTournament,
  TournamentModel,
  type DivisionRow,
  type LeagueRow,
  type TournamentRow,
} from './model.ts';
import { presentDivision, presentLeague, presentTournament } from './presenter.ts';

export const tournamentRecord: AuditedRecord<TournamentModel, TournamentRow> = {
  resource: 'tournament',
  model: TournamentModel,
  readable: readableTournament,
  present: presentTournament,
};

export const leagueRecord: AuditedRecord<LeagueModel, LeagueRow> = {
  resource: 'league',
  model: LeagueModel,
  readable: readableLeague,
  present: presentLeague,
};

export const divisionRecord: AuditedRecord<DivisionModel, DivisionRow> = {
  resource: 'division',
  model: DivisionModel,
  readable: readableDivision,
  present: presentDivision,
};
