// Generated from openapi/openapi.json by clients/generate.ts: `npm run generate`.

import type { BodyOf, DataOf, ItemOf, PathOf, QueryOf } from '../inference.ts';
import type { RequestOptions } from '../options.ts';
import type { ApiPromise, PagePromise } from '../promises.ts';

/** Every resource of the service. */
export interface Resources {
  readonly users: UsersResource;
  readonly admins: AdminsResource;
  readonly apiKeys: ApiKeysResource;
  readonly organizations: OrganizationsResource;
  readonly paymentProducts: PaymentProductsResource;
  readonly leagues: LeaguesResource;
  readonly tournaments: TournamentsResource;
  readonly divisions: DivisionsResource;
  readonly teams: TeamsResource;
  readonly divisionTeams: DivisionTeamsResource;
  readonly locations: LocationsResource;
  readonly timeSlots: TimeSlotsResource;
  readonly games: GamesResource;
  readonly schedules: SchedulesResource;
  readonly playoffs: PlayoffsResource;
  readonly brackets: BracketsResource;
  readonly stats: StatsResource;
  readonly auditLogs: AuditLogsResource;
}

export interface UsersResource {
  /**
   * Sign up.
   *
   * Sends a mail with a link that confirms the address; the account signs in once it is confirmed. The answer is the same where the address has an account already: its owner gets a mail that says so.
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
   * Division teams that can be seen at present, in the order they were added.
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
   * `PUT /users/removewatch`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  removeWatch(
    body: BodyOf<'users.removeWatch'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'users.removeWatch'>>;
}

export interface AdminsResource {
  /**
   * Sign in to the dashboard.
   *
   * Issues an admin token for 12 hours. 403 `forbidden` for an account that administers no organization.
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

export interface ApiKeysResource {
  /**
   * List API keys.
   *
   * Of the organizations of the caller, revoked ones included. Never the keys themselves.
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

export interface OrganizationsResource {
  /**
   * List your organizations.
   *
   * The organizations that the caller administers, or the one that the API key belongs to.
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
   * Found an organization.
   *
   * Whoever founds an organization is its first administrator and signs in to its dashboard with the same account.
   *
   * `POST /organizations`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `already_exists`, `invalid_time_zone`; 413 `too_large`; 415 `unsupported_media_type`
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
   * Only the fields sent change; null clears.
   *
   * `PUT /organizations/{id}`
   *
   * @throws ApiError 403 `forbidden`; 404 `not_found`; 409 `invalid_reference`, `already_exists`, `invalid_time_zone`; 412 `stale`; 413 `too_large`; 415 `unsupported_media_type`
   */
  update(
    id: PathOf<'organizations.update', 'id'>,
    body: BodyOf<'organizations.update'>,
    options?: RequestOptions,
  ): ApiPromise<DataOf<'organizations.update'>>;
}

export interface PaymentProductsResource {
  /**
   * List payment products.
   *
   * Those of the caller’s organization.
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

export interface LeaguesResource {
  /**
   * List leagues.
   *
   * By `priority`, then `name`. Callers without a key or an admin token see the active ones.
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

export interface TournamentsResource {
  /**
   * List tournaments.
   *
   * By `priority`, then `name`. Callers without a key or an admin token see the active ones.
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

export interface DivisionsResource {
  /**
   * List divisions.
   *
   * By `priority`, then `name`. The public sees divisions of active leagues and tournaments.
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
   * Subscribe to the games of a division.
   *
   * Times carry the zone of the venue, or else the organization’s; a game without a time is a day’s; a cancelled one says so. Without hidden and bye games. Empty for the public where schedules are hidden.
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
   * UTF-8 with a byte order mark. What a spreadsheet would run as a formula begins with an apostrophe. Of games between teams all that a schedule says; nothing but the heading where the public view hides it.
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
   * As the schedule’s export; nothing but the heading where the public view hides them.
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

export interface TeamsResource {
  /**
   * List teams.
   *
   * The public sees clubs with a team that it sees by its name in a division of its list.
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
   * A club; enter it into divisions as division teams. `organization` as for leagues.
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
   * The public sees clubs with a team that it sees by its name, also an archived one.
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

export interface DivisionTeamsResource {
  /**
   * List division teams.
   *
   * The public sees those of active leagues and tournaments, without archived and test teams.
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
   * Read a division team.
   *
   * An archived team stays readable by its id; a test team is visible to its organization only.
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
   * Only the fields sent change; null clears. `division` moves the team.
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
   * Home and away. Times carry the zone of the venue, or else the organization’s; a game without a time is a day’s; a cancelled one says so. Without hidden and bye games. Empty for the public where schedules are hidden.
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

export interface LocationsResource {
  /**
   * List locations.
   *
   * Locations are public; keys and administrators list those of their organization.
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
   * Only the fields sent change; null clears; `courts` replaces all courts.
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

export interface TimeSlotsResource {
  /**
   * List time slots.
   *
   * Time slots are public; keys and administrators list those of their organization.
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

export interface GamesResource {
  /**
   * List games.
   *
   * By `date`. The public sees no hidden games, none of archived leagues and tournaments, and none where the schedule is hidden.
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

export interface SchedulesResource {
  /**
   * Generate the schedule of a division.
   *
   * A round robin of the division’s teams: home and away in balance, courts evened out, nobody twice at once. A dry run is answered with 200.
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

export interface PlayoffsResource {
  /**
   * Read the playoffs of a division.
   *
   * Everything a client needs to draw them. The public sees the games it sees in lists.
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

export interface BracketsResource {
  /**
   * Read the bracket of a tournament.
   *
   * Everything a client needs to draw it. The public sees the games it sees in lists.
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

export interface StatsResource {
  /**
   * List stats.
   *
   * The public sees none where `showStats` resolves to false, and none of games that it does not see.
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
   * Once a player and game. `organization` is needed by administrators of several.
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

export interface AuditLogsResource {
  /**
   * List audit log entries.
   *
   * Of the caller’s organization; `from` is inclusive, `to` exclusive.
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
