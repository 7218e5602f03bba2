import type { BodyOf } from '../../../clients/typescript/src/index.ts';
import type { Catalogue } from './catalogue.ts';

/** What each record is made of, every reference set. */

const at = (minutes: number) => new Date(Date.UTC(2998, 0, 1) + minutes * 60_000).toISOString();

export const paymentProduct = (): BodyOf<'paymentProducts.create'> => ({
  name: 'Team fee',
  kind: 'fee',
  amount: 5_000,
});

export const tournament = ({ records, secret }: Catalogue): BodyOf<'tournaments.create'> => ({
  name: 'Cup',
  sports: ['basketball'],
  priority: 1,
  startDate: '2998-01-01',
  paymentProduct: records.paymentProduct,
  config: { admins: [`${secret('configadmin')}@admins.test`] },
});

export const league = ({ records, secret, organizationName }: Catalogue): BodyOf<'leagues.create'> => ({
  name: `Winter of ${organizationName}`,
  sports: ['basketball'],
  startDate: '2998-01-01',
  endDate: '2998-06-01',
  tournament: records.tournament,
  paymentProduct: records.paymentProduct,
  config: { admins: [`${secret('configadmin')}@admins.test`] },
});

export const division = ({ records, secret }: Catalogue): BodyOf<'divisions.create'> => ({
  name: 'Division A',
  league: records.league,
  sports: ['basketball'],
  paymentProduct: records.paymentProduct,
  config: { admins: [`${secret('configadmin')}@admins.test`], capacity: 1_000 },
});

export const team = (): BodyOf<'teams.create'> => ({
  name: 'Hawks',
  color: 'red',
  logoUrl: 'https://league.test/hawks.png',
});

export const divisionTeam = ({ records }: Catalogue): BodyOf<'divisionTeams.create'> => ({
  name: 'Hawks',
  team: records.team,
  division: records.division,
});

export const location = (): BodyOf<'locations.create'> => ({
  name: 'North Gym',
  address: '1 Main Street',
  latitude: 41.5,
  longitude: -87.25,
  timeZone: 'America/Chicago',
  courts: [{ name: 'Court 1' }],
});

/** Each an hour after the one before it. */
export function timeSlot({ records, next }: Catalogue): BodyOf<'timeSlots.create'> {
  const start = next() * 60;
  return {
    location: records.location,
    court: 'Court 1',
    league: records.league,
    tournament: records.tournament,
    start: at(start),
    end: at(start + 60),
  };
}

export const waiver = (): BodyOf<'waivers.create'> => ({ title: 'Risk', text: 'I play at my own risk.' });

export const registration = ({ records }: Catalogue): BodyOf<'registrations.create'> => ({
  message: 'Welcome',
  league: records.league,
  tournament: records.tournament,
  contests: [records.league],
  hasPayments: true,
  paymentProduct: records.paymentProduct,
  donationProduct: records.paymentProduct,
  playerWaivers: [{ waiver: records.waiver, required: true }],
  releaseStatement: 'We play at our own risk.',
  teamFields: [{ name: 'Shirts', fieldId: 'shirts', primitiveType: 'text', fieldType: 'input' }],
  fields: [{ name: 'Allergies', fieldId: 'allergies', primitiveType: 'text', fieldType: 'input' }],
});

export const discountCode = ({ records, secret, next }: Catalogue): BodyOf<'discountCodes.create'> => ({
  code: `${secret('discount')} ${next()}`,
  amountOff: 100,
  registration: records.registration,
});

/** What the team's own manager sends. */
export const registrationTeam = ({
  records,
  manager,
  secret,
  next,
}: Catalogue): BodyOf<'registrationTeams.create'> => ({
  registration: records.registration,
  division: records.division,
  name: `Riverside ${next()}`,
  managers: [{ name: 'Sam Okafor', email: manager.email }],
  coaches: [{ name: 'Cy Young', email: `${secret('coach')}@coaches.test` }],
  teamRepresentatives: [{ name: 'Di Ross', email: `${secret('representative')}@representatives.test` }],
  fields: { shirts: secret('teamanswer') },
  releaseAccepted: { name: `Sam ${secret('release')}`, accepted: true },
});

export const payment = ({ records, secret }: Catalogue): BodyOf<'payments.create'> => ({
  registrationTeam: records.registrationTeam,
  player: records.player,
  amount: 300,
  method: 'cash',
  note: secret('paymentnote'),
});

export const player = ({ records, secret, next }: Catalogue): BodyOf<'players.create'> => ({
  name: 'Ada Marsh',
  email: `${secret('playeraddress')}.${next()}@players.test`,
  number: '7',
  info: { shoe: secret('playerinfo') },
  fields: { allergies: secret('playeranswer') },
  team: records.divisionTeam,
});

/** The member's own. */
export const ownPlayer = (catalogue: Catalogue): BodyOf<'players.create'> => ({
  ...player(catalogue),
  email: catalogue.member.email,
  info: { shoe: catalogue.secret('ownanswer') },
  fields: { allergies: catalogue.secret('ownanswer') },
});

/** Each on a day of its own. */
export const game = ({ records, next }: Catalogue): BodyOf<'games.create'> => ({
  sport: 'basketball',
  league: records.league,
  division: records.division,
  tournament: records.tournament,
  homeTeam: records.divisionTeam,
  awayTeam: records.opponent,
  locationModel: records.location,
  court: 'Court 1',
  date: at(next() * 1_440),
});

export const stat = ({ records }: Catalogue): BodyOf<'stats.create'> => ({
  game: records.game,
  player: records.player,
  divisionTeam: records.divisionTeam,
  values: { points: 12 },
});

export const apiKey = (): BodyOf<'apiKeys.create'> => ({ name: 'Website', scopes: ['read:leagues'] });

export const teamEvent = ({ records, secret }: Catalogue): BodyOf<'teamEvents.create'> => ({
  divisionTeam: records.divisionTeam,
  title: `Practice ${secret('event')}`,
  date: '2998-02-01T18:00:00Z',
  location: `At home ${secret('event')}`,
  notes: secret('event'),
});

export const chatMessage = ({ records, secret }: Catalogue): BodyOf<'chatMessages.create'> => ({
  divisionTeam: records.divisionTeam,
  text: secret('chat'),
});

/** What the member answers. */
export const availability = ({ records, secret }: Catalogue): BodyOf<'availabilities.set'> => ({
  game: records.game,
  player: records.ownPlayer,
  status: 'maybe',
  note: secret('availability'),
});

export const assignment = ({ records, secret }: Catalogue): BodyOf<'assignments.create'> => ({
  game: records.game,
  player: records.ownPlayer,
  title: `Snacks ${secret('duty')}`,
  note: secret('duty'),
});

export const pushToken = ({ secret, next }: Catalogue): BodyOf<'pushTokens.register'> => ({
  token: `ExponentPushToken[${secret('device')}${next()}]`,
  platform: 'ios',
  // One of its own: of the same device a newer token takes the place of an older one.
  deviceId: `phone ${next()} ${secret('device')}`,
});

/** A team that nobody manages yet. */
export const placeholder = ({
  records,
  secret,
  next,
}: Catalogue): BodyOf<'registrationTeams.createPlaceholder'> => ({
  registration: records.registration,
  division: records.division,
  name: 'To be named',
  managerEmail: `${secret('invited')}.${next()}@invited.test`,
});
