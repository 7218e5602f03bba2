/**
 * Expressions of OpenAPI by parameter, and what a body holds. `as` names a link where the target has one by its own name
 * already.
 */
export type NextStep = {
  readonly as?: string;
  readonly description?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly requestBody?: Readonly<Record<string, unknown>>;
};

const newId = '$response.body#/data/_id';
const pathId = '$request.path.id';
const ofData = (field: string) => `$response.body#/data/${field}`;

const sameDivision = { parameters: { id: pathId } };
const gamesOfDivision = { parameters: { division: pathId } };

const scoreOf = (game: string) => ({
  description: 'The result of a game of two sides.',
  parameters: { id: game },
  requestBody: { homeScore: 54, awayScore: 48 },
});
const firstGame = ofData('rounds/0/games/0/_id');

const ofSubmission = {
  'divisions.capacity': {
    description: 'Whether it has a seat, and how many wait before it.',
    parameters: { id: ofData('division') },
  },
  'payments.create': {
    description: 'Money that came in past the processor.',
    requestBody: { registrationTeam: newId, amount: 12_500, method: 'cash' },
  },
} satisfies Record<string, NextStep>;

/** Where one goes on after something new, beside what takes its identifier: by the operation that made it. */
export const nextSteps: Readonly<Record<string, Readonly<Record<string, NextStep>>>> = {
  'users.signUp': {
    'users.loginUser': {
      description: 'Once the mailed link has confirmed the address.',
      requestBody: { email: '$request.body#/email', password: '$request.body#/password' },
    },
    'users.forgotPassword': { requestBody: { email: ofData('email') } },
  },
  'leagues.create': {
    'divisions.create': { requestBody: { name: 'Division A', league: newId } },
    'registrations.create': { requestBody: { league: newId } },
  },
  'tournaments.create': {
    'divisions.create': { requestBody: { name: 'Division A', tournament: newId } },
  },
  'divisions.create': {
    'divisionTeams.create': { requestBody: { name: 'Riverside Hawks', division: newId } },
  },
  'divisionTeams.create': {
    'players.create': { requestBody: { name: 'Ada Marsh', team: newId } },
    'users.addWatch': { requestBody: { team: newId } },
  },
  'locations.create': {
    'timeSlots.create': {
      requestBody: { location: newId, start: '2026-03-08T18:00:00Z', end: '2026-03-08T19:00:00Z' },
    },
  },
  'games.create': {
    'games.update': { as: 'score', ...scoreOf(newId) },
  },
  'schedules.generate': {
    'games.list': gamesOfDivision,
    'divisions.standings': sameDivision,
    'divisions.calendar': sameDivision,
    'divisions.scheduleCsv': sameDivision,
    'playoffs.create': { ...sameDivision, description: 'Once the season has been played.' },
  },
  'playoffs.create': {
    'playoffs.get': sameDivision,
    'playoffs.remove': sameDivision,
    'games.list': gamesOfDivision,
    'games.update': scoreOf(firstGame),
  },
  'brackets.create': {
    'brackets.get': { parameters: { id: pathId } },
    'brackets.remove': { parameters: { id: pathId } },
    'games.list': { parameters: { tournament: pathId } },
    'games.update': scoreOf(firstGame),
  },
  'registrations.create': {
    'registrationTeams.create': { requestBody: { name: 'Riverside Hawks', registration: newId } },
    'discountCodes.create': { requestBody: { registration: newId, code: 'EARLYBIRD', amountOff: 2_500 } },
  },
  'registrationTeams.create': ofSubmission,
  'registrationTeams.createPlaceholder': ofSubmission,
  'registrationTeams.addPlayer': {
    'registrationTeams.updatePlayer': { parameters: { id: pathId, player: newId } },
    'registrationTeams.removePlayer': { parameters: { id: pathId }, requestBody: { player: newId } },
  },
  'players.create': { 'players.linkUser': { requestBody: { player: newId } } },
  'payments.create': { 'registrationTeams.get': { parameters: { id: ofData('registrationTeam') } } },
  'payments.refund': { 'registrationTeams.get': { parameters: { id: ofData('registrationTeam') } } },
  'discountCodes.create': {
    'discountCodes.check': { requestBody: { registration: ofData('registration'), code: ofData('code') } },
  },
  'chatMessages.create': {
    'chatMessages.listByTeam': { parameters: { divisionTeamId: ofData('divisionTeam') } },
  },
  'teamEvents.create': {
    'teamEvents.listByTeam': { parameters: { divisionTeamId: ofData('divisionTeam') } },
  },
  'assignments.create': {
    'assignments.listByGame': { parameters: { gameId: ofData('game') } },
  },
  'teamPhotos.upload': {
    'teamPhotos.listByTeam': { parameters: { divisionTeamId: ofData('divisionTeam') } },
  },
  'pushTokens.register': { 'pushTokens.remove': { requestBody: { token: ofData('token') } } },
};
