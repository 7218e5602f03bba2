/** What a player is on: a placed team, a submission, or both, of which one follows from the other; or nothing. */
export type RosterPlace = { team: string | null; registrationTeam: string | null };

type SentPlace = { [K in keyof RosterPlace]?: RosterPlace[K] | undefined };

/**
 * The roster that a change asks for; null where the player stays where it is. A record that comes back as it was read
 * asks for nothing. The submission follows from a team that is sent; without one, the team follows from the submission.
 */
export function placeAfter(sent: SentPlace, stored: RosterPlace): RosterPlace | null {
  const { team, registrationTeam } = sent;
  if (team === undefined && registrationTeam === undefined) return null;
  if (team) {
    if (team === stored.team) return null;
    // The submission of the former team comes along with a record of which only the team was changed.
    const isFormer = registrationTeam === undefined || registrationTeam === stored.registrationTeam;
    return { team, registrationTeam: isFormer ? null : registrationTeam };
  }
  const submission = registrationTeam === undefined ? stored.registrationTeam : registrationTeam;
  if (submission !== null) {
    return submission === stored.registrationTeam ? null : { team: null, registrationTeam: submission };
  }
  const isOnNone = stored.team === null && stored.registrationTeam === null;
  // Null of the submission alone says nothing of a team that has none.
  if (isOnNone || (team === undefined && stored.registrationTeam === null)) return null;
  return { team: null, registrationTeam: null };
}
