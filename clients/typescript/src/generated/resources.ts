// Generated from openapi/openapi.json by clients/generate.ts: `npm run generate`.

import type { BodyOf, DataOf, ItemOf, PathOf, QueryOf } from '../inference.ts';
import type { RequestOptions } from '../options.ts';
import type { ApiPromise, PagePromise } from '../promises.ts';

/** Every resource of the service. */
export interface Resources {
  /** Signing up and in, by a confirmed e-mail address. What a signed-in person plays in, and what it is on a team. */
  readonly users: UsersResource;
  /** Who runs an organization, and the dashboard’s own sign-in. */
  readonly admins: AdminsResource;
  /** Credentials of programs, within scopes. */
  readonly apiKeys: ApiKeysResource;
  /** The tenants: whose records they are. */
  readonly organizations: OrganizationsResource;
  /** Prices that competitions charge. */
  readonly paymentProducts: PaymentProductsResource;
  /** Seasons and competition periods. */
  readonly leagues: LeaguesResource;
  /** Bracket-style competitions. */
  readonly tournaments: TournamentsResource;
  /** Teams, standings and configuration of a part of a competition. Calendars and CSV, out and in. */
  readonly divisions: DivisionsResource;
  /** Clubs: the lasting identity behind teams. */
  readonly teams: TeamsResource;
  /** Teams as they play in a division. Calendars and CSV, out and in. */
  readonly divisionTeams: DivisionTeamsResource;
  /** Venues with their courts. */
  readonly locations: LocationsResource;
  /** Times on courts that games can be given. */
  readonly timeSlots: TimeSlotsResource;
  /** Matchups of eight sports with their scores and results. */
  readonly games: GamesResource;
  /** Round robins of a division, made in one request. */
  readonly schedules: SchedulesResource;
  /** Playoffs of a division and tournament brackets, which advance by themselves. */
  readonly playoffs: PlayoffsResource;
  /** Playoffs of a division and tournament brackets, which advance by themselves. */
  readonly brackets: BracketsResource;
  /** What players did in games, with sums and averages. */
  readonly stats: StatsResource;
  /** Sign-up forms: window, capacity, fee, custom fields. Calendars and CSV, out and in. */
  readonly registrations: RegistrationsResource;
  /** Submissions of teams, from the first sign-up to the seat. What teams owe, the ledger of what they paid, card payments and refunds. */
  readonly registrationTeams: RegistrationTeamsResource;
  /** People on the rosters of teams. */
  readonly players: PlayersResource;
  /** Statements that players sign by a mailed link. */
  readonly waivers: WaiversResource;
  /** What teams owe, the ledger of what they paid, card payments and refunds. */
  readonly payments: PaymentsResource;
  /** Fixed amounts off the fee of a registration. */
  readonly discountCodes: DiscountCodesResource;
  /** What the people of a team say to each other; live over the realtime endpoint. */
  readonly chatMessages: ChatMessagesResource;
  /** Practices, meetings and outings of a team. */
  readonly teamEvents: TeamEventsResource;
  /** Who comes to a game or an event. */
  readonly availabilities: AvailabilitiesResource;
  /** Duties of players at games and events. */
  readonly assignments: AssignmentsResource;
  /** Pictures that the people of a team share. */
  readonly teamPhotos: TeamPhotosResource;
  /** Devices that are told what happens. */
  readonly pushTokens: PushTokensResource;
  /** Mails and pushes of an organization, and what became of them. */
  readonly outbox: OutboxResource;
  /** Who changed what. */
  readonly auditLogs: AuditLogsResource;
}

/** Signing up and in, by a confirmed e-mail address. What a signed-in person plays in, and what it is on a team. */
interface UsersResource {
  /**
   * Sign up.
   *
   * Sends a mail with a link that confirms the address; the account signs in once it is confirmed. The answer is the same where the address has an account already: its owner gets a mail that says so.
   *
   * Open to everybody, without a credential.
   *
   * `POST /users/signup`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`; 413 `too_large`; 415 `unsupported_media_type`
   */
  signUp(body: BodyOf<'users.signUp'>, options?: RequestOptions): ApiPromise<DataOf<'users.signUp'>>;

