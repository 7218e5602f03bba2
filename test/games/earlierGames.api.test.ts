import { pino } from 'pino';
import { isTimed } from '../../server/games/timedGame.ts';
import { migrations } from '../../server/migrations/index.ts';
import { migrate } from '../../server/platform/migrate.ts';
import { useService } from '../support/service.ts';

const service = useService();

const times = [
  ...['18:00', '6:00 PM', '6 pm', ' 9:05 a.m. ', '0:00', '23:59', '12 AM', '6:00p', '06:30 P'],
  ...['24:00', '13 pm', '0 am', '7', '12:60', 'TBD', '', '18:00 sharp', '6:0 PM', '18.00', '१८:००'],
  null,
];

/** Takes back every migration from the one of this name on. */
const takeBack = async (name: string) => {
  const client = await service.db.connect();
  const logger = pino({ level: 'silent' });
  const later = migrations.length - migrations.findIndex((migration) => migration.name === name);
  for (let index = 0; index < later; index += 1) await migrate(client, migrations, logger, 'down');
  return async () => {
    await migrate(client, migrations, logger);
    await client.end();
  };
};

it('are timed by the same rule as new ones, and keep what they have: the first of two that clash its court', async () => {
  const { admin } = await service.organization();
  const hall = await admin.locations.create({ name: 'Hall', courts: [{ name: 'A' }] });
  const ids: string[] = [];
  for (let index = 0; index < 2 * times.length; index += 1) {
    ids.push((await admin.games.create({ sport: 'basketball', globalDate: '2026-03-08' }))._id);
  }
  const migrateAgain = await takeBack('2026-11-28-01-time-slots');
  const games = ids.map((id, index) => ({
    id,
    time: times[index >> 1] ?? null,
    dateHasTime: index % 2 === 1,
  }));
  for (const { id, time, dateHasTime } of games) {
    await service.db.select(
      'UPDATE games SET time = $2, date_has_time = $3, location_model = $4, court = $5 WHERE id = $1',
      [id, time, dateHasTime, hall._id, 'A'],
    );
  }
  await migrateAgain();
  const after = await service.db.select<{ id: string; is_timed: boolean }>('SELECT id, is_timed FROM games');
  const timed = new Map(after.map((row) => [row.id, row.is_timed]));
  for (const game of games) expect([game.time, timed.get(game.id)]).toEqual([game.time, isTimed(game)]);
  const first = games.find(isTimed);
  expect(await service.db.select('SELECT game FROM occupancies')).toEqual([{ game: first?.id }]);
});
