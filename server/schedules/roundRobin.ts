export interface Pairing {
  home: string;
  away: string;
}

/**
 * A round robin by the circle method: every pair meets once a leg, nobody plays twice in a round, and in each leg a
 * team's home and away games differ by at most one (by none when the number of teams is odd). Every second leg is
 * the first with the sides swapped. With an odd number one team rests each round, without a record of it.
 *
 * @param teams at least two, each once; with fewer there are no rounds
 * @param legs how often every pair meets, 1 or more
 * @returns the rounds in order, each with its games
 */
export function roundRobin(teams: readonly string[], legs: number): Pairing[][] {
  if (teams.length < 2) return [];
  const firstLeg = leg(teams);
  const secondLeg = firstLeg.map((round) => round.map(({ home, away }) => ({ home: away, away: home })));
  return Array.from({ length: legs }, (_, index) => (index % 2 === 0 ? firstLeg : secondLeg)).flat();
}

/**
 * With an even number the last team stays put, with an odd number that seat is the rest. The others sit on a circle
 * that turns by one a round; who is an odd number of seats ahead of the rest is at home. Each team passes as many
 * odd seats as even ones, one after the other, so its games balance and alternate.
 */
function leg(teams: readonly string[]): Pairing[][] {
  const fixed = teams.length % 2 === 0 ? teams[teams.length - 1] : undefined;
  const circle = fixed === undefined ? teams : teams.slice(0, -1);
  const seats = circle.length;
  const seated = (seat: number) => circle[seat % seats]!;
  return circle.map((turning, round) => {
    const games: Pairing[] = [];
    if (fixed !== undefined) {
      games.push(round % 2 === 0 ? { home: turning, away: fixed } : { home: fixed, away: turning });
    }
    for (let ahead = 1; ahead <= (seats - 1) / 2; ahead += 1) {
      const near = seated(round + ahead);
      const far = seated(round + seats - ahead);
      games.push(ahead % 2 === 1 ? { home: near, away: far } : { home: far, away: near });
    }
    return games;
  });
}
