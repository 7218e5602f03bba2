import type { AuditedRecord } from '../audit/index.ts';
import { GameModel, readableGame, type GameRow } from './model.ts';
import { presentGame } from './presenter.ts';

export const gameRecord: AuditedRecord<GameModel, GameRow> = {
  resource: 'game',
  model: GameModel,
  readable: readableGame,
  present: presentGame,
};
