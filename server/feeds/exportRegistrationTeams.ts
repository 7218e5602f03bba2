import { submissionColumns } from '../../contract/feeds.ts';
import type { Context } from '../platform/context.ts';
import { answerColumns } from './answerColumns.ts';
import { writeCsv, type Cell } from './csv.ts';
import { readSubmissions, type Submissions } from './readSubmissions.ts';

type Person = Submissions['teams'][number]['managers'][number];

const joined = (values: readonly (string | null)[]): Cell => values.filter(Boolean).join('; ') || null;
const namesOf = (people: readonly Person[]) => joined(people.map(({ name }) => name));
const yes = (flag: boolean) => (flag ? 'yes' : null);
const instant = (date: Date | null) => date?.toISOString() ?? null;

/** The submissions of a registration, one a row. Throws 404 and 403. */
export async function exportRegistrationTeams(ctx: Context, id: string): Promise<string> {
  const { registration, teams } = await readSubmissions(ctx, id);
  const answers = answerColumns([...registration.teamFields, ...registration.managerFields]);
  const rows = teams.map((team) => {
    const cells: Record<(typeof submissionColumns)[number], Cell> = {
      team: team.name,
      division: team.divisionName,
      status: team.status,
      capacityState: team.capacityState,
      registeredAt: instant(team.registeredAt),
      completedAt: instant(team.completedAt),
      unregistered: yes(team.unregistered),
      managers: namesOf(team.managers),
      managerEmails: joined(team.managers.map(({ email }) => email)),
      coaches: namesOf(team.coaches),
      teamRepresentatives: namesOf(team.teamRepresentatives),
      players: team.players,
      paymentStatus: team.paymentStatus,
      amountDueCents: team.amountDue,
      amountPaidCents: team.amountPaid,
      amountRefundedCents: team.amountRefunded,
      amountRemainingCents: team.amountRemaining,
      hasPaid: yes(team.hasPaid),
      paidNotes: team.paidNotes,
      discountCode: team.discountCode,
      releaseAcceptedBy: team.releaseAccepted?.accepted ? team.releaseAccepted.name : null,
      releaseAcceptedAt: team.releaseAccepted?.accepted ? instant(team.releaseAccepted.date) : null,
    };
    return [
      ...submissionColumns.map((column) => cells[column]),
      ...answers.map(({ cellOf }) => cellOf(team.fields)),
    ];
  });
  return writeCsv([...submissionColumns, ...answers.map(({ label }) => label)], rows);
}
