type Read = (sent: never, answer: Record<string, unknown>) => unknown;

/** Of a field: what does not come back as it was sent, by design. */
export type Rule = {
  readonly why: string;
  /** Never comes back in this answer. */
  readonly unread?: true;
  /** The only values that are sent, where others would be refused. */
  readonly values?: readonly unknown[];
  /** What comes back of a value. */
  readonly read?: Read;
  /** Where it comes back, if not under its own name. */
  readonly as?: string;
};

const secret: Rule = { why: 'A secret, or the proof of one.', unread: true };
const addressOnly: Rule = {
  why: 'A sign-up is answered alike whether or not the address is known.',
  unread: true,
};
const command: Rule = { why: 'Says how the work is done; what comes of it is answered.', unread: true };
const settled: Rule = { why: 'Goes to the payment page and comes back in the ledger.', unread: true };

type Config = Record<string, unknown> | undefined;
const withAdmins = (config: Config) =>
  config && 'admins' in config ? { ...config, admins: config['admins'] ?? [] } : config;
const config: Rule = { why: 'Nobody beside the organization’s is an empty list.', read: withAdmins as Read };
const divisionConfig: Rule = {
  why: 'Shown as it resolves.',
  read: ((sent: Config) => ({
    ...withAdmins(sent),
    waitlistCapacity: sent?.['waitlistCapacity'] ?? 0,
    autoPromote: sent?.['autoPromote'] ?? false,
    promotionPaymentWindowHours: sent?.['promotionPaymentWindowHours'] ?? 48,
  })) as Read,
};

const formDay: Rule = {
  why: 'A day alone is read in the zone of the registration.',
  values: ['2026-03-08T06:59:59.999Z', '2026-11-01T01:30:00-04:00', null],
};
const day: Rule = {
  why: 'Null is the day of `date`.',
  values: ['1900-01-01', '2024-02-29', '2026-03-08', '2026-11-01', '2999-12-31'],
};
const listedAnswers = (field: string): Rule => ({
  why: 'Answers are to fields that the form has.',
  values: [{ [field]: 'é 東京 🏀 e\u0301 שלום' }, { [field]: 'x'.repeat(10_000) }, {}],
});
const court: Rule = { why: 'A court that the venue has.', values: ['Court 1', null] };
const none: Rule = { why: 'A code that can be used: tested where codes are.', values: [null] };

/** An hour about each change of clocks, a leap day, and both ends of what can be written; a slot lasts a day at most. */
const slotStart: Rule = {
  why: 'Before `end`.',
  values: [
    '2026-03-08T06:30:00Z',
    '2026-11-01T01:30:00-04:00',
    '2024-02-29',
    '1900-01-01',
    '2999-12-31T22:00:00Z',
  ],
};
const slotEnd: Rule = {
  why: 'After `start`.',
  values: [
    ...['2026-03-08T07:30:00Z', '2026-11-01T01:30:00-05:00', '2024-03-01', '1900-01-01T00:00:00.001Z'],
    '2999-12-31T23:59:59.999Z',
  ],
};

const formField = (fieldId: string) => ({
  ...{ fieldId, name: 'é 東京 🏀', helperText: 'x'.repeat(2_000), order: -1_000_000, required: true },
  ...{
    primitiveType: 'text',
    fieldType: 'select',
    permanent: false,
    include: false,
    options: ['a', 'é 東京'],
  },
});
/** No two of one form have one identifier. */
const formFields = (list: string): Rule => ({
  why: 'What is left out is filled in, and what is permanent stays: tested where forms are.',
  values: [[formField(`${list} 1`)], [], [formField(`${list} 1`), formField(`${list} é 🏀`)]],
});
const waivers: Rule = { why: 'They name records.', values: [[]] };

