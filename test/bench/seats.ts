import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { eightAtATime } from '../standings/playedSeason.ts';
import type { BareSignUp } from './bareSeats.ts';
import { measure, type Measured, type Target } from './load.ts';
import type { Row } from './report.ts';

const asking = 200;
const places = 16;
const rounds = 5;
const warmUps = 2;
const submissions = 500;
const feeCents = 5_000;

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Team ${index + 1}`);

type Round = { seconds: number; p99: number };

/** All at the same moment; exactly as many as there are places must be let in. */
async function signUpAtOnce({ url, token }: Target, bodyOf: (name: string) => object): Promise<Round> {
  const begin = performance.now();
  const answers = await Promise.all(
    numbered(asking).map(async (name) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(bodyOf(name)),
      });
      await answer.arrayBuffer();
      return { status: answer.status, after: performance.now() - begin };
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  if (count(201) !== places || count(409) !== asking - places) {
    throw new Error(`${url}: ${count(201)} were let in and ${count(409)} refused.`);
  }
  const durations = answers.map(({ after }) => after).sort((a, b) => a - b);
  return { seconds, p99: durations[Math.ceil(asking * 0.99) - 1] as number };
}

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] as number;

const measuredOf = (seen: readonly Round[]): Measured => ({
  perSecond: asking / medianOf(seen.map(({ seconds }) => seconds)),
  p99: medianOf(seen.map(({ p99 }) => p99)),
});

/** Where the service and the bare server are, and how to be let in. */
export type SeatTargets = {
  readonly client: SportsLeagueClient;
  readonly api: string;
  readonly apiKey: string;
  readonly bare: string;
};

async function measureSignUps({ client, api, apiKey, bare }: SeatTargets): Promise<Row> {
  const league = await client.leagues.create({ name: 'Bench' });
  const { _id: registration, organization } = await client.registrations.create({ league: league._id });
  const aDivision = async () =>
    (await client.divisions.create({ name: 'Bench', league: league._id, config: { capacity: places } }))._id;
  const ours: Round[] = [];
  const theirs: Round[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const isCounted = round >= warmUps;
    const division = await aDivision();
    const target = { url: `${api}/registrationTeams`, token: apiKey };
    const served = await signUpAtOnce(target, (name) => ({ registration, division, name }));
    const other = await aDivision();
    const bared = await signUpAtOnce({ url: `${bare}/divisions/${other}/teams` }, (name): BareSignUp => ({
      ...{ registration, name, capacity: places },
      organization: organization as string,
    }));
    if (!isCounted) continue;
    ours.push(served);
    theirs.push(bared);
  }
  return {
    what: `${asking} sign-ups at the same moment for ${places} places`,
    aim: 0.85,
    measured: measuredOf(ours),
    bare: measuredOf(theirs),
  };
}

async function measureCapacity({ client, api, apiKey, bare }: SeatTargets): Promise<Row> {
  const league = await client.leagues.create({ name: 'Bench' });
  const config = { capacity: places, waitlistCapacity: submissions };
  const division = await client.divisions.create({ name: 'Bench', league: league._id, config });
  const product = await client.paymentProducts.create({ name: 'Fee', kind: 'fee', amount: feeCents });
  const registration = await client.registrations.create({
    league: league._id,
    paymentProduct: product._id,
  });
  // Every third has not paid yet.
  const teams = numbered(submissions).map((name, index) => ({ name, isPaid: index % 3 !== 0 }));
  await eightAtATime(teams, async ({ name, isPaid }) => {
    const team = await client.registrationTeams.create({
      ...{ registration: registration._id, division: division._id, name },
    });
    if (!isPaid) return;
    await client.payments.create({ registrationTeam: team._id, amount: feeCents, method: 'cash' });
  });
  const query = `fee=${feeCents}&capacity=${places}`;
  const measured = await measure({
    service: { url: `${api}/divisions/${division._id}/capacity`, token: apiKey },
    bare: { url: `${bare}/divisions/${division._id}/capacity?${query}` },
  });
  return {
    what: `Capacity of a division with ${submissions} submissions`,
    measured: measured.service,
    bare: measured.bare,
  };
}

/** The seats of divisions: written by many at once, and read with many in line. */
export async function measureSeats(targets: SeatTargets): Promise<Row[]> {
  return [await measureSignUps(targets), await measureCapacity(targets)];
}