  /**
   * Confirm an address.
   *
   * Confirms the address of a sign-up or of a changed profile. A link works once, for 48 hours. The password and names that count are those of the sign-up that the link was sent for.
   *
   * Open to everybody, without a credential.
   *
   * Refuses with `invalid_token`, `already_exists`.
   *
   * `POST /users/verifyEmail`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `invalid_token`, `already_exists`; 413 `too_large`; 415 `unsupported_media_type`
   */
  verifyEmail(
    body: BodyOf<'users.verifyEmail'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'users.verifyEmail'>>;

  /**
   * Sign in.
   *
   * Issues a user token for 30 days. An unknown address and a wrong password are one answer; an address that is not confirmed yet is 403 `email_unverified`.
   *
   * Open to everybody, without a credential.
   *
   * Refuses with `email_unverified`.
   *
   * `POST /users/loginUser`
   *
   * @throws ApiError 403 `forbidden`, `email_unverified`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`; 413 `too_large`; 415 `unsupported_media_type`
   */
  loginUser(body: BodyOf<'users.loginUser'>, options?: RequestOptions): ApiPromise<DataOf<'users.loginUser'>>;

  /**
   * Ask for a new password.
   *
   * Sends a link that works once, for an hour. The answer is the same for an unknown address.
   *
   * Open to everybody, without a credential.
   *
   * `POST /users/forgotPassword`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`; 413 `too_large`; 415 `unsupported_media_type`
   */
  forgotPassword(
    body: BodyOf<'users.forgotPassword'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'users.forgotPassword'>>;

  /**
   * Set a new password.
   *
   * Ends all sessions of the account, and confirms the address that the link was sent to. Takes the link of an administrator’s invitation too.
   *
   * Open to everybody, without a credential.
   *
   * Refuses with `invalid_token`.
   *
   * `POST /users/resetPassword`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `invalid_token`; 413 `too_large`; 415 `unsupported_media_type`
   */
  resetPassword(
    body: BodyOf<'users.resetPassword'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'users.resetPassword'>>;

  /**
   * Sign out everywhere.
   *
   * Ends every token of the account, the one that asks included.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `POST /users/logoutEverywhere`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`; 413 `too_large`; 415 `unsupported_media_type`
   */
  logoutEverywhere(
    body?: BodyOf<'users.logoutEverywhere'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'users.logoutEverywhere'>>;

  /**
   * Read your account.
   *
   * The account of the token.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /users/profile`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  profile(query?: QueryOf<'users.profile'>, options?: RequestOptions): ApiPromise<DataOf<'users.profile'>>;

  /**
   * Change your account.
   *
   * Only the fields sent change; null clears. A changed address takes effect when the link sent to it is opened; until then the old one stays.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `PUT /users/profile`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  updateProfile(
    body: BodyOf<'users.updateProfile'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'users.updateProfile'>>;

  /**
   * List the teams you watch.
   *
   * Division teams that can be seen at present, in the order they were added: their identifiers, or the teams with `?include=watchlist`.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /users/watchlist`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  watchlist(
    query?: QueryOf<'users.watchlist'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'users.watchlist'>, QueryOf<'users.watchlist'>>;

  /**
   * Watch a team.
   *
   * Adds a division team to the watchlist; one that is there stays where it is.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `PUT /users/addwatch`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  addWatch(body: BodyOf<'users.addWatch'>, options?: RequestOptions): ApiPromise<DataOf<'users.addWatch'>>;

  /**
   * Stop watching a team.
   *
   * Takes a division team off the watchlist; one that is not there changes nothing.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `PUT /users/removewatch`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  removeWatch(
    body: BodyOf<'users.removeWatch'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'users.removeWatch'>>;

  /**
   * List your teams.
   *
   * The division teams that a player linked to your account plays in, each once and by its own name. Archived, withdrawn and test teams are left out, and those of archived leagues and tournaments.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /users/me/teams`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  myTeams(
    query?: QueryOf<'users.myTeams'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'users.myTeams'>, QueryOf<'users.myTeams'>>;

  /**
   * List the coming games of your teams.
   *
   * By `date`. Cancelled games are included and flagged; hidden ones and byes are left out. A game of single players is a team’s whose players take part.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /users/me/games`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  myGames(
    query?: QueryOf<'users.myGames'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'users.myGames'>, QueryOf<'users.myGames'>>;

  /**
   * List the coming events of your teams.
   *
   * By `date`. Cancelled events are included and flagged.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /users/me/events`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  myEvents(
    query?: QueryOf<'users.myEvents'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'users.myEvents'>, QueryOf<'users.myEvents'>>;

  /**
   * Read what you are on a team.
   *
   * All `false` on a team that you see as everybody does; 404 for one that is unknown or that you can’t see.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /users/me/teams/{divisionTeamId}/access`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  myAccess(
    divisionTeamId: PathOf<'users.myAccess', 'divisionTeamId'>,
    query?: QueryOf<'users.myAccess'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'users.myAccess'>>;
}

/** Who runs an organization, and the dashboard’s own sign-in. */
interface AdminsResource {
  /**
   * Sign in to the dashboard.
   *
   * Issues an admin token for 12 hours. 403 `forbidden` for an account that administers no organization.
   *
   * Open to everybody, without a credential.
   *
   * Refuses with `email_unverified`.
   *
   * `POST /admins/login`
   *
   * @throws ApiError 403 `forbidden`, `email_unverified`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`; 413 `too_large`; 415 `unsupported_media_type`
   */
  login(body: BodyOf<'admins.login'>, options?: RequestOptions): ApiPromise<DataOf<'admins.login'>>;

  /**
   * List administrators.
   *
   * Of the organizations of the caller, open invitations included.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `GET /admins`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'admins.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'admins.list'>, QueryOf<'admins.list'>>;

  /**
   * Add an administrator.
   *
   * An account with this confirmed address administers the organization at once. Anybody else is invited by mail and does so as soon as an account with this address is confirmed. `organization` is needed by administrators of several.
   *
   * For administrators; not for API keys.
   *
   * Refuses with `organization_required`, `already_exists`.
   *
   * `POST /admins`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `already_exists`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(body: BodyOf<'admins.create'>, options?: RequestOptions): ApiPromise<DataOf<'admins.create'>>;

  /**
   * Read an administrator by the identity provider’s subject.
   *
   * Within the organizations of the caller.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `GET /admins/clerk/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  getByClerkId(
    id: PathOf<'admins.getByClerkId', 'id'>,
    query?: QueryOf<'admins.getByClerkId'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'admins.getByClerkId'>>;

  /**
   * Read an administrator.
   *
   * Within the organizations of the caller.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `GET /admins/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'admins.get', 'id'>,
    query?: QueryOf<'admins.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'admins.get'>>;

  /**
   * Remove an administrator.
   *
   * Ends the access at once, or takes an invitation back. An organization keeps one administrator.
   *
   * For administrators; not for API keys.
   *
   * Refuses with `in_use`, `last_admin`.
   *
   * `DELETE /admins/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`, `last_admin`; 412 `stale`
   */
  remove(
    id: PathOf<'admins.remove', 'id'>,
    query?: QueryOf<'admins.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'admins.remove'> | undefined>;
}

/** Credentials of programs, within scopes. */
interface ApiKeysResource {
  /**
   * List API keys.
   *
   * Of the organizations of the caller, revoked ones included. Never the keys themselves.
   *
   * For administrators; not for API keys.
   *
   * `GET /apiKeys`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'apiKeys.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'apiKeys.list'>, QueryOf<'apiKeys.list'>>;

  /**
   * Create an API key.
   *
   * The answer holds the key, this once. `organization` is needed by administrators of several.
   *
   * For administrators; not for API keys.
   *
   * Refuses with `organization_required`.
   *
   * `POST /apiKeys`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(body: BodyOf<'apiKeys.create'>, options?: RequestOptions): ApiPromise<DataOf<'apiKeys.create'>>;

  /**
   * Read an API key.
   *
   * The record, never the key itself. A revoked key is found in the list only.
   *
   * For administrators; not for API keys.
   *
   * `GET /apiKeys/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'apiKeys.get', 'id'>,
    query?: QueryOf<'apiKeys.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'apiKeys.get'>>;

  /**
   * Revoke an API key.
   *
   * The key is refused from now on. Its record stays in the list.
   *
   * For administrators; not for API keys.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /apiKeys/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'apiKeys.remove', 'id'>,
    query?: QueryOf<'apiKeys.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'apiKeys.remove'> | undefined>;

  /**
   * Replace the secret of an API key.
   *
   * The answer holds the new key, this once. The old one stays good for `graceHours` (24 unless said otherwise); 0 ends it, and any older one, at once.
   *
   * For administrators; not for API keys.
   *
   * `POST /apiKeys/{id}/rotate`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`; 413 `too_large`; 415 `unsupported_media_type`
   */
  rotate(
    id: PathOf<'apiKeys.rotate', 'id'>,
    body?: BodyOf<'apiKeys.rotate'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'apiKeys.rotate'>>;
}

/** The tenants: whose records they are. */
interface OrganizationsResource {
  /**
   * List your organizations.
   *
   * The organizations that the caller administers, or the one that the API key belongs to.
   *
   * For administrators and API keys with `read:leagues`, within their organization.
   *
   * `GET /organizations`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'organizations.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'organizations.list'>, QueryOf<'organizations.list'>>;

  /**
   * Create an organization.
   *
   * Whoever founds an organization is its first administrator and signs in to its dashboard with the same account.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * Refuses with `already_exists`, `invalid_time_zone`, `invalid_currency`.
   *
   * `POST /organizations`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `already_exists`, `invalid_time_zone`, `invalid_currency`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(
    body: BodyOf<'organizations.create'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'organizations.create'>>;

  /**
   * Read an organization.
   *
   * The public view has no e-mail address and no account of the payment processor.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:leagues` see all of their organization.
   *
   * `GET /organizations/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'organizations.get', 'id'>,
    query?: QueryOf<'organizations.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'organizations.get'>>;

  /**
   * Change an organization.
   *
   * Only the fields sent change; null clears. In another `timeZone` games and events keep their time of day; it is refused where a team would then play two games at once. Another currency is refused with `in_use` once the organization has payments or an open page to pay on.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `already_exists`, `in_use`, `invalid_time_zone`, `invalid_currency`.
   *
   * `PUT /organizations/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`, `already_exists`, `in_use`, `invalid_time_zone`, `invalid_currency`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'organizations.update', 'id'>,
    body: BodyOf<'organizations.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'organizations.update'>>;
}

/** Prices that competitions charge. */
interface PaymentProductsResource {
  /**
   * List payment products.
   *
   * Those of the caller’s organization.
   *
   * For administrators and API keys with `read:leagues`, within their organization.
   *
   * `GET /paymentProducts`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'paymentProducts.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'paymentProducts.list'>, QueryOf<'paymentProducts.list'>>;

  /**
   * Create a payment product.
   *
   * A fee unless `kind` says donation. `organization` is needed by administrators of several.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `organization_required`.
   *
   * `POST /paymentProducts`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(
    body: BodyOf<'paymentProducts.create'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'paymentProducts.create'>>;

  /**
   * Read a payment product.
   *
   * Within the organization only.
   *
   * For administrators and API keys with `read:leagues`, within their organization.
   *
   * `GET /paymentProducts/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'paymentProducts.get', 'id'>,
    query?: QueryOf<'paymentProducts.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'paymentProducts.get'>>;

  /**
   * Change a payment product.
   *
   * Only the fields sent change.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `PUT /paymentProducts/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'paymentProducts.update', 'id'>,
    body: BodyOf<'paymentProducts.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'paymentProducts.update'>>;

  /**
   * Delete a payment product.
   *
   * Only while nothing refers to it.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /paymentProducts/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'paymentProducts.remove', 'id'>,
    query?: QueryOf<'paymentProducts.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'paymentProducts.remove'> | undefined>;
}

/** Seasons and competition periods. */
interface LeaguesResource {
  /**
   * List leagues.
   *
   * By `priority`, then `name`. Callers without a key or an admin token see the active ones.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:leagues` see all of their organization.
   *
   * `GET /leagues`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'leagues.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'leagues.list'>, QueryOf<'leagues.list'>>;

  /**
   * Create a league.
   *
   * Active unless said otherwise. `organization` is needed by administrators of several.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `organization_required`.
   *
   * `POST /leagues`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(body: BodyOf<'leagues.create'>, options?: RequestOptions): ApiPromise<DataOf<'leagues.create'>>;

  /**
   * List the leagues of an organization.
   *
   * As the list of leagues, of one organization.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:leagues` see all of their organization.
   *
   * `GET /leagues/organization/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByOrganization(
    id: PathOf<'leagues.listByOrganization', 'id'>,
    query?: QueryOf<'leagues.listByOrganization'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'leagues.listByOrganization'>, QueryOf<'leagues.listByOrganization'>>;

  /**
   * List the leagues of a tournament.
   *
   * As the list of leagues, of one tournament.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:leagues` see all of their organization.
   *
   * `GET /leagues/tournament/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByTournament(
    id: PathOf<'leagues.listByTournament', 'id'>,
    query?: QueryOf<'leagues.listByTournament'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'leagues.listByTournament'>, QueryOf<'leagues.listByTournament'>>;

  /**
   * Read a league.
   *
   * An archived league is visible to its organization only.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:leagues` see all of their organization.
   *
   * `GET /leagues/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'leagues.get', 'id'>,
    query?: QueryOf<'leagues.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'leagues.get'>>;

  /**
   * Change or archive a league.
   *
   * Only the fields sent change; `config` merges field by field; null clears. `active: false` archives.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `PUT /leagues/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'leagues.update', 'id'>,
    body: BodyOf<'leagues.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'leagues.update'>>;

  /**
   * Delete a league.
   *
   * Only while nothing refers to it; archive it otherwise.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`, `not_empty`.
   *
   * `DELETE /leagues/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`, `not_empty`; 412 `stale`
   */
  remove(
    id: PathOf<'leagues.remove', 'id'>,
    query?: QueryOf<'leagues.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'leagues.remove'> | undefined>;
}

/** Bracket-style competitions. */
interface TournamentsResource {
  /**
   * List tournaments.
   *
   * By `priority`, then `name`. Callers without a key or an admin token see the active ones.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:leagues` see all of their organization.
   *
   * `GET /tournaments`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'tournaments.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'tournaments.list'>, QueryOf<'tournaments.list'>>;

  /**
   * Create a tournament.
   *
   * Active unless said otherwise. `organization` is needed by administrators of several.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `organization_required`.
   *
   * `POST /tournaments`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(
    body: BodyOf<'tournaments.create'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'tournaments.create'>>;

  /**
   * List the tournaments of an organization, by its name.
   *
   * As the list of tournaments, of the organization with this name or slug.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:leagues` see all of their organization.
   *
   * `GET /tournaments/organizationName/{name}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByOrganizationName(
    name: PathOf<'tournaments.listByOrganizationName', 'name'>,
    query?: QueryOf<'tournaments.listByOrganizationName'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'tournaments.listByOrganizationName'>, QueryOf<'tournaments.listByOrganizationName'>>;

  /**
   * Read a tournament.
   *
   * An archived tournament is visible to its organization only.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:leagues` see all of their organization.
   *
   * `GET /tournaments/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'tournaments.get', 'id'>,
    query?: QueryOf<'tournaments.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'tournaments.get'>>;

  /**
   * Change or archive a tournament.
   *
   * Only the fields sent change; `config` merges field by field; null clears. `active: false` archives.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `PUT /tournaments/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'tournaments.update', 'id'>,
    body: BodyOf<'tournaments.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'tournaments.update'>>;

  /**
   * Delete a tournament.
   *
   * Only while nothing refers to it; archive it otherwise.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`, `not_empty`.
   *
   * `DELETE /tournaments/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`, `not_empty`; 412 `stale`
   */
  remove(
    id: PathOf<'tournaments.remove', 'id'>,
    query?: QueryOf<'tournaments.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'tournaments.remove'> | undefined>;
}

/** Teams, standings and configuration of a part of a competition. Calendars and CSV, out and in. */
interface DivisionsResource {
  /**
   * List divisions.
   *
   * By `priority`, then `name`. The public sees divisions of active leagues and tournaments.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:leagues` see all of their organization.
   *
   * `GET /divisions`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'divisions.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'divisions.list'>, QueryOf<'divisions.list'>>;

  /**
   * Create a division.
   *
   * Of a league, of a tournament, or of neither yet. `organization` is needed by administrators of several.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `organization_required`.
   *
   * `POST /divisions`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(body: BodyOf<'divisions.create'>, options?: RequestOptions): ApiPromise<DataOf<'divisions.create'>>;

  /**
   * Read a division with its standings.
   *
   * The ETag is that of the division: a score does not change it.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:leagues` see all of their organization.
   *
   * `GET /divisions/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'divisions.get', 'id'>,
    query?: QueryOf<'divisions.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisions.get'>>;

  /**
   * Change a division.
   *
   * Only the fields sent change; `config` merges field by field; null clears.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `PUT /divisions/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'divisions.update', 'id'>,
    body: BodyOf<'divisions.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisions.update'>>;

  /**
   * Delete a division.
   *
   * Only while nothing refers to it.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`, `not_empty`.
   *
   * `DELETE /divisions/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`, `not_empty`; 412 `stale`
   */
  remove(
    id: PathOf<'divisions.remove', 'id'>,
    query?: QueryOf<'divisions.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisions.remove'> | undefined>;

  /**
   * Read the standings of a division.
   *
   * Computed from the games each time; null where the public view hides them.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:leagues` see all of their organization.
   *
   * `GET /divisions/{id}/standings`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  standings(
    id: PathOf<'divisions.standings', 'id'>,
    query?: QueryOf<'divisions.standings'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisions.standings'>>;

  /**
   * Read the configuration that counts in a division.
   *
   * Every field with its value and the level it came from.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:leagues` see all of their organization.
   *
   * `GET /divisions/{id}/config`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  config(
    id: PathOf<'divisions.config', 'id'>,
    query?: QueryOf<'divisions.config'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisions.config'>>;

  /**
   * Read who holds a seat in a division and who waits for one.
   *
   * Derived each time from the submissions, the configuration and the time. Withdrawn and removed teams are left out.
   *
   * For administrators and API keys with `read:registrations`, within their organization.
   *
   * `GET /divisions/{id}/capacity`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  capacity(
    id: PathOf<'divisions.capacity', 'id'>,
    query?: QueryOf<'divisions.capacity'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisions.capacity'>>;

  /**
   * Subscribe to the games of a division.
   *
   * Times carry the zone of the venue, or else the organization’s; a game without a time is an all-day event; a cancelled one says so. Hidden games and byes are left out. Empty for the public where schedules are hidden.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /divisions/{id}/calendar.ics`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  calendar(
    id: PathOf<'divisions.calendar', 'id'>,
    query?: QueryOf<'divisions.calendar'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisions.calendar'>>;

  /**
   * Export the schedule of a division.
   *
   * UTF-8 with a byte order mark. What a spreadsheet would run as a formula begins with an apostrophe. The games that the caller sees in lists, those of single players without participants and results; only the heading where the public view hides the schedule.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /divisions/{id}/schedule.csv`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  scheduleCsv(
    id: PathOf<'divisions.scheduleCsv', 'id'>,
    query?: QueryOf<'divisions.scheduleCsv'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisions.scheduleCsv'>>;

  /**
   * Import games into a division.
   *
   * The columns of the export, of which only `date` is needed; `home`, `away` and `venue` by name. A game that is in the schedule already is refused. As `text/csv`, or as `upload` of a form. Nothing is written unless every row is good, or `partial` is true: 409 `rows_rejected` has a detail for each bad row, its line as `path`. A file that can’t be read at all is refused in both cases.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `rows_rejected`.
   *
   * `POST /divisions/{id}/schedule.csv`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `rows_rejected`; 413 `too_large`; 415 `unsupported_media_type`
   */
  importSchedule(
    id: PathOf<'divisions.importSchedule', 'id'>,
    body: BodyOf<'divisions.importSchedule'>,
    options?: RequestOptions<QueryOf<'divisions.importSchedule'>>,
  ): ApiPromise<DataOf<'divisions.importSchedule'>>;

  /**
   * Export the standings of a division.
   *
   * In the format of the schedule’s export; only the heading where the public view hides them.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:leagues` see all of their organization.
   *
   * `GET /divisions/{id}/standings.csv`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  standingsCsv(
    id: PathOf<'divisions.standingsCsv', 'id'>,
    query?: QueryOf<'divisions.standingsCsv'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisions.standingsCsv'>>;

  /**
   * Import teams into a division.
   *
   * Columns `name` and, if wanted, `seed`. A name that a team of the division has already is refused, so that a file can’t be imported twice. As `text/csv`, or as `upload` of a form. Nothing is written unless every row is good, or `partial` is true: 409 `rows_rejected` has a detail for each bad row, its line as `path`. A file that can’t be read at all is refused in both cases.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `rows_rejected`.
   *
   * `POST /divisions/{id}/teams.csv`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `rows_rejected`; 413 `too_large`; 415 `unsupported_media_type`
   */
  importTeams(
    id: PathOf<'divisions.importTeams', 'id'>,
    body: BodyOf<'divisions.importTeams'>,
    options?: RequestOptions<QueryOf<'divisions.importTeams'>>,
  ): ApiPromise<DataOf<'divisions.importTeams'>>;
}

/** Clubs: the lasting identity behind teams. */
interface TeamsResource {
  /**
   * List teams.
   *
   * The public sees a club where it sees one of its teams by name, in a division that it can list.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:teams` see all of their organization.
   *
   * `GET /teams`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'teams.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'teams.list'>, QueryOf<'teams.list'>>;

  /**
   * Create a team.
   *
   * A club; it enters divisions as division teams. `organization` is needed by administrators of several.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `organization_required`.
   *
   * `POST /teams`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(body: BodyOf<'teams.create'>, options?: RequestOptions): ApiPromise<DataOf<'teams.create'>>;

  /**
   * List the teams of a league.
   *
   * As the list of teams: clubs with a team in a division of the league.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:teams` see all of their organization.
   *
   * `GET /teams/league/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByLeague(
    id: PathOf<'teams.listByLeague', 'id'>,
    query?: QueryOf<'teams.listByLeague'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'teams.listByLeague'>, QueryOf<'teams.listByLeague'>>;

  /**
   * List the teams of a division.
   *
   * As the list of teams: clubs with a team in the division.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:teams` see all of their organization.
   *
   * `GET /teams/division/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByDivision(
    id: PathOf<'teams.listByDivision', 'id'>,
    query?: QueryOf<'teams.listByDivision'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'teams.listByDivision'>, QueryOf<'teams.listByDivision'>>;

  /**
   * List the teams of an organization by its name.
   *
   * As the list of teams, of the organization with this name or slug.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:teams` see all of their organization.
   *
   * `GET /teams/organizationName/{name}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByOrganizationName(
    name: PathOf<'teams.listByOrganizationName', 'name'>,
    query?: QueryOf<'teams.listByOrganizationName'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'teams.listByOrganizationName'>, QueryOf<'teams.listByOrganizationName'>>;

  /**
   * List the teams of a division of an organization.
   *
   * As the list of teams; 404 for a division of another organization.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:teams` see all of their organization.
   *
   * `GET /teams/organization/{orgId}/division/{divId}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByOrganizationAndDivision(
    orgId: PathOf<'teams.listByOrganizationAndDivision', 'orgId'>,
    divId: PathOf<'teams.listByOrganizationAndDivision', 'divId'>,
    query?: QueryOf<'teams.listByOrganizationAndDivision'>,
    options?: RequestOptions,
  ): PagePromise<
    ItemOf<'teams.listByOrganizationAndDivision'>,
    QueryOf<'teams.listByOrganizationAndDivision'>
  >;

  /**
   * Read a team.
   *
   * The public sees a club where it sees one of its teams by name, an archived team included.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:teams` see all of their organization.
   *
   * `GET /teams/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'teams.get', 'id'>,
    query?: QueryOf<'teams.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'teams.get'>>;

  /**
   * Change a team.
   *
   * Only the fields sent change; null clears. The names of its division teams stay.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `PUT /teams/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'teams.update', 'id'>,
    body: BodyOf<'teams.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'teams.update'>>;

  /**
   * Delete a team.
   *
   * Only while no division team refers to it.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /teams/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'teams.remove', 'id'>,
    query?: QueryOf<'teams.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'teams.remove'> | undefined>;
}

/** Teams as they play in a division. Calendars and CSV, out and in. */
interface DivisionTeamsResource {
  /**
   * List division teams.
   *
   * The public sees those of active leagues and tournaments, without archived and test teams. Withdrawn ones are left out for everybody.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:teams` see all of their organization.
   *
   * `GET /divisionTeams`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'divisionTeams.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'divisionTeams.list'>, QueryOf<'divisionTeams.list'>>;

  /**
   * Enter a team into a division.
   *
   * `league` and `tournament` follow from the division. `organization` is needed by administrators of several.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `organization_required`.
   *
   * `POST /divisionTeams`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(
    body: BodyOf<'divisionTeams.create'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisionTeams.create'>>;

  /**
   * List the teams of a division.
   *
   * As the list of division teams, of one division.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:teams` see all of their organization.
   *
   * `GET /divisionTeams/division/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByDivision(
    id: PathOf<'divisionTeams.listByDivision', 'id'>,
    query?: QueryOf<'divisionTeams.listByDivision'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'divisionTeams.listByDivision'>, QueryOf<'divisionTeams.listByDivision'>>;

  /**
   * List the division teams of a league.
   *
   * As the list of division teams, of the divisions of one league.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:teams` see all of their organization.
   *
   * `GET /divisionTeams/league/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByLeague(
    id: PathOf<'divisionTeams.listByLeague', 'id'>,
    query?: QueryOf<'divisionTeams.listByLeague'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'divisionTeams.listByLeague'>, QueryOf<'divisionTeams.listByLeague'>>;

  /**
   * List the placed teams of a registration.
   *
   * As the list of division teams, of those that signed up through one registration.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:teams` see all of their organization.
   *
   * `GET /divisionTeams/registration/d/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByRegistration(
    id: PathOf<'divisionTeams.listByRegistration', 'id'>,
    query?: QueryOf<'divisionTeams.listByRegistration'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'divisionTeams.listByRegistration'>, QueryOf<'divisionTeams.listByRegistration'>>;

  /**
   * Find the placed team of a submission.
   *
   * As the list of division teams: one where the submission is placed, none while it is not. 404 for a submission that the caller knows nothing of.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:teams` see all of their organization.
   *
   * `GET /divisionTeams/registrationTeam/d/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByRegistrationTeam(
    id: PathOf<'divisionTeams.listByRegistrationTeam', 'id'>,
    query?: QueryOf<'divisionTeams.listByRegistrationTeam'>,
    options?: RequestOptions,
  ): PagePromise<
    ItemOf<'divisionTeams.listByRegistrationTeam'>,
    QueryOf<'divisionTeams.listByRegistrationTeam'>
  >;

  /**
   * Read a division team.
   *
   * An archived team stays readable by its id; a withdrawn or test team is visible to its organization only.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:teams` see all of their organization.
   *
   * `GET /divisionTeams/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'divisionTeams.get', 'id'>,
    query?: QueryOf<'divisionTeams.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisionTeams.get'>>;

  /**
   * Change or archive a division team.
   *
   * Only the fields sent change; null clears. `division` moves the team, unless it was placed by a submission: that moves by its own status. The names of players that stand for `name`, sent back, change nothing.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `PUT /divisionTeams/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'divisionTeams.update', 'id'>,
    body: BodyOf<'divisionTeams.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisionTeams.update'>>;

  /**
   * Delete a division team.
   *
   * Only while nothing refers to it; archive it otherwise.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /divisionTeams/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'divisionTeams.remove', 'id'>,
    query?: QueryOf<'divisionTeams.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisionTeams.remove'> | undefined>;

  /**
   * Subscribe to the games of a team.
   *
   * Home and away. Times carry the zone of the venue, or else the organization’s; a game without a time is an all-day event; a cancelled one says so. Hidden games and byes are left out. Empty for the public where schedules are hidden.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /divisionTeams/{id}/calendar.ics`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  calendar(
    id: PathOf<'divisionTeams.calendar', 'id'>,
    query?: QueryOf<'divisionTeams.calendar'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'divisionTeams.calendar'>>;
}

/** Venues with their courts. */
interface LocationsResource {
  /**
   * List locations.
   *
   * Locations are public; keys and administrators list those of their organization.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /locations`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'locations.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'locations.list'>, QueryOf<'locations.list'>>;

  /**
   * Create a location.
   *
   * Court names are unique within it. `organization` is needed by administrators of several.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `organization_required`, `already_exists`, `invalid_time_zone`.
   *
   * `POST /locations`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `already_exists`, `invalid_time_zone`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(body: BodyOf<'locations.create'>, options?: RequestOptions): ApiPromise<DataOf<'locations.create'>>;

  /**
   * Read a location.
   *
   * Visible to everybody.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /locations/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'locations.get', 'id'>,
    query?: QueryOf<'locations.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'locations.get'>>;

  /**
   * Change a location.
   *
   * Only the fields sent change; null clears; `courts` replaces all courts. In another `timeZone` games keep their time of day; it is refused where a team would then play two at once.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `already_exists`, `invalid_time_zone`.
   *
   * `PUT /locations/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`, `already_exists`, `invalid_time_zone`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'locations.update', 'id'>,
    body: BodyOf<'locations.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'locations.update'>>;

  /**
   * Delete a location.
   *
   * Only while nothing refers to it.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /locations/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'locations.remove', 'id'>,
    query?: QueryOf<'locations.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'locations.remove'> | undefined>;
}

/** Times on courts that games can be given. */
interface TimeSlotsResource {
  /**
   * List time slots.
   *
   * Time slots are public; keys and administrators list those of their organization.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /timeSlots`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'timeSlots.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'timeSlots.list'>, QueryOf<'timeSlots.list'>>;

  /**
   * Create a time slot.
   *
   * On a court of a venue. `organization` is needed by administrators of several.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `organization_required`, `invalid_interval`.
   *
   * `POST /timeSlots`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `invalid_interval`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(body: BodyOf<'timeSlots.create'>, options?: RequestOptions): ApiPromise<DataOf<'timeSlots.create'>>;

  /**
   * List the time slots of an organization, by its name.
   *
   * As the list of time slots, of the organization with this name or slug.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /timeSlots/organizationName/{name}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByOrganizationName(
    name: PathOf<'timeSlots.listByOrganizationName', 'name'>,
    query?: QueryOf<'timeSlots.listByOrganizationName'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'timeSlots.listByOrganizationName'>, QueryOf<'timeSlots.listByOrganizationName'>>;

  /**
   * List the time slots of a league.
   *
   * As the list of time slots, of those set aside for one league.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /timeSlots/league/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByLeague(
    id: PathOf<'timeSlots.listByLeague', 'id'>,
    query?: QueryOf<'timeSlots.listByLeague'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'timeSlots.listByLeague'>, QueryOf<'timeSlots.listByLeague'>>;

  /**
   * List the time slots of a tournament.
   *
   * As the list of time slots, of those set aside for one tournament.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /timeSlots/tournament/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByTournament(
    id: PathOf<'timeSlots.listByTournament', 'id'>,
    query?: QueryOf<'timeSlots.listByTournament'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'timeSlots.listByTournament'>, QueryOf<'timeSlots.listByTournament'>>;

  /**
   * Read a time slot.
   *
   * Visible to everybody.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /timeSlots/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'timeSlots.get', 'id'>,
    query?: QueryOf<'timeSlots.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'timeSlots.get'>>;

  /**
   * Change a time slot.
   *
   * Only the fields sent change; null clears. A slot that a game has keeps its place and time.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`, `invalid_interval`.
   *
   * `PUT /timeSlots/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`, `in_use`, `invalid_interval`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'timeSlots.update', 'id'>,
    body: BodyOf<'timeSlots.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'timeSlots.update'>>;

  /**
   * Delete a time slot.
   *
   * Only while no game refers to it.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /timeSlots/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'timeSlots.remove', 'id'>,
    query?: QueryOf<'timeSlots.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'timeSlots.remove'> | undefined>;
}

/** Matchups of eight sports with their scores and results. */
interface GamesResource {
  /**
   * List games.
   *
   * By `date`. The public sees no hidden games, none of archived leagues and tournaments, and none where the schedule is hidden.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /games`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'games.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'games.list'>, QueryOf<'games.list'>>;

  /**
   * Create a game.
   *
   * `sport` selects the fields. `organization` is needed by administrators of several. No court and no team has two games at once.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `organization_required`, `double_booked`.
   *
   * `POST /games`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `double_booked`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(body: BodyOf<'games.create'>, options?: RequestOptions): ApiPromise<DataOf<'games.create'>>;

  /**
   * List the games of a team.
   *
   * As the list of games, home and away, of one division team.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /games/team/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByTeam(
    id: PathOf<'games.listByTeam', 'id'>,
    query?: QueryOf<'games.listByTeam'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'games.listByTeam'>, QueryOf<'games.listByTeam'>>;

  /**
   * List the games of a league.
   *
   * As the list of games, of one league.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /games/league/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByLeague(
    id: PathOf<'games.listByLeague', 'id'>,
    query?: QueryOf<'games.listByLeague'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'games.listByLeague'>, QueryOf<'games.listByLeague'>>;

  /**
   * Read a game.
   *
   * A game that the public does not see is visible to its organization only.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /games/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'games.get', 'id'>,
    query?: QueryOf<'games.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'games.get'>>;

  /**
   * Score, move or change a game.
   *
   * Only the fields sent change; null clears. A field of another sport is refused. A score of a bracket’s game moves teams on in the same write: winners and losers fill the games that wait for them, a corrected score exchanges them, a cleared one takes them back.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `wrong_sport`, `double_booked`, `decided_by_bracket`, `game_not_playable`.
   *
   * `PUT /games/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`, `wrong_sport`, `double_booked`, `decided_by_bracket`, `game_not_playable`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'games.update', 'id'>,
    body: BodyOf<'games.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'games.update'>>;

  /**
   * Delete a game.
   *
   * Cancel a game that was announced; delete one that never should have been. A game that others of its bracket wait for is in use.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /games/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'games.remove', 'id'>,
    query?: QueryOf<'games.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'games.remove'> | undefined>;
}

/** Round robins of a division, made in one request. */
interface SchedulesResource {
  /**
   * Generate the schedule of a division.
   *
   * A round robin of the division’s teams: home and away in balance, courts evened out, nobody twice at once. A dry run is answered with 200.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `schedule_exists`, `schedule_impossible`, `too_few_teams`, `double_booked`, `wrong_sport`, `in_use`.
   *
   * `POST /divisions/{id}/schedule`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `schedule_exists`, `schedule_impossible`, `too_few_teams`, `double_booked`, `wrong_sport`, `in_use`; 413 `too_large`; 415 `unsupported_media_type`
   */
  generate(
    id: PathOf<'schedules.generate', 'id'>,
    body: BodyOf<'schedules.generate'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'schedules.generate'>>;
}

/** Playoffs of a division and tournament brackets, which advance by themselves. */
interface PlayoffsResource {
  /**
   * Read the playoffs of a division.
   *
   * Everything a client needs to draw them. The public sees the games that it sees in lists.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /divisions/{id}/playoffs`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'playoffs.get', 'id'>,
    query?: QueryOf<'playoffs.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'playoffs.get'>>;

  /**
   * Create the playoffs of a division.
   *
   * Of the size that `playoffTeams` says in its configuration, or else the largest that its teams fill.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `too_few_teams`, `too_many_teams`, `bracket_exists`, `wrong_sport`, `schedule_impossible`, `double_booked`, `consolation_not_available`.
   *
   * `POST /divisions/{id}/playoffs`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `too_few_teams`, `too_many_teams`, `bracket_exists`, `wrong_sport`, `schedule_impossible`, `double_booked`, `consolation_not_available`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(
    id: PathOf<'playoffs.create', 'id'>,
    body: BodyOf<'playoffs.create'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'playoffs.create'>>;

  /**
   * Delete the playoffs of a division.
   *
   * With all their games; while none has a score, or with `force`.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`, `bracket_has_scores`.
   *
   * `DELETE /divisions/{id}/playoffs`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`, `bracket_has_scores`; 412 `stale`
   */
  remove(
    id: PathOf<'playoffs.remove', 'id'>,
    query?: QueryOf<'playoffs.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'playoffs.remove'> | undefined>;
}

/** Playoffs of a division and tournament brackets, which advance by themselves. */
interface BracketsResource {
  /**
   * Read the bracket of a tournament.
   *
   * Everything a client needs to draw it. The public sees the games it sees in lists.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:games` see all of their organization.
   *
   * `GET /tournaments/{id}/bracket`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'brackets.get', 'id'>,
    query?: QueryOf<'brackets.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'brackets.get'>>;

  /**
   * Create the bracket of a tournament.
   *
   * For teams of its divisions. Seeds 1 and 2 meet only in the final.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `too_few_teams`, `too_many_teams`, `bracket_exists`, `wrong_sport`, `schedule_impossible`, `double_booked`.
   *
   * `POST /tournaments/{id}/bracket`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `too_few_teams`, `too_many_teams`, `bracket_exists`, `wrong_sport`, `schedule_impossible`, `double_booked`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(
    id: PathOf<'brackets.create', 'id'>,
    body: BodyOf<'brackets.create'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'brackets.create'>>;

  /**
   * Delete the bracket of a tournament.
   *
   * With all its games; while none has a score, or with `force`.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`, `bracket_has_scores`.
   *
   * `DELETE /tournaments/{id}/bracket`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`, `bracket_has_scores`; 412 `stale`
   */
  remove(
    id: PathOf<'brackets.remove', 'id'>,
    query?: QueryOf<'brackets.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'brackets.remove'> | undefined>;
}

/** What players did in games, with sums and averages. */
interface StatsResource {
  /**
   * List stats.
   *
   * The public sees none where `showStats` resolves to false, and none of games that it does not see.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:players` see all of their organization.
   *
   * `GET /stats`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'stats.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'stats.list'>, QueryOf<'stats.list'>>;

  /**
   * Enter what a player did in a game.
   *
   * One record for each player and game. `organization` is needed by administrators of several.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `organization_required`, `already_exists`, `unknown_stat`.
   *
   * `POST /stats`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `already_exists`, `unknown_stat`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(body: BodyOf<'stats.create'>, options?: RequestOptions): ApiPromise<DataOf<'stats.create'>>;

  /**
   * Read the stats of a player.
   *
   * Rows and sums; 404 where the caller sees no row of the player. The public sees none where `showStats` resolves to false, and none of games that it does not see.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:players` see all of their organization.
   *
   * `GET /stats/player/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  ofPlayer(
    id: PathOf<'stats.ofPlayer', 'id'>,
    query?: QueryOf<'stats.ofPlayer'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'stats.ofPlayer'>>;

  /**
   * Read the stats of several players.
   *
   * In the order asked for, without those of whom the caller sees no row. The public sees none where `showStats` resolves to false, and none of games that it does not see.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:players` see all of their organization.
   *
   * `GET /stats/players`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  ofPlayers(
    query: QueryOf<'stats.ofPlayers'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'stats.ofPlayers'>>;

  /**
   * Read the stats of a division team.
   *
   * Rows and sums, of the team and of each player. The public sees none where `showStats` resolves to false, and none of games that it does not see.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:players` see all of their organization.
   *
   * `GET /stats/team/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  ofTeam(
    id: PathOf<'stats.ofTeam', 'id'>,
    query?: QueryOf<'stats.ofTeam'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'stats.ofTeam'>>;

  /**
   * Read the box score of a game.
   *
   * Rows, and the sums of each team. The public sees none where `showStats` resolves to false, and none of games that it does not see.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:players` see all of their organization.
   *
   * `GET /stats/game/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  ofGame(
    id: PathOf<'stats.ofGame', 'id'>,
    query?: QueryOf<'stats.ofGame'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'stats.ofGame'>>;

  /**
   * Read a stat.
   *
   * The public sees none where `showStats` resolves to false, and none of games that it does not see.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:players` see all of their organization.
   *
   * `GET /stats/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'stats.get', 'id'>,
    query?: QueryOf<'stats.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'stats.get'>>;

  /**
   * Correct a stat.
   *
   * Only the fields sent change; `values` replaces all figures. A key that is kept as it was is not checked again.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `already_exists`, `unknown_stat`.
   *
   * `PUT /stats/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`, `already_exists`, `unknown_stat`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'stats.update', 'id'>,
    body: BodyOf<'stats.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'stats.update'>>;

  /**
   * Delete a stat.
   *
   * All sums follow, since they are counted afresh each time.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /stats/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'stats.remove', 'id'>,
    query?: QueryOf<'stats.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'stats.remove'> | undefined>;
}

/** Sign-up forms: window, capacity, fee, custom fields. Calendars and CSV, out and in. */
interface RegistrationsResource {
  /**
   * List registrations.
   *
   * Keys and administrators list those of their organization; the public those that are not hidden, below leagues and tournaments that are not archived.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:registrations` see all of their organization.
   *
   * `GET /registrations`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'registrations.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'registrations.list'>, QueryOf<'registrations.list'>>;

  /**
   * Create a registration.
   *
   * Active, and open from now unless `startDate` says otherwise. A field without `fieldId` is given one; one that repeats another’s is refused. `organization` is needed by administrators of several.
   *
   * For administrators and API keys with `write:registrations`, within their organization.
   *
   * Refuses with `organization_required`, `invalid_time_zone`, `already_exists`.
   *
   * `POST /registrations`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `invalid_time_zone`, `already_exists`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(
    body?: BodyOf<'registrations.create'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrations.create'>>;

  /**
   * List the public registrations of an organization, by its name.
   *
   * Those that are active and not hidden, of the organization with this name or slug.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:registrations` see all of their organization.
   *
   * `GET /registrations/organizationName/{name}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByOrganizationName(
    name: PathOf<'registrations.listByOrganizationName', 'name'>,
    query?: QueryOf<'registrations.listByOrganizationName'>,
    options?: RequestOptions,
  ): PagePromise<
    ItemOf<'registrations.listByOrganizationName'>,
    QueryOf<'registrations.listByOrganizationName'>
  >;

  /**
   * List all registrations of an organization, by its name.
   *
   * Hidden and inactive ones too, for the organization itself; 403 for everybody else.
   *
   * For administrators and API keys with `read:registrations`, within their organization.
   *
   * `GET /registrations/organizationName/{name}/all`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listAllByOrganizationName(
    name: PathOf<'registrations.listAllByOrganizationName', 'name'>,
    query?: QueryOf<'registrations.listAllByOrganizationName'>,
    options?: RequestOptions,
  ): PagePromise<
    ItemOf<'registrations.listAllByOrganizationName'>,
    QueryOf<'registrations.listAllByOrganizationName'>
  >;

  /**
   * List the registrations of a tournament.
   *
   * As the list of registrations, of one tournament.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:registrations` see all of their organization.
   *
   * `GET /registrations/tournament/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByTournament(
    id: PathOf<'registrations.listByTournament', 'id'>,
    query?: QueryOf<'registrations.listByTournament'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'registrations.listByTournament'>, QueryOf<'registrations.listByTournament'>>;

  /**
   * List the registrations of a league.
   *
   * As the list of registrations, of those that have the league as theirs or among their contests.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:registrations` see all of their organization.
   *
   * `GET /registrations/league/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByLeague(
    id: PathOf<'registrations.listByLeague', 'id'>,
    query?: QueryOf<'registrations.listByLeague'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'registrations.listByLeague'>, QueryOf<'registrations.listByLeague'>>;

  /**
   * Read a registration.
   *
   * Public unless what it is for is archived: the address of a hidden one is its link.
   *
   * Open to everybody in its public view, without a credential; administrators and API keys with `read:registrations` see all of their organization.
   *
   * `GET /registrations/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'registrations.get', 'id'>,
    query?: QueryOf<'registrations.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrations.get'>>;

  /**
   * Change a registration.
   *
   * Only the fields sent change; `config`, `cost` and `settings` merge field by field; null clears. Lists are replaced as a whole; a permanent field has to stay in its list.
   *
   * For administrators and API keys with `write:registrations`, within their organization.
   *
   * Refuses with `invalid_time_zone`, `already_exists`, `permanent_field`.
   *
   * `PUT /registrations/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`, `invalid_time_zone`, `already_exists`, `permanent_field`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'registrations.update', 'id'>,
    body: BodyOf<'registrations.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrations.update'>>;

  /**
   * Delete a registration.
   *
   * Only while no team and no discount code refers to it; deactivate it otherwise.
   *
   * For administrators and API keys with `write:registrations`, within their organization.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /registrations/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'registrations.remove', 'id'>,
    query?: QueryOf<'registrations.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrations.remove'> | undefined>;

  /**
   * Export the teams of a registration.
   *
   * By administrators and keys. UTF-8 with a byte order mark; what a spreadsheet would run as a formula begins with an apostrophe. Withdrawn teams too, removed ones not. A column for each custom field of teams and managers, under its label.
   *
   * For administrators and API keys with `read:registrations`, within their organization.
   *
   * `GET /registrations/{id}/teams.csv`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  teamsCsv(
    id: PathOf<'registrations.teamsCsv', 'id'>,
    query?: QueryOf<'registrations.teamsCsv'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrations.teamsCsv'>>;

  /**
   * Export the players of a registration.
   *
   * As the export of its teams: everybody on their rosters, with a column for each custom field of players. A key without `read:players` is told no addresses, answers or waivers.
   *
   * For administrators and API keys with `read:registrations`, within their organization.
   *
   * `GET /registrations/{id}/players.csv`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  playersCsv(
    id: PathOf<'registrations.playersCsv', 'id'>,
    query?: QueryOf<'registrations.playersCsv'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrations.playersCsv'>>;
}

/** Submissions of teams, from the first sign-up to the seat. What teams owe, the ledger of what they paid, card payments and refunds. */
interface RegistrationTeamsResource {
  /**
   * List registration teams.
   *
   * Administrators and keys list their organization’s, without removed ones; a signed-in user those that they registered or manage.
   *
   * For administrators and API keys with `read:registrations`, within their organization, and signed-in users for what is their own.
   *
   * `GET /registrationTeams`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'registrationTeams.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'registrationTeams.list'>, QueryOf<'registrationTeams.list'>>;

  /**
   * Register a team.
   *
   * By a signed-in user, who becomes its registrant, and its manager unless `managers` names any, or on somebody’s behalf by an administrator or a key. Checked in this order: the registration is active, has opened, has not closed, the division has a seat or a place on its waitlist. In a free division the team is placed at once while a seat is free. With `inviteToken` the team of that invitation is filled in and answered with 200, whatever the gates say; the managers whom the organizers named stay beside those sent.
   *
   * For administrators and API keys with `write:registrations`, within their organization, and signed-in users for what is their own.
   *
   * Refuses with `registration_inactive`, `registration_not_open`, `registration_closed`, `division_full`, `invalid_fields`, `roster_full`, `discount_invalid`, `discount_expired`, `discount_used_up`, `invalid_token`.
   *
   * `POST /registrationTeams`
   *
   * @throws ApiError 403 `forbidden`, `registration_inactive`, `registration_not_open`, `registration_closed`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `division_full`, `invalid_fields`, `roster_full`, `discount_invalid`, `discount_expired`, `discount_used_up`, `invalid_token`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(
    body: BodyOf<'registrationTeams.create'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.create'>>;

  /**
   * List the teams of a registration.
   *
   * As the list of registration teams, of one registration.
   *
   * For administrators and API keys with `read:registrations`, within their organization, and signed-in users for what is their own.
   *
   * `GET /registrationTeams/registration/{id}/all`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByRegistration(
    id: PathOf<'registrationTeams.listByRegistration', 'id'>,
    query?: QueryOf<'registrationTeams.listByRegistration'>,
    options?: RequestOptions,
  ): PagePromise<
    ItemOf<'registrationTeams.listByRegistration'>,
    QueryOf<'registrationTeams.listByRegistration'>
  >;

  /**
   * List the registration teams of an organization, by its name.
   *
   * As the list of registration teams, of the organization with this name or slug.
   *
   * For administrators and API keys with `read:registrations`, within their organization, and signed-in users for what is their own.
   *
   * `GET /registrationTeams/organizationName/{name}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByOrganizationName(
    name: PathOf<'registrationTeams.listByOrganizationName', 'name'>,
    query?: QueryOf<'registrationTeams.listByOrganizationName'>,
    options?: RequestOptions,
  ): PagePromise<
    ItemOf<'registrationTeams.listByOrganizationName'>,
    QueryOf<'registrationTeams.listByOrganizationName'>
  >;

  /**
   * Read an invitation.
   *
   * For everybody who has the link: the registration, the division and the team that filling it in begins with. 409 `invalid_token` once it was used, replaced or has expired.
   *
   * Open to everybody, without a credential.
   *
   * Refuses with `invalid_token`.
   *
   * `GET /registrationTeams/invite/{token}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_token`
   */
  getInvite(
    token: PathOf<'registrationTeams.getInvite', 'token'>,
    query?: QueryOf<'registrationTeams.getInvite'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.getInvite'>>;

  /**
   * Read a registration team.
   *
   * Visible to its organization, its registrant and its managers; a removed one to its organization only.
   *
   * For administrators and API keys with `read:registrations`, within their organization, and signed-in users for what is their own.
   *
   * `GET /registrationTeams/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'registrationTeams.get', 'id'>,
    query?: QueryOf<'registrationTeams.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.get'>>;

  /**
   * Change a registration team.
   *
   * By its registrant, its managers, an administrator or a key, also after the registration has closed. Only the fields sent change; null clears. `fields` merge answer by answer. A new name reaches the placed team. `division` is changed by administrators only; in a free division the team is placed at once while a seat is free.
   *
   * For administrators and API keys with `write:registrations`, within their organization, and signed-in users for what is their own.
   *
   * Refuses with `invalid_fields`, `discount_invalid`, `discount_expired`, `discount_used_up`, `removed`.
   *
   * `PUT /registrationTeams/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`, `invalid_fields`, `discount_invalid`, `discount_expired`, `discount_used_up`, `removed`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'registrationTeams.update', 'id'>,
    body: BodyOf<'registrationTeams.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.update'>>;

  /**
   * Remove a registration team.
   *
   * Hidden everywhere, and can be restored. Refused while it has payments that are not refunded. Its seat is free for the next in line.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`, `unrefunded_payments`, `removed`.
   *
   * `DELETE /registrationTeams/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`, `unrefunded_payments`, `removed`; 412 `stale`
   */
  remove(
    id: PathOf<'registrationTeams.remove', 'id'>,
    query?: QueryOf<'registrationTeams.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.remove'> | undefined>;

  /**
   * Set the status of a registration team.
   *
   * By an administrator, to any status at any time. `Accepted` places the team in its division; `Waitlist` and `Withdrawn` give its seat up and hide the placed team; no refund is issued.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `removed`.
   *
   * `PUT /registrationTeams/{id}/status`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`, `removed`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  setStatus(
    id: PathOf<'registrationTeams.setStatus', 'id'>,
    body: BodyOf<'registrationTeams.setStatus'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.setStatus'>>;

  /**
   * Restore a removed registration team.
   *
   * With its place in line and its placement, whatever the capacity.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `not_removed`.
   *
   * `POST /registrationTeams/{id}/restore`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `not_removed`; 413 `too_large`; 415 `unsupported_media_type`
   */
  restore(
    id: PathOf<'registrationTeams.restore', 'id'>,
    body?: BodyOf<'registrationTeams.restore'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.restore'>>;

  /**
   * Complete the registration of a team.
   *
   * By its registrant, its managers, an administrator or a key. Refused with a detail for each thing that is missing: players, managers, coaches, representatives, required answers, the release statement.
   *
   * For administrators and API keys with `write:registrations`, within their organization, and signed-in users for what is their own.
   *
   * Refuses with `incomplete`, `removed`.
   *
   * `POST /registrationTeams/{id}/complete`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `incomplete`, `removed`; 413 `too_large`; 415 `unsupported_media_type`
   */
  complete(
    id: PathOf<'registrationTeams.complete', 'id'>,
    body?: BodyOf<'registrationTeams.complete'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.complete'>>;

  /**
   * Add a player to the roster.
   *
   * By the team’s registrant, its managers, an administrator or a key. Once the roster is locked only by administrators.
   *
   * For administrators and API keys with `write:registrations`, within their organization, and signed-in users for what is their own.
   *
   * Refuses with `roster_full`, `roster_locked`, `invalid_fields`, `removed`.
   *
   * `POST /registrationTeams/{id}/players`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `roster_full`, `roster_locked`, `invalid_fields`, `removed`; 413 `too_large`; 415 `unsupported_media_type`
   */
  addPlayer(
    id: PathOf<'registrationTeams.addPlayer', 'id'>,
    body: BodyOf<'registrationTeams.addPlayer'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.addPlayer'>>;

  /**
   * Change a player of the roster.
   *
   * By whoever may add one. Only the fields sent change; the linked account stays.
   *
   * For administrators and API keys with `write:registrations`, within their organization, and signed-in users for what is their own.
   *
   * Refuses with `roster_locked`, `invalid_fields`, `removed`.
   *
   * `PUT /registrationTeams/{id}/players/{player}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`, `roster_locked`, `invalid_fields`, `removed`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  updatePlayer(
    id: PathOf<'registrationTeams.updatePlayer', 'id'>,
    player: PathOf<'registrationTeams.updatePlayer', 'player'>,
    body: BodyOf<'registrationTeams.updatePlayer'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.updatePlayer'>>;

  /**
   * Take a player off the roster.
   *
   * By whoever may add one. The record stays, with its stats and answers.
   *
   * For administrators and API keys with `write:registrations`, within their organization, and signed-in users for what is their own.
   *
   * Refuses with `roster_locked`, `removed`.
   *
   * `POST /registrationTeams/{id}/playerRemove`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `roster_locked`, `removed`; 413 `too_large`; 415 `unsupported_media_type`
   */
  removePlayer(
    id: PathOf<'registrationTeams.removePlayer', 'id'>,
    body: BodyOf<'registrationTeams.removePlayer'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.removePlayer'>>;

  /**
   * Ask the organizers to accept a team.
   *
   * By its registrant, its managers, an administrator or a key: the organizers get a mail. At most once in 24 hours.
   *
   * For administrators and API keys with `write:registrations`, within their organization, and signed-in users for what is their own.
   *
   * Refuses with `already_requested`, `removed`.
   *
   * `POST /registrationTeams/requestTeamAccept`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `already_requested`, `removed`; 413 `too_large`; 415 `unsupported_media_type`
   */
  requestAccept(
    body: BodyOf<'registrationTeams.requestAccept'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.requestAccept'>>;

  /**
   * Hold a place for a team.
   *
   * By an administrator, whatever the gates and the capacity say: an unregistered team, and with `sendInvite` a mail to its manager, whose link fills it in. Without it no mail is sent.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `POST /registrationTeams/placeholder`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`; 413 `too_large`; 415 `unsupported_media_type`
   */
  createPlaceholder(
    body: BodyOf<'registrationTeams.createPlaceholder'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.createPlaceholder'>>;

  /**
   * Send the invitation of a placeholder.
   *
   * By an administrator, for the first time or again, to the same address or another: it becomes the manager’s. An earlier link ends.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `already_registered`, `removed`.
   *
   * `POST /registrationTeams/{id}/invite`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `already_registered`, `removed`; 413 `too_large`; 415 `unsupported_media_type`
   */
  sendInvite(
    id: PathOf<'registrationTeams.sendInvite', 'id'>,
    body: BodyOf<'registrationTeams.sendInvite'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.sendInvite'>>;

  /**
   * Remind players to finish their registration.
   *
   * By an administrator, where the registration has a player waiver or a fee per player. The answer says who got a mail, and why the others did not.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `removed`.
   *
   * `POST /registrationTeams/{id}/finishReminders`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `removed`; 413 `too_large`; 415 `unsupported_media_type`
   */
  sendFinishReminders(
    id: PathOf<'registrationTeams.sendFinishReminders', 'id'>,
    body: BodyOf<'registrationTeams.sendFinishReminders'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.sendFinishReminders'>>;

  /**
   * Edit what counts as paid.
   *
   * By an administrator. `hasPaid` counts for status and seats, and is not money of the ledger; the next card payment or refund resets it unless `disableSync`.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `removed`.
   *
   * `PUT /registrationTeams/{id}/payment`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`, `removed`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  setPayment(
    id: PathOf<'registrationTeams.setPayment', 'id'>,
    body: BodyOf<'registrationTeams.setPayment'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.setPayment'>>;

  /**
   * Download the release statement of a team.
   *
   * The statement and who accepted it, as PDF: as it read when it was accepted, whatever it says since. For those who may read the team; 404 where the registration has no statement.
   *
   * For administrators and API keys with `read:registrations`, within their organization, and signed-in users for what is their own.
   *
   * `GET /registrationTeams/{id}/releaseStatement`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  releaseStatement(
    id: PathOf<'registrationTeams.releaseStatement', 'id'>,
    query?: QueryOf<'registrationTeams.releaseStatement'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.releaseStatement'>>;

  /**
   * Quote a team’s fee.
   *
   * What the team would be charged now, line by line, with the discount of `discountCode` or else of the code it entered. For administrators, keys and the team’s managers.
   *
   * For administrators and API keys with `read:payments`, within their organization, and signed-in users for what is their own.
   *
   * Refuses with `discount_invalid`, `discount_expired`, `discount_used_up`.
   *
   * `GET /registrationTeams/{id}/quote`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `discount_invalid`, `discount_expired`, `discount_used_up`
   */
  quote(
    id: PathOf<'registrationTeams.quote', 'id'>,
    query?: QueryOf<'registrationTeams.quote'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.quote'>>;

  /**
   * Pay a team’s fee by card.
   *
   * By a manager of the team, a player for their own share, an administrator or a key. Opens a page of the processor for an hour, and reserves the discount code for as long. Asked for the same again, it answers with the open page; asked for something else, it closes the earlier page first. A page that charges more than is still owed is closed within about a minute. Where the discount takes away the whole fee, or all that was left of it, the team counts as paid at once, without a page.
   *
   * For administrators and API keys with `write:registrations`, within their organization, and signed-in users for what is their own.
   *
   * Refuses with `discount_invalid`, `discount_expired`, `discount_used_up`, `division_full`, `nothing_due`, `amount_not_chargeable`, `payments_not_connected`, `removed`, `payments_unavailable`.
   *
   * `POST /registrationTeams/{id}/checkout`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `discount_invalid`, `discount_expired`, `discount_used_up`, `division_full`, `nothing_due`, `amount_not_chargeable`, `payments_not_connected`, `removed`; 413 `too_large`; 415 `unsupported_media_type`
   */
  checkout(
    id: PathOf<'registrationTeams.checkout', 'id'>,
    body?: BodyOf<'registrationTeams.checkout'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'registrationTeams.checkout'>>;
}

/** People on the rosters of teams. */
interface PlayersResource {
  /**
   * List players.
   *
   * Administrators and keys list their organization’s. A signed-in user sees the rosters of the teams they play in, manage or administer, and their own records. Players off the roster are left out.
   *
   * For administrators and API keys with `read:players`, within their organization, and signed-in users for what is their own.
   *
   * `GET /players`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'players.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'players.list'>, QueryOf<'players.list'>>;

  /**
   * Add a player.
   *
   * To the roster of a division team or of a submission (the one follows from the other), or to none yet. Where there is an address, it gets a mail. `organization` is needed by administrators of several.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `organization_required`, `roster_full`, `invalid_fields`, `removed`.
   *
   * `POST /players`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `roster_full`, `invalid_fields`, `removed`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(body?: BodyOf<'players.create'>, options?: RequestOptions): ApiPromise<DataOf<'players.create'>>;

  /**
   * Search players.
   *
   * As the list of players: those whose name or number holds `q`, without regard to case; for the organization also those whose address does.
   *
   * For administrators and API keys with `read:players`, within their organization, and signed-in users for what is their own.
   *
   * `GET /players/search`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  search(
    query: QueryOf<'players.search'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'players.search'>, QueryOf<'players.search'>>;

  /**
   * List the players of a division team.
   *
   * As the list of players, of a division team. 404 for one of another organization, and for a signed-in user who sees none of its players.
   *
   * For administrators and API keys with `read:players`, within their organization, and signed-in users for what is their own.
   *
   * `GET /players/team/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByTeam(
    id: PathOf<'players.listByTeam', 'id'>,
    query?: QueryOf<'players.listByTeam'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'players.listByTeam'>, QueryOf<'players.listByTeam'>>;

  /**
   * List the players of a division.
   *
   * As the list of players, of a division. 404 for one of another organization, and for a signed-in user who sees none of its players.
   *
   * For administrators and API keys with `read:players`, within their organization, and signed-in users for what is their own.
   *
   * `GET /players/division/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByDivision(
    id: PathOf<'players.listByDivision', 'id'>,
    query?: QueryOf<'players.listByDivision'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'players.listByDivision'>, QueryOf<'players.listByDivision'>>;

  /**
   * List the players of a registration.
   *
   * As the list of players, of a registration. 404 for one of another organization, and for a signed-in user who sees none of its players.
   *
   * For administrators and API keys with `read:players`, within their organization, and signed-in users for what is their own.
   *
   * `GET /players/registration/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByRegistration(
    id: PathOf<'players.listByRegistration', 'id'>,
    query?: QueryOf<'players.listByRegistration'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'players.listByRegistration'>, QueryOf<'players.listByRegistration'>>;

  /**
   * List the players of a submission.
   *
   * As the list of players, of a submission. 404 for one of another organization, and for a signed-in user who sees none of its players.
   *
   * For administrators and API keys with `read:players`, within their organization, and signed-in users for what is their own.
   *
   * `GET /players/registrationTeam/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByRegistrationTeam(
    id: PathOf<'players.listByRegistrationTeam', 'id'>,
    query?: QueryOf<'players.listByRegistrationTeam'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'players.listByRegistrationTeam'>, QueryOf<'players.listByRegistrationTeam'>>;

  /**
   * List the players of a game’s two teams.
   *
   * As the list of players, of a game’s two teams. 404 for one of another organization, and for a signed-in user who sees none of its players.
   *
   * For administrators and API keys with `read:players`, within their organization, and signed-in users for what is their own.
   *
   * `GET /players/game/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByGame(
    id: PathOf<'players.listByGame', 'id'>,
    query?: QueryOf<'players.listByGame'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'players.listByGame'>, QueryOf<'players.listByGame'>>;

  /**
   * List the players of a league.
   *
   * As the list of players, of a league. 404 for one of another organization, and for a signed-in user who sees none of its players.
   *
   * For administrators and API keys with `read:players`, within their organization, and signed-in users for what is their own.
   *
   * `GET /players/league/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByLeague(
    id: PathOf<'players.listByLeague', 'id'>,
    query?: QueryOf<'players.listByLeague'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'players.listByLeague'>, QueryOf<'players.listByLeague'>>;

  /**
   * List the players of the leagues with a name.
   *
   * As the list of players, of the leagues with a name. 404 for one of another organization, and for a signed-in user who sees none of its players.
   *
   * For administrators and API keys with `read:players`, within their organization, and signed-in users for what is their own.
   *
   * `GET /players/leagueName/{name}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByLeagueName(
    name: PathOf<'players.listByLeagueName', 'name'>,
    query?: QueryOf<'players.listByLeagueName'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'players.listByLeagueName'>, QueryOf<'players.listByLeagueName'>>;

  /**
   * Read a player.
   *
   * Visible to the organization, to the members and managers of the team, and to the player.
   *
   * For administrators and API keys with `read:players`, within their organization, and signed-in users for what is their own.
   *
   * `GET /players/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'players.get', 'id'>,
    query?: QueryOf<'players.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'players.get'>>;

  /**
   * Change a player.
   *
   * By an administrator. Only the fields sent change; `fields` merge answer by answer. The linked account and its profile stay as they are; `user: null` unlinks it. `team` moves the player.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `roster_full`, `invalid_fields`, `removed`.
   *
   * `PUT /players/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`, `roster_full`, `invalid_fields`, `removed`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'players.update', 'id'>,
    body: BodyOf<'players.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'players.update'>>;

  /**
   * Take a player off the roster.
   *
   * The record stays, with its stats and answers, and says since when.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /players/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'players.remove', 'id'>,
    query?: QueryOf<'players.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'players.remove'> | undefined>;

  /**
   * Link a player to the caller’s account.
   *
   * The player must have been registered with the caller’s own address: 409 `email_mismatch` for another player that the caller may see, 404 for any other. 409 `already_linked` for a player of another account.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * Refuses with `email_mismatch`, `already_linked`.
   *
   * `POST /players/link-user`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `email_mismatch`, `already_linked`; 413 `too_large`; 415 `unsupported_media_type`
   */
  linkUser(
    body: BodyOf<'players.linkUser'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'players.linkUser'>>;
}

/** Statements that players sign by a mailed link. */
interface WaiversResource {
  /**
   * List waivers.
   *
   * Those of the caller’s organization.
   *
   * For administrators and API keys with `read:registrations`, within their organization.
   *
   * `GET /waivers`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'waivers.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'waivers.list'>, QueryOf<'waivers.list'>>;

  /**
   * Write a waiver.
   *
   * Registrations ask it of their players by `playerWaivers`. `organization` is needed by administrators of several.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `organization_required`.
   *
   * `POST /waivers`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(body: BodyOf<'waivers.create'>, options?: RequestOptions): ApiPromise<DataOf<'waivers.create'>>;

  /**
   * Read a waiver.
   *
   * Visible to its organization; a player reads it through the mailed link.
   *
   * For administrators and API keys with `read:registrations`, within their organization.
   *
   * `GET /waivers/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'waivers.get', 'id'>,
    query?: QueryOf<'waivers.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'waivers.get'>>;

  /**
   * Change a waiver.
   *
   * Only the fields sent change. Whoever has signed has signed the version of that day; links that are on their way show the version they were mailed for.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `PUT /waivers/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'waivers.update', 'id'>,
    body: BodyOf<'waivers.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'waivers.update'>>;

  /**
   * Delete a waiver.
   *
   * Only while no registration asks for it and nobody has been asked to sign it.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /waivers/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'waivers.remove', 'id'>,
    query?: QueryOf<'waivers.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'waivers.remove'> | undefined>;

  /**
   * Read what a link asks to sign.
   *
   * For everybody who has the link. Signs nothing, however often it is opened. A link that was used, replaced or has expired is refused.
   *
   * Open to everybody, without a credential.
   *
   * Refuses with `invalid_token`.
   *
   * `GET /waivers/sign/{token}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_token`
   */
  readToSign(
    token: PathOf<'waivers.readToSign', 'token'>,
    query?: QueryOf<'waivers.readToSign'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'waivers.readToSign'>>;

  /**
   * Sign a waiver.
   *
   * By whoever has the link, once.
   *
   * Open to everybody, without a credential.
   *
   * Refuses with `invalid_token`.
   *
   * `POST /waivers/sign/{token}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `invalid_token`; 413 `too_large`; 415 `unsupported_media_type`
   */
  sign(
    token: PathOf<'waivers.sign', 'token'>,
    body: BodyOf<'waivers.sign'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'waivers.sign'>>;
}

/** What teams owe, the ledger of what they paid, card payments and refunds. */
interface PaymentsResource {
  /**
   * List payments.
   *
   * The ledger. Administrators and keys list their organization’s entries, a signed-in user those of the teams they registered or manage, and their own as a player.
   *
   * For administrators and API keys with `read:payments`, within their organization, and signed-in users for what is their own.
   *
   * `GET /payments`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'payments.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'payments.list'>, QueryOf<'payments.list'>>;

  /**
   * Record a payment.
   *
   * By an administrator: money that came in cash, by cheque or otherwise past the processor. It counts for the team’s payment status and seat at once.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `removed`.
   *
   * `POST /payments`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `removed`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(body: BodyOf<'payments.create'>, options?: RequestOptions): ApiPromise<DataOf<'payments.create'>>;

  /**
   * List the payments of an organization, by its name.
   *
   * As the list of payments, of the organization with this name or slug.
   *
   * For administrators and API keys with `read:payments`, within their organization, and signed-in users for what is their own.
   *
   * `GET /payments/organization/{name}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByOrganizationName(
    name: PathOf<'payments.listByOrganizationName', 'name'>,
    query?: QueryOf<'payments.listByOrganizationName'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'payments.listByOrganizationName'>, QueryOf<'payments.listByOrganizationName'>>;

  /**
   * Compare the ledger with the processor.
   *
   * By an administrator: the card payments of a time, as the ledger and as the processor have them, and where they differ. Nothing is changed. `organization` is needed by administrators of several.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `organization_required`, `invalid_interval`, `payments_not_connected`, `payments_unavailable`.
   *
   * `GET /payments/reconciliation`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`, `organization_required`, `invalid_interval`, `payments_not_connected`
   */
  reconcile(
    query?: QueryOf<'payments.reconcile'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'payments.reconcile'>>;

  /**
   * Read a payment.
   *
   * Visible as in the list of payments.
   *
   * For administrators and API keys with `read:payments`, within their organization, and signed-in users for what is their own.
   *
   * `GET /payments/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'payments.get', 'id'>,
    query?: QueryOf<'payments.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'payments.get'>>;

  /**
   * Refund a payment.
   *
   * By an administrator: all that is left of it, or `amount`. A card payment goes back through the processor, with the platform’s fee in proportion; others are entered only. Answered with the new entry, or with 202 while the processor has not confirmed: it is asked again until it has, and a refusal then is in the audit log. A team of which nothing is left gives its seat up.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `refund_exceeds_payment`, `not_refundable`, `refund_refused`, `payments_unavailable`.
   *
   * `POST /payments/{id}/refund`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `refund_exceeds_payment`, `not_refundable`, `refund_refused`; 413 `too_large`; 415 `unsupported_media_type`
   */
  refund(
    id: PathOf<'payments.refund', 'id'>,
    body?: BodyOf<'payments.refund'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'payments.refund'>>;

  /**
   * Receive an event of the processor.
   *
   * For Stripe. The `Stripe-Signature` header must fit the body and be at most 5 minutes old. The event only says what to look at: the ledger follows what the processor then answers, so replayed and reordered events change nothing. Answered once the ledger is written.
   *
   * Open to everybody, without a credential.
   *
   * Refuses with `invalid_signature`, `payments_unavailable`.
   *
   * `POST /payments/webhook`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`; 413 `too_large`; 415 `unsupported_media_type`
   */
  webhook(body: BodyOf<'payments.webhook'>, options?: RequestOptions): ApiPromise<DataOf<'payments.webhook'>>;
}

/** Fixed amounts off the fee of a registration. */
interface DiscountCodesResource {
  /**
   * List discount codes.
   *
   * Those of the caller’s organization.
   *
   * For administrators and API keys with `read:registrations`, within their organization.
   *
   * `GET /discountCodes`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'discountCodes.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'discountCodes.list'>, QueryOf<'discountCodes.list'>>;

  /**
   * Create a discount code.
   *
   * By an administrator, for one registration.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `already_exists`.
   *
   * `POST /discountCodes`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `already_exists`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(
    body: BodyOf<'discountCodes.create'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'discountCodes.create'>>;

  /**
   * Check a discount code.
   *
   * For everybody who sees the registration: whether the code can be used now, and what it takes off. Nothing is reserved; a checkout does that.
   *
   * Open to everybody, without a credential.
   *
   * Refuses with `discount_invalid`, `discount_expired`, `discount_used_up`.
   *
   * `POST /discountCodes/check`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `discount_invalid`, `discount_expired`, `discount_used_up`; 413 `too_large`; 415 `unsupported_media_type`
   */
  check(
    body: BodyOf<'discountCodes.check'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'discountCodes.check'>>;

  /**
   * Read a discount code.
   *
   * Within the organization only.
   *
   * For administrators and API keys with `read:registrations`, within their organization.
   *
   * `GET /discountCodes/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'discountCodes.get', 'id'>,
    query?: QueryOf<'discountCodes.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'discountCodes.get'>>;

  /**
   * Change a discount code.
   *
   * Only the fields sent change; null clears. Teams that have used it, or have a checkout open with it, keep the amount they were promised.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `already_exists`.
   *
   * `PUT /discountCodes/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`, `already_exists`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'discountCodes.update', 'id'>,
    body: BodyOf<'discountCodes.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'discountCodes.update'>>;

  /**
   * Delete a discount code.
   *
   * Only while no team has entered or used it.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /discountCodes/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'discountCodes.remove', 'id'>,
    query?: QueryOf<'discountCodes.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'discountCodes.remove'> | undefined>;
}

/** What the people of a team say to each other; live over the realtime endpoint. */
interface ChatMessagesResource {
  /**
   * List the messages of a team.
   *
   * The newest first, or with `after` the oldest first. `count` is how many there are in all. For the members, managers and administrators of the team; 404 for everybody else.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /chatMessages/team/{divisionTeamId}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByTeam(
    divisionTeamId: PathOf<'chatMessages.listByTeam', 'divisionTeamId'>,
    query?: QueryOf<'chatMessages.listByTeam'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'chatMessages.listByTeam'>, QueryOf<'chatMessages.listByTeam'>>;

  /**
   * Send a message to a team.
   *
   * Kept, pushed to the team’s other people, and sent to every socket that has joined the team: the same as `message:send` there. By members, managers and administrators of the team; an announcement by administrators alone, 403 for the others. 404 for everybody else.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `POST /chatMessages`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(
    body: BodyOf<'chatMessages.create'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'chatMessages.create'>>;
}

/** Practices, meetings and outings of a team. */
interface TeamEventsResource {
  /**
   * List the events of a team.
   *
   * By `date`, cancelled ones included and flagged. For the members, managers and administrators of the team; 404 for everybody else.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /teamEvents/team/{divisionTeamId}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByTeam(
    divisionTeamId: PathOf<'teamEvents.listByTeam', 'divisionTeamId'>,
    query?: QueryOf<'teamEvents.listByTeam'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'teamEvents.listByTeam'>, QueryOf<'teamEvents.listByTeam'>>;

  /**
   * Read a team event.
   *
   * For the members, managers and administrators of the team; 404 for everybody else.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /teamEvents/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'teamEvents.get', 'id'>,
    query?: QueryOf<'teamEvents.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'teamEvents.get'>>;

  /**
   * Change, move or cancel a team event.
   *
   * By a manager or administrator of the team. Only the fields sent change; null clears. An event stays with its team.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `PUT /teamEvents/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'teamEvents.update', 'id'>,
    body: BodyOf<'teamEvents.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'teamEvents.update'>>;

  /**
   * Delete a team event.
   *
   * By a manager or administrator of the team; its answers and duties go with it. Cancel an event that people know of.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /teamEvents/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'teamEvents.remove', 'id'>,
    query?: QueryOf<'teamEvents.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'teamEvents.remove'> | undefined>;

  /**
   * Create a team event.
   *
   * By a manager or administrator of the team, whose people get a push. 403 for its other members, 404 for everybody else.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `POST /teamEvents`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(
    body: BodyOf<'teamEvents.create'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'teamEvents.create'>>;
}

/** Who comes to a game or an event. */
interface AvailabilitiesResource {
  /**
   * Say whether a player comes.
   *
   * By the account that the player is linked to, and nobody else. Answering again replaces the answer, its note included.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `PUT /availabilities`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  set(body: BodyOf<'availabilities.set'>, options?: RequestOptions): ApiPromise<DataOf<'availabilities.set'>>;

  /**
   * List who comes to a game.
   *
   * One row for each player on the roster, answered or not, by team and name. For the members, managers and administrators of the team; 404 for everybody else.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /availabilities/game/{gameId}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  listByGame(
    gameId: PathOf<'availabilities.listByGame', 'gameId'>,
    query?: QueryOf<'availabilities.listByGame'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'availabilities.listByGame'>, QueryOf<'availabilities.listByGame'>>;

  /**
   * List who comes to an event.
   *
   * One row for each player on the roster, answered or not, by name. For the members, managers and administrators of the team; 404 for everybody else.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /availabilities/teamEvent/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  listByTeamEvent(
    id: PathOf<'availabilities.listByTeamEvent', 'id'>,
    query?: QueryOf<'availabilities.listByTeamEvent'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'availabilities.listByTeamEvent'>, QueryOf<'availabilities.listByTeamEvent'>>;
}

/** Duties of players at games and events. */
interface AssignmentsResource {
  /**
   * List the duties at a game.
   *
   * In the order they were given. For the members, managers and administrators of the team; 404 for everybody else.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /assignments/game/{gameId}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  listByGame(
    gameId: PathOf<'assignments.listByGame', 'gameId'>,
    query?: QueryOf<'assignments.listByGame'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'assignments.listByGame'>, QueryOf<'assignments.listByGame'>>;

  /**
   * List the duties at an event.
   *
   * In the order they were given. For the members, managers and administrators of the team; 404 for everybody else.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /assignments/teamEvent/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  listByTeamEvent(
    id: PathOf<'assignments.listByTeamEvent', 'id'>,
    query?: QueryOf<'assignments.listByTeamEvent'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'assignments.listByTeamEvent'>, QueryOf<'assignments.listByTeamEvent'>>;

  /**
   * Read a duty.
   *
   * For the members, managers and administrators of the team; 404 for everybody else.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /assignments/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'assignments.get', 'id'>,
    query?: QueryOf<'assignments.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'assignments.get'>>;

  /**
   * Change a duty or give it to another player.
   *
   * By a manager or administrator of the team. Only the fields sent change; null clears. Another player of the team gets a push.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `PUT /assignments/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'assignments.update', 'id'>,
    body: BodyOf<'assignments.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'assignments.update'>>;

  /**
   * Delete a duty.
   *
   * By a manager or administrator of the team.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * Refuses with `in_use`.
   *
   * `DELETE /assignments/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `in_use`; 412 `stale`
   */
  remove(
    id: PathOf<'assignments.remove', 'id'>,
    query?: QueryOf<'assignments.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'assignments.remove'> | undefined>;

  /**
   * Give a player a duty.
   *
   * By a manager or administrator of the player’s team; the player gets a push. 403 for other members of the team, 404 for everybody else.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `POST /assignments`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`; 413 `too_large`; 415 `unsupported_media_type`
   */
  create(
    body: BodyOf<'assignments.create'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'assignments.create'>>;

  /**
   * Check a duty off, or take that back.
   *
   * By a manager or administrator of the team, or the account of the player whose duty it is. Without a body, or without `completed` in it, the duty is switched between done and not done.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `PUT /assignments/{id}/completed`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  complete(
    id: PathOf<'assignments.complete', 'id'>,
    body: BodyOf<'assignments.complete'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'assignments.complete'>>;
}

/** Pictures that the people of a team share. */
interface TeamPhotosResource {
  /**
   * List the photos of a team.
   *
   * The newest first. `count` is how many there are in all. For the members, managers and administrators of the team; 404 for everybody else.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `GET /teamPhotos/team/{divisionTeamId}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`
   */
  listByTeam(
    divisionTeamId: PathOf<'teamPhotos.listByTeam', 'divisionTeamId'>,
    query?: QueryOf<'teamPhotos.listByTeam'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'teamPhotos.listByTeam'>, QueryOf<'teamPhotos.listByTeam'>>;

  /**
   * Upload a photo of a team.
   *
   * A form with the file as `upload`. By members, managers and administrators of the team; 404 for everybody else. It is kept upright, at most 2048 pixels wide and high, and without the camera’s metadata. 415 for what is not a JPEG, PNG or WebP picture, 413 for one that is too large.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `POST /teamPhotos/team/{divisionTeamId}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`; 413 `too_large`; 415 `unsupported_media_type`
   */
  upload(
    divisionTeamId: PathOf<'teamPhotos.upload', 'divisionTeamId'>,
    body: BodyOf<'teamPhotos.upload'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'teamPhotos.upload'>>;

  /**
   * Delete a photo of a team.
   *
   * By whoever uploaded it, or an administrator of the team. 403 for its other members and managers, 404 for everybody else.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `DELETE /teamPhotos/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 412 `stale`
   */
  remove(
    id: PathOf<'teamPhotos.remove', 'id'>,
    query?: QueryOf<'teamPhotos.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'teamPhotos.remove'> | undefined>;
}

/** Devices that are told what happens. */
interface PushTokensResource {
  /**
   * Register a device for push notifications.
   *
   * By a signed-in person, whose token it is from then on, whoever registered it before. 201 for a new one, 200 for one that is known. It counts for as long as the sign-in does: after a sign-out everywhere or a new password the app registers again. An account keeps its newest 50.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `POST /pushTokens`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`; 413 `too_large`; 415 `unsupported_media_type`
   */
  register(
    body: BodyOf<'pushTokens.register'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'pushTokens.register'>>;

  /**
   * Remove a device at sign-out.
   *
   * The caller’s own; 404 for one that is unknown or another account’s. Tokens of devices that no longer have the app are removed by themselves.
   *
   * For signed-in users and administrators; not for API keys.
   *
   * `DELETE /pushTokens`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  remove(
    body: BodyOf<'pushTokens.remove'>,
    query?: QueryOf<'pushTokens.remove'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'pushTokens.remove'> | undefined>;
}

/** Mails and pushes of an organization, and what became of them. */
interface OutboxResource {
  /**
   * List mails and pushes with what became of them.
   *
   * Of the caller’s organization; kept for at least 90 days. Mails about an account, as for a new password, are its owner’s alone and not listed.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `GET /outbox`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'outbox.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'outbox.list'>, QueryOf<'outbox.list'>>;

  /**
   * Try a message again.
   *
   * Within the organization only. A `dead` one begins anew, with all its attempts; a `pending` one is due at once. 409 `already_sent` for a sent one, whose text is erased.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * Refuses with `already_sent`.
   *
   * `POST /outbox/{id}/retry`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `already_sent`; 413 `too_large`; 415 `unsupported_media_type`
   */
  retry(
    id: PathOf<'outbox.retry', 'id'>,
    body?: BodyOf<'outbox.retry'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'outbox.retry'>>;
}

/** Who changed what. */
interface AuditLogsResource {
  /**
   * List audit log entries.
   *
   * Of the caller’s organization; `from` is inclusive, `to` exclusive.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `GET /auditLogs`
   *
   * @throws ApiError 403 `forbidden`; 409 `invalid_reference`
   */
  list(
    query?: QueryOf<'auditLogs.list'>,
    options?: RequestOptions,
  ): PagePromise<ItemOf<'auditLogs.list'>, QueryOf<'auditLogs.list'>>;

  /**
   * Read an audit log entry.
   *
   * Within the organization only.
   *
   * For administrators and API keys with `admin`, within their organization.
   *
   * `GET /auditLogs/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`
   */
  get(
    id: PathOf<'auditLogs.get', 'id'>,
    query?: QueryOf<'auditLogs.get'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'auditLogs.get'>>;
}