/** By operation and field. */
export const otherwise: Readonly<Record<string, Rule>> = {
  ...{ 'users.signUp password': secret, 'users.loginUser email': secret, 'users.loginUser password': secret },
  ...{ 'admins.login email': secret, 'admins.login password': secret, 'users.verifyEmail token': secret },
  ...{ 'users.resetPassword token': secret, 'users.resetPassword password': secret },
  ...{ 'users.signUp firstName': addressOnly, 'users.signUp lastName': addressOnly },
  ...{ 'users.signUp name': addressOnly, 'users.signUp phone': addressOnly },
  'users.updateProfile email': { why: 'Counts once its owner has confirmed it.', as: 'pendingEmail' },
  'apiKeys.rotate graceHours': command,
  'organizations.update slug': { why: 'One organization has it.', values: ['lakeside', 'z'.repeat(80)] },
  'organizations.create slug': { why: 'One organization has it.', values: ['riverside', 'y'.repeat(80)] },

  ...{ 'leagues.create config': config, 'leagues.update config': config },
  ...{ 'tournaments.create config': config, 'tournaments.update config': config },
  ...{ 'registrations.create config': config, 'registrations.update config': config },
  ...{ 'divisions.create config': divisionConfig, 'divisions.update config': divisionConfig },
  ...{ 'timeSlots.create start': slotStart, 'timeSlots.update start': slotStart },
  ...{ 'timeSlots.create end': slotEnd, 'timeSlots.update end': slotEnd },
  ...{ 'timeSlots.create court': court, 'timeSlots.update court': court },
  ...{ 'games.create court': court, 'games.update court': court },
  ...{ 'games.create globalDate': day, 'games.update globalDate': day },
  'games.update sport': { why: 'A game stays of its sport.', values: ['basketball'] },
  'games.update format': { why: 'Each sport has its own.', values: ['stroke', 'match', 'stableford'] },
  'brackets.create size': { why: 'Teams that fit a smaller bracket play that.', read: () => 2 },
  ...Object.fromEntries(
    ['courts', 'daysOfWeek', 'gameDurationInMinutes', 'legs', 'replace', 'start', 'times'].map((field) => [
      `schedules.generate ${field}`,
      command,
    ]),
  ),

  ...{ 'registrations.create startDate': formDay, 'registrations.update startDate': formDay },
  ...{ 'registrations.create endDate': formDay, 'registrations.update endDate': formDay },
  ...{ 'registrations.create deadlineDate': formDay, 'registrations.update deadlineDate': formDay },
  ...{
    'registrations.create teamFields': formFields('team'),
    'registrations.update teamFields': formFields('team'),
  },
  'registrations.create managerFields': formFields('manager'),
  'registrations.update managerFields': formFields('manager'),
  ...{
    'registrations.create fields': formFields('player'),
    'registrations.update fields': formFields('player'),
  },
  ...{ 'registrations.create playerWaivers': waivers, 'registrations.update playerWaivers': waivers },
  'registrationTeams.create fields': listedAnswers('shirts'),
  'registrationTeams.update fields': listedAnswers('shirts'),
  'registrationTeams.addPlayer fields': listedAnswers('allergies'),
  'registrationTeams.updatePlayer fields': listedAnswers('allergies'),
  'players.create fields': listedAnswers('allergies'),
  'players.update fields': listedAnswers('allergies'),
  ...{ 'registrationTeams.create discountCode': none, 'registrationTeams.update discountCode': none },
  'registrationTeams.create inviteToken': secret,
  'registrationTeams.create managers': {
    why: 'Who names none is the manager.',
    read: ((sent: unknown[], { managers }: Record<string, unknown>) =>
      sent.length > 0 ? sent : managers) as Read,
  },
  'registrationTeams.create players': { why: 'Included where it is asked for.', unread: true },
  'registrationTeams.createPlaceholder managerEmail': { why: 'The first of `managers`.', unread: true },
  'registrationTeams.createPlaceholder managerName': { why: 'The first of `managers`.', unread: true },
  'registrationTeams.createPlaceholder sendInvite': command,
  'registrationTeams.sendInvite email': { why: 'The first of `managers`.', unread: true },
  'registrationTeams.sendInvite name': { why: 'The first of `managers`.', unread: true },
  ...{ 'registrationTeams.checkout discountCode': settled, 'registrationTeams.checkout donation': settled },
  'players.update user': { why: 'Null unlinks, anything else is what was read.', values: [null] },
  'payments.refund amount': { why: 'A refund is negative.', values: [1, 300], read: (sent: number) => -sent },
  ...{ 'payments.webhook id': command, 'payments.webhook type': command },
  'discountCodes.create code': {
    why: 'Space around it is no part of it.',
    read: ((sent: string) => sent.trim()) as Read,
  },
  'discountCodes.check code': { why: 'What is looked up.', unread: true },
  'discountCodes.update code': {
    why: 'One code of the registration has it.',
    values: ['É 🏀', 'z'.repeat(50)],
  },

  'chatMessages.create kind': { why: 'Announcements are the managers’.', values: ['message'] },
  ...{ 'teamEvents.create dateKey': day, 'teamEvents.update dateKey': day },
};

/** Fields that depend on others, so that they are sent without them. */
export const alone: ReadonlySet<string> = new Set([
  ...[
    'users email',
    'admins email',
    'admins clerkId',
    'organizations slug',
    'organizations name',
    'discountCodes code',
  ],
  'timeSlots court',
  ...['games date', 'games time', 'games globalDate', 'games court', 'games isBye', 'games isCancelled'],
  ...['games homeScore', 'games awayScore', 'games forfeitedBy', 'games playoffRound'],
  ...['teamEvents date', 'teamEvents dateKey', 'teamEvents time'],
]);
