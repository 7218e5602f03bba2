import type { DateTime } from 'luxon';
import { completeAssignment, createAssignment } from '../assignments/index.ts';
import { setAvailability } from '../availability/index.ts';
import { sendMessage } from '../chat/index.ts';
import { listMyGames } from '../myTeams/index.ts';
import type { Context } from '../platform/context.ts';
import { rosterOf } from '../players/index.ts';
import { addRosterPlayer } from '../registrationTeams/index.ts';
import { asPerson } from '../roles/index.ts';
import { createTeamEvent } from '../teamEvents/index.ts';
import type { Cast } from './cast.ts';
import { coming } from './days.ts';
import { memberEntry, ownTeamEvents, venue } from './league.ts';
import type { SignedUp } from './seedSignUps.ts';

const dayMs = 86_400_000;

type Team = SignedUp & { captain: string; player: string };

/** The last practice and the next, and an evening that came to nothing. */
async function seedEvents(ctx: Context, { manager, member }: Cast, team: Team): Promise<void> {
  const { divisionTeam, captain, player } = team;
  const today = ctx.now();
  const lastDay = coming('wednesday', today, venue.timeZone).minus({ weeks: 1 });
  // Not today's: that may be over.
  const nextDay = coming('wednesday', new Date(today.getTime() + dayMs), venue.timeZone);
  const on = (day: DateTime) => {
    const date = day.toISODate() as string;
    return { divisionTeam, date, dateKey: date };
  };
  const { practice, dinner } = ownTeamEvents;
  const { _id: last } = await createTeamEvent(manager, { ...on(lastDay), ...practice });
  const { _id: next } = await createTeamEvent(manager, { ...on(nextDay), ...practice });
  await createTeamEvent(manager, { ...on(nextDay.plus({ weeks: 1 })), ...dinner, isCancelled: true });
  await setAvailability(manager, { teamEvent: last, player: captain, status: 'yes' });
  await setAvailability(member, { teamEvent: last, player, status: 'no', note: 'Working late' });
  await setAvailability(manager, { teamEvent: next, player: captain, status: 'yes' });
  const keys = await createAssignment(manager, {
    teamEvent: next,
    player: captain,
    title: 'Fetch the key of the gym',
  });
  await completeAssignment(manager, keys._id, true);
}

/** Answers and a duty for the next game. */
async function seedGameDay({ manager, member }: Cast, { captain, player }: Team): Promise<void> {
  const { rows } = await listMyGames(member, { limit: 1 });
  for (const { _id: game } of rows) {
    await setAvailability(manager, { game, player: captain, status: 'yes' });
    await createAssignment(manager, {
      game,
      player,
      title: 'Bring the balls',
      note: 'The bag is at Maya’s.',
    });
  }
}

async function seedChat(ctx: Context, { manager, member }: Cast, { divisionTeam }: Team): Promise<void> {
  const say = (by: Cast['manager'], text: string) => sendMessage(by, { divisionTeam, text });
  await sendMessage(asPerson(ctx), {
    divisionTeam,
    kind: 'announcement',
    text: 'Court 2 has a new floor. Clean shoes only, please!',
  });
  await say(manager, 'Well played on Monday! Practice is on Wednesday at seven, in the small gym.');
  await say(member, 'Can somebody give me a lift?');
  await say(manager, 'I can. Half past six at the bridge. And please say in the app whether you come.');
}

/** What goes on in one team: a newcomer on the roster, practices, who comes and who brings what, a chat. */
export async function seedTeamLife(ctx: Context, cast: Cast, signedUp: SignedUp): Promise<void> {
  const { registrationTeam } = signedUp;
  const { _id: player } = await addRosterPlayer(ctx, registrationTeam, memberEntry);
  const roster = (await rosterOf(ctx, [registrationTeam])).get(registrationTeam) ?? [];
  const captain = roster.find(({ user }) => user === cast.manager.actor.id)?._id as string;
  const team = { ...signedUp, captain, player };
  await seedEvents(ctx, cast, team);
  await seedGameDay(cast, team);
  await seedChat(ctx, cast, team);
}
