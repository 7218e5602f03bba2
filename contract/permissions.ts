/** What an API key may be allowed. `admin` contains all others. */
export const scopes = [
  'read:leagues',
  'read:teams',
  'read:players',
  'read:games',
  'read:registrations',
  'write:registrations',
  'read:payments',
  'admin',
] as const;

export type Scope = (typeof scopes)[number];

/** The four kinds of caller. */
export type Caller = 'anonymous' | 'apiKey' | 'user' | 'admin';

type Rule = { readonly callers: readonly Caller[]; readonly scope?: Scope };

/** Readable by everybody in its public view, whole within the organization with the scope. */
const publicRead = (scope: Scope): Rule => ({ callers: ['anonymous', 'apiKey', 'user', 'admin'], scope });
/** Only within the organization, by its administrators and by keys with the scope. */
const organizationOnly = (scope: Scope): Rule => ({ callers: ['apiKey', 'admin'], scope });
const administration: Rule = organizationOnly('admin');
/** The signed-in person, whichever of the two tokens says so; never a key. */
const person: Rule = { callers: ['user', 'admin'] };
const dashboard: Rule = { callers: ['admin'] };
/** As above, and what is a signed-in person's own. */
const organizationOrOwn = (scope: Scope): Rule => ({ callers: ['apiKey', 'user', 'admin'], scope });
/** Sign-in, sign-up and their kind: no credential is asked for. */
const anybody: Rule = { callers: ['anonymous', 'apiKey', 'user', 'admin'] };

/**
 * Every permission, who may hold it at all, and the scope that grants it to a key. A route names one in
 * `metadata.permission`; a route without one never answers anything but 401.
 */
export const permissions = {
  'account.signUp': anybody,
  'account.signIn': anybody,
  'account.recover': anybody,
  'account.read': person,
  'account.update': person,
  'admin.read': administration,
  'admin.manage': dashboard,
  'apiKey.manage': dashboard,

  'organization.list': { callers: ['apiKey', 'admin'], scope: 'read:leagues' },
  'organization.read': publicRead('read:leagues'),
  'organization.create': person,
  'organization.update': administration,

  'league.read': publicRead('read:leagues'),
  'league.write': administration,
  'tournament.read': publicRead('read:leagues'),
  'tournament.write': administration,
  'division.read': publicRead('read:leagues'),
  'division.write': administration,
  'standings.read': publicRead('read:leagues'),
  'paymentProduct.read': organizationOnly('read:leagues'),
  'paymentProduct.write': administration,

  'team.read': publicRead('read:teams'),
  'team.write': administration,
  'divisionTeam.read': publicRead('read:teams'),
  'divisionTeam.write': administration,

  'location.read': publicRead('read:games'),
  'location.write': administration,
  'timeSlot.read': publicRead('read:games'),
  'timeSlot.write': administration,
  'game.read': publicRead('read:games'),
  'game.write': administration,
  'schedule.write': administration,
  'bracket.read': publicRead('read:games'),
  'bracket.write': administration,

  'stat.read': publicRead('read:players'),
  'stat.write': administration,

  'registration.read': publicRead('read:registrations'),
  'registration.readAll': organizationOnly('read:registrations'),
  'registration.write': organizationOnly('write:registrations'),
  'registrationTeam.read': organizationOrOwn('read:registrations'),
  'registrationTeam.export': organizationOnly('read:registrations'),
  'registrationTeam.submit': organizationOrOwn('write:registrations'),
  'registrationTeam.edit': organizationOrOwn('write:registrations'),
  'registrationTeam.manage': administration,
  'invite.read': anybody,
  'capacity.read': organizationOnly('read:registrations'),

  'player.read': organizationOrOwn('read:players'),
  'player.write': administration,
  'player.link': person,

  'waiver.read': organizationOnly('read:registrations'),
  'waiver.write': administration,
  'waiver.sign': anybody,

  'payment.read': organizationOrOwn('read:payments'),
  'payment.record': administration,
  'payment.checkout': organizationOrOwn('write:registrations'),
  'payment.receive': anybody,
  'discountCode.read': organizationOnly('read:registrations'),
  'discountCode.write': administration,
  'discountCode.check': anybody,

  'myTeams.read': person,
  'chatMessage.read': person,
  'chatMessage.write': person,
  'teamEvent.read': person,
  'teamEvent.write': person,
  'availability.read': person,
  'availability.write': person,
  'assignment.read': person,
  'assignment.write': person,
  'assignment.complete': person,

  'teamPhoto.read': person,
  'teamPhoto.write': person,
  'pushToken.write': person,

  'outbox.read': administration,
  'outbox.retry': administration,
  'auditLog.read': administration,
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof permissions;

export const permissionRule = (permission: Permission): Rule => permissions[permission];
