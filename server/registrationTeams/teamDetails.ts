import type { z } from 'zod';
import type { SubmitRegistrationTeam } from '../../contract/registrationTeamBodies.ts';
import { DomainError } from '../platform/errors.ts';
import { checkAnswers, type RegistrationModel } from '../registrations/index.ts';
import type { RegistrationTeamModel, StoredRelease, TeamPerson } from './model.ts';

type Submitted = z.infer<typeof SubmitRegistrationTeam>;

/** What a team says of itself, at sign-up and later. */
type SentDetails = {
  [F in 'name' | 'fields' | 'managers' | 'coaches' | 'teamRepresentatives' | 'releaseAccepted']?:
    Submitted[F] | undefined;
};

type SentPerson = NonNullable<Submitted['managers']>[number];

const personOf = ({ name, email }: SentPerson): TeamPerson => ({
  name: name ?? '',
  email: email ?? null,
});

/** Accepting again what was accepted, as a client does that sends back what it read, leaves the date. */
function releaseOf(
  sent: NonNullable<Submitted['releaseAccepted']>,
  stored: StoredRelease | null,
  now: Date,
): StoredRelease {
  const { name, accepted } = sent;
  if (stored?.name === name && stored.accepted === accepted) return stored;
  return { name, accepted, date: now.toISOString() };
}

/** Sets what was sent. Throws `invalid_fields` with a detail for each answer that does not fit its field. */
export function setDetails(
  team: RegistrationTeamModel,
  { teamFields, managerFields }: Pick<RegistrationModel, 'teamFields' | 'managerFields'>,
  sent: SentDetails,
  now: Date,
): void {
  if (sent.name !== undefined) team.set('name', sent.name);
  for (const role of ['managers', 'coaches', 'teamRepresentatives'] as const) {
    const people = sent[role];
    if (people !== undefined) team.set(role, people.map(personOf));
  }
  if (sent.releaseAccepted !== undefined) {
    const { releaseAccepted } = sent;
    team.set('releaseAccepted', releaseAccepted && releaseOf(releaseAccepted, team.releaseAccepted, now));
  }
  if (sent.fields !== undefined) {
    const fields = [...teamFields, ...managerFields];
    const { answers, problems } = checkAnswers(fields, sent.fields, 'fields', team.answers);
    if (problems.length > 0) throw new DomainError('invalid_fields', { details: problems });
    team.set('answers', answers);
  }
}
