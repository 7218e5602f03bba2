// Generated from openapi/openapi.json by clients/generate.ts: `npm run generate`.

export interface paths {
  '/users/signup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign up
     * @description Sends a mail with a link that confirms the address; the account signs in once it is confirmed. The answer is the same where the address has an account already: its owner gets a mail that says so.
     */
    post: operations['users.signUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/verifyEmail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm an address
     * @description Confirms the address of a sign-up or of a changed profile. A link works once, for 48 hours. The password and names that count are those of the sign-up that the link was sent for.
     */
    post: operations['users.verifyEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/loginUser': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in
     * @description Issues a user token for 30 days. An unknown address and a wrong password are one answer; an address that is not confirmed yet is 403 `email_unverified`.
     */
    post: operations['users.loginUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/forgotPassword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a new password
     * @description Sends a link that works once, for an hour. The answer is the same for an unknown address.
     */
    post: operations['users.forgotPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/resetPassword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password
     * @description Ends all sessions of the account, and confirms the address that the link was sent to. Takes the link of an administrator’s invitation too.
     */
    post: operations['users.resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/logoutEverywhere': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign out everywhere
     * @description Ends every token of the account, the one that asks included.
     */
    post: operations['users.logoutEverywhere'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read your account
     * @description The account of the token.
     */
    get: operations['users.profile'];
    /**
     * Change your account
     * @description Only the fields sent change; null clears. A changed address takes effect when the link sent to it is opened; until then the old one stays.
     */
    put: operations['users.updateProfile'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/watchlist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the teams you watch
     * @description Division teams that can be seen at present, in the order they were added.
     */
    get: operations['users.watchlist'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/addwatch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Watch a team
     * @description Adds a division team to the watchlist; one that is there stays where it is.
     */
    put: operations['users.addWatch'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/removewatch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Stop watching a team
     * @description Takes a division team off the watchlist; one that is not there changes nothing.
     */
    put: operations['users.removeWatch'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/me/teams': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your teams
     * @description The division teams that a player linked to your account plays in, each once and by its own name. Archived, withdrawn and test teams are left out, and those of archived leagues and tournaments.
     */
    get: operations['users.myTeams'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/me/games': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the coming games of your teams
     * @description By `date`. Cancelled games are included and flagged; hidden ones and byes are left out. A game of single players is a team’s whose players take part.
     */
    get: operations['users.myGames'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/me/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the coming events of your teams
     * @description By `date`. Cancelled events are included and flagged.
     */
    get: operations['users.myEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/me/teams/{divisionTeamId}/access': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what you are on a team
     * @description All `false` on a team that you see as everybody does; 404 for one that is unknown or that you can’t see.
     */
    get: operations['users.myAccess'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admins/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in to the dashboard
     * @description Issues an admin token for 12 hours. 403 `forbidden` for an account that administers no organization.
     */
    post: operations['admins.login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List administrators
     * @description Of the organizations of the caller, open invitations included.
     */
    get: operations['admins.list'];
    put?: never;
    /**
     * Add an administrator
     * @description An account with this confirmed address administers the organization at once. Anybody else is invited by mail and does so as soon as an account with this address is confirmed. `organization` is needed by administrators of several.
     */
    post: operations['admins.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admins/clerk/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an administrator by the identity provider’s subject
     * @description Within the organizations of the caller.
     */
    get: operations['admins.getByClerkId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admins/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an administrator
     * @description Within the organizations of the caller.
     */
    get: operations['admins.get'];
    put?: never;
    post?: never;
    /**
     * Remove an administrator
     * @description Ends the access at once, or takes an invitation back. An organization keeps one administrator.
     */
    delete: operations['admins.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/apiKeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List API keys
     * @description Of the organizations of the caller, revoked ones included. Never the keys themselves.
     */
    get: operations['apiKeys.list'];
    put?: never;
    /**
     * Create an API key
     * @description The answer holds the key, this once. `organization` is needed by administrators of several.
     */
    post: operations['apiKeys.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/apiKeys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an API key
     * @description The record, never the key itself. A revoked key is found in the list only.
     */
    get: operations['apiKeys.get'];
    put?: never;
    post?: never;
    /**
     * Revoke an API key
     * @description The key is refused from now on. Its record stays in the list.
     */
    delete: operations['apiKeys.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/apiKeys/{id}/rotate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace the secret of an API key
     * @description The answer holds the new key, this once. The old one stays good for `graceHours` (24 unless said otherwise); 0 ends it, and any older one, at once.
     */
    post: operations['apiKeys.rotate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/organizations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your organizations
     * @description The organizations that the caller administers, or the one that the API key belongs to.
     */
    get: operations['organizations.list'];
    put?: never;
    /**
     * Found an organization
     * @description Whoever founds an organization is its first administrator and signs in to its dashboard with the same account.
     */
    post: operations['organizations.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/organizations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an organization
     * @description The public view has no e-mail address and no account of the payment processor.
     */
    get: operations['organizations.get'];
    /**
     * Change an organization
     * @description Only the fields sent change; null clears. Another currency is refused with `in_use` once the organization has payments or an open page to pay on.
     */
    put: operations['organizations.update'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/paymentProducts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payment products
     * @description Those of the caller’s organization.
     */
    get: operations['paymentProducts.list'];
    put?: never;
    /**
     * Create a payment product
     * @description A fee unless `kind` says donation. `organization` is needed by administrators of several.
     */
    post: operations['paymentProducts.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/paymentProducts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a payment product
     * @description Within the organization only.
     */
    get: operations['paymentProducts.get'];
    /**
     * Change a payment product
     * @description Only the fields sent change.
     */
    put: operations['paymentProducts.update'];
    post?: never;
    /**
     * Delete a payment product
     * @description Only while nothing refers to it.
     */
    delete: operations['paymentProducts.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/leagues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List leagues
     * @description By `priority`, then `name`. Callers without a key or an admin token see the active ones.
     */
    get: operations['leagues.list'];
    put?: never;
    /**
     * Create a league
     * @description Active unless said otherwise. `organization` is needed by administrators of several.
     */
    post: operations['leagues.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/leagues/organization/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the leagues of an organization
     * @description As the list of leagues, of one organization.
     */
    get: operations['leagues.listByOrganization'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/leagues/tournament/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the leagues of a tournament
     * @description As the list of leagues, of one tournament.
     */
    get: operations['leagues.listByTournament'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/leagues/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a league
     * @description An archived league is visible to its organization only.
     */
    get: operations['leagues.get'];
    /**
     * Change or archive a league
     * @description Only the fields sent change; `config` merges field by field; null clears. `active: false` archives.
     */
    put: operations['leagues.update'];
    post?: never;
    /**
     * Delete a league
     * @description Only while nothing refers to it; archive it otherwise.
     */
    delete: operations['leagues.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tournaments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List tournaments
     * @description By `priority`, then `name`. Callers without a key or an admin token see the active ones.
     */
    get: operations['tournaments.list'];
    put?: never;
    /**
     * Create a tournament
     * @description Active unless said otherwise. `organization` is needed by administrators of several.
     */
    post: operations['tournaments.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tournaments/organizationName/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the tournaments of an organization, by its name
     * @description As the list of tournaments, of the organization with this name or slug.
     */
    get: operations['tournaments.listByOrganizationName'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tournaments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a tournament
     * @description An archived tournament is visible to its organization only.
     */
    get: operations['tournaments.get'];
    /**
     * Change or archive a tournament
     * @description Only the fields sent change; `config` merges field by field; null clears. `active: false` archives.
     */
    put: operations['tournaments.update'];
    post?: never;
    /**
     * Delete a tournament
     * @description Only while nothing refers to it; archive it otherwise.
     */
    delete: operations['tournaments.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List divisions
     * @description By `priority`, then `name`. The public sees divisions of active leagues and tournaments.
     */
    get: operations['divisions.list'];
    put?: never;
    /**
     * Create a division
     * @description Of a league, of a tournament, or of neither yet. `organization` is needed by administrators of several.
     */
    post: operations['divisions.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a division with its standings
     * @description The ETag is that of the division: a score does not change it.
     */
    get: operations['divisions.get'];
    /**
     * Change a division
     * @description Only the fields sent change; `config` merges field by field; null clears.
     */
    put: operations['divisions.update'];
    post?: never;
    /**
     * Delete a division
     * @description Only while nothing refers to it.
     */
    delete: operations['divisions.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisions/{id}/standings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the standings of a division
     * @description Computed from the games each time; null where the public view hides them.
     */
    get: operations['divisions.standings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisions/{id}/config': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the configuration that counts in a division
     * @description Every field with its value and the level it came from.
     */
    get: operations['divisions.config'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisions/{id}/capacity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read who holds and who waits for the seats of a division
     * @description By administrators and keys of its organization. Derived each time from the submissions, the configuration and the time; without withdrawn and removed teams.
     */
    get: operations['divisions.capacity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisions/{id}/calendar.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Subscribe to the games of a division
     * @description Times carry the zone of the venue, or else the organization’s; a game without a time is a day’s; a cancelled one says so. Without hidden and bye games. Empty for the public where schedules are hidden.
     */
    get: operations['divisions.calendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisions/{id}/schedule.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the schedule of a division
     * @description UTF-8 with a byte order mark. What a spreadsheet would run as a formula begins with an apostrophe. Of games between teams all that a schedule says; nothing but the heading where the public view hides it.
     */
    get: operations['divisions.scheduleCsv'];
    put?: never;
    /**
     * Import games into a division
     * @description The columns of the export, of which only `date` is needed; `home`, `away` and `venue` by name. A game that is in the schedule already is refused. As `text/csv`, or as `upload` of a form. Nothing is written unless every row is good, or `partial` is true: 409 `rows_rejected` has a detail for each bad row, its line as `path`. A file that can’t be read at all is refused in both cases.
     */
    post: operations['divisions.importSchedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisions/{id}/standings.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the standings of a division
     * @description As the schedule’s export; nothing but the heading where the public view hides them.
     */
    get: operations['divisions.standingsCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisions/{id}/teams.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import teams into a division
     * @description Columns `name` and, if wanted, `seed`. A name that a team of the division has already is refused, so that a file can’t be imported twice. As `text/csv`, or as `upload` of a form. Nothing is written unless every row is good, or `partial` is true: 409 `rows_rejected` has a detail for each bad row, its line as `path`. A file that can’t be read at all is refused in both cases.
     */
    post: operations['divisions.importTeams'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List teams
     * @description The public sees clubs with a team that it sees by its name in a division of its list.
     */
    get: operations['teams.list'];
    put?: never;
    /**
     * Create a team
     * @description A club; enter it into divisions as division teams. `organization` as for leagues.
     */
    post: operations['teams.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/league/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the teams of a league
     * @description As the list of teams: clubs with a team in a division of the league.
     */
    get: operations['teams.listByLeague'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/division/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the teams of a division
     * @description As the list of teams: clubs with a team in the division.
     */
    get: operations['teams.listByDivision'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/organizationName/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the teams of an organization by its name
     * @description As the list of teams, of the organization with this name or slug.
     */
    get: operations['teams.listByOrganizationName'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/organization/{orgId}/division/{divId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the teams of a division of an organization
     * @description As the list of teams; 404 for a division of another organization.
     */
    get: operations['teams.listByOrganizationAndDivision'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a team
     * @description The public sees clubs with a team that it sees by its name, also an archived one.
     */
    get: operations['teams.get'];
    /**
     * Change a team
     * @description Only the fields sent change; null clears. The names of its division teams stay.
     */
    put: operations['teams.update'];
    post?: never;
    /**
     * Delete a team
     * @description Only while no division team refers to it.
     */
    delete: operations['teams.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisionTeams': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List division teams
     * @description The public sees those of active leagues and tournaments, without archived and test teams. Withdrawn ones are left out for everybody.
     */
    get: operations['divisionTeams.list'];
    put?: never;
    /**
     * Enter a team into a division
     * @description `league` and `tournament` follow from the division. `organization` is needed by administrators of several.
     */
    post: operations['divisionTeams.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisionTeams/division/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the teams of a division
     * @description As the list of division teams, of one division.
     */
    get: operations['divisionTeams.listByDivision'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisionTeams/league/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the division teams of a league
     * @description As the list of division teams, of the divisions of one league.
     */
    get: operations['divisionTeams.listByLeague'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisionTeams/registration/d/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the placed teams of a registration
     * @description As the list of division teams, of those that signed up through one registration.
     */
    get: operations['divisionTeams.listByRegistration'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisionTeams/registrationTeam/d/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find the placed team of a submission
     * @description As the list of division teams: one where the submission is placed, none while it is not. 404 for a submission that the caller knows nothing of.
     */
    get: operations['divisionTeams.listByRegistrationTeam'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisionTeams/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a division team
     * @description An archived team stays readable by its id; a withdrawn or test team is visible to its organization only.
     */
    get: operations['divisionTeams.get'];
    /**
     * Change or archive a division team
     * @description Only the fields sent change; null clears. `division` moves the team, unless it was placed by a submission: that moves by its own status. The names of players that stand for `name`, sent back, change nothing.
     */
    put: operations['divisionTeams.update'];
    post?: never;
    /**
     * Delete a division team
     * @description Only while nothing refers to it; archive it otherwise.
     */
    delete: operations['divisionTeams.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisionTeams/{id}/calendar.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Subscribe to the games of a team
     * @description Home and away. Times carry the zone of the venue, or else the organization’s; a game without a time is a day’s; a cancelled one says so. Without hidden and bye games. Empty for the public where schedules are hidden.
     */
    get: operations['divisionTeams.calendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/locations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List locations
     * @description Locations are public; keys and administrators list those of their organization.
     */
    get: operations['locations.list'];
    put?: never;
    /**
     * Create a location
     * @description Court names are unique within it. `organization` is needed by administrators of several.
     */
    post: operations['locations.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/locations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a location
     * @description Visible to everybody.
     */
    get: operations['locations.get'];
    /**
     * Change a location
     * @description Only the fields sent change; null clears; `courts` replaces all courts.
     */
    put: operations['locations.update'];
    post?: never;
    /**
     * Delete a location
     * @description Only while nothing refers to it.
     */
    delete: operations['locations.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/timeSlots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List time slots
     * @description Time slots are public; keys and administrators list those of their organization.
     */
    get: operations['timeSlots.list'];
    put?: never;
    /**
     * Create a time slot
     * @description On a court of a venue. `organization` is needed by administrators of several.
     */
    post: operations['timeSlots.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/timeSlots/organizationName/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the time slots of an organization, by its name
     * @description As the list of time slots, of the organization with this name or slug.
     */
    get: operations['timeSlots.listByOrganizationName'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/timeSlots/league/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the time slots of a league
     * @description As the list of time slots, of those set aside for one league.
     */
    get: operations['timeSlots.listByLeague'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/timeSlots/tournament/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the time slots of a tournament
     * @description As the list of time slots, of those set aside for one tournament.
     */
    get: operations['timeSlots.listByTournament'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/timeSlots/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a time slot
     * @description Visible to everybody.
     */
    get: operations['timeSlots.get'];
    /**
     * Change a time slot
     * @description Only the fields sent change; null clears. A slot that a game has keeps its place and time.
     */
    put: operations['timeSlots.update'];
    post?: never;
    /**
     * Delete a time slot
     * @description Only while no game refers to it.
     */
    delete: operations['timeSlots.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List games
     * @description By `date`. The public sees no hidden games, none of archived leagues and tournaments, and none where the schedule is hidden.
     */
    get: operations['games.list'];
    put?: never;
    /**
     * Create a game
     * @description `sport` selects the fields. `organization` is needed by administrators of several. No court and no team has two games at once.
     */
    post: operations['games.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/team/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the games of a team
     * @description As the list of games, home and away, of one division team.
     */
    get: operations['games.listByTeam'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/league/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the games of a league
     * @description As the list of games, of one league.
     */
    get: operations['games.listByLeague'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a game
     * @description A game that the public does not see is visible to its organization only.
     */
    get: operations['games.get'];
    /**
     * Score, move or change a game
     * @description Only the fields sent change; null clears. A field of another sport is refused. A score of a bracket’s game moves teams on in the same write: winners and losers fill the games that wait for them, a corrected score exchanges them, a cleared one takes them back.
     */
    put: operations['games.update'];
    post?: never;
    /**
     * Delete a game
     * @description Cancel a game that was announced; delete one that never should have been. A game that others of its bracket wait for is in use.
     */
    delete: operations['games.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisions/{id}/schedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Generate the schedule of a division
     * @description A round robin of the division’s teams: home and away in balance, courts evened out, nobody twice at once. A dry run is answered with 200.
     */
    post: operations['schedules.generate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/divisions/{id}/playoffs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the playoffs of a division
     * @description Everything a client needs to draw them. The public sees the games it sees in lists.
     */
    get: operations['playoffs.get'];
    put?: never;
    /**
     * Create the playoffs of a division
     * @description Of the size that `playoffTeams` says in its configuration, or else the largest that its teams fill.
     */
    post: operations['playoffs.create'];
    /**
     * Delete the playoffs of a division
     * @description With all their games; while none has a score, or with `force`.
     */
    delete: operations['playoffs.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tournaments/{id}/bracket': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the bracket of a tournament
     * @description Everything a client needs to draw it. The public sees the games it sees in lists.
     */
    get: operations['brackets.get'];
    put?: never;
    /**
     * Create the bracket of a tournament
     * @description For teams of its divisions. Seeds 1 and 2 meet only in the final.
     */
    post: operations['brackets.create'];
    /**
     * Delete the bracket of a tournament
     * @description With all its games; while none has a score, or with `force`.
     */
    delete: operations['brackets.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List stats
     * @description The public sees none where `showStats` resolves to false, and none of games that it does not see.
     */
    get: operations['stats.list'];
    put?: never;
    /**
     * Enter what a player did in a game
     * @description Once a player and game. `organization` is needed by administrators of several.
     */
    post: operations['stats.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stats/player/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the stats of a player
     * @description Rows and sums; 404 where the caller sees no row of the player. The public sees none where `showStats` resolves to false, and none of games that it does not see.
     */
    get: operations['stats.ofPlayer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stats/players': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the stats of several players
     * @description In the order asked for, without those of whom the caller sees no row. The public sees none where `showStats` resolves to false, and none of games that it does not see.
     */
    get: operations['stats.ofPlayers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stats/team/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the stats of a division team
     * @description Rows and sums, of the team and of each player. The public sees none where `showStats` resolves to false, and none of games that it does not see.
     */
    get: operations['stats.ofTeam'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stats/game/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the box score of a game
     * @description Rows, and the sums of each team. The public sees none where `showStats` resolves to false, and none of games that it does not see.
     */
    get: operations['stats.ofGame'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stats/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a stat
     * @description The public sees none where `showStats` resolves to false, and none of games that it does not see.
     */
    get: operations['stats.get'];
    /**
     * Correct a stat
     * @description Only the fields sent change; `values` replaces all figures. A key that is kept as it was is not checked again.
     */
    put: operations['stats.update'];
    post?: never;
    /**
     * Delete a stat
     * @description All sums follow, since they are counted afresh each time.
     */
    delete: operations['stats.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List registrations
     * @description Keys and administrators list those of their organization; the public those that are not hidden, below leagues and tournaments that are not archived.
     */
    get: operations['registrations.list'];
    put?: never;
    /**
     * Create a registration
     * @description Active, and open from now unless `startDate` says otherwise. A field without `fieldId` is given one; one that repeats another’s is refused. `organization` is needed by administrators of several.
     */
    post: operations['registrations.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrations/organizationName/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the public registrations of an organization, by its name
     * @description Those that are active and not hidden, of the organization with this name or slug.
     */
    get: operations['registrations.listByOrganizationName'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrations/organizationName/{name}/all': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all registrations of an organization, by its name
     * @description Hidden and inactive ones too, for the organization itself; 403 for everybody else.
     */
    get: operations['registrations.listAllByOrganizationName'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrations/tournament/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the registrations of a tournament
     * @description As the list of registrations, of one tournament.
     */
    get: operations['registrations.listByTournament'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrations/league/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the registrations of a league
     * @description As the list of registrations, of those that have the league as theirs or among their contests.
     */
    get: operations['registrations.listByLeague'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a registration
     * @description Public unless what it is for is archived: the address of a hidden one is its link.
     */
    get: operations['registrations.get'];
    /**
     * Change a registration
     * @description Only the fields sent change; `config`, `cost` and `settings` merge field by field; null clears. Lists are replaced as a whole; a permanent field has to stay in its list.
     */
    put: operations['registrations.update'];
    post?: never;
    /**
     * Delete a registration
     * @description Only while no team and no discount code refers to it; deactivate it otherwise.
     */
    delete: operations['registrations.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrations/{id}/teams.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the teams of a registration
     * @description By administrators and keys. UTF-8 with a byte order mark; what a spreadsheet would run as a formula begins with an apostrophe. Withdrawn teams too, removed ones not. A column for each custom field of teams and managers, under its label.
     */
    get: operations['registrations.teamsCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrations/{id}/players.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the players of a registration
     * @description As the export of its teams: everybody on their rosters, with a column for each custom field of players.
     */
    get: operations['registrations.playersCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List registration teams
     * @description Administrators and keys list their organization’s, without removed ones; a signed-in user those it registered or manages.
     */
    get: operations['registrationTeams.list'];
    put?: never;
    /**
     * Register a team
     * @description By a signed-in user, who becomes its registrant, or on somebody’s behalf by an administrator or a key. Checked in this order: the registration is active, has opened, has not closed, the division has a seat or a place on its waitlist. In a free division the team is placed at once while a seat is free. With `inviteToken` the team of that invitation is filled in and answered with 200, whatever the gates say.
     */
    post: operations['registrationTeams.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/registration/{id}/all': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the teams of a registration
     * @description As the list of registration teams, of one registration.
     */
    get: operations['registrationTeams.listByRegistration'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/organizationName/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the registration teams of an organization, by its name
     * @description As the list of registration teams, of the organization with this name or slug.
     */
    get: operations['registrationTeams.listByOrganizationName'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/invite/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an invitation
     * @description For everybody who has the link: the registration, the division and the team that filling it in begins with. 409 `invalid_token` once it was used, replaced or has expired.
     */
    get: operations['registrationTeams.getInvite'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a registration team
     * @description Visible to its organization, its registrant and its managers; a removed one to its organization only.
     */
    get: operations['registrationTeams.get'];
    /**
     * Change a registration team
     * @description By its registrant, its managers, an administrator or a key, also after the registration has closed. Only the fields sent change; null clears. `fields` merge answer by answer. A new name reaches the placed team. `division` is changed by administrators only.
     */
    put: operations['registrationTeams.update'];
    post?: never;
    /**
     * Remove a registration team
     * @description Hidden everywhere, and can be restored. Refused while it has payments that are not refunded. Its seat is free for the next in line.
     */
    delete: operations['registrationTeams.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Set the status of a registration team
     * @description By an administrator, to any status at any time. `Accepted` places the team in its division; `Waitlist` and `Withdrawn` give its seat up and hide the placed team; no refund is issued.
     */
    put: operations['registrationTeams.setStatus'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore a removed registration team
     * @description With its place in line and its placement, whatever the capacity.
     */
    post: operations['registrationTeams.restore'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/{id}/complete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Complete the registration of a team
     * @description By its registrant, its managers, an administrator or a key. Refused with a detail for each thing that is missing: players, managers, coaches, representatives, required answers, the release statement.
     */
    post: operations['registrationTeams.complete'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/{id}/players': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a player to the roster
     * @description By the team’s registrant, its managers, an administrator or a key. Once the roster is locked only by administrators.
     */
    post: operations['registrationTeams.addPlayer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/{id}/players/{player}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a player of the roster
     * @description As adding one. Only the fields sent change; the linked account does not.
     */
    put: operations['registrationTeams.updatePlayer'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/{id}/playerRemove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a player off the roster
     * @description As adding one. The record stays, with its stats and answers.
     */
    post: operations['registrationTeams.removePlayer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/requestTeamAccept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask the organizers to accept a team
     * @description By its registrant, its managers or a key: the organizers get a mail. At most once in 24 hours.
     */
    post: operations['registrationTeams.requestAccept'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/placeholder': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hold a place for a team
     * @description By an administrator, whatever the gates and the capacity say: an unregistered team, and with `sendInvite` a mail to its manager, whose link fills it in. Without it no mail is sent.
     */
    post: operations['registrationTeams.createPlaceholder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/{id}/invite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the invitation of a placeholder
     * @description By an administrator, for the first time or again, to the same address or another: it becomes the manager’s. An earlier link ends.
     */
    post: operations['registrationTeams.sendInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/{id}/finishReminders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remind players to finish their registration
     * @description By an administrator, where the registration has a player waiver or a fee per player. Says who got a mail, and why the others did not.
     */
    post: operations['registrationTeams.sendFinishReminders'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/{id}/payment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Edit what counts as paid
     * @description By an administrator. `hasPaid` counts for status and seats, and is not money of the ledger; the next card payment or refund resets it unless `disableSync`.
     */
    put: operations['registrationTeams.setPayment'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/{id}/releaseStatement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the release statement of a team
     * @description The statement and who accepted it, as PDF. For those who may read the team; 404 where the registration has no statement.
     */
    get: operations['registrationTeams.releaseStatement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/{id}/quote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Quote a team’s fee
     * @description What the team would be charged now, line by line, with the discount of `discountCode` or else of the code it entered. For administrators, keys and the team’s managers.
     */
    get: operations['registrationTeams.quote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrationTeams/{id}/checkout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pay a team’s fee by card
     * @description Opens a page of the processor, for an hour; asked again for the same it answers the open one, for something else the earlier page is closed first. Reserves the discount code for as long. Where the discount takes the whole fee away the team counts as paid at once, without a page. By a manager of the team, a player for its own share, an administrator or a key.
     */
    post: operations['registrationTeams.checkout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/players': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List players
     * @description Administrators and keys list their organization’s. A signed-in user sees the rosters of the teams it plays in, manages or administers, and its own records. Players off the roster are left out.
     */
    get: operations['players.list'];
    put?: never;
    /**
     * Add a player
     * @description By an administrator, to the roster of a division team or of a submission, whose other of the two follows; or to none yet. An address gets a mail. `organization` is needed by administrators of several.
     */
    post: operations['players.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/players/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search players
     * @description As the list of players: those whose name or number holds `q`, without regard to case; for the organization also those whose address does.
     */
    get: operations['players.search'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/players/team/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the players of a division team
     * @description As the list of players, of a division team. 404 for another organization’s, and for a signed-in user who sees none of its players.
     */
    get: operations['players.listByTeam'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/players/division/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the players of a division
     * @description As the list of players, of a division. 404 for another organization’s, and for a signed-in user who sees none of its players.
     */
    get: operations['players.listByDivision'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/players/registration/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the players of a registration
     * @description As the list of players, of a registration. 404 for another organization’s, and for a signed-in user who sees none of its players.
     */
    get: operations['players.listByRegistration'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/players/registrationTeam/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the players of a submission
     * @description As the list of players, of a submission. 404 for another organization’s, and for a signed-in user who sees none of its players.
     */
    get: operations['players.listByRegistrationTeam'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/players/game/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the players of a game’s two teams
     * @description As the list of players, of a game’s two teams. 404 for another organization’s, and for a signed-in user who sees none of its players.
     */
    get: operations['players.listByGame'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/players/league/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the players of a league
     * @description As the list of players, of a league. 404 for another organization’s, and for a signed-in user who sees none of its players.
     */
    get: operations['players.listByLeague'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/players/leagueName/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the players of the leagues with a name
     * @description As the list of players, of the leagues with a name. 404 for another organization’s, and for a signed-in user who sees none of its players.
     */
    get: operations['players.listByLeagueName'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/players/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a player
     * @description Visible to the organization, to the members and managers of the team, and to the player.
     */
    get: operations['players.get'];
    /**
     * Change a player
     * @description By an administrator. Only the fields sent change; `fields` merge answer by answer. The linked account and its profile stay as they are; `user: null` unlinks it. `team` moves the player.
     */
    put: operations['players.update'];
    post?: never;
    /**
     * Take a player off the roster
     * @description The record stays, with its stats and answers, and says since when.
     */
    delete: operations['players.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/players/link-user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Link a player to the caller’s account
     * @description The player must have been registered with the caller’s own address. 409 `already_linked` for a player of another account.
     */
    post: operations['players.linkUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/waivers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List waivers
     * @description Those of the organization, by its administrators and keys.
     */
    get: operations['waivers.list'];
    put?: never;
    /**
     * Write a waiver
     * @description Registrations ask it of their players by `playerWaivers`. `organization` is needed by administrators of several.
     */
    post: operations['waivers.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/waivers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a waiver
     * @description Visible to its organization; a player reads it through the mailed link.
     */
    get: operations['waivers.get'];
    /**
     * Change a waiver
     * @description Only the fields sent change. Who has signed has signed the version of that day; links on their way show what they were mailed for.
     */
    put: operations['waivers.update'];
    post?: never;
    /**
     * Delete a waiver
     * @description Only while no registration asks for it and nobody was asked to sign it.
     */
    delete: operations['waivers.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/waivers/sign/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what a link asks to sign
     * @description For everybody who has the link. Signs nothing, however often it is opened. A link that was used, replaced or has expired is refused.
     */
    get: operations['waivers.readToSign'];
    put?: never;
    /**
     * Sign a waiver
     * @description By everybody who has the link, once.
     */
    post: operations['waivers.sign'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payments
     * @description The ledger. Administrators and keys list their organization’s entries, a signed-in user those of the teams it registered or manages and its own as a player.
     */
    get: operations['payments.list'];
    put?: never;
    /**
     * Record a payment
     * @description By an administrator: money that came in cash, by cheque or otherwise past the processor. It counts for the team’s payment status and seat at once.
     */
    post: operations['payments.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/organization/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the payments of an organization, by its name
     * @description As the list of payments, of the organization with this name or slug.
     */
    get: operations['payments.listByOrganizationName'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/reconciliation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Compare the ledger with the processor
     * @description By an administrator: the card payments of a time, as the ledger and as the processor have them, and where they differ. Nothing is changed. `organization` is needed by administrators of several.
     */
    get: operations['payments.reconcile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a payment
     * @description Visible as in the list of payments.
     */
    get: operations['payments.get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/{id}/refund': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refund a payment
     * @description By an administrator: all that is left of it, or `amount`. A card payment goes back through the processor, with the platform’s fee in proportion; others are entered only. Answered with the new entry, or with 202 while the processor has not confirmed: it is asked again until it has. A team of which nothing is left gives its seat up.
     */
    post: operations['payments.refund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/webhook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive an event of the processor
     * @description For Stripe. The `Stripe-Signature` header must fit the body and be at most 5 minutes old. The event only says what to look at: the ledger follows what the processor then answers, so replayed and reordered events change nothing. Answered once the ledger is written.
     */
    post: operations['payments.webhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/discountCodes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List discount codes
     * @description Those of the caller’s organization.
     */
    get: operations['discountCodes.list'];
    put?: never;
    /**
     * Create a discount code
     * @description By an administrator, for one registration.
     */
    post: operations['discountCodes.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/discountCodes/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check a discount code
     * @description For everybody who sees the registration: whether the code can be used now, and what it takes off. Nothing is reserved; a checkout does that.
     */
    post: operations['discountCodes.check'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/discountCodes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a discount code
     * @description Within the organization only.
     */
    get: operations['discountCodes.get'];
    /**
     * Change a discount code
     * @description Only the fields sent change; null clears. Teams that have used it, or have a checkout open with it, keep the amount they were promised.
     */
    put: operations['discountCodes.update'];
    post?: never;
    /**
     * Delete a discount code
     * @description Only while no team has entered or used it.
     */
    delete: operations['discountCodes.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chatMessages/team/{divisionTeamId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the messages of a team
     * @description The newest first, or with `after` the oldest first. `count` is how many there are in all. For the members, managers and administrators of the team; 404 for everybody else.
     */
    get: operations['chatMessages.listByTeam'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chatMessages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a message to a team
     * @description Kept, pushed to the team’s other people, and sent to every socket that has joined the team: the same as `message:send` there. By members, managers and administrators of the team; an announcement by administrators alone, 403 for the others. 404 for everybody else.
     */
    post: operations['chatMessages.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teamEvents/team/{divisionTeamId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the events of a team
     * @description By `date`, cancelled ones included and flagged. For the members, managers and administrators of the team; 404 for everybody else.
     */
    get: operations['teamEvents.listByTeam'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teamEvents/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a team event
     * @description For the members, managers and administrators of the team; 404 for everybody else.
     */
    get: operations['teamEvents.get'];
    /**
     * Change, move or cancel a team event
     * @description By a manager or administrator of the team. Only the fields sent change; null clears. An event stays with its team.
     */
    put: operations['teamEvents.update'];
    post?: never;
    /**
     * Delete a team event
     * @description By a manager or administrator of the team; its answers and duties go with it. Cancel an event that people know of.
     */
    delete: operations['teamEvents.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teamEvents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a team event
     * @description By a manager or administrator of the team, whose people get a push. 403 for its other members, 404 for everybody else.
     */
    post: operations['teamEvents.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/availabilities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Say whether a player comes
     * @description By the account that the player is linked to, and nobody else. Answering again replaces the answer, its note included.
     */
    put: operations['availabilities.set'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/availabilities/game/{gameId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List who comes to a game
     * @description One row a player on the roster, answered or not, by team and name. For the members, managers and administrators of the team; 404 for everybody else.
     */
    get: operations['availabilities.listByGame'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/availabilities/teamEvent/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List who comes to an event
     * @description One row a player on the roster, answered or not, by name. For the members, managers and administrators of the team; 404 for everybody else.
     */
    get: operations['availabilities.listByTeamEvent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/assignments/game/{gameId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the duties at a game
     * @description In the order they were given. For the members, managers and administrators of the team; 404 for everybody else.
     */
    get: operations['assignments.listByGame'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/assignments/teamEvent/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the duties at an event
     * @description In the order they were given. For the members, managers and administrators of the team; 404 for everybody else.
     */
    get: operations['assignments.listByTeamEvent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/assignments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a duty
     * @description For the members, managers and administrators of the team; 404 for everybody else.
     */
    get: operations['assignments.get'];
    /**
     * Change a duty or give it to another player
     * @description By a manager or administrator of the team. Only the fields sent change; null clears. Another player of the team gets a push.
     */
    put: operations['assignments.update'];
    post?: never;
    /**
     * Delete a duty
     * @description By a manager or administrator of the team.
     */
    delete: operations['assignments.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/assignments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a player a duty
     * @description By a manager or administrator of the player’s team; the player gets a push. 403 for other members of the team, 404 for everybody else.
     */
    post: operations['assignments.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/assignments/{id}/completed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Check a duty off, or take that back
     * @description By a manager or administrator of the team, or the account of the player whose duty it is. Without a body, or without `completed` in it, done and not done change places.
     */
    put: operations['assignments.complete'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teamPhotos/team/{divisionTeamId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the photos of a team
     * @description The newest first. `count` is how many there are in all. For the members, managers and administrators of the team; 404 for everybody else.
     */
    get: operations['teamPhotos.listByTeam'];
    put?: never;
    /**
     * Upload a photo of a team
     * @description A form with the file as `upload`. By members, managers and administrators of the team; 404 for everybody else. It is kept turned upright, at most 2048 pixels wide and high, and without what the camera wrote beside it. 415 for what is no such picture, 413 for one that is too large.
     */
    post: operations['teamPhotos.upload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teamPhotos/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a photo of a team
     * @description By who uploaded it or an administrator of the team. 403 for its other members and managers, 404 for everybody else.
     */
    delete: operations['teamPhotos.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/pushTokens': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register a device for push notifications
     * @description By a signed-in person, whose token it is from then on, whoever registered it before. 201 for a new one, 200 for one that is known. It counts for as long as the sign-in does: after a sign-out everywhere or a new password the app registers again. An account keeps its newest 50.
     */
    post: operations['pushTokens.register'];
    /**
     * Remove a device at sign-out
     * @description The caller’s own; 404 for one that is unknown or another account’s. Tokens of devices that no longer have the app are removed by themselves.
     */
    delete: operations['pushTokens.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/outbox': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List mails and pushes with what became of them
     * @description Of the caller’s organization; kept for 90 days. Mails about an account, as for a new password, are its owner’s alone and not listed.
     */
    get: operations['outbox.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/outbox/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Try a message again
     * @description Within the organization only. A `dead` one begins anew, with all its attempts; a `pending` one is due at once. 409 `already_sent` for a sent one, whose text is erased.
     */
    post: operations['outbox.retry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auditLogs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List audit log entries
     * @description Of the caller’s organization; `from` is inclusive, `to` exclusive.
     */
    get: operations['auditLogs.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auditLogs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an audit log entry
     * @description Within the organization only.
     */
    get: operations['auditLogs.get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description The address that a mail may be on its way to. */
    Addressed: {
      email: string;
    };
    /**
     * @example {
     *       "email": "sam@example.org"
     *     }
     */
    AddressOnly: {
      email: components['schemas']['Email'];
    };
    /** @description Who administers an organization. */
    Admin: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      user: components['schemas']['ObjectId'] | null;
      organization: components['schemas']['ObjectId'];
      email: string;
      name: string | null;
      /** @description The subject at an identity provider. */
      clerkId: string | null;
    };
    /**
     * @description Answers to `teamFields` and `managerFields`.
     * @example {
     *       "jersey-colour": "red"
     *     }
     */
    Answers: {
      [key: string]: string | number | boolean | string[] | null;
    };
    ApiKey: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'];
      name: string;
      scopes: (
        | 'read:leagues'
        | 'read:teams'
        | 'read:players'
        | 'read:games'
        | 'read:registrations'
        | 'write:registrations'
        | 'read:payments'
        | 'admin'
      )[];
      /**
       * @description The last four characters of the key.
       * @example x7Qa
       */
      lastFour: string;
      expiresAt: components['schemas']['Timestamp'] | null;
      lastUsedAt: components['schemas']['Timestamp'] | null;
      revokedAt: components['schemas']['Timestamp'] | null;
    };
    /** @description A duty of a player at a game or an event. */
    Assignment: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      divisionTeam: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      /** @description The game, where the duty is at one. */
      game: components['schemas']['ObjectId'] | components['schemas']['PopulatedGame'] | null;
      /** @description The event, where the duty is at one. */
      teamEvent: components['schemas']['ObjectId'] | components['schemas']['PopulatedTeamEvent'] | null;
      /** @description Who is to do it. */
      player: components['schemas']['ObjectId'] | components['schemas']['PopulatedPlayer'] | null;
      title: string;
      note: string | null;
      completed: boolean;
    };
    /** @description Who changed what; written in the transaction of the change. */
    AuditLog: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'];
      actor: {
        /** @enum {string} */
        kind: 'apiKey' | 'user' | 'admin' | 'system';
        id: string | null;
        name: string;
      };
      /** @example score */
      action: string;
      /**
       * @description The singular of the resource’s root.
       * @example game
       */
      resource: string;
      resourceId: components['schemas']['ObjectId'];
      before: {
        [key: string]: unknown;
      } | null;
      after: {
        [key: string]: unknown;
      } | null;
      requestId: string | null;
    };
    /** @description Whether a player comes to a game or an event. */
    Availability: {
      _id: components['schemas']['ObjectId'] | null;
      created: components['schemas']['Timestamp'] | null;
      updated: components['schemas']['Timestamp'] | null;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      /** @description The player’s team. */
      divisionTeam: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      /** @description The game, where the answer is for one. */
      game: components['schemas']['ObjectId'] | components['schemas']['PopulatedGame'] | null;
      /** @description The event, where the answer is for one. */
      teamEvent: components['schemas']['ObjectId'] | components['schemas']['PopulatedTeamEvent'] | null;
      player: components['schemas']['ObjectId'] | components['schemas']['PopulatedPlayer'] | null;
      /** @description The player’s. */
      name: string;
      /**
       * @description Null while the player has not answered.
       * @enum {string|null}
       */
      status: 'yes' | 'no' | 'maybe' | null;
      note: string | null;
    };
    BaseballGame: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
      date: components['schemas']['Timestamp'];
      /**
       * @description Time of day as text.
       * @example 6:00 PM
       */
      time: string | null;
      /** @description Minutes. */
      duration: number;
      isBye: boolean;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      division: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      /** @description Where, as text. */
      location: string | null;
      /** @description The venue. */
      locationModel: components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
      /** @description A court of the venue, by its name. */
      court: string | null;
      /** @description The slot that says where and when it is played. */
      timeSlot: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
      gameLabel: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled: boolean;
      /** @description Left out of public views. */
      isHidden: boolean;
      /**
       * @description The day, the same in every zone.
       * @example 2026-03-08
       */
      globalDate: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'baseball';
      homeTeam: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      awayTeam: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      /** @description What stands for a team not yet known. */
      homeTeamPlaceholder: string | null;
      /** @description What stands for a team not yet known. */
      awayTeamPlaceholder: string | null;
      /** @description Null until scored. */
      homeScore: number | null;
      /** @description Null until scored. */
      awayScore: number | null;
      /**
       * @description Who forfeited. A score written without it ends the forfeit.
       * @enum {string|null}
       */
      forfeitedBy: 'home' | 'away' | 'both' | null;
      homeFrom: components['schemas']['GameSource'] | null;
      awayFrom: components['schemas']['GameSource'] | null;
    };
    BasketballGame: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
      date: components['schemas']['Timestamp'];
      /**
       * @description Time of day as text.
       * @example 6:00 PM
       */
      time: string | null;
      /** @description Minutes. */
      duration: number;
      isBye: boolean;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      division: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      /** @description Where, as text. */
      location: string | null;
      /** @description The venue. */
      locationModel: components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
      /** @description A court of the venue, by its name. */
      court: string | null;
      /** @description The slot that says where and when it is played. */
      timeSlot: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
      gameLabel: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled: boolean;
      /** @description Left out of public views. */
      isHidden: boolean;
      /**
       * @description The day, the same in every zone.
       * @example 2026-03-08
       */
      globalDate: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'basketball';
      homeTeam: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      awayTeam: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      /** @description What stands for a team not yet known. */
      homeTeamPlaceholder: string | null;
      /** @description What stands for a team not yet known. */
      awayTeamPlaceholder: string | null;
      /** @description Null until scored. */
      homeScore: number | null;
      /** @description Null until scored. */
      awayScore: number | null;
      /**
       * @description Who forfeited. A score written without it ends the forfeit.
       * @enum {string|null}
       */
      forfeitedBy: 'home' | 'away' | 'both' | null;
      homeFrom: components['schemas']['GameSource'] | null;
      awayFrom: components['schemas']['GameSource'] | null;
    };
    /** @description A bracket to be drawn: its games say where each side comes from. */
    Bracket: {
      /**
       * @description `playoffs_consolation` plays out every place; of 4 and 8 only.
       * @enum {string}
       */
      format: 'playoffs' | 'playoffs_consolation';
      /**
       * @description The size played: the smallest that holds the teams, at most the one asked for.
       * @enum {integer}
       */
      size: 2 | 4 | 8 | 16 | 32;
      /** @description First round first. */
      rounds: components['schemas']['BracketRound'][];
      /** @description The places decided so far, best first. */
      places: components['schemas']['BracketPlace'][];
    };
    BracketPlace: {
      /** @description 1 is the champion. */
      place: number;
      /** @description The division team. */
      team: components['schemas']['ObjectId'];
    };
    BracketRound: {
      /** @example Semifinal */
      name: string;
      /**
       * @description Null before the quarterfinals.
       * @enum {string|null}
       */
      playoffRound:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      /** @description From the top of the bracket to the bottom: neighbours meet in the next round. */
      games: components['schemas']['Game'][];
    };
    /**
     * @description Whole cents of the organization’s currency.
     * @example 12500
     */
    Cents: number;
    /** @description What somebody has said to a team, whose messages are ordered by `created`, then `_id`. */
    ChatMessage: {
      _id: components['schemas']['ObjectId'];
      divisionTeam: components['schemas']['ObjectId'];
      user: components['schemas']['ObjectId'];
      /** @description Of the author, as it was then. */
      name: string;
      text: string;
      /** @enum {string} */
      kind: 'message' | 'announcement';
      created: components['schemas']['Timestamp'];
    };
    /**
     * @example {
     *       "registration": "6928d5a0c3f1b2a4d5e6f708",
     *       "code": "earlybird"
     *     }
     */
    CheckDiscountCode: {
      registration: components['schemas']['ObjectId'];
      code: string;
    };
    /** @description A code that can be used now. */
    CheckedDiscountCode: {
      code: string;
      amountOff: components['schemas']['Cents'];
    };
    Checkout: {
      /** @description The processor’s page to pay on; null where nothing is left to pay after the discount. */
      url: string | null;
      /** @description What is charged, the donation included. */
      amount: components['schemas']['Cents'];
      /** @description 1 % of `amount`, rounded half up. */
      platformFee: components['schemas']['Cents'];
      expiresAt: components['schemas']['Timestamp'] | null;
    };
    /**
     * @example {
     *       "completed": true
     *     }
     */
    CompleteAssignment: {
      completed?: boolean;
    };
    Config: {
      /** @description Teams must add players to complete registration. */
      requirePlayers?: boolean | null;
      /** @description Hide team names from public views. */
      hideTeams?: boolean | null;
      /** @description Hide the public schedule. */
      hideSchedules?: boolean | null;
      /** @description Hide the public standings. */
      hideStandings?: boolean | null;
      /** @description Stats are visible to the public; unset at every level shows them. */
      showStats?: boolean | null;
      /**
       * @description Raw stat keys of a game, by sport.
       * @example {
       *       "basketball": [
       *         "points",
       *         "rebounds"
       *       ]
       *     }
       */
      gameStats?: {
        [key: string]: string[];
      } | null;
      /** @description Show player names instead of the team name. */
      excludeTeamName?: boolean | null;
      /** @description Players of a team. */
      minPlayers?: number | null;
      /** @description Players of a team. */
      maxPlayers?: number | null;
      /** @description Default duration of a game, in minutes. */
      gameDurationInMinutes?: number | null;
      requireCoaches?: boolean | null;
      requireTeamRepresentatives?: boolean | null;
      minTeamRepresentatives?: number | null;
      maxTeamRepresentatives?: number | null;
      minCoaches?: number | null;
      maxCoaches?: number | null;
      /** @description Most teams; 0 is no limit at this level and inherits. */
      capacity?: number | null;
      /** @description Waitlist places; 0 is no waitlist. */
      waitlistCapacity?: number | null;
      /** @description Seat waitlisted teams when a place opens. */
      autoPromote?: boolean | null;
      /** @description Hours for which a promoted team comes first; does not gate seating. */
      promotionPaymentWindowHours?: number | null;
      /** @description On a registration: take teams beyond capacity. */
      hasWaitlist?: boolean | null;
      disableSync?: boolean | null;
      /** @description User ids or e-mail addresses of additional administrators. */
      admins?: string[] | null;
      tiebreakers?: components['schemas']['Tiebreakers'] | null;
      /**
       * @description Teams in the playoff bracket.
       * @enum {integer|null}
       */
      playoffTeams?: 2 | 4 | 8 | null;
    };
    /**
     * @example {
     *       "capacity": 8,
     *       "minPlayers": 5,
     *       "gameDurationInMinutes": 40
     *     }
     */
    ConfigInput: {
      /** @description Teams must add players to complete registration. */
      requirePlayers?: boolean | null;
      /** @description Hide team names from public views. */
      hideTeams?: boolean | null;
      /** @description Hide the public schedule. */
      hideSchedules?: boolean | null;
      /** @description Hide the public standings. */
      hideStandings?: boolean | null;
      /** @description Stats are visible to the public; unset at every level shows them. */
      showStats?: boolean | null;
      /**
       * @description Raw stat keys of a game, by sport.
       * @example {
       *       "basketball": [
       *         "points",
       *         "rebounds"
       *       ]
       *     }
       */
      gameStats?: {
        [key: string]: string[];
      } | null;
      /** @description Show player names instead of the team name. */
      excludeTeamName?: boolean | null;
      /** @description Players of a team. */
      minPlayers?: number | null;
      /** @description Players of a team. */
      maxPlayers?: number | null;
      /** @description Default duration of a game, in minutes. */
      gameDurationInMinutes?: number | null;
      requireCoaches?: boolean | null;
      requireTeamRepresentatives?: boolean | null;
      minTeamRepresentatives?: number | null;
      maxTeamRepresentatives?: number | null;
      minCoaches?: number | null;
      maxCoaches?: number | null;
      /** @description Most teams; 0 is no limit at this level and inherits. */
      capacity?: number | null;
      /** @description Waitlist places; 0 is no waitlist. */
      waitlistCapacity?: number | null;
      /** @description Seat waitlisted teams when a place opens. */
      autoPromote?: boolean | null;
      /** @description Hours for which a promoted team comes first; does not gate seating. */
      promotionPaymentWindowHours?: number | null;
      /** @description On a registration: take teams beyond capacity. */
      hasWaitlist?: boolean | null;
      disableSync?: boolean | null;
      /** @description User ids or e-mail addresses of additional administrators. */
      admins?: string[] | null;
      tiebreakers?: components['schemas']['Tiebreakers'] | null;
      /**
       * @description Teams in the playoff bracket.
       * @enum {integer|null}
       */
      playoffTeams?: 2 | 4 | 8 | null;
    };
    /** @description The fee. */
    Cost: {
      amount?: components['schemas']['Cents'] | null;
      /** @description Charged for each player. */
      perPlayer?: boolean | null;
      /** @description Charged for each team; so it is too where neither is said. */
      perTeam?: boolean | null;
    };
    /**
     * @description Merged field by field; null unsets.
     * @example {
     *       "amount": 12500,
     *       "perTeam": true
     *     }
     */
    CostInput: {
      amount?: components['schemas']['Cents'] | null;
      /** @description Charged for each player. */
      perPlayer?: boolean | null;
      /** @description Charged for each team; so it is too where neither is said. */
      perTeam?: boolean | null;
    };
    Court: {
      name: string;
    };
    /**
     * @example {
     *       "email": "sam@example.org"
     *     }
     */
    CreateAdmin: {
      email: components['schemas']['Email'];
      organization?: components['schemas']['ObjectId'];
      clerkId?: string | null;
    };
    /**
     * @example {
     *       "name": "Website",
     *       "scopes": [
     *         "read:leagues",
     *         "read:games"
     *       ]
     *     }
     */
    CreateApiKey: {
      name: string;
      scopes: (
        | 'read:leagues'
        | 'read:teams'
        | 'read:players'
        | 'read:games'
        | 'read:registrations'
        | 'write:registrations'
        | 'read:payments'
        | 'admin'
      )[];
      expiresAt?: components['schemas']['TimestampInput'] | null;
      organization?: components['schemas']['ObjectId'];
    };
    /**
     * @description A duty at exactly one of a game and a team event.
     * @example {
     *       "game": "6928d5a0c3f1b2a4d5e6f708",
     *       "player": "6928d5a0c3f1b2a4d5e6f70a",
     *       "title": "Bring the snacks"
     *     }
     */
    CreateAssignment: components['schemas']['GameDuty'] | components['schemas']['TeamEventDuty'];
    /**
     * @example {
     *       "sport": "baseball",
     *       "date": "2026-03-08",
     *       "time": "6:00 PM",
     *       "location": "Riverside Sports Hall"
     *     }
     */
    CreateBaseballGame: {
      /** @description A day alone is a day without a time to begin at. Now unless said otherwise. */
      date?: components['schemas']['TimestampInput'];
      /**
       * @description `18:00` and `6:00 PM` set `date`; other text is only shown.
       * @example 6:00 PM
       */
      time?: string | null;
      /** @description Minutes; left out, what the division’s `config` says. */
      duration?: number;
      isBye?: boolean;
      league?: components['schemas']['ObjectId'] | null;
      division?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
      location?: string | null;
      locationModel?: components['schemas']['ObjectId'] | null;
      court?: string | null;
      timeSlot?: components['schemas']['ObjectId'] | null;
      gameLabel?: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound?:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled?: boolean;
      isHidden?: boolean;
      globalDate?: components['schemas']['DateKey'] | null;
      organization?: components['schemas']['ObjectId'];
      homeTeam?: components['schemas']['ObjectId'] | null;
      awayTeam?: components['schemas']['ObjectId'] | null;
      homeTeamPlaceholder?: string | null;
      awayTeamPlaceholder?: string | null;
      homeScore?: number | null;
      awayScore?: number | null;
      /**
       * @description Who forfeited. A score written without it ends the forfeit.
       * @enum {string|null}
       */
      forfeitedBy?: 'home' | 'away' | 'both' | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'baseball';
    };
    /**
     * @example {
     *       "sport": "basketball",
     *       "date": "2026-03-08",
     *       "time": "6:00 PM",
     *       "location": "Riverside Sports Hall"
     *     }
     */
    CreateBasketballGame: {
      /** @description A day alone is a day without a time to begin at. Now unless said otherwise. */
      date?: components['schemas']['TimestampInput'];
      /**
       * @description `18:00` and `6:00 PM` set `date`; other text is only shown.
       * @example 6:00 PM
       */
      time?: string | null;
      /** @description Minutes; left out, what the division’s `config` says. */
      duration?: number;
      isBye?: boolean;
      league?: components['schemas']['ObjectId'] | null;
      division?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
      location?: string | null;
      locationModel?: components['schemas']['ObjectId'] | null;
      court?: string | null;
      timeSlot?: components['schemas']['ObjectId'] | null;
      gameLabel?: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound?:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled?: boolean;
      isHidden?: boolean;
      globalDate?: components['schemas']['DateKey'] | null;
      organization?: components['schemas']['ObjectId'];
      homeTeam?: components['schemas']['ObjectId'] | null;
      awayTeam?: components['schemas']['ObjectId'] | null;
      homeTeamPlaceholder?: string | null;
      awayTeamPlaceholder?: string | null;
      homeScore?: number | null;
      awayScore?: number | null;
      /**
       * @description Who forfeited. A score written without it ends the forfeit.
       * @enum {string|null}
       */
      forfeitedBy?: 'home' | 'away' | 'both' | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'basketball';
    };
    /**
     * @example {
     *       "size": 8,
     *       "seeds": [
     *         "6928d5a0c3f1b2a4d5e6f708",
     *         "6928d5a0c3f1b2a4d5e6f709"
     *       ]
     *     }
     */
    CreateBracket: {
      /**
       * @description A smaller one is played where it holds the teams.
       * @enum {integer}
       */
      size: 8 | 16 | 32;
      /** @description Division teams, best first. With fewer than places, the best have byes. */
      seeds: components['schemas']['ObjectId'][];
      /** @description Slots to play in: every game after those it waits for. Left out, games have a day and no time. */
      timeSlots?: components['schemas']['ObjectId'][];
    };
    /**
     * @example {
     *       "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
     *       "text": "Who brings the balls?"
     *     }
     */
    CreateChatMessage: {
      divisionTeam: components['schemas']['ObjectId'];
      /** @description Up to 2000 Unicode code points. */
      text: string;
      /**
       * @description `message` where nothing is said; an `announcement` is for administrators of the team.
       * @enum {string}
       */
      kind?: 'message' | 'announcement';
    };
    /**
     * @example {
     *       "registration": "6928d5a0c3f1b2a4d5e6f708",
     *       "code": "EARLYBIRD",
     *       "amountOff": 2500,
     *       "maxUses": 10
     *     }
     */
    CreateDiscountCode: {
      /** @description Compared without regard to case; unique in its registration. */
      code: string;
      amountOff: components['schemas']['Cents'];
      maxUses?: number | null;
      expiresAt?: components['schemas']['TimestampInput'] | null;
      active?: boolean;
      registration: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "name": "Division A",
     *       "sports": [
     *         "basketball"
     *       ],
     *       "config": {
     *         "capacity": 8,
     *         "minPlayers": 5,
     *         "maxPlayers": 12
     *       }
     *     }
     */
    CreateDivision: {
      name: string;
      league?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
      /**
       * @description Sports played.
       * @example [
       *       "basketball"
       *     ]
       */
      sports?: string[];
      priority?: number | null;
      paymentProduct?: components['schemas']['ObjectId'] | null;
      config?: components['schemas']['ConfigInput'];
      strengthLevel?: number | null;
      startDate?: components['schemas']['TimestampInput'] | null;
      endDate?: components['schemas']['TimestampInput'] | null;
      organization?: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "name": "Riverside Hawks",
     *       "division": "6928d5a0c3f1b2a4d5e6f708",
     *       "seed": 1
     *     }
     */
    CreateDivisionTeam: {
      name: string;
      team?: components['schemas']['ObjectId'] | null;
      division: components['schemas']['ObjectId'];
      seed?: number | null;
      archived?: boolean;
      isTest?: boolean;
      organization?: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "sport": "football",
     *       "date": "2026-03-08",
     *       "time": "6:00 PM",
     *       "location": "Riverside Sports Hall"
     *     }
     */
    CreateFootballGame: {
      /** @description A day alone is a day without a time to begin at. Now unless said otherwise. */
      date?: components['schemas']['TimestampInput'];
      /**
       * @description `18:00` and `6:00 PM` set `date`; other text is only shown.
       * @example 6:00 PM
       */
      time?: string | null;
      /** @description Minutes; left out, what the division’s `config` says. */
      duration?: number;
      isBye?: boolean;
      league?: components['schemas']['ObjectId'] | null;
      division?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
      location?: string | null;
      locationModel?: components['schemas']['ObjectId'] | null;
      court?: string | null;
      timeSlot?: components['schemas']['ObjectId'] | null;
      gameLabel?: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound?:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled?: boolean;
      isHidden?: boolean;
      globalDate?: components['schemas']['DateKey'] | null;
      organization?: components['schemas']['ObjectId'];
      homeTeam?: components['schemas']['ObjectId'] | null;
      awayTeam?: components['schemas']['ObjectId'] | null;
      homeTeamPlaceholder?: string | null;
      awayTeamPlaceholder?: string | null;
      homeScore?: number | null;
      awayScore?: number | null;
      /**
       * @description Who forfeited. A score written without it ends the forfeit.
       * @enum {string|null}
       */
      forfeitedBy?: 'home' | 'away' | 'both' | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'football';
    };
    /** @description A game of one sport; fields of another are refused. */
    CreateGame:
      | components['schemas']['CreateBasketballGame']
      | components['schemas']['CreateBaseballGame']
      | components['schemas']['CreateFootballGame']
      | components['schemas']['CreateSoccerGame']
      | components['schemas']['CreateJudoGame']
      | components['schemas']['CreateGolfGame']
      | components['schemas']['CreateRacketGame']
      | components['schemas']['CreateTrackGame'];
    /**
     * @example {
     *       "sport": "golf",
     *       "format": "stableford"
     *     }
     */
    CreateGolfGame: {
      /** @description A day alone is a day without a time to begin at. Now unless said otherwise. */
      date?: components['schemas']['TimestampInput'];
      /**
       * @description `18:00` and `6:00 PM` set `date`; other text is only shown.
       * @example 6:00 PM
       */
      time?: string | null;
      /** @description Minutes; left out, what the division’s `config` says. */
      duration?: number;
      isBye?: boolean;
      league?: components['schemas']['ObjectId'] | null;
      division?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
      location?: string | null;
      locationModel?: components['schemas']['ObjectId'] | null;
      court?: string | null;
      timeSlot?: components['schemas']['ObjectId'] | null;
      gameLabel?: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound?:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled?: boolean;
      isHidden?: boolean;
      globalDate?: components['schemas']['DateKey'] | null;
      organization?: components['schemas']['ObjectId'];
      /** @enum {string} */
      format?: 'stroke' | 'match' | 'stableford';
      /** @description Players by identifier; other text is the name of somebody who is on no roster. */
      participants?: string[];
      results?: {
        participant: string;
        value?: (number | null) | string;
        rank?: number | null;
      }[];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'golf';
    };
    /**
     * @example {
     *       "sport": "judo",
     *       "gender": "female",
     *       "round": "Final"
     *     }
     */
    CreateJudoGame: {
      /** @description A day alone is a day without a time to begin at. Now unless said otherwise. */
      date?: components['schemas']['TimestampInput'];
      /**
       * @description `18:00` and `6:00 PM` set `date`; other text is only shown.
       * @example 6:00 PM
       */
      time?: string | null;
      /** @description Minutes; left out, what the division’s `config` says. */
      duration?: number;
      isBye?: boolean;
      league?: components['schemas']['ObjectId'] | null;
      division?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
      location?: string | null;
      locationModel?: components['schemas']['ObjectId'] | null;
      court?: string | null;
      timeSlot?: components['schemas']['ObjectId'] | null;
      gameLabel?: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound?:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled?: boolean;
      isHidden?: boolean;
      globalDate?: components['schemas']['DateKey'] | null;
      organization?: components['schemas']['ObjectId'];
      winner?: components['schemas']['ObjectId'] | null;
      /** @enum {string} */
      gender?: 'male' | 'female';
      round?: string | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'judo';
    };
    /**
     * @example {
     *       "name": "Winter 2026",
     *       "contestType": "coed",
     *       "sports": [
     *         "basketball"
     *       ],
     *       "startDate": "2026-01-10"
     *     }
     */
    CreateLeague: {
      name: string;
      /**
       * @description Contest type.
       * @example coed
       * @enum {string}
       */
      contestType?: 'season' | 'mens' | 'womens' | 'coed' | 'open';
      priority?: number | null;
      /**
       * @description Sports played.
       * @example [
       *       "basketball"
       *     ]
       */
      sports?: string[];
      startDate?: components['schemas']['TimestampInput'] | null;
      endDate?: components['schemas']['TimestampInput'] | null;
      active?: boolean;
      config?: components['schemas']['ConfigInput'];
      tournament?: components['schemas']['ObjectId'] | null;
      paymentProduct?: components['schemas']['ObjectId'] | null;
      organization?: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "name": "Riverside Sports Hall",
     *       "address": "1 River Street",
     *       "timeZone": "America/New_York",
     *       "courts": [
     *         {
     *           "name": "Court 1"
     *         },
     *         {
     *           "name": "Court 2"
     *         }
     *       ]
     *     }
     */
    CreateLocation: {
      name: string;
      address?: string | null;
      latitude?: number | null;
      longitude?: number | null;
      timeZone?: components['schemas']['TimeZone'] | null;
      /** @description All courts of the venue; no two names alike, without regard to case. */
      courts?: {
        name: string;
      }[];
      organization?: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "name": "Riverside Sports",
     *       "timeZone": "America/Chicago"
     *     }
     */
    CreateOrganization: {
      name: string;
      /**
       * @description Short name for addresses; unique.
       * @example demo-league
       */
      slug?: string;
      email?: components['schemas']['Email'] | null;
      timeZone?: components['schemas']['TimeZone'];
      currency?: components['schemas']['Currency'];
      /**
       * @description Connected account of the payment processor.
       * @example acct_1032D82eZvKYlo2C
       */
      stripeAccountId?: string | null;
      active?: boolean;
    };
    /**
     * @example {
     *       "name": "Team fee",
     *       "kind": "fee",
     *       "amount": 12500
     *     }
     */
    CreatePaymentProduct: {
      name: string;
      /** @enum {string} */
      kind?: 'fee' | 'donation';
      amount: components['schemas']['Cents'];
      active?: boolean;
      organization?: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "registration": "6928d5a0c3f1b2a4d5e6f708",
     *       "division": "6928d5a0c3f1b2a4d5e6f709",
     *       "name": "Riverside Hawks",
     *       "managerName": "Sam Okafor",
     *       "managerEmail": "sam@example.org",
     *       "sendInvite": true
     *     }
     */
    CreatePlaceholder:
      | {
          registration: components['schemas']['ObjectId'];
          division?: components['schemas']['ObjectId'] | null;
          name: string;
          managerName?: string | null;
          managerEmail: components['schemas']['Email'];
          sendInvite?: boolean;
        }
      | {
          registration: components['schemas']['ObjectId'];
          division?: components['schemas']['ObjectId'] | null;
          name: string;
          managerName?: string | null;
          managerEmail?: components['schemas']['Email'] | null;
          /** @enum {boolean} */
          sendInvite?: false;
        };
    /**
     * @example {
     *       "name": "Ada Marsh",
     *       "email": "ada@example.org",
     *       "number": "7",
     *       "team": "6928d5a0c3f1b2a4d5e6f708"
     *     }
     */
    CreatePlayer: {
      name?: string;
      /** @description Links the confirmed account of this address, now or once there is one. Where the registration asks for waivers, a new address gets the links to sign them. */
      email?: components['schemas']['Email'] | '';
      number?: string;
      info?: unknown;
      /** @description Answers to custom fields, by `fieldId`: text, a number, true or false, or a list of options. Merged one by one; null takes an answer back. */
      fields?: components['schemas']['Answers'];
      team?: components['schemas']['ObjectId'] | null;
      registrationTeam?: components['schemas']['ObjectId'] | null;
      organization?: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "format": "playoffs_consolation"
     *     }
     */
    CreatePlayoffs: {
      /**
       * @description `playoffs_consolation` plays out every place; of 4 and 8 only.
       * @enum {string}
       */
      format: 'playoffs' | 'playoffs_consolation';
      /** @description Division teams, best first; left out, the order of the standings. */
      seeds?: components['schemas']['ObjectId'][];
      /** @description Slots to play in: every game after those it waits for. Left out, games have a day and no time. */
      timeSlots?: components['schemas']['ObjectId'][];
    };
    /**
     * @example {
     *       "sport": "racket",
     *       "format": "best-of-5"
     *     }
     */
    CreateRacketGame: {
      /** @description A day alone is a day without a time to begin at. Now unless said otherwise. */
      date?: components['schemas']['TimestampInput'];
      /**
       * @description `18:00` and `6:00 PM` set `date`; other text is only shown.
       * @example 6:00 PM
       */
      time?: string | null;
      /** @description Minutes; left out, what the division’s `config` says. */
      duration?: number;
      isBye?: boolean;
      league?: components['schemas']['ObjectId'] | null;
      division?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
      location?: string | null;
      locationModel?: components['schemas']['ObjectId'] | null;
      court?: string | null;
      timeSlot?: components['schemas']['ObjectId'] | null;
      gameLabel?: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound?:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled?: boolean;
      isHidden?: boolean;
      globalDate?: components['schemas']['DateKey'] | null;
      organization?: components['schemas']['ObjectId'];
      /** @enum {string} */
      format?: 'best-of-1' | 'best-of-3' | 'best-of-5';
      /** @description Players by identifier; other text is the name of somebody who is on no roster. */
      participants?: string[];
      results?: {
        participant: string;
        value?: (number | null) | string;
        rank?: number | null;
      }[];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'racket';
    };
    /**
     * @example {
     *       "startDate": "2026-03-01",
     *       "endDate": "2026-04-15",
     *       "requirePlayers": true,
     *       "cost": {
     *         "amount": 12500,
     *         "perTeam": true
     *       },
     *       "config": {
     *         "capacity": 16,
     *         "hasWaitlist": true,
     *         "gateByEndDate": true
     *       },
     *       "teamFields": [
     *         {
     *           "name": "Jersey colour",
     *           "required": true
     *         }
     *       ]
     *     }
     */
    CreateRegistration: {
      /** @description Shown to registrants. */
      message?: string | null;
      active?: boolean;
      hidden?: boolean;
      startDate?: components['schemas']['TimestampInput'] | null;
      endDate?: components['schemas']['TimestampInput'] | null;
      /** @description In which days are read and shown; a change moves no stored date. */
      timeZone?: components['schemas']['TimeZone'];
      /** @deprecated */
      deadlineDate?: components['schemas']['TimestampInput'] | null;
      /**
       * @description Contest type; empty where it is not said.
       * @example coed
       * @enum {string}
       */
      contestType?: '' | 'season' | 'mens' | 'womens' | 'coed' | 'open';
      /**
       * @description Sports played.
       * @example [
       *       "basketball"
       *     ]
       */
      sports?: string[];
      requirePlayers?: boolean | null;
      hasPayments?: boolean | null;
      allowCoaches?: boolean | null;
      requireReleaseStatement?: boolean | null;
      releaseStatement?: string | null;
      requireThankYouMessage?: boolean;
      thankYouMessage?: string;
      cost?: components['schemas']['CostInput'];
      settings?: components['schemas']['RegistrationSettingsInput'];
      config?: components['schemas']['RegistrationConfigInput'];
      teamFields?: components['schemas']['RegistrationFieldInput'][];
      managerFields?: components['schemas']['RegistrationFieldInput'][];
      fields?: components['schemas']['RegistrationFieldInput'][];
      /** @description Each waiver once; in the order of asking. */
      playerWaivers?: components['schemas']['PlayerWaiverInput'][];
      tournament?: components['schemas']['ObjectId'] | null;
      league?: components['schemas']['ObjectId'] | null;
      contest?: components['schemas']['ObjectId'] | null;
      contests?: components['schemas']['ObjectId'][];
      paymentProduct?: components['schemas']['ObjectId'] | null;
      donationProduct?: components['schemas']['ObjectId'] | null;
      organization?: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "sport": "soccer",
     *       "date": "2026-03-08",
     *       "time": "6:00 PM",
     *       "location": "Riverside Sports Hall"
     *     }
     */
    CreateSoccerGame: {
      /** @description A day alone is a day without a time to begin at. Now unless said otherwise. */
      date?: components['schemas']['TimestampInput'];
      /**
       * @description `18:00` and `6:00 PM` set `date`; other text is only shown.
       * @example 6:00 PM
       */
      time?: string | null;
      /** @description Minutes; left out, what the division’s `config` says. */
      duration?: number;
      isBye?: boolean;
      league?: components['schemas']['ObjectId'] | null;
      division?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
      location?: string | null;
      locationModel?: components['schemas']['ObjectId'] | null;
      court?: string | null;
      timeSlot?: components['schemas']['ObjectId'] | null;
      gameLabel?: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound?:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled?: boolean;
      isHidden?: boolean;
      globalDate?: components['schemas']['DateKey'] | null;
      organization?: components['schemas']['ObjectId'];
      homeTeam?: components['schemas']['ObjectId'] | null;
      awayTeam?: components['schemas']['ObjectId'] | null;
      homeTeamPlaceholder?: string | null;
      awayTeamPlaceholder?: string | null;
      homeScore?: number | null;
      awayScore?: number | null;
      /**
       * @description Who forfeited. A score written without it ends the forfeit.
       * @enum {string|null}
       */
      forfeitedBy?: 'home' | 'away' | 'both' | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'soccer';
    };
    /**
     * @example {
     *       "game": "6928d5a0c3f1b2a4d5e6f708",
     *       "player": "6928d5a0c3f1b2a4d5e6f709",
     *       "divisionTeam": "6928d5a0c3f1b2a4d5e6f70a",
     *       "values": {
     *         "points": 18,
     *         "rebounds": 7
     *       }
     *     }
     */
    CreateStat: {
      game: components['schemas']['ObjectId'];
      /** @description The player. */
      player: components['schemas']['ObjectId'];
      /** @description One of the game’s two teams, where it has two. */
      divisionTeam: components['schemas']['ObjectId'];
      /**
       * @description Raw figures by key; those of `config.gameStats` where the division has some for the sport, else any.
       * @example {
       *       "points": 18,
       *       "rebounds": 7
       *     }
       */
      values: {
        [key: string]: number;
      };
      organization?: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "name": "Riverside Hawks",
     *       "color": "#1e40af"
     *     }
     */
    CreateTeam: {
      name: string;
      logoUrl?: components['schemas']['HttpsUrl'] | null;
      color?: string | null;
      organization?: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
     *       "title": "Practice",
     *       "eventType": "practice",
     *       "date": "2026-03-08",
     *       "dateKey": "2026-03-08",
     *       "time": "19:00",
     *       "durationMinutes": 90,
     *       "location": "Riverside Sports Hall"
     *     }
     */
    CreateTeamEvent: {
      title: string;
      /**
       * @description Free text.
       * @example practice
       */
      eventType?: string | null;
      /** @description A day alone is a day without a time to begin at. */
      date: components['schemas']['TimestampInput'];
      dateKey?: components['schemas']['DateKey'] | null;
      /**
       * @description `19:00` and `7:00 PM` set `date`; other text is only shown.
       * @example 19:00
       */
      time?: string | null;
      /** @description Two weeks at most. */
      durationMinutes?: number | null;
      location?: string | null;
      notes?: string | null;
      isCancelled?: boolean;
      divisionTeam: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "location": "6928d5a0c3f1b2a4d5e6f708",
     *       "court": "Court 1",
     *       "start": "2026-03-08T18:00:00Z",
     *       "end": "2026-03-08T19:00:00Z"
     *     }
     */
    CreateTimeSlot: {
      location: components['schemas']['ObjectId'];
      /** @description One of the courts of the venue, by its name. */
      court?: string | null;
      league?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
      /** @description ISO 8601: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm[:ss[.sss]]` with `Z` or an offset. Years 1900 to 2999. A day alone is its midnight in UTC unless the field says otherwise. */
      start: components['schemas']['TimestampInput'];
      /** @description After `start`, by a day at most. */
      end: components['schemas']['TimestampInput'];
      organization?: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "name": "Spring Classic",
     *       "sports": [
     *         "basketball"
     *       ],
     *       "startDate": "2026-04-18"
     *     }
     */
    CreateTournament: {
      name: string;
      priority?: number | null;
      /**
       * @description Sports played.
       * @example [
       *       "basketball"
       *     ]
       */
      sports?: string[];
      startDate?: components['schemas']['TimestampInput'] | null;
      active?: boolean;
      config?: components['schemas']['ConfigInput'];
      paymentProduct?: components['schemas']['ObjectId'] | null;
      organization?: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "sport": "track",
     *       "eventName": "100 m",
     *       "resultType": "time"
     *     }
     */
    CreateTrackGame: {
      /** @description A day alone is a day without a time to begin at. Now unless said otherwise. */
      date?: components['schemas']['TimestampInput'];
      /**
       * @description `18:00` and `6:00 PM` set `date`; other text is only shown.
       * @example 6:00 PM
       */
      time?: string | null;
      /** @description Minutes; left out, what the division’s `config` says. */
      duration?: number;
      isBye?: boolean;
      league?: components['schemas']['ObjectId'] | null;
      division?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
      location?: string | null;
      locationModel?: components['schemas']['ObjectId'] | null;
      court?: string | null;
      timeSlot?: components['schemas']['ObjectId'] | null;
      gameLabel?: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound?:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled?: boolean;
      isHidden?: boolean;
      globalDate?: components['schemas']['DateKey'] | null;
      organization?: components['schemas']['ObjectId'];
      eventName?: string | null;
      /** @enum {string|null} */
      resultType?: 'time' | 'distance' | 'points' | null;
      /** @enum {string} */
      gender?: 'male' | 'female' | 'mixed';
      isRelay?: boolean;
      /** @description Players by identifier; other text is the name of somebody who is on no roster. */
      participants?: string[];
      results?: {
        participant: string;
        value?: (number | null) | string;
        rank?: number | null;
      }[];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'track';
    };
    /**
     * @example {
     *       "title": "Assumption of risk",
     *       "text": "I know that sport can hurt, and play at my own risk."
     *     }
     */
    CreateWaiver: {
      title: string;
      /** @description Once somebody was asked to sign the present one, another text is the next version. */
      text: string;
      active?: boolean;
      organization?: components['schemas']['ObjectId'];
    };
    /**
     * @description ISO 4217 code in lower case.
     * @example usd
     */
    Currency: string;
    /**
     * @description The day of the game. Left out or null, it is that of `date` where the game is played.
     * @example 2026-03-08
     */
    DateKey: string;
    /** @description A fixed amount off the fee of a registration. */
    DiscountCode: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      registration: components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistration'] | null;
      code: string;
      /** @description Taken off the whole fee of a team, in cents. */
      amountOff: components['schemas']['Cents'];
      /** @description Null: as often as it is asked for. */
      maxUses: number | null;
      expiresAt: components['schemas']['Timestamp'] | null;
      /** @description Teams that have used it, those with an open checkout among them. */
      uses: number;
      active: boolean;
    };
    /** @description Holds teams, standings, schedule and configuration. */
    Division: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      name: string;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      sports: string[];
      /** @description Display order. */
      priority: number | null;
      paymentProduct:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedPaymentProduct'] | null;
      config: components['schemas']['DivisionConfig'];
      /** @description Skill level. */
      strengthLevel: number | null;
      startDate: components['schemas']['Timestamp'] | null;
      endDate: components['schemas']['Timestamp'] | null;
    };
    DivisionCapacity: {
      /** @description Teams that may be secured; 0 is no limit. */
      capacity: number;
      /** @description Teams that may wait; 0 is no waitlist, null a waitlist without a limit. */
      waitlistCapacity: number | null;
      /** @description Who holds a seat, in the order the seats are given. */
      secured: components['schemas']['DivisionSeat'][];
      /** @description Who waits, in the order seats will be given: over capacity first, then those set to Waitlist. */
      waitlisted: components['schemas']['DivisionSeat'][];
      /** @description Who has not paid and holds nothing yet. */
      pending: components['schemas']['DivisionSeat'][];
    };
    /** @description `waitlistCapacity`, `autoPromote` and `promotionPaymentWindowHours` are shown as they resolve. */
    DivisionConfig: {
      /** @description Teams must add players to complete registration. */
      requirePlayers?: boolean | null;
      /** @description Hide team names from public views. */
      hideTeams?: boolean | null;
      /** @description Hide the public schedule. */
      hideSchedules?: boolean | null;
      /** @description Hide the public standings. */
      hideStandings?: boolean | null;
      /** @description Stats are visible to the public; unset at every level shows them. */
      showStats?: boolean | null;
      /**
       * @description Raw stat keys of a game, by sport.
       * @example {
       *       "basketball": [
       *         "points",
       *         "rebounds"
       *       ]
       *     }
       */
      gameStats?: {
        [key: string]: string[];
      } | null;
      /** @description Show player names instead of the team name. */
      excludeTeamName?: boolean | null;
      /** @description Players of a team. */
      minPlayers?: number | null;
      /** @description Players of a team. */
      maxPlayers?: number | null;
      /** @description Default duration of a game, in minutes. */
      gameDurationInMinutes?: number | null;
      requireCoaches?: boolean | null;
      requireTeamRepresentatives?: boolean | null;
      minTeamRepresentatives?: number | null;
      maxTeamRepresentatives?: number | null;
      minCoaches?: number | null;
      maxCoaches?: number | null;
      /** @description Most teams; 0 is no limit at this level and inherits. */
      capacity?: number | null;
      /** @description Waitlist places; 0 is no waitlist. */
      waitlistCapacity?: number | null;
      /** @description Seat waitlisted teams when a place opens. */
      autoPromote?: boolean | null;
      /** @description Hours for which a promoted team comes first; does not gate seating. */
      promotionPaymentWindowHours?: number | null;
      /** @description On a registration: take teams beyond capacity. */
      hasWaitlist?: boolean | null;
      disableSync?: boolean | null;
      /** @description User ids or e-mail addresses of additional administrators. */
      admins?: string[] | null;
      tiebreakers?: components['schemas']['Tiebreakers'] | null;
      /**
       * @description Teams in the playoff bracket.
       * @enum {integer|null}
       */
      playoffTeams?: 2 | 4 | 8 | null;
    };
    /** @description A submission in the line for the seats of a division. */
    DivisionSeat: {
      registrationTeam: components['schemas']['ObjectId'];
      name: string;
      /** @enum {string} */
      status: 'Pending' | 'Accepted' | 'Waitlist' | 'Withdrawn';
      /** @enum {string} */
      paymentStatus: 'unpaid' | 'partial' | 'paid' | 'refunded';
      queuedAt: components['schemas']['Timestamp'];
      promotedAt: components['schemas']['Timestamp'] | null;
    };
    /** @description A team in a division. */
    DivisionTeam: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      /** @description “Team 3” on the public view of a division that hides its teams, counted by `_id`. Else the names of its players, “Ana Silva / Bo Li”, where `excludeTeamName` resolves to true and it has some. */
      name: string;
      /** @description The club; null for a team without one, and where names are hidden. */
      team: components['schemas']['ObjectId'] | components['schemas']['PopulatedTeam'] | null;
      division: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      /** @description The division’s. */
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      /** @description The division’s, or else that of its league. */
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      /** @description That of the submission. */
      registration: components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistration'] | null;
      /** @description The submission that was placed; null for a team entered by hand. */
      registrationTeam:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistrationTeam'] | null;
      /** @description The roster: with `read:teams` or `read:players`, or for those who play in the team, manage or administer it. */
      players?: components['schemas']['PopulatedPlayer'][];
      /** @description The submission is withdrawn, on the waitlist by its status, or removed: the team is in no list, standings or new schedule, while its games keep naming it. */
      withdrawn: boolean;
      seed: number | null;
      /** @description Left out of public lists; its games still name it. */
      archived: boolean;
      /** @description Never public, and never in standings. */
      isTest: boolean;
    };
    DivisionWithStandings: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      name: string;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      sports: string[];
      /** @description Display order. */
      priority: number | null;
      paymentProduct:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedPaymentProduct'] | null;
      config: components['schemas']['DivisionConfig'];
      /** @description Skill level. */
      strengthLevel: number | null;
      startDate: components['schemas']['Timestamp'] | null;
      endDate: components['schemas']['Timestamp'] | null;
      /** @description Null where the public view hides them. */
      standings: components['schemas']['StandingsRow'][] | null;
    };
    /**
     * @description An e-mail address; compared without regard to case.
     * @example sam@example.org
     */
    Email: string;
    ErrorDetail: {
      /** @description The field, with dots: `config.capacity`. */
      path: string;
      message: string;
    };
    FinishReminders: {
      sent: components['schemas']['ObjectId'][];
      skipped: {
        player: components['schemas']['ObjectId'];
        /**
         * @description `done`: waivers signed and fee paid; `no_email`; `not_on_roster`: of this team; `nothing_asked`: the registration has neither a waiver nor a fee per player.
         * @enum {string}
         */
        reason: 'done' | 'no_email' | 'not_on_roster' | 'nothing_asked';
      }[];
    };
    FootballGame: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
      date: components['schemas']['Timestamp'];
      /**
       * @description Time of day as text.
       * @example 6:00 PM
       */
      time: string | null;
      /** @description Minutes. */
      duration: number;
      isBye: boolean;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      division: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      /** @description Where, as text. */
      location: string | null;
      /** @description The venue. */
      locationModel: components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
      /** @description A court of the venue, by its name. */
      court: string | null;
      /** @description The slot that says where and when it is played. */
      timeSlot: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
      gameLabel: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled: boolean;
      /** @description Left out of public views. */
      isHidden: boolean;
      /**
       * @description The day, the same in every zone.
       * @example 2026-03-08
       */
      globalDate: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'football';
      homeTeam: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      awayTeam: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      /** @description What stands for a team not yet known. */
      homeTeamPlaceholder: string | null;
      /** @description What stands for a team not yet known. */
      awayTeamPlaceholder: string | null;
      /** @description Null until scored. */
      homeScore: number | null;
      /** @description Null until scored. */
      awayScore: number | null;
      /**
       * @description Who forfeited. A score written without it ends the forfeit.
       * @enum {string|null}
       */
      forfeitedBy: 'home' | 'away' | 'both' | null;
      homeFrom: components['schemas']['GameSource'] | null;
      awayFrom: components['schemas']['GameSource'] | null;
    };
    /** @description A game, with the fields of its sport. */
    Game:
      | components['schemas']['BasketballGame']
      | components['schemas']['BaseballGame']
      | components['schemas']['FootballGame']
      | components['schemas']['SoccerGame']
      | components['schemas']['JudoGame']
      | components['schemas']['GolfGame']
      | components['schemas']['RacketGame']
      | components['schemas']['TrackGame'];
    /**
     * @example {
     *       "game": "6928d5a0c3f1b2a4d5e6f708",
     *       "player": "6928d5a0c3f1b2a4d5e6f70a",
     *       "status": "yes"
     *     }
     */
    GameAnswer: {
      game: components['schemas']['ObjectId'];
      teamEvent?: null;
      /** @description A player that is linked to the caller’s account. */
      player: components['schemas']['ObjectId'];
      /** @enum {string} */
      status: 'yes' | 'no' | 'maybe';
      note?: string | null;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      divisionTeam?: unknown;
      /** @description Read-only: accepted and ignored. */
      name?: unknown;
    };
    /**
     * @example {
     *       "game": "6928d5a0c3f1b2a4d5e6f708",
     *       "player": "6928d5a0c3f1b2a4d5e6f70a",
     *       "title": "Bring the snacks"
     *     }
     */
    GameDuty: {
      game: components['schemas']['ObjectId'];
      teamEvent?: null;
      /** @description On the roster of the team. */
      player: components['schemas']['ObjectId'];
      title: string;
      note?: string | null;
    };
    GameResult: {
      /** @description A player by identifier, or a name. */
      participant: string;
      value: (number | null) | string;
      rank: number | null;
    };
    /** @description In a bracket: where the home team comes from. */
    GameSource: {
      /** @description The game that decides it. */
      game: components['schemas']['ObjectId'];
      /**
       * @description Which of its teams goes on.
       * @enum {string}
       */
      outcome: 'winner' | 'loser';
    };
    /** @description The box score of a game. */
    GameStats: {
      game: components['schemas']['ObjectId'];
      teams: {
        team: components['schemas']['ObjectId'];
        /**
         * @description The sum of each key.
         * @example {
         *       "points": 18,
         *       "rebounds": 7
         *     }
         */
        totals: {
          [key: string]: number;
        };
      }[];
      /** @description What it was summed from, by the date of the game. */
      stats: components['schemas']['Stat'][];
    };
    /**
     * @description In given time slots, or on playing days with or without times and courts. Without slots, times and courts: one round a week, without a time.
     * @example {
     *       "legs": 2,
     *       "start": "2026-03-08",
     *       "daysOfWeek": [
     *         "sunday"
     *       ],
     *       "times": [
     *         "10:00",
     *         "11:00"
     *       ],
     *       "dryRun": true
     *     }
     */
    GenerateSchedule: components['schemas']['ScheduleInTimeSlots'] | components['schemas']['ScheduleOnDays'];
    GolfGame: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
      date: components['schemas']['Timestamp'];
      /**
       * @description Time of day as text.
       * @example 6:00 PM
       */
      time: string | null;
      /** @description Minutes. */
      duration: number;
      isBye: boolean;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      division: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      /** @description Where, as text. */
      location: string | null;
      /** @description The venue. */
      locationModel: components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
      /** @description A court of the venue, by its name. */
      court: string | null;
      /** @description The slot that says where and when it is played. */
      timeSlot: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
      gameLabel: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled: boolean;
      /** @description Left out of public views. */
      isHidden: boolean;
      /**
       * @description The day, the same in every zone.
       * @example 2026-03-08
       */
      globalDate: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'golf';
      /** @enum {string} */
      format: 'stroke' | 'match' | 'stableford';
      /** @description Players by identifier, and names. */
      participants: string[];
      results: components['schemas']['GameResult'][];
    };
    /**
     * @description An https address.
     * @example https://example.org/logo.png
     */
    HttpsUrl: string;
    ImportResult: {
      /** @description How many records were made. */
      created: number;
      /** @description Rows that were left out, and why. */
      rejected: {
        /** @description Where the row begins; the heading is line 1. */
        line: number;
        message: string;
      }[];
    };
    IssuedApiKey: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'];
      name: string;
      scopes: (
        | 'read:leagues'
        | 'read:teams'
        | 'read:players'
        | 'read:games'
        | 'read:registrations'
        | 'write:registrations'
        | 'read:payments'
        | 'admin'
      )[];
      /**
       * @description The last four characters of the key.
       * @example x7Qa
       */
      lastFour: string;
      expiresAt: components['schemas']['Timestamp'] | null;
      lastUsedAt: components['schemas']['Timestamp'] | null;
      revokedAt: components['schemas']['Timestamp'] | null;
      /**
       * @description The key, shown this once: `slk_live_`, 30 characters and a checksum of 6.
       * @example slk_live_4fJ0aPz81QmXw2LbT7RkYc9NvEhS6u27BmGJ
       */
      key: string;
    };
    JudoGame: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
      date: components['schemas']['Timestamp'];
      /**
       * @description Time of day as text.
       * @example 6:00 PM
       */
      time: string | null;
      /** @description Minutes. */
      duration: number;
      isBye: boolean;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      division: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      /** @description Where, as text. */
      location: string | null;
      /** @description The venue. */
      locationModel: components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
      /** @description A court of the venue, by its name. */
      court: string | null;
      /** @description The slot that says where and when it is played. */
      timeSlot: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
      gameLabel: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled: boolean;
      /** @description Left out of public views. */
      isHidden: boolean;
      /**
       * @description The day, the same in every zone.
       * @example 2026-03-08
       */
      globalDate: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'judo';
      winner: components['schemas']['ObjectId'] | null;
      /** @enum {string} */
      gender: 'male' | 'female';
      round: string | null;
    };
    /** @description A season or competition period. */
    League: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      name: string;
      /**
       * @description Contest type.
       * @example coed
       * @enum {string}
       */
      contestType: 'season' | 'mens' | 'womens' | 'coed' | 'open';
      /** @description Display order. */
      priority: number | null;
      sports: string[];
      startDate: components['schemas']['Timestamp'] | null;
      endDate: components['schemas']['Timestamp'] | null;
      /** @description False archives the league. */
      active: boolean;
      config: components['schemas']['Config'];
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      paymentProduct:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedPaymentProduct'] | null;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
    };
    /**
     * @example {
     *       "player": "6928d5a0c3f1b2a4d5e6f708"
     *     }
     */
    LinkPlayer: {
      player: components['schemas']['ObjectId'];
    };
    /** @description A venue with its courts, pitches or diamonds. */
    Location: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      name: string;
      address: string | null;
      latitude: number | null;
      longitude: number | null;
      /** @description IANA zone name; null is the organization’s. */
      timeZone: string | null;
      courts: components['schemas']['Court'][];
    };
    /**
     * @description Opaque identifier: 24 lower-case hexadecimal digits, made by the server.
     * @example 6928d5a0c3f1b2a4d5e6f708
     */
    ObjectId: string;
    Organization: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      name: string;
      slug: string;
      /** @description Null on the public view. */
      email: string | null;
      timeZone: components['schemas']['TimeZone'];
      currency: components['schemas']['Currency'];
      /** @description Null on the public view. */
      stripeAccountId: string | null;
      active: boolean;
    };
    /** @description A mail or push that was sent or is to be; not what it says. */
    OutboxMessage: {
      _id: components['schemas']['ObjectId'];
      organization: components['schemas']['ObjectId'];
      /** @enum {string} */
      kind: 'mail' | 'push';
      /**
       * @description What it tells.
       * @example waitlist_promoted
       */
      template: string;
      /**
       * @description An e-mail address, or whom a push is for: `user:`, `team:` or `players:` (of a team) and an identifier.
       * @example sam@example.org
       */
      to: string;
      /**
       * @description `dead` after the last attempt, about a day after the first.
       * @enum {string}
       */
      state: 'pending' | 'sent' | 'dead';
      attempts: number;
      lastError: string | null;
      nextAttemptAt: components['schemas']['Timestamp'] | null;
      sentAt: components['schemas']['Timestamp'] | null;
      created: components['schemas']['Timestamp'];
    };
    /**
     * Format: password
     * @example correct horse battery
     */
    Password: string;
    /** @description An entry of the ledger. Entries are added and never changed or deleted. */
    Payment: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      registration: components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistration'] | null;
      registrationTeam:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistrationTeam'] | null;
      /** @description Whose share it pays; null for the team’s. */
      player: components['schemas']['ObjectId'] | components['schemas']['PopulatedPlayer'] | null;
      /** @description Whole cents. Negative: a refund or a dispute. Positive with `refundOf`: money that came back, of a refund that failed or a dispute that was won. */
      amount: number;
      /** @description The platform’s part of it, with the sign of `amount`. */
      platformFee: number;
      currency: components['schemas']['Currency'];
      /** @enum {string} */
      method: 'card' | 'cash' | 'check' | 'other';
      /**
       * @description A donation settles no fee.
       * @enum {string}
       */
      kind: 'fee' | 'donation';
      /** @description The processor’s identifier; with a number after it for the further entries of one charge. */
      externalId: string | null;
      /** @description The payment that this entry changes. */
      refundOf: components['schemas']['ObjectId'] | components['schemas']['PopulatedPayment'] | null;
      note: string | null;
      createdBy: components['schemas']['PaymentAuthor'];
    };
    /** @description Who entered it; `system` for what the processor told the service. */
    PaymentAuthor: {
      /** @enum {string} */
      kind: 'apiKey' | 'user' | 'admin' | 'system';
      id: string | null;
      name: string;
    };
    /** @description A price that competitions charge. */
    PaymentProduct: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      name: string;
      /** @enum {string} */
      kind: 'fee' | 'donation';
      amount: components['schemas']['Cents'];
      active: boolean;
    };
    /** @description A refund that the processor has not confirmed yet: it becomes an entry of the ledger once it has. */
    PendingRefund: {
      /** @description What its entry will be read by. */
      _id: components['schemas']['ObjectId'];
      refundOf: components['schemas']['ObjectId'];
      amount: number;
      /** @enum {string} */
      state: 'pending';
    };
    /** @description A person on the roster of a team. */
    Player: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      name: string;
      /** @description Empty where there is none. Shown to the organization’s administrators, to keys with `read:players`, to the team’s managers and to the player. */
      email: string;
      /** @description Jersey number. */
      number: string;
      /** @description Anything. Shown to the organization’s administrators, to keys with `read:players`, to the team’s managers and to the player. */
      info?: unknown;
      /** @description Answers to the `fields` of the registration. Shown to the organization’s administrators, to keys with `read:players`, to the team’s managers and to the player. */
      fields: components['schemas']['Answers'];
      /** @description Shown to the organization’s administrators, to keys with `read:players`, to the team’s managers and to the player. */
      waiverDetails: components['schemas']['WaiverDetail'][];
      /** @description The team in the division; null until a submission is placed. */
      team: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      registrationTeam:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistrationTeam'] | null;
      /** @description That of `registrationTeam`. */
      registration: components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistration'] | null;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      /** @description That of the division or registration. */
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      /** @description That of the division or registration. */
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      /** @description That of the team. */
      division: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      user: components['schemas']['ObjectId'] | null;
      removedAt: components['schemas']['Timestamp'] | null;
    };
    /**
     * @example {
     *       "player": "6928d5a0c3f1b2a4d5e6f708"
     *     }
     */
    PlayerReference: {
      player: components['schemas']['ObjectId'];
    };
    PlayerStatLine: {
      /** @description The player. */
      player: components['schemas']['ObjectId'];
      /** @description Games with figures. */
      games: number;
      /**
       * @description The sum of each key.
       * @example {
       *       "points": 18,
       *       "rebounds": 7
       *     }
       */
      totals: {
        [key: string]: number;
      };
      /**
       * @description Each total by the number of `games`, to three decimals.
       * @example {
       *       "points": 18,
       *       "rebounds": 7
       *     }
       */
      averages: {
        [key: string]: number;
      };
    };
    /** @description All that a player did, over every team. */
    PlayerStats: {
      /** @description The player. */
      player: components['schemas']['ObjectId'];
      /** @description Games with figures. */
      games: number;
      /**
       * @description The sum of each key.
       * @example {
       *       "points": 18,
       *       "rebounds": 7
       *     }
       */
      totals: {
        [key: string]: number;
      };
      /**
       * @description Each total by the number of `games`, to three decimals.
       * @example {
       *       "points": 18,
       *       "rebounds": 7
       *     }
       */
      averages: {
        [key: string]: number;
      };
      /** @description What it was summed from, by the date of the game. */
      stats: components['schemas']['Stat'][];
    };
    /** @description A waiver that players are asked to sign. */
    PlayerWaiver: {
      waiver: components['schemas']['ObjectId'];
      required: boolean;
    };
    /** @description Required unless said otherwise. */
    PlayerWaiverInput: {
      waiver: components['schemas']['ObjectId'];
      required?: boolean;
    };
    /** @description A Division in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedDivision: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      name?: string;
      organization?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      tournament?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      sports?: string[];
      /** @description Display order. */
      priority?: number | null;
      paymentProduct?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedPaymentProduct'] | null;
      config?: components['schemas']['DivisionConfig'];
      /** @description Skill level. */
      strengthLevel?: number | null;
      startDate?: components['schemas']['Timestamp'] | null;
      endDate?: components['schemas']['Timestamp'] | null;
    };
    /** @description A DivisionTeam in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedDivisionTeam: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      /** @description “Team 3” on the public view of a division that hides its teams, counted by `_id`. Else the names of its players, “Ana Silva / Bo Li”, where `excludeTeamName` resolves to true and it has some. */
      name?: string;
      /** @description The club; null for a team without one, and where names are hidden. */
      team?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTeam'] | null;
      division?: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      /** @description The division’s. */
      league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      /** @description The division’s, or else that of its league. */
      tournament?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      organization?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      /** @description That of the submission. */
      registration?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistration'] | null;
      /** @description The submission that was placed; null for a team entered by hand. */
      registrationTeam?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistrationTeam'] | null;
      /** @description The roster: with `read:teams` or `read:players`, or for those who play in the team, manage or administer it. */
      players?: components['schemas']['PopulatedPlayer'][];
      /** @description The submission is withdrawn, on the waitlist by its status, or removed: the team is in no list, standings or new schedule, while its games keep naming it. */
      withdrawn?: boolean;
      seed?: number | null;
      /** @description Left out of public lists; its games still name it. */
      archived?: boolean;
      /** @description Never public, and never in standings. */
      isTest?: boolean;
    };
    /** @description A Game in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedGame:
      | {
          _id: components['schemas']['ObjectId'];
          created?: components['schemas']['Timestamp'];
          updated?: components['schemas']['Timestamp'];
          /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
          date?: components['schemas']['Timestamp'];
          /**
           * @description Time of day as text.
           * @example 6:00 PM
           */
          time?: string | null;
          /** @description Minutes. */
          duration?: number;
          isBye?: boolean;
          organization?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
          league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
          division?: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
          tournament?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
          /** @description Where, as text. */
          location?: string | null;
          /** @description The venue. */
          locationModel?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
          /** @description A court of the venue, by its name. */
          court?: string | null;
          /** @description The slot that says where and when it is played. */
          timeSlot?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
          gameLabel?: string | null;
          /**
           * @description Set on bracket games; these do not count in the standings.
           * @enum {string|null}
           */
          playoffRound?:
            | 'quarterfinal'
            | 'consolation_semifinal'
            | 'semifinal'
            | 'championship'
            | 'third_place'
            | 'fifth_place'
            | 'seventh_place'
            | 'consolation'
            | null;
          isCancelled?: boolean;
          /** @description Left out of public views. */
          isHidden?: boolean;
          /**
           * @description The day, the same in every zone.
           * @example 2026-03-08
           */
          globalDate?: string;
          /** @enum {string} */
          sport?: 'basketball';
          homeTeam?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
          awayTeam?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
          /** @description What stands for a team not yet known. */
          homeTeamPlaceholder?: string | null;
          /** @description What stands for a team not yet known. */
          awayTeamPlaceholder?: string | null;
          /** @description Null until scored. */
          homeScore?: number | null;
          /** @description Null until scored. */
          awayScore?: number | null;
          /**
           * @description Who forfeited. A score written without it ends the forfeit.
           * @enum {string|null}
           */
          forfeitedBy?: 'home' | 'away' | 'both' | null;
          homeFrom?: components['schemas']['GameSource'] | null;
          awayFrom?: components['schemas']['GameSource'] | null;
        }
      | {
          _id: components['schemas']['ObjectId'];
          created?: components['schemas']['Timestamp'];
          updated?: components['schemas']['Timestamp'];
          /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
          date?: components['schemas']['Timestamp'];
          /**
           * @description Time of day as text.
           * @example 6:00 PM
           */
          time?: string | null;
          /** @description Minutes. */
          duration?: number;
          isBye?: boolean;
          organization?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
          league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
          division?: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
          tournament?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
          /** @description Where, as text. */
          location?: string | null;
          /** @description The venue. */
          locationModel?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
          /** @description A court of the venue, by its name. */
          court?: string | null;
          /** @description The slot that says where and when it is played. */
          timeSlot?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
          gameLabel?: string | null;
          /**
           * @description Set on bracket games; these do not count in the standings.
           * @enum {string|null}
           */
          playoffRound?:
            | 'quarterfinal'
            | 'consolation_semifinal'
            | 'semifinal'
            | 'championship'
            | 'third_place'
            | 'fifth_place'
            | 'seventh_place'
            | 'consolation'
            | null;
          isCancelled?: boolean;
          /** @description Left out of public views. */
          isHidden?: boolean;
          /**
           * @description The day, the same in every zone.
           * @example 2026-03-08
           */
          globalDate?: string;
          /** @enum {string} */
          sport?: 'baseball';
          homeTeam?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
          awayTeam?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
          /** @description What stands for a team not yet known. */
          homeTeamPlaceholder?: string | null;
          /** @description What stands for a team not yet known. */
          awayTeamPlaceholder?: string | null;
          /** @description Null until scored. */
          homeScore?: number | null;
          /** @description Null until scored. */
          awayScore?: number | null;
          /**
           * @description Who forfeited. A score written without it ends the forfeit.
           * @enum {string|null}
           */
          forfeitedBy?: 'home' | 'away' | 'both' | null;
          homeFrom?: components['schemas']['GameSource'] | null;
          awayFrom?: components['schemas']['GameSource'] | null;
        }
      | {
          _id: components['schemas']['ObjectId'];
          created?: components['schemas']['Timestamp'];
          updated?: components['schemas']['Timestamp'];
          /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
          date?: components['schemas']['Timestamp'];
          /**
           * @description Time of day as text.
           * @example 6:00 PM
           */
          time?: string | null;
          /** @description Minutes. */
          duration?: number;
          isBye?: boolean;
          organization?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
          league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
          division?: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
          tournament?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
          /** @description Where, as text. */
          location?: string | null;
          /** @description The venue. */
          locationModel?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
          /** @description A court of the venue, by its name. */
          court?: string | null;
          /** @description The slot that says where and when it is played. */
          timeSlot?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
          gameLabel?: string | null;
          /**
           * @description Set on bracket games; these do not count in the standings.
           * @enum {string|null}
           */
          playoffRound?:
            | 'quarterfinal'
            | 'consolation_semifinal'
            | 'semifinal'
            | 'championship'
            | 'third_place'
            | 'fifth_place'
            | 'seventh_place'
            | 'consolation'
            | null;
          isCancelled?: boolean;
          /** @description Left out of public views. */
          isHidden?: boolean;
          /**
           * @description The day, the same in every zone.
           * @example 2026-03-08
           */
          globalDate?: string;
          /** @enum {string} */
          sport?: 'football';
          homeTeam?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
          awayTeam?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
          /** @description What stands for a team not yet known. */
          homeTeamPlaceholder?: string | null;
          /** @description What stands for a team not yet known. */
          awayTeamPlaceholder?: string | null;
          /** @description Null until scored. */
          homeScore?: number | null;
          /** @description Null until scored. */
          awayScore?: number | null;
          /**
           * @description Who forfeited. A score written without it ends the forfeit.
           * @enum {string|null}
           */
          forfeitedBy?: 'home' | 'away' | 'both' | null;
          homeFrom?: components['schemas']['GameSource'] | null;
          awayFrom?: components['schemas']['GameSource'] | null;
        }
      | {
          _id: components['schemas']['ObjectId'];
          created?: components['schemas']['Timestamp'];
          updated?: components['schemas']['Timestamp'];
          /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
          date?: components['schemas']['Timestamp'];
          /**
           * @description Time of day as text.
           * @example 6:00 PM
           */
          time?: string | null;
          /** @description Minutes. */
          duration?: number;
          isBye?: boolean;
          organization?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
          league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
          division?: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
          tournament?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
          /** @description Where, as text. */
          location?: string | null;
          /** @description The venue. */
          locationModel?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
          /** @description A court of the venue, by its name. */
          court?: string | null;
          /** @description The slot that says where and when it is played. */
          timeSlot?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
          gameLabel?: string | null;
          /**
           * @description Set on bracket games; these do not count in the standings.
           * @enum {string|null}
           */
          playoffRound?:
            | 'quarterfinal'
            | 'consolation_semifinal'
            | 'semifinal'
            | 'championship'
            | 'third_place'
            | 'fifth_place'
            | 'seventh_place'
            | 'consolation'
            | null;
          isCancelled?: boolean;
          /** @description Left out of public views. */
          isHidden?: boolean;
          /**
           * @description The day, the same in every zone.
           * @example 2026-03-08
           */
          globalDate?: string;
          /** @enum {string} */
          sport?: 'soccer';
          homeTeam?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
          awayTeam?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
          /** @description What stands for a team not yet known. */
          homeTeamPlaceholder?: string | null;
          /** @description What stands for a team not yet known. */
          awayTeamPlaceholder?: string | null;
          /** @description Null until scored. */
          homeScore?: number | null;
          /** @description Null until scored. */
          awayScore?: number | null;
          /**
           * @description Who forfeited. A score written without it ends the forfeit.
           * @enum {string|null}
           */
          forfeitedBy?: 'home' | 'away' | 'both' | null;
          homeFrom?: components['schemas']['GameSource'] | null;
          awayFrom?: components['schemas']['GameSource'] | null;
        }
      | {
          _id: components['schemas']['ObjectId'];
          created?: components['schemas']['Timestamp'];
          updated?: components['schemas']['Timestamp'];
          /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
          date?: components['schemas']['Timestamp'];
          /**
           * @description Time of day as text.
           * @example 6:00 PM
           */
          time?: string | null;
          /** @description Minutes. */
          duration?: number;
          isBye?: boolean;
          organization?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
          league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
          division?: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
          tournament?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
          /** @description Where, as text. */
          location?: string | null;
          /** @description The venue. */
          locationModel?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
          /** @description A court of the venue, by its name. */
          court?: string | null;
          /** @description The slot that says where and when it is played. */
          timeSlot?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
          gameLabel?: string | null;
          /**
           * @description Set on bracket games; these do not count in the standings.
           * @enum {string|null}
           */
          playoffRound?:
            | 'quarterfinal'
            | 'consolation_semifinal'
            | 'semifinal'
            | 'championship'
            | 'third_place'
            | 'fifth_place'
            | 'seventh_place'
            | 'consolation'
            | null;
          isCancelled?: boolean;
          /** @description Left out of public views. */
          isHidden?: boolean;
          /**
           * @description The day, the same in every zone.
           * @example 2026-03-08
           */
          globalDate?: string;
          /** @enum {string} */
          sport?: 'judo';
          winner?: components['schemas']['ObjectId'] | null;
          /** @enum {string} */
          gender?: 'male' | 'female';
          round?: string | null;
        }
      | {
          _id: components['schemas']['ObjectId'];
          created?: components['schemas']['Timestamp'];
          updated?: components['schemas']['Timestamp'];
          /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
          date?: components['schemas']['Timestamp'];
          /**
           * @description Time of day as text.
           * @example 6:00 PM
           */
          time?: string | null;
          /** @description Minutes. */
          duration?: number;
          isBye?: boolean;
          organization?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
          league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
          division?: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
          tournament?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
          /** @description Where, as text. */
          location?: string | null;
          /** @description The venue. */
          locationModel?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
          /** @description A court of the venue, by its name. */
          court?: string | null;
          /** @description The slot that says where and when it is played. */
          timeSlot?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
          gameLabel?: string | null;
          /**
           * @description Set on bracket games; these do not count in the standings.
           * @enum {string|null}
           */
          playoffRound?:
            | 'quarterfinal'
            | 'consolation_semifinal'
            | 'semifinal'
            | 'championship'
            | 'third_place'
            | 'fifth_place'
            | 'seventh_place'
            | 'consolation'
            | null;
          isCancelled?: boolean;
          /** @description Left out of public views. */
          isHidden?: boolean;
          /**
           * @description The day, the same in every zone.
           * @example 2026-03-08
           */
          globalDate?: string;
          /** @enum {string} */
          sport?: 'golf';
          /** @enum {string} */
          format?: 'stroke' | 'match' | 'stableford';
          /** @description Players by identifier, and names. */
          participants?: string[];
          results?: components['schemas']['GameResult'][];
        }
      | {
          _id: components['schemas']['ObjectId'];
          created?: components['schemas']['Timestamp'];
          updated?: components['schemas']['Timestamp'];
          /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
          date?: components['schemas']['Timestamp'];
          /**
           * @description Time of day as text.
           * @example 6:00 PM
           */
          time?: string | null;
          /** @description Minutes. */
          duration?: number;
          isBye?: boolean;
          organization?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
          league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
          division?: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
          tournament?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
          /** @description Where, as text. */
          location?: string | null;
          /** @description The venue. */
          locationModel?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
          /** @description A court of the venue, by its name. */
          court?: string | null;
          /** @description The slot that says where and when it is played. */
          timeSlot?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
          gameLabel?: string | null;
          /**
           * @description Set on bracket games; these do not count in the standings.
           * @enum {string|null}
           */
          playoffRound?:
            | 'quarterfinal'
            | 'consolation_semifinal'
            | 'semifinal'
            | 'championship'
            | 'third_place'
            | 'fifth_place'
            | 'seventh_place'
            | 'consolation'
            | null;
          isCancelled?: boolean;
          /** @description Left out of public views. */
          isHidden?: boolean;
          /**
           * @description The day, the same in every zone.
           * @example 2026-03-08
           */
          globalDate?: string;
          /** @enum {string} */
          sport?: 'racket';
          /** @enum {string} */
          format?: 'best-of-1' | 'best-of-3' | 'best-of-5';
          /** @description Players by identifier, and names. */
          participants?: string[];
          results?: components['schemas']['GameResult'][];
        }
      | {
          _id: components['schemas']['ObjectId'];
          created?: components['schemas']['Timestamp'];
          updated?: components['schemas']['Timestamp'];
          /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
          date?: components['schemas']['Timestamp'];
          /**
           * @description Time of day as text.
           * @example 6:00 PM
           */
          time?: string | null;
          /** @description Minutes. */
          duration?: number;
          isBye?: boolean;
          organization?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
          league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
          division?: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
          tournament?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
          /** @description Where, as text. */
          location?: string | null;
          /** @description The venue. */
          locationModel?:
            components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
          /** @description A court of the venue, by its name. */
          court?: string | null;
          /** @description The slot that says where and when it is played. */
          timeSlot?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
          gameLabel?: string | null;
          /**
           * @description Set on bracket games; these do not count in the standings.
           * @enum {string|null}
           */
          playoffRound?:
            | 'quarterfinal'
            | 'consolation_semifinal'
            | 'semifinal'
            | 'championship'
            | 'third_place'
            | 'fifth_place'
            | 'seventh_place'
            | 'consolation'
            | null;
          isCancelled?: boolean;
          /** @description Left out of public views. */
          isHidden?: boolean;
          /**
           * @description The day, the same in every zone.
           * @example 2026-03-08
           */
          globalDate?: string;
          /** @enum {string} */
          sport?: 'track';
          eventName?: string | null;
          /** @enum {string|null} */
          resultType?: 'time' | 'distance' | 'points' | null;
          /** @enum {string} */
          gender?: 'male' | 'female' | 'mixed';
          isRelay?: boolean;
          /** @description Players by identifier, and names. */
          participants?: string[];
          results?: components['schemas']['GameResult'][];
        };
    /** @description A League in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedLeague: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      name?: string;
      /**
       * @description Contest type.
       * @example coed
       * @enum {string}
       */
      contestType?: 'season' | 'mens' | 'womens' | 'coed' | 'open';
      /** @description Display order. */
      priority?: number | null;
      sports?: string[];
      startDate?: components['schemas']['Timestamp'] | null;
      endDate?: components['schemas']['Timestamp'] | null;
      /** @description False archives the league. */
      active?: boolean;
      config?: components['schemas']['Config'];
      tournament?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      paymentProduct?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedPaymentProduct'] | null;
      organization?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
    };
    /** @description A Location in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedLocation: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      organization?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      name?: string;
      address?: string | null;
      latitude?: number | null;
      longitude?: number | null;
      /** @description IANA zone name; null is the organization’s. */
      timeZone?: string | null;
      courts?: components['schemas']['Court'][];
    };
    /** @description A Organization in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedOrganization: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      name?: string;
      slug?: string;
      /** @description Null on the public view. */
      email?: string | null;
      timeZone?: components['schemas']['TimeZone'];
      currency?: components['schemas']['Currency'];
      /** @description Null on the public view. */
      stripeAccountId?: string | null;
      active?: boolean;
    };
    /** @description A Payment in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedPayment: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      organization?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      registration?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistration'] | null;
      registrationTeam?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistrationTeam'] | null;
      /** @description Whose share it pays; null for the team’s. */
      player?: components['schemas']['ObjectId'] | components['schemas']['PopulatedPlayer'] | null;
      /** @description Whole cents. Negative: a refund or a dispute. Positive with `refundOf`: money that came back, of a refund that failed or a dispute that was won. */
      amount?: number;
      /** @description The platform’s part of it, with the sign of `amount`. */
      platformFee?: number;
      currency?: components['schemas']['Currency'];
      /** @enum {string} */
      method?: 'card' | 'cash' | 'check' | 'other';
      /**
       * @description A donation settles no fee.
       * @enum {string}
       */
      kind?: 'fee' | 'donation';
      /** @description The processor’s identifier; with a number after it for the further entries of one charge. */
      externalId?: string | null;
      /** @description The payment that this entry changes. */
      refundOf?: components['schemas']['ObjectId'] | components['schemas']['PopulatedPayment'] | null;
      note?: string | null;
      createdBy?: components['schemas']['PaymentAuthor'];
    };
    /** @description A PaymentProduct in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedPaymentProduct: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      organization?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      name?: string;
      /** @enum {string} */
      kind?: 'fee' | 'donation';
      amount?: components['schemas']['Cents'];
      active?: boolean;
    };
    /** @description A Player in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedPlayer: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      name?: string;
      /** @description Empty where there is none. Shown to the organization’s administrators, to keys with `read:players`, to the team’s managers and to the player. */
      email?: string;
      /** @description Jersey number. */
      number?: string;
      /** @description Anything. Shown to the organization’s administrators, to keys with `read:players`, to the team’s managers and to the player. */
      info?: unknown;
      /** @description Answers to the `fields` of the registration. Shown to the organization’s administrators, to keys with `read:players`, to the team’s managers and to the player. */
      fields?: components['schemas']['Answers'];
      /** @description Shown to the organization’s administrators, to keys with `read:players`, to the team’s managers and to the player. */
      waiverDetails?: components['schemas']['WaiverDetail'][];
      /** @description The team in the division; null until a submission is placed. */
      team?: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      registrationTeam?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistrationTeam'] | null;
      /** @description That of `registrationTeam`. */
      registration?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistration'] | null;
      organization?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      /** @description That of the division or registration. */
      tournament?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      /** @description That of the division or registration. */
      league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      /** @description That of the team. */
      division?: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      user?: components['schemas']['ObjectId'] | null;
      removedAt?: components['schemas']['Timestamp'] | null;
    };
    /** @description A Registration in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedRegistration: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      message?: string | null;
      /** @description Accepting submissions. */
      active?: boolean;
      /** @description Out of public lists; readable by its identifier. */
      hidden?: boolean;
      startDate?: components['schemas']['Timestamp'] | null;
      endDate?: components['schemas']['Timestamp'] | null;
      timeZone?: components['schemas']['TimeZone'];
      /** @deprecated */
      deadlineDate?: components['schemas']['Timestamp'] | null;
      /**
       * @description Contest type; empty where it is not said.
       * @example coed
       * @enum {string}
       */
      contestType?: '' | 'season' | 'mens' | 'womens' | 'coed' | 'open';
      sports?: string[];
      requirePlayers?: boolean | null;
      hasPayments?: boolean | null;
      allowCoaches?: boolean | null;
      requireReleaseStatement?: boolean | null;
      releaseStatement?: string | null;
      requireThankYouMessage?: boolean;
      thankYouMessage?: string;
      cost?: components['schemas']['Cost'];
      settings?: components['schemas']['RegistrationSettings'];
      config?: components['schemas']['RegistrationConfig'];
      teamFields?: components['schemas']['RegistrationField'][];
      managerFields?: components['schemas']['RegistrationField'][];
      fields?: components['schemas']['RegistrationField'][];
      playerWaivers?: components['schemas']['PlayerWaiver'][];
      organization?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      tournament?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      paymentProduct?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedPaymentProduct'] | null;
      donationProduct?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedPaymentProduct'] | null;
      /** @description The same as `league`. */
      contest?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      contests?: (components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'])[];
      signUp?: components['schemas']['SignUpState'];
    };
    /** @description A RegistrationTeam in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedRegistrationTeam: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      registration?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistration'] | null;
      organization?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      /** @description The division’s, else its league’s, else the registration’s. */
      tournament?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      /** @description The division’s, else the registration’s. */
      league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      division?: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      /** @description The team in the division; null until the submission is placed. */
      divisionTeam?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      /** @description The roster. */
      players?: components['schemas']['PopulatedPlayer'][];
      name?: string;
      /** @enum {string} */
      status?: 'Pending' | 'Accepted' | 'Waitlist' | 'Withdrawn';
      /** @description A placeholder of the organizers that nobody has filled in yet. */
      unregistered?: boolean;
      registrant?: components['schemas']['ObjectId'] | null;
      managers?: components['schemas']['TeamPerson'][];
      coaches?: components['schemas']['TeamPerson'][];
      teamRepresentatives?: components['schemas']['TeamPerson'][];
      fields?: components['schemas']['Answers'];
      releaseAccepted?: components['schemas']['ReleaseAccepted'] | null;
      registeredAt?: components['schemas']['Timestamp'];
      /** @description Since when it stands in line: its place among the others. */
      queuedAt?: components['schemas']['Timestamp'];
      promotedAt?: components['schemas']['Timestamp'] | null;
      waitlistedAt?: components['schemas']['Timestamp'] | null;
      completedAt?: components['schemas']['Timestamp'] | null;
      deletedAt?: components['schemas']['Timestamp'] | null;
      /**
       * @description Computed. Null for withdrawn and removed teams, and without a division.
       * @enum {string|null}
       */
      capacityState?: 'Secured' | 'Waitlisted' | 'Pending' | null;
      /**
       * @description `paid` where nothing is charged.
       * @enum {string}
       */
      paymentStatus?: 'unpaid' | 'partial' | 'paid' | 'refunded';
      /** @description The whole fee after the discount. */
      amountDue?: components['schemas']['Cents'];
      /** @description What the ledger holds, net of refunds; a dispute may take it below 0. */
      amountPaid?: number;
      amountRefunded?: components['schemas']['Cents'];
      amountRemaining?: components['schemas']['Cents'];
      /** @description The organizers’ word that the team has paid. */
      hasPaid?: boolean;
      customPaidAmount?: components['schemas']['Cents'] | null;
      /** @description Shown to the organizers only. */
      paidNotes?: string | null;
      /** @description `hasPaid` and `customPaidAmount` stay as they are when a payment or refund arrives. */
      disableSync?: boolean;
      /** @description The text of the code. */
      discountCode?: string | null;
    };
    /** @description A Team in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedTeam: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      organization?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      name?: string;
      logoUrl?: string | null;
      /** @description A name or a code such as `#1e40af`, as its club writes it. */
      color?: string | null;
    };
    /** @description A TeamEvent in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedTeamEvent: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      organization?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      divisionTeam?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      title?: string;
      eventType?: string | null;
      /** @description When it begins: `time` on `globalDate` in the organization’s zone, else as it was sent. A weekly 19:00 stays 19:00 across a clock change. */
      date?: components['schemas']['Timestamp'];
      /**
       * @description The same day as `globalDate`.
       * @example 2026-03-08
       */
      dateKey?: string;
      /**
       * @description The day, the same in every zone.
       * @example 2026-03-08
       */
      globalDate?: string;
      /**
       * @description Time of day as text.
       * @example 19:00
       */
      time?: string | null;
      durationMinutes?: number | null;
      location?: string | null;
      notes?: string | null;
      isCancelled?: boolean;
    };
    /** @description A TimeSlot in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedTimeSlot: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      organization?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      location?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
      /** @description A court of the venue; null where it has none. */
      court?: string | null;
      league?: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      tournament?: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      start?: components['schemas']['Timestamp'];
      end?: components['schemas']['Timestamp'];
      /** @description The game that has taken it, computed. */
      game?: components['schemas']['ObjectId'] | components['schemas']['PopulatedGame'] | null;
    };
    /** @description A Tournament in place of its identifier; of a field selection only the fields named, and `_id`. */
    PopulatedTournament: {
      _id: components['schemas']['ObjectId'];
      created?: components['schemas']['Timestamp'];
      updated?: components['schemas']['Timestamp'];
      name?: string;
      /** @description Display order. */
      priority?: number | null;
      sports?: string[];
      startDate?: components['schemas']['Timestamp'] | null;
      active?: boolean;
      config?: components['schemas']['Config'];
      paymentProduct?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedPaymentProduct'] | null;
      organization?:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      contests?: components['schemas']['PopulatedLeague'][];
      divisions?: components['schemas']['PopulatedDivision'][];
    };
    /**
     * @description An event as Stripe sends it; only its identifiers are read.
     * @example {
     *       "id": "evt_1Qa2b3",
     *       "type": "checkout.session.completed"
     *     }
     */
    ProcessorEvent: {
      id: string;
      type: string;
    } & {
      [key: string]: unknown;
    };
    /** @description A device that gets the push notifications of an account. */
    PushToken: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      user: components['schemas']['ObjectId'];
      token: string;
      platform: string | null;
      deviceId: string | null;
    };
    /** @description What a team would be charged now. */
    Quote: {
      currency: components['schemas']['Currency'];
      lines: {
        label: string;
        quantity: number;
        unitAmount: components['schemas']['Cents'];
        amount: components['schemas']['Cents'];
      }[];
      /** @description What the discount code takes off. */
      discount: components['schemas']['Cents'];
      /** @description The whole fee after the discount. */
      amountDue: components['schemas']['Cents'];
      /** @description What the ledger holds of it, net of refunds. */
      amountPaid: number;
      amountRemaining: components['schemas']['Cents'];
      /** @description 1 % of what remains, rounded half up. Part of it, not added. */
      platformFee: components['schemas']['Cents'];
    };
    RacketGame: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
      date: components['schemas']['Timestamp'];
      /**
       * @description Time of day as text.
       * @example 6:00 PM
       */
      time: string | null;
      /** @description Minutes. */
      duration: number;
      isBye: boolean;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      division: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      /** @description Where, as text. */
      location: string | null;
      /** @description The venue. */
      locationModel: components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
      /** @description A court of the venue, by its name. */
      court: string | null;
      /** @description The slot that says where and when it is played. */
      timeSlot: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
      gameLabel: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled: boolean;
      /** @description Left out of public views. */
      isHidden: boolean;
      /**
       * @description The day, the same in every zone.
       * @example 2026-03-08
       */
      globalDate: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'racket';
      /** @enum {string} */
      format: 'best-of-1' | 'best-of-3' | 'best-of-5';
      /** @description Players by identifier, and names. */
      participants: string[];
      results: components['schemas']['GameResult'][];
    };
    ReceivedEvent: {
      /** @enum {boolean} */
      received: true;
    };
    Reconciliation: {
      from: components['schemas']['Timestamp'];
      to: components['schemas']['Timestamp'];
      /** @description What the ledger holds of these charges, net. */
      ledger: number;
      /** @description What the processor holds of them, net. */
      processor: number;
      /** @description How many charges were compared. */
      charges: number;
      differences: {
        /** @description The processor’s payment. */
        externalId: string;
        /** @enum {string} */
        kind: 'missing_in_ledger' | 'missing_at_processor' | 'amount_differs';
        registrationTeam: components['schemas']['ObjectId'] | null;
        ledger: number;
        processor: number;
      }[];
    };
    /**
     * @example {
     *       "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
     *       "amount": 12500,
     *       "method": "cash",
     *       "note": "At the desk"
     *     }
     */
    RecordPayment: {
      registrationTeam: components['schemas']['ObjectId'];
      player?: components['schemas']['ObjectId'] | null;
      amount: number;
      /** @enum {string} */
      method: 'cash' | 'check' | 'other';
      /**
       * @description A fee unless it says donation.
       * @enum {string}
       */
      kind?: 'fee' | 'donation';
      note?: string | null;
    };
    /**
     * @example {
     *       "amount": 5000,
     *       "note": "One player withdrew"
     *     }
     */
    RefundPayment: {
      /** @description Left out: what is left of the payment. */
      amount?: number;
      note?: string | null;
    };
    RegisterPushToken: {
      /**
       * @description As Expo’s `getExpoPushTokenAsync` gives it. One of another kind is kept and gets nothing.
       * @example ExponentPushToken[xxxxxxxxxxxxxxxxxxxxxx]
       */
      token: string;
      /** @example ios */
      platform?: string | null;
      /** @description Of the same account’s tokens with this identifier the newest takes the place of the others. */
      deviceId?: string | null;
    };
    /** @description The sign-up form of leagues or of a tournament: window, capacity, fee and custom fields. */
    Registration: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      message: string | null;
      /** @description Accepting submissions. */
      active: boolean;
      /** @description Out of public lists; readable by its identifier. */
      hidden: boolean;
      startDate: components['schemas']['Timestamp'] | null;
      endDate: components['schemas']['Timestamp'] | null;
      timeZone: components['schemas']['TimeZone'];
      /** @deprecated */
      deadlineDate: components['schemas']['Timestamp'] | null;
      /**
       * @description Contest type; empty where it is not said.
       * @example coed
       * @enum {string}
       */
      contestType: '' | 'season' | 'mens' | 'womens' | 'coed' | 'open';
      sports: string[];
      requirePlayers: boolean | null;
      hasPayments: boolean | null;
      allowCoaches: boolean | null;
      requireReleaseStatement: boolean | null;
      releaseStatement: string | null;
      requireThankYouMessage: boolean;
      thankYouMessage: string;
      cost: components['schemas']['Cost'];
      settings: components['schemas']['RegistrationSettings'];
      config: components['schemas']['RegistrationConfig'];
      teamFields: components['schemas']['RegistrationField'][];
      managerFields: components['schemas']['RegistrationField'][];
      fields: components['schemas']['RegistrationField'][];
      playerWaivers: components['schemas']['PlayerWaiver'][];
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      paymentProduct:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedPaymentProduct'] | null;
      donationProduct:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedPaymentProduct'] | null;
      /** @description The same as `league`. */
      contest: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      contests: (components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'])[];
      signUp: components['schemas']['SignUpState'];
    };
    /** @description As set at this level, the lowest. `minPlayers` and `maxPlayers` are those of its league and contests, or without any of its tournament. */
    RegistrationConfig: {
      /** @description Teams must add players to complete registration. */
      requirePlayers?: boolean | null;
      /** @description Hide team names from public views. */
      hideTeams?: boolean | null;
      /** @description Hide the public schedule. */
      hideSchedules?: boolean | null;
      /** @description Hide the public standings. */
      hideStandings?: boolean | null;
      /** @description Stats are visible to the public; unset at every level shows them. */
      showStats?: boolean | null;
      /**
       * @description Raw stat keys of a game, by sport.
       * @example {
       *       "basketball": [
       *         "points",
       *         "rebounds"
       *       ]
       *     }
       */
      gameStats?: {
        [key: string]: string[];
      } | null;
      /** @description Show player names instead of the team name. */
      excludeTeamName?: boolean | null;
      /** @description Players of a team. */
      minPlayers?: number | null;
      /** @description Players of a team. */
      maxPlayers?: number | null;
      /** @description Default duration of a game, in minutes. */
      gameDurationInMinutes?: number | null;
      requireCoaches?: boolean | null;
      requireTeamRepresentatives?: boolean | null;
      minTeamRepresentatives?: number | null;
      maxTeamRepresentatives?: number | null;
      minCoaches?: number | null;
      maxCoaches?: number | null;
      /** @description Most teams; 0 is no limit at this level and inherits. */
      capacity?: number | null;
      /** @description Waitlist places; 0 is no waitlist. */
      waitlistCapacity?: number | null;
      /** @description Seat waitlisted teams when a place opens. */
      autoPromote?: boolean | null;
      /** @description Hours for which a promoted team comes first; does not gate seating. */
      promotionPaymentWindowHours?: number | null;
      /** @description On a registration: take teams beyond capacity. */
      hasWaitlist?: boolean | null;
      disableSync?: boolean | null;
      /** @description User ids or e-mail addresses of additional administrators. */
      admins?: string[] | null;
      tiebreakers?: components['schemas']['Tiebreakers'] | null;
      /**
       * @description Teams in the playoff bracket.
       * @enum {integer|null}
       */
      playoffTeams?: 2 | 4 | 8 | null;
      /** @description No team can sign up before `startDate`. */
      gateByStartDate?: boolean | null;
      /** @description No new team can sign up after `endDate`. */
      gateByEndDate?: boolean | null;
    };
    /**
     * @description Merged field by field; null unsets. `minPlayers` and `maxPlayers` are those of its league and contests, or without any of its tournament.
     * @example {
     *       "capacity": 16,
     *       "hasWaitlist": true,
     *       "minPlayers": 5,
     *       "gateByEndDate": true
     *     }
     */
    RegistrationConfigInput: {
      /** @description Teams must add players to complete registration. */
      requirePlayers?: boolean | null;
      /** @description Hide team names from public views. */
      hideTeams?: boolean | null;
      /** @description Hide the public schedule. */
      hideSchedules?: boolean | null;
      /** @description Hide the public standings. */
      hideStandings?: boolean | null;
      /** @description Stats are visible to the public; unset at every level shows them. */
      showStats?: boolean | null;
      /**
       * @description Raw stat keys of a game, by sport.
       * @example {
       *       "basketball": [
       *         "points",
       *         "rebounds"
       *       ]
       *     }
       */
      gameStats?: {
        [key: string]: string[];
      } | null;
      /** @description Show player names instead of the team name. */
      excludeTeamName?: boolean | null;
      /** @description Players of a team. */
      minPlayers?: number | null;
      /** @description Players of a team. */
      maxPlayers?: number | null;
      /** @description Default duration of a game, in minutes. */
      gameDurationInMinutes?: number | null;
      requireCoaches?: boolean | null;
      requireTeamRepresentatives?: boolean | null;
      minTeamRepresentatives?: number | null;
      maxTeamRepresentatives?: number | null;
      minCoaches?: number | null;
      maxCoaches?: number | null;
      /** @description Most teams; 0 is no limit at this level and inherits. */
      capacity?: number | null;
      /** @description Waitlist places; 0 is no waitlist. */
      waitlistCapacity?: number | null;
      /** @description Seat waitlisted teams when a place opens. */
      autoPromote?: boolean | null;
      /** @description Hours for which a promoted team comes first; does not gate seating. */
      promotionPaymentWindowHours?: number | null;
      /** @description On a registration: take teams beyond capacity. */
      hasWaitlist?: boolean | null;
      disableSync?: boolean | null;
      /** @description User ids or e-mail addresses of additional administrators. */
      admins?: string[] | null;
      tiebreakers?: components['schemas']['Tiebreakers'] | null;
      /**
       * @description Teams in the playoff bracket.
       * @enum {integer|null}
       */
      playoffTeams?: 2 | 4 | 8 | null;
      /** @description No team can sign up before `startDate`. */
      gateByStartDate?: boolean | null;
      /** @description No new team can sign up after `endDate`. */
      gateByEndDate?: boolean | null;
    };
    /** @description A question that a form asks. */
    RegistrationField: {
      /** @description Label. */
      name: string;
      fieldId: string;
      required: boolean;
      helperText: string;
      /** @description Display order. */
      order: number;
      primitiveType: string;
      fieldType: string;
      permanent: boolean;
      include: boolean;
      options: string[];
    };
    /**
     * @example {
     *       "name": "Jersey colour",
     *       "required": true,
     *       "fieldType": "select",
     *       "options": [
     *         "red",
     *         "blue"
     *       ]
     *     }
     */
    RegistrationFieldInput: {
      name: string;
      /**
       * @description Names the field in answers; unique in its registration.
       * @example jersey-colour
       */
      fieldId?: string;
      required?: boolean;
      helperText?: string;
      /** @description Display order; left out, the place in the list. */
      order?: number;
      /** @description What the answer is: `text`, `number`, `integer`, `boolean`, `date`, `array`. Others are kept and take any answer. */
      primitiveType?: string;
      /** @description The control: `input`, `textarea`, `select`, `radio`, `checkbox`, `email` ... Answers of `email` are stored in lower case, without white space. */
      fieldType?: string;
      /** @description The field can’t be removed, nor made another, any more. */
      permanent?: boolean;
      /** @description The form asks it; true unless said otherwise. */
      include?: boolean;
      /** @description The answers to choose from; none: any. */
      options?: string[];
    };
    /** @description What an invitation begins with. */
    RegistrationInvite: {
      registrationTeam: components['schemas']['ObjectId'];
      registration: components['schemas']['ObjectId'];
      division: components['schemas']['ObjectId'] | null;
      organizationName: string;
      /** @description Of the league, or else the tournament. */
      competitionName: string | null;
      divisionName: string | null;
      /** @description Of the team. */
      name: string;
      managerName: string;
      /** @description The address that the invitation was sent to. */
      email: string;
      expiresAt: components['schemas']['Timestamp'];
    };
    RegistrationSettings: {
      /** @description Days before the deadline at which teams are reminded. */
      numDaysToRemindTeam?: number | null;
      emailReminderTeam?: boolean | null;
      /** @description Locks rosters from `rosterLockDate` on, where both are set. */
      rosterLock?: boolean | null;
      rosterLockDate?: components['schemas']['Timestamp'] | null;
      hurryFinishTeamRegistration?: {
        enabled?: boolean | null;
        /** @description Days before the deadline. */
        numDaysAgo?: number | null;
      } | null;
    };
    /**
     * @description Merged field by field; null unsets.
     * @example {
     *       "rosterLock": true,
     *       "rosterLockDate": "2026-04-01T00:00:00Z"
     *     }
     */
    RegistrationSettingsInput: {
      /** @description Days before the deadline at which teams are reminded. */
      numDaysToRemindTeam?: number | null;
      emailReminderTeam?: boolean | null;
      /** @description Locks rosters from `rosterLockDate` on, where both are set. */
      rosterLock?: boolean | null;
      rosterLockDate?: components['schemas']['TimestampInput'] | null;
      hurryFinishTeamRegistration?: {
        enabled?: boolean | null;
        /** @description Days before the deadline. */
        numDaysAgo?: number | null;
      } | null;
    };
    /** @description The submission of a team to a registration. */
    RegistrationTeam: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      registration: components['schemas']['ObjectId'] | components['schemas']['PopulatedRegistration'] | null;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      /** @description The division’s, else its league’s, else the registration’s. */
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      /** @description The division’s, else the registration’s. */
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      division: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      /** @description The team in the division; null until the submission is placed. */
      divisionTeam: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      /** @description The roster. */
      players?: components['schemas']['PopulatedPlayer'][];
      name: string;
      /** @enum {string} */
      status: 'Pending' | 'Accepted' | 'Waitlist' | 'Withdrawn';
      /** @description A placeholder of the organizers that nobody has filled in yet. */
      unregistered: boolean;
      registrant: components['schemas']['ObjectId'] | null;
      managers: components['schemas']['TeamPerson'][];
      coaches: components['schemas']['TeamPerson'][];
      teamRepresentatives: components['schemas']['TeamPerson'][];
      fields: components['schemas']['Answers'];
      releaseAccepted: components['schemas']['ReleaseAccepted'] | null;
      registeredAt: components['schemas']['Timestamp'];
      /** @description Since when it stands in line: its place among the others. */
      queuedAt: components['schemas']['Timestamp'];
      promotedAt: components['schemas']['Timestamp'] | null;
      waitlistedAt: components['schemas']['Timestamp'] | null;
      completedAt: components['schemas']['Timestamp'] | null;
      deletedAt: components['schemas']['Timestamp'] | null;
      /**
       * @description Computed. Null for withdrawn and removed teams, and without a division.
       * @enum {string|null}
       */
      capacityState: 'Secured' | 'Waitlisted' | 'Pending' | null;
      /**
       * @description `paid` where nothing is charged.
       * @enum {string}
       */
      paymentStatus: 'unpaid' | 'partial' | 'paid' | 'refunded';
      /** @description The whole fee after the discount. */
      amountDue: components['schemas']['Cents'];
      /** @description What the ledger holds, net of refunds; a dispute may take it below 0. */
      amountPaid: number;
      amountRefunded: components['schemas']['Cents'];
      amountRemaining: components['schemas']['Cents'];
      /** @description The organizers’ word that the team has paid. */
      hasPaid: boolean;
      customPaidAmount: components['schemas']['Cents'] | null;
      /** @description Shown to the organizers only. */
      paidNotes: string | null;
      /** @description `hasPaid` and `customPaidAmount` stay as they are when a payment or refund arrives. */
      disableSync: boolean;
      /** @description The text of the code. */
      discountCode: string | null;
    };
    /** @description Who accepted the release statement, and when. */
    ReleaseAccepted: {
      name: string;
      accepted: boolean;
      date: components['schemas']['Timestamp'];
    };
    /**
     * @description The date is set by the server.
     * @example {
     *       "name": "Sam Okafor",
     *       "accepted": true
     *     }
     */
    ReleaseAcceptedInput: {
      name: string;
      accepted: boolean;
      /** @description Read-only: accepted and ignored. */
      date?: unknown;
    };
    RemovePushToken: {
      /**
       * @description As Expo’s `getExpoPushTokenAsync` gives it. One of another kind is kept and gets nothing.
       * @example ExponentPushToken[xxxxxxxxxxxxxxxxxxxxxx]
       */
      token: string;
    };
    /**
     * @example {
     *       "registrationTeam": "6928d5a0c3f1b2a4d5e6f708"
     *     }
     */
    RequestTeamAccept: {
      registrationTeam: components['schemas']['ObjectId'];
    };
    /**
     * @example {
     *       "token": "nUo0PXqGJ8yN2bS6wTg1u7kHcR3vYz5mL9dE4aFhWxI",
     *       "password": "correct horse battery"
     *     }
     */
    ResetPassword: {
      /** @description The `token` of the link in the mail. */
      token: string;
      password: components['schemas']['Password'];
    };
    ResolvedConfig: {
      requirePlayers: {
        /** @description Teams must add players to complete registration. */
        value: boolean | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      hideTeams: {
        /** @description Hide team names from public views. */
        value: boolean | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      hideSchedules: {
        /** @description Hide the public schedule. */
        value: boolean | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      hideStandings: {
        /** @description Hide the public standings. */
        value: boolean | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      showStats: {
        /** @description Stats are visible to the public; unset at every level shows them. */
        value: boolean | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      gameStats: {
        /**
         * @description Raw stat keys of a game, by sport.
         * @example {
         *       "basketball": [
         *         "points",
         *         "rebounds"
         *       ]
         *     }
         */
        value: {
          [key: string]: string[];
        } | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      excludeTeamName: {
        /** @description Show player names instead of the team name. */
        value: boolean | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      minPlayers: {
        /** @description Players of a team. */
        value: number | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      maxPlayers: {
        /** @description Players of a team. */
        value: number | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      gameDurationInMinutes: {
        /** @description Default duration of a game, in minutes. */
        value: number | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      requireCoaches: {
        value: boolean | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      requireTeamRepresentatives: {
        value: boolean | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      minTeamRepresentatives: {
        value: number | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      maxTeamRepresentatives: {
        value: number | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      minCoaches: {
        value: number | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      maxCoaches: {
        value: number | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      capacity: {
        /** @description Most teams; 0 is no limit at this level and inherits. */
        value: number | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      waitlistCapacity: {
        /** @description Waitlist places; 0 is no waitlist. */
        value: number | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      autoPromote: {
        /** @description Seat waitlisted teams when a place opens. */
        value: boolean | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      promotionPaymentWindowHours: {
        /** @description Hours for which a promoted team comes first; does not gate seating. */
        value: number | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      hasWaitlist: {
        /** @description On a registration: take teams beyond capacity. */
        value: boolean | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      disableSync: {
        value: boolean | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      admins: {
        /** @description User ids or e-mail addresses of additional administrators. */
        value: string[] | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      tiebreakers: {
        value: components['schemas']['Tiebreakers'] | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
      playoffTeams: {
        /**
         * @description Teams in the playoff bracket.
         * @enum {integer|null}
         */
        value: 2 | 4 | 8 | null;
        /** @enum {string} */
        source: 'division' | 'league' | 'tournament' | 'registration' | 'default';
      };
    };
    /**
     * @example {
     *       "name": "Ada Marsh",
     *       "email": "ada@example.org",
     *       "number": "7"
     *     }
     */
    RosterPlayer: {
      name: string;
      email?: components['schemas']['Email'] | '';
      number?: string;
      /** @description Answers to the `fields` of the registration. */
      fields?: components['schemas']['Answers'];
    };
    /**
     * @example {
     *       "graceHours": 24
     *     }
     */
    RotateApiKey: {
      graceHours?: number;
    };
    Schedule: {
      dryRun: boolean;
      /** @description The whole schedule, played games included, by date. No playoff games. */
      games: components['schemas']['Game'][];
    };
    ScheduleInTimeSlots: {
      /** @description How often every pair meets; sides swap from leg to leg. */
      legs: number;
      /** @description The first day. */
      start: components['schemas']['TimestampInput'];
      /** @description Left out: weekly on the weekday of `start`, or on every day of the slots. */
      daysOfWeek?: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[];
      /** @description When games begin on a playing day, where they are played. */
      times?: components['schemas']['WallTime'][];
      /** @description Left out, what the division’s `config` says. A time slot has a length of its own. */
      gameDurationInMinutes?: number;
      /** @description Shows what `replace` would do; writes nothing. */
      dryRun?: boolean;
      /** @description Replaces the games that are not played; played ones stay as they are. */
      replace?: boolean;
      timeSlots: components['schemas']['ObjectId'][];
    };
    ScheduleOnDays: {
      /** @description How often every pair meets; sides swap from leg to leg. */
      legs: number;
      /** @description The first day. */
      start: components['schemas']['TimestampInput'];
      /** @description Left out: weekly on the weekday of `start`, or on every day of the slots. */
      daysOfWeek?: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[];
      /** @description When games begin on a playing day, where they are played. */
      times?: components['schemas']['WallTime'][];
      /** @description Left out, what the division’s `config` says. A time slot has a length of its own. */
      gameDurationInMinutes?: number;
      /** @description Shows what `replace` would do; writes nothing. */
      dryRun?: boolean;
      /** @description Replaces the games that are not played; played ones stay as they are. */
      replace?: boolean;
      courts?: {
        location: components['schemas']['ObjectId'];
        court: string;
      }[];
    };
    /**
     * @example {
     *       "players": [
     *         "6928d5a0c3f1b2a4d5e6f708"
     *       ]
     *     }
     */
    SendFinishReminders: {
      players: components['schemas']['ObjectId'][];
    };
    /**
     * @example {
     *       "email": "sam@example.org",
     *       "name": "Sam Okafor"
     *     }
     */
    SendInvite: {
      email: components['schemas']['Email'];
      name?: string | null;
    };
    Session: {
      /** @description Goes into `Authorization: Bearer`. */
      token: string;
      expiresAt: components['schemas']['Timestamp'];
      user: components['schemas']['User'];
    };
    /**
     * @description An answer for exactly one of a game and a team event.
     * @example {
     *       "game": "6928d5a0c3f1b2a4d5e6f708",
     *       "player": "6928d5a0c3f1b2a4d5e6f70a",
     *       "status": "yes"
     *     }
     */
    SetAvailability: components['schemas']['GameAnswer'] | components['schemas']['TeamEventAnswer'];
    /**
     * @example {
     *       "hasPaid": true,
     *       "paidNotes": "Cash at the desk"
     *     }
     */
    SetTeamPayment: {
      hasPaid?: boolean;
      customPaidAmount?: components['schemas']['Cents'] | null;
      paidNotes?: string | null;
      disableSync?: boolean;
    };
    /**
     * @example {
     *       "status": "Accepted"
     *     }
     */
    SetTeamStatus: {
      /** @enum {string} */
      status: 'Pending' | 'Accepted' | 'Waitlist' | 'Withdrawn';
      division?: components['schemas']['ObjectId'] | null;
    };
    /**
     * @example {
     *       "email": "sam@example.org",
     *       "password": "correct horse battery"
     *     }
     */
    SignIn: {
      email: components['schemas']['Email'];
      password: string;
    };
    /**
     * @example {
     *       "email": "sam@example.org",
     *       "password": "correct horse battery",
     *       "firstName": "Sam",
     *       "lastName": "Okafor"
     *     }
     */
    SignUp: {
      email: components['schemas']['Email'];
      password: components['schemas']['Password'];
      firstName?: string;
      lastName?: string;
      /** @description Where there is neither `firstName` nor `lastName`. */
      name?: string;
      phone?: string;
    };
    /** @description Whether new teams can sign up now, by the gates. */
    SignUpState: {
      /** @enum {string} */
      state: 'open' | 'inactive' | 'not_open' | 'closed';
      /** @description Why no team can sign up, with the day in the registration’s time zone. */
      notice: string | null;
    };
    /**
     * @example {
     *       "signedName": "Ada Marsh",
     *       "accepted": true
     *     }
     */
    SignWaiver: {
      signedName: string;
      /**
       * @description Whoever does not accept does not sign.
       * @enum {boolean}
       */
      accepted: true;
    };
    SoccerGame: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
      date: components['schemas']['Timestamp'];
      /**
       * @description Time of day as text.
       * @example 6:00 PM
       */
      time: string | null;
      /** @description Minutes. */
      duration: number;
      isBye: boolean;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      division: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      /** @description Where, as text. */
      location: string | null;
      /** @description The venue. */
      locationModel: components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
      /** @description A court of the venue, by its name. */
      court: string | null;
      /** @description The slot that says where and when it is played. */
      timeSlot: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
      gameLabel: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled: boolean;
      /** @description Left out of public views. */
      isHidden: boolean;
      /**
       * @description The day, the same in every zone.
       * @example 2026-03-08
       */
      globalDate: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'soccer';
      homeTeam: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      awayTeam: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      /** @description What stands for a team not yet known. */
      homeTeamPlaceholder: string | null;
      /** @description What stands for a team not yet known. */
      awayTeamPlaceholder: string | null;
      /** @description Null until scored. */
      homeScore: number | null;
      /** @description Null until scored. */
      awayScore: number | null;
      /**
       * @description Who forfeited. A score written without it ends the forfeit.
       * @enum {string|null}
       */
      forfeitedBy: 'home' | 'away' | 'both' | null;
      homeFrom: components['schemas']['GameSource'] | null;
      awayFrom: components['schemas']['GameSource'] | null;
    };
    StandingsRow: {
      /** @description The division team. */
      team: components['schemas']['ObjectId'];
      name: string;
      /** @description Teams equal in everything share a rank: 1, 2, 2, 4. */
      rank: number;
      gamesPlayed: number;
      wins: number;
      losses: number;
      ties: number;
      points: number;
      /**
       * @description 0 to 1, to three decimals; a tie is half a win.
       * @example 0.667
       */
      winPct: number;
      pointsFor: number;
      pointsAgainst: number;
      /** @description Never capped; the cap of the tiebreakers is for breaking ties. */
      pointDifferential: number;
      gamesBack: number;
      /**
       * @description `W3`, `L1`, `T1`, or empty.
       * @example W3
       */
      streak: string;
      /**
       * @description Wins, losses and ties at home.
       * @example 3-1-0
       */
      homeRecord: string;
      /**
       * @description Wins, losses and ties away.
       * @example 3-1-0
       */
      awayRecord: string;
      /**
       * @description The rule that separated the team from those level with it.
       * @example headToHead
       */
      tiebreaker: string | null;
    };
    /**
     * @example {
     *       "discountCode": "EARLYBIRD"
     *     }
     */
    StartCheckout: {
      /** @description Pays the shares of these players of the team; left out: all that remains of the team’s fee. */
      players?: components['schemas']['ObjectId'][];
      discountCode?: string;
      /** @description Cents given beside the fee; an entry of its own in the ledger. */
      donation?: number;
    };
    /** @description What one player did in one game. */
    Stat: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      game: components['schemas']['ObjectId'] | components['schemas']['PopulatedGame'] | null;
      player: components['schemas']['ObjectId'] | components['schemas']['PopulatedPlayer'] | null;
      /** @description The team that the player played for. */
      divisionTeam: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      /**
       * @description Raw figures of the game by key.
       * @example {
       *       "points": 18,
       *       "rebounds": 7
       *     }
       */
      values: {
        [key: string]: number;
      };
    };
    /**
     * @example {
     *       "registration": "6928d5a0c3f1b2a4d5e6f708",
     *       "division": "6928d5a0c3f1b2a4d5e6f709",
     *       "name": "Riverside Hawks",
     *       "managers": [
     *         {
     *           "name": "Sam Okafor",
     *           "email": "sam@example.org"
     *         }
     *       ],
     *       "players": [
     *         {
     *           "name": "Ada Marsh",
     *           "email": "ada@example.org",
     *           "number": "7"
     *         }
     *       ]
     *     }
     */
    SubmitRegistrationTeam: {
      division?: components['schemas']['ObjectId'] | null;
      name: string;
      /** @description Answers to custom fields, by `fieldId`: text, a number, true or false, or a list of options. Merged one by one; null takes an answer back. */
      fields?: components['schemas']['Answers'];
      managers?: components['schemas']['TeamPersonInput'][];
      coaches?: components['schemas']['TeamPersonInput'][];
      teamRepresentatives?: components['schemas']['TeamPersonInput'][];
      releaseAccepted?: components['schemas']['ReleaseAcceptedInput'] | null;
      discountCode?: string | null;
      registration: components['schemas']['ObjectId'];
      players?: components['schemas']['RosterPlayer'][];
      /** @description The `token` of an invitation: fills in the team it was sent for. */
      inviteToken?: string;
    };
    /** @description A club’s lasting identity, across seasons and divisions. */
    Team: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      name: string;
      logoUrl: string | null;
      /** @description A name or a code such as `#1e40af`, as its club writes it. */
      color: string | null;
    };
    /** @description What the caller is on a team. */
    TeamAccess: {
      /** @description A player on the team’s roster is linked to the account. */
      isMember: boolean;
      /** @description Administers the organization, or is named by the division, its league or its tournament. */
      isAdmin: boolean;
      /** @description Registered the team or is named as its manager; administrators are managers too. */
      isManager: boolean;
    };
    /** @description A practice, meeting or outing of one team. */
    TeamEvent: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      divisionTeam: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivisionTeam'] | null;
      title: string;
      eventType: string | null;
      /** @description When it begins: `time` on `globalDate` in the organization’s zone, else as it was sent. A weekly 19:00 stays 19:00 across a clock change. */
      date: components['schemas']['Timestamp'];
      /**
       * @description The same day as `globalDate`.
       * @example 2026-03-08
       */
      dateKey: string;
      /**
       * @description The day, the same in every zone.
       * @example 2026-03-08
       */
      globalDate: string;
      /**
       * @description Time of day as text.
       * @example 19:00
       */
      time: string | null;
      durationMinutes: number | null;
      location: string | null;
      notes: string | null;
      isCancelled: boolean;
    };
    /**
     * @example {
     *       "teamEvent": "6928d5a0c3f1b2a4d5e6f709",
     *       "player": "6928d5a0c3f1b2a4d5e6f70a",
     *       "status": "yes"
     *     }
     */
    TeamEventAnswer: {
      teamEvent: components['schemas']['ObjectId'];
      game?: null;
      /** @description A player that is linked to the caller’s account. */
      player: components['schemas']['ObjectId'];
      /** @enum {string} */
      status: 'yes' | 'no' | 'maybe';
      note?: string | null;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      divisionTeam?: unknown;
      /** @description Read-only: accepted and ignored. */
      name?: unknown;
    };
    /**
     * @example {
     *       "teamEvent": "6928d5a0c3f1b2a4d5e6f709",
     *       "player": "6928d5a0c3f1b2a4d5e6f70a",
     *       "title": "Bring the snacks"
     *     }
     */
    TeamEventDuty: {
      teamEvent: components['schemas']['ObjectId'];
      game?: null;
      /** @description On the roster of the team. */
      player: components['schemas']['ObjectId'];
      title: string;
      note?: string | null;
    };
    TeamPerson: {
      name: string;
      email: string | null;
    };
    /**
     * @example {
     *       "name": "Sam Okafor",
     *       "email": "sam@example.org"
     *     }
     */
    TeamPersonInput:
      | {
          name: string;
          email?: components['schemas']['Email'] | null;
        }
      | {
          name?: string;
          email: components['schemas']['Email'];
        };
    TeamPhoto: {
      _id: components['schemas']['ObjectId'];
      divisionTeam: components['schemas']['ObjectId'];
      /** @description Who uploaded it. */
      user: components['schemas']['ObjectId'];
      caption: string | null;
      /** @description Of the picture as it is kept. */
      width: number;
      height: number;
      /** @description Lives for an hour and needs no credential. */
      url: string;
      /** @description At most 400 pixels wide and high. Lives for an hour and needs no credential. */
      thumbnailUrl: string;
      created: components['schemas']['Timestamp'];
    };
    /** @description What the players of a team did for it. */
    TeamStats: {
      /** @description The division team. */
      team: components['schemas']['ObjectId'];
      /** @description Games with figures. */
      games: number;
      /**
       * @description The sum of each key.
       * @example {
       *       "points": 18,
       *       "rebounds": 7
       *     }
       */
      totals: {
        [key: string]: number;
      };
      /**
       * @description Each total by the number of `games`, to three decimals.
       * @example {
       *       "points": 18,
       *       "rebounds": 7
       *     }
       */
      averages: {
        [key: string]: number;
      };
      players: components['schemas']['PlayerStatLine'][];
      /** @description What it was summed from, by the date of the game. */
      stats: components['schemas']['Stat'][];
    };
    /**
     * @description Tiebreaker rules by sport: an object, or just the array `order`. Unknown keys are kept.
     * @example {
     *       "soccer": {
     *         "order": [
     *           "headToHead",
     *           "differential",
     *           "scored"
     *         ]
     *       }
     *     }
     */
    Tiebreakers: {
      basketball?:
        | (
            | 'headToHead'
            | 'headToHeadDifferential'
            | 'headToHeadScored'
            | 'differential'
            | 'scored'
            | 'allowed'
            | 'wins'
            | 'strengthOfSchedule'
            | 'seed'
          )[]
        | ({
            /** @enum {string} */
            rankBy?: 'winPct' | 'points';
            points?: {
              win?: number;
              tie?: number;
              loss?: number;
              forfeit?: number;
            } & {
              [key: string]: unknown;
            };
            order?: (
              | 'headToHead'
              | 'headToHeadDifferential'
              | 'headToHeadScored'
              | 'differential'
              | 'scored'
              | 'allowed'
              | 'wins'
              | 'strengthOfSchedule'
              | 'seed'
            )[];
            maxDifferential?: number | null;
            /** @enum {string} */
            multiTeam?: 'restart' | 'continue';
            /** @enum {string} */
            headToHead?: 'all' | 'twoTeamsOnly';
          } & {
            [key: string]: unknown;
          })
        | null;
      baseball?:
        | (
            | 'headToHead'
            | 'headToHeadDifferential'
            | 'headToHeadScored'
            | 'differential'
            | 'scored'
            | 'allowed'
            | 'wins'
            | 'strengthOfSchedule'
            | 'seed'
          )[]
        | ({
            /** @enum {string} */
            rankBy?: 'winPct' | 'points';
            points?: {
              win?: number;
              tie?: number;
              loss?: number;
              forfeit?: number;
            } & {
              [key: string]: unknown;
            };
            order?: (
              | 'headToHead'
              | 'headToHeadDifferential'
              | 'headToHeadScored'
              | 'differential'
              | 'scored'
              | 'allowed'
              | 'wins'
              | 'strengthOfSchedule'
              | 'seed'
            )[];
            maxDifferential?: number | null;
            /** @enum {string} */
            multiTeam?: 'restart' | 'continue';
            /** @enum {string} */
            headToHead?: 'all' | 'twoTeamsOnly';
          } & {
            [key: string]: unknown;
          })
        | null;
      football?:
        | (
            | 'headToHead'
            | 'headToHeadDifferential'
            | 'headToHeadScored'
            | 'differential'
            | 'scored'
            | 'allowed'
            | 'wins'
            | 'strengthOfSchedule'
            | 'seed'
          )[]
        | ({
            /** @enum {string} */
            rankBy?: 'winPct' | 'points';
            points?: {
              win?: number;
              tie?: number;
              loss?: number;
              forfeit?: number;
            } & {
              [key: string]: unknown;
            };
            order?: (
              | 'headToHead'
              | 'headToHeadDifferential'
              | 'headToHeadScored'
              | 'differential'
              | 'scored'
              | 'allowed'
              | 'wins'
              | 'strengthOfSchedule'
              | 'seed'
            )[];
            maxDifferential?: number | null;
            /** @enum {string} */
            multiTeam?: 'restart' | 'continue';
            /** @enum {string} */
            headToHead?: 'all' | 'twoTeamsOnly';
          } & {
            [key: string]: unknown;
          })
        | null;
      soccer?:
        | (
            | 'headToHead'
            | 'headToHeadDifferential'
            | 'headToHeadScored'
            | 'differential'
            | 'scored'
            | 'allowed'
            | 'wins'
            | 'strengthOfSchedule'
            | 'seed'
          )[]
        | ({
            /** @enum {string} */
            rankBy?: 'winPct' | 'points';
            points?: {
              win?: number;
              tie?: number;
              loss?: number;
              forfeit?: number;
            } & {
              [key: string]: unknown;
            };
            order?: (
              | 'headToHead'
              | 'headToHeadDifferential'
              | 'headToHeadScored'
              | 'differential'
              | 'scored'
              | 'allowed'
              | 'wins'
              | 'strengthOfSchedule'
              | 'seed'
            )[];
            maxDifferential?: number | null;
            /** @enum {string} */
            multiTeam?: 'restart' | 'continue';
            /** @enum {string} */
            headToHead?: 'all' | 'twoTeamsOnly';
          } & {
            [key: string]: unknown;
          })
        | null;
    } & {
      [key: string]: unknown;
    };
    /** @description A time on a court, for one game. Half-open: `end` is free. */
    TimeSlot: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      location: components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
      /** @description A court of the venue; null where it has none. */
      court: string | null;
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      start: components['schemas']['Timestamp'];
      end: components['schemas']['Timestamp'];
      /** @description The game that has taken it, computed. */
      game: components['schemas']['ObjectId'] | components['schemas']['PopulatedGame'] | null;
    };
    /**
     * Format: date-time
     * @description ISO 8601 with milliseconds, in UTC.
     * @example 2026-03-08T18:00:00.000Z
     */
    Timestamp: string;
    /**
     * @description Games that have not begun then, by default now; one without a time to begin at counts for its whole day.
     * @example 2026-03-08T18:00:00Z
     */
    TimestampInput: string;
    /**
     * @description IANA zone name.
     * @example America/New_York
     */
    TimeZone: string;
    /** @description A bracket-style competition. */
    Tournament: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      name: string;
      /** @description Display order. */
      priority: number | null;
      sports: string[];
      startDate: components['schemas']['Timestamp'] | null;
      active: boolean;
      config: components['schemas']['Config'];
      paymentProduct:
        components['schemas']['ObjectId'] | components['schemas']['PopulatedPaymentProduct'] | null;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      contests?: components['schemas']['PopulatedLeague'][];
      divisions?: components['schemas']['PopulatedDivision'][];
    };
    TrackGame: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      /** @description When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent. */
      date: components['schemas']['Timestamp'];
      /**
       * @description Time of day as text.
       * @example 6:00 PM
       */
      time: string | null;
      /** @description Minutes. */
      duration: number;
      isBye: boolean;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      division: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      /** @description Where, as text. */
      location: string | null;
      /** @description The venue. */
      locationModel: components['schemas']['ObjectId'] | components['schemas']['PopulatedLocation'] | null;
      /** @description A court of the venue, by its name. */
      court: string | null;
      /** @description The slot that says where and when it is played. */
      timeSlot: components['schemas']['ObjectId'] | components['schemas']['PopulatedTimeSlot'] | null;
      gameLabel: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled: boolean;
      /** @description Left out of public views. */
      isHidden: boolean;
      /**
       * @description The day, the same in every zone.
       * @example 2026-03-08
       */
      globalDate: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      sport: 'track';
      eventName: string | null;
      /** @enum {string|null} */
      resultType: 'time' | 'distance' | 'points' | null;
      /** @enum {string} */
      gender: 'male' | 'female' | 'mixed';
      isRelay: boolean;
      /** @description Players by identifier, and names. */
      participants: string[];
      results: components['schemas']['GameResult'][];
    };
    /**
     * @example {
     *       "title": "Bring the water"
     *     }
     */
    UpdateAssignment: {
      /** @description On the roster of the team. */
      player?: components['schemas']['ObjectId'];
      title?: string;
      note?: string | null;
      completed?: boolean;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      divisionTeam?: unknown;
      /** @description Read-only: accepted and ignored. */
      game?: unknown;
      /** @description Read-only: accepted and ignored. */
      teamEvent?: unknown;
    };
    /**
     * @example {
     *       "maxUses": 20
     *     }
     */
    UpdateDiscountCode: {
      /** @description Compared without regard to case; unique in its registration. */
      code?: string;
      amountOff?: components['schemas']['Cents'];
      maxUses?: number | null;
      expiresAt?: components['schemas']['TimestampInput'] | null;
      active?: boolean;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      registration?: unknown;
      /** @description Read-only: accepted and ignored. */
      uses?: unknown;
    };
    /**
     * @example {
     *       "config": {
     *         "capacity": 10
     *       }
     *     }
     */
    UpdateDivision: {
      name?: string;
      league?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
      /**
       * @description Sports played.
       * @example [
       *       "basketball"
       *     ]
       */
      sports?: string[];
      priority?: number | null;
      paymentProduct?: components['schemas']['ObjectId'] | null;
      config?: components['schemas']['ConfigInput'];
      strengthLevel?: number | null;
      startDate?: components['schemas']['TimestampInput'] | null;
      endDate?: components['schemas']['TimestampInput'] | null;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      standings?: unknown;
    };
    /**
     * @example {
     *       "seed": 2
     *     }
     */
    UpdateDivisionTeam: {
      name?: string;
      team?: components['schemas']['ObjectId'] | null;
      division?: components['schemas']['ObjectId'];
      seed?: number | null;
      archived?: boolean;
      isTest?: boolean;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      league?: unknown;
      /** @description Read-only: accepted and ignored. */
      tournament?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      registration?: unknown;
      /** @description Read-only: accepted and ignored. */
      registrationTeam?: unknown;
      /** @description Read-only: accepted and ignored. */
      players?: unknown;
      /** @description Read-only: accepted and ignored. */
      withdrawn?: unknown;
    };
    /**
     * @example {
     *       "homeScore": 78,
     *       "awayScore": 71
     *     }
     */
    UpdateGame: {
      /**
       * @description The sport that the game has: it can’t change.
       * @enum {string}
       */
      sport?: 'basketball' | 'baseball' | 'football' | 'soccer' | 'judo' | 'golf' | 'racket' | 'track';
      /** @description A day alone is a day without a time to begin at. Now unless said otherwise. */
      date?: components['schemas']['TimestampInput'];
      /**
       * @description `18:00` and `6:00 PM` set `date`; other text is only shown.
       * @example 6:00 PM
       */
      time?: string | null;
      /** @description Minutes; left out, what the division’s `config` says. */
      duration?: number;
      isBye?: boolean;
      league?: components['schemas']['ObjectId'] | null;
      division?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
      location?: string | null;
      locationModel?: components['schemas']['ObjectId'] | null;
      court?: string | null;
      timeSlot?: components['schemas']['ObjectId'] | null;
      gameLabel?: string | null;
      /**
       * @description Set on bracket games; these do not count in the standings.
       * @enum {string|null}
       */
      playoffRound?:
        | 'quarterfinal'
        | 'consolation_semifinal'
        | 'semifinal'
        | 'championship'
        | 'third_place'
        | 'fifth_place'
        | 'seventh_place'
        | 'consolation'
        | null;
      isCancelled?: boolean;
      isHidden?: boolean;
      globalDate?: components['schemas']['DateKey'] | null;
      homeTeam?: components['schemas']['ObjectId'] | null;
      awayTeam?: components['schemas']['ObjectId'] | null;
      homeTeamPlaceholder?: string | null;
      awayTeamPlaceholder?: string | null;
      homeScore?: number | null;
      awayScore?: number | null;
      /**
       * @description Who forfeited. A score written without it ends the forfeit.
       * @enum {string|null}
       */
      forfeitedBy?: 'home' | 'away' | 'both' | null;
      winner?: components['schemas']['ObjectId'] | null;
      /** @enum {string} */
      gender?: 'male' | 'female' | 'mixed';
      round?: string | null;
      eventName?: string | null;
      /** @enum {string|null} */
      resultType?: 'time' | 'distance' | 'points' | null;
      isRelay?: boolean;
      /** @description Players by identifier; other text is the name of somebody who is on no roster. */
      participants?: string[];
      results?: {
        participant: string;
        value?: (number | null) | string;
        rank?: number | null;
      }[];
      /** @enum {string} */
      format?: 'stroke' | 'match' | 'stableford' | 'best-of-1' | 'best-of-3' | 'best-of-5';
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      homeFrom?: unknown;
      /** @description Read-only: accepted and ignored. */
      awayFrom?: unknown;
    };
    /**
     * @example {
     *       "active": false
     *     }
     */
    UpdateLeague: {
      name?: string;
      /**
       * @description Contest type.
       * @example coed
       * @enum {string}
       */
      contestType?: 'season' | 'mens' | 'womens' | 'coed' | 'open';
      priority?: number | null;
      /**
       * @description Sports played.
       * @example [
       *       "basketball"
       *     ]
       */
      sports?: string[];
      startDate?: components['schemas']['TimestampInput'] | null;
      endDate?: components['schemas']['TimestampInput'] | null;
      active?: boolean;
      config?: components['schemas']['ConfigInput'];
      tournament?: components['schemas']['ObjectId'] | null;
      paymentProduct?: components['schemas']['ObjectId'] | null;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
    };
    /**
     * @example {
     *       "courts": [
     *         {
     *           "name": "Court 1"
     *         }
     *       ]
     *     }
     */
    UpdateLocation: {
      name?: string;
      address?: string | null;
      latitude?: number | null;
      longitude?: number | null;
      timeZone?: components['schemas']['TimeZone'] | null;
      /** @description All courts of the venue; no two names alike, without regard to case. */
      courts?: {
        name: string;
      }[];
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
    };
    /**
     * @example {
     *       "timeZone": "America/Denver"
     *     }
     */
    UpdateOrganization: {
      name?: string;
      /**
       * @description Short name for addresses; unique.
       * @example demo-league
       */
      slug?: string;
      email?: components['schemas']['Email'] | null;
      timeZone?: components['schemas']['TimeZone'];
      currency?: components['schemas']['Currency'];
      /**
       * @description Connected account of the payment processor.
       * @example acct_1032D82eZvKYlo2C
       */
      stripeAccountId?: string | null;
      active?: boolean;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
    };
    /**
     * @example {
     *       "amount": 15000
     *     }
     */
    UpdatePaymentProduct: {
      name?: string;
      /** @enum {string} */
      kind?: 'fee' | 'donation';
      amount?: components['schemas']['Cents'];
      active?: boolean;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
    };
    /**
     * @example {
     *       "number": "9"
     *     }
     */
    UpdatePlayer: {
      name?: string;
      /** @description Links the confirmed account of this address, now or once there is one. Where the registration asks for waivers, a new address gets the links to sign them. */
      email?: components['schemas']['Email'] | '';
      number?: string;
      info?: unknown;
      /** @description Answers to custom fields, by `fieldId`: text, a number, true or false, or a list of options. Merged one by one; null takes an answer back. */
      fields?: components['schemas']['Answers'];
      team?: components['schemas']['ObjectId'] | null;
      registrationTeam?: components['schemas']['ObjectId'] | null;
      /** @description Null unlinks the account; anything else is ignored. */
      user?: unknown;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      waiverDetails?: unknown;
      /** @description Read-only: accepted and ignored. */
      registration?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      tournament?: unknown;
      /** @description Read-only: accepted and ignored. */
      league?: unknown;
      /** @description Read-only: accepted and ignored. */
      division?: unknown;
      /** @description Read-only: accepted and ignored. */
      removedAt?: unknown;
    };
    /**
     * @example {
     *       "firstName": "Samira",
     *       "phone": "+1 555 0100"
     *     }
     */
    UpdateProfile: {
      email?: components['schemas']['Email'];
      firstName?: string | null;
      lastName?: string | null;
      phone?: string | null;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      name?: unknown;
      /** @description Read-only: accepted and ignored. */
      emailVerified?: unknown;
      /** @description Read-only: accepted and ignored. */
      pendingEmail?: unknown;
      /** @description Read-only: accepted and ignored. */
      watchlist?: unknown;
    };
    /**
     * @example {
     *       "active": false
     *     }
     */
    UpdateRegistration: {
      /** @description Shown to registrants. */
      message?: string | null;
      active?: boolean;
      hidden?: boolean;
      startDate?: components['schemas']['TimestampInput'] | null;
      endDate?: components['schemas']['TimestampInput'] | null;
      /** @description In which days are read and shown; a change moves no stored date. */
      timeZone?: components['schemas']['TimeZone'];
      /** @deprecated */
      deadlineDate?: components['schemas']['TimestampInput'] | null;
      /**
       * @description Contest type; empty where it is not said.
       * @example coed
       * @enum {string}
       */
      contestType?: '' | 'season' | 'mens' | 'womens' | 'coed' | 'open';
      /**
       * @description Sports played.
       * @example [
       *       "basketball"
       *     ]
       */
      sports?: string[];
      requirePlayers?: boolean | null;
      hasPayments?: boolean | null;
      allowCoaches?: boolean | null;
      requireReleaseStatement?: boolean | null;
      releaseStatement?: string | null;
      requireThankYouMessage?: boolean;
      thankYouMessage?: string;
      cost?: components['schemas']['CostInput'];
      settings?: components['schemas']['RegistrationSettingsInput'];
      config?: components['schemas']['RegistrationConfigInput'];
      teamFields?: components['schemas']['RegistrationFieldInput'][];
      managerFields?: components['schemas']['RegistrationFieldInput'][];
      fields?: components['schemas']['RegistrationFieldInput'][];
      /** @description Each waiver once; in the order of asking. */
      playerWaivers?: components['schemas']['PlayerWaiverInput'][];
      tournament?: components['schemas']['ObjectId'] | null;
      league?: components['schemas']['ObjectId'] | null;
      contest?: components['schemas']['ObjectId'] | null;
      contests?: components['schemas']['ObjectId'][];
      paymentProduct?: components['schemas']['ObjectId'] | null;
      donationProduct?: components['schemas']['ObjectId'] | null;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      signUp?: unknown;
    };
    /**
     * @example {
     *       "name": "Riverside Falcons"
     *     }
     */
    UpdateRegistrationTeam: {
      division?: components['schemas']['ObjectId'] | null;
      name?: string;
      /** @description Answers to custom fields, by `fieldId`: text, a number, true or false, or a list of options. Merged one by one; null takes an answer back. */
      fields?: components['schemas']['Answers'];
      managers?: components['schemas']['TeamPersonInput'][];
      coaches?: components['schemas']['TeamPersonInput'][];
      teamRepresentatives?: components['schemas']['TeamPersonInput'][];
      releaseAccepted?: components['schemas']['ReleaseAcceptedInput'] | null;
      discountCode?: string | null;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      registration?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      tournament?: unknown;
      /** @description Read-only: accepted and ignored. */
      league?: unknown;
      /** @description Read-only: accepted and ignored. */
      divisionTeam?: unknown;
      /** @description Read-only: accepted and ignored. */
      players?: unknown;
      /** @description Read-only: accepted and ignored. */
      status?: unknown;
      /** @description Read-only: accepted and ignored. */
      unregistered?: unknown;
      /** @description Read-only: accepted and ignored. */
      registrant?: unknown;
      /** @description Read-only: accepted and ignored. */
      registeredAt?: unknown;
      /** @description Read-only: accepted and ignored. */
      queuedAt?: unknown;
      /** @description Read-only: accepted and ignored. */
      promotedAt?: unknown;
      /** @description Read-only: accepted and ignored. */
      waitlistedAt?: unknown;
      /** @description Read-only: accepted and ignored. */
      completedAt?: unknown;
      /** @description Read-only: accepted and ignored. */
      deletedAt?: unknown;
      /** @description Read-only: accepted and ignored. */
      capacityState?: unknown;
      /** @description Read-only: accepted and ignored. */
      paymentStatus?: unknown;
      /** @description Read-only: accepted and ignored. */
      amountDue?: unknown;
      /** @description Read-only: accepted and ignored. */
      amountPaid?: unknown;
      /** @description Read-only: accepted and ignored. */
      amountRefunded?: unknown;
      /** @description Read-only: accepted and ignored. */
      amountRemaining?: unknown;
      /** @description Read-only: accepted and ignored. */
      hasPaid?: unknown;
      /** @description Read-only: accepted and ignored. */
      customPaidAmount?: unknown;
      /** @description Read-only: accepted and ignored. */
      paidNotes?: unknown;
      /** @description Read-only: accepted and ignored. */
      disableSync?: unknown;
    };
    /**
     * @example {
     *       "number": "9"
     *     }
     */
    UpdateRosterPlayer: {
      name?: string;
      email?: components['schemas']['Email'] | '';
      number?: string;
      /** @description Answers to the `fields` of the registration. */
      fields?: components['schemas']['Answers'];
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      info?: unknown;
      /** @description Read-only: accepted and ignored. */
      waiverDetails?: unknown;
      /** @description Read-only: accepted and ignored. */
      team?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      tournament?: unknown;
      /** @description Read-only: accepted and ignored. */
      league?: unknown;
      /** @description Read-only: accepted and ignored. */
      division?: unknown;
      /** @description Read-only: accepted and ignored. */
      registrationTeam?: unknown;
      /** @description Read-only: accepted and ignored. */
      registration?: unknown;
      /** @description Read-only: accepted and ignored. */
      user?: unknown;
      /** @description Read-only: accepted and ignored. */
      removedAt?: unknown;
    };
    /**
     * @example {
     *       "values": {
     *         "points": 20,
     *         "rebounds": 7
     *       }
     *     }
     */
    UpdateStat: {
      game?: components['schemas']['ObjectId'];
      /** @description The player. */
      player?: components['schemas']['ObjectId'];
      /** @description One of the game’s two teams, where it has two. */
      divisionTeam?: components['schemas']['ObjectId'];
      /**
       * @description Raw figures by key; those of `config.gameStats` where the division has some for the sport, else any.
       * @example {
       *       "points": 18,
       *       "rebounds": 7
       *     }
       */
      values?: {
        [key: string]: number;
      };
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
    };
    /**
     * @example {
     *       "color": "navy"
     *     }
     */
    UpdateTeam: {
      name?: string;
      logoUrl?: components['schemas']['HttpsUrl'] | null;
      color?: string | null;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
    };
    /**
     * @example {
     *       "time": "19:30",
     *       "isCancelled": false
     *     }
     */
    UpdateTeamEvent: {
      title?: string;
      /**
       * @description Free text.
       * @example practice
       */
      eventType?: string | null;
      /** @description A day alone is a day without a time to begin at. */
      date?: components['schemas']['TimestampInput'];
      dateKey?: components['schemas']['DateKey'] | null;
      /**
       * @description `19:00` and `7:00 PM` set `date`; other text is only shown.
       * @example 19:00
       */
      time?: string | null;
      /** @description Two weeks at most. */
      durationMinutes?: number | null;
      location?: string | null;
      notes?: string | null;
      isCancelled?: boolean;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      divisionTeam?: unknown;
      /** @description Read-only: accepted and ignored. */
      globalDate?: unknown;
    };
    /**
     * @example {
     *       "end": "2026-03-08T19:30:00Z"
     *     }
     */
    UpdateTimeSlot: {
      location?: components['schemas']['ObjectId'];
      /** @description One of the courts of the venue, by its name. */
      court?: string | null;
      league?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
      /** @description ISO 8601: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm[:ss[.sss]]` with `Z` or an offset. Years 1900 to 2999. A day alone is its midnight in UTC unless the field says otherwise. */
      start?: components['schemas']['TimestampInput'];
      /** @description After `start`, by a day at most. */
      end?: components['schemas']['TimestampInput'];
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      game?: unknown;
    };
    /**
     * @example {
     *       "active": false
     *     }
     */
    UpdateTournament: {
      name?: string;
      priority?: number | null;
      /**
       * @description Sports played.
       * @example [
       *       "basketball"
       *     ]
       */
      sports?: string[];
      startDate?: components['schemas']['TimestampInput'] | null;
      active?: boolean;
      config?: components['schemas']['ConfigInput'];
      paymentProduct?: components['schemas']['ObjectId'] | null;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      contests?: unknown;
      /** @description Read-only: accepted and ignored. */
      divisions?: unknown;
    };
    /**
     * @example {
     *       "active": false
     *     }
     */
    UpdateWaiver: {
      title?: string;
      /** @description Once somebody was asked to sign the present one, another text is the next version. */
      text?: string;
      active?: boolean;
      /** @description Read-only: accepted and ignored. */
      _id?: unknown;
      /** @description Read-only: accepted and ignored. */
      created?: unknown;
      /** @description Read-only: accepted and ignored. */
      updated?: unknown;
      /** @description Read-only: accepted and ignored. */
      organization?: unknown;
      /** @description Read-only: accepted and ignored. */
      version?: unknown;
    };
    /** @description An account, as its owner sees it. */
    User: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      email: string;
      emailVerified: boolean;
      /** @description The address that takes the place of `email` once the link sent to it is opened. */
      pendingEmail: string | null;
      firstName: string | null;
      lastName: string | null;
      /** @description First and last name; without them what stands before the @. */
      name: string;
      phone: string | null;
      /** @description Division teams, in the order they were added. */
      watchlist: components['schemas']['ObjectId'][];
    };
    /**
     * @example {
     *       "token": "nUo0PXqGJ8yN2bS6wTg1u7kHcR3vYz5mL9dE4aFhWxI"
     *     }
     */
    VerifyEmail: {
      /** @description The `token` of the link in the mail. */
      token: string;
    };
    /** @description A statement that players sign. */
    Waiver: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      title: string;
      /** @description As it is signed from now on: that of `version`. */
      text: string;
      /** @description Of the text, from 1. A text that somebody was asked to sign stays as it was. */
      version: number;
      /** @description Nobody is asked to sign one that is not. */
      active: boolean;
    };
    /** @description What a player was asked to sign, and what came of it. */
    WaiverDetail: {
      waiver: components['schemas']['ObjectId'];
      /** @description Of the text, from 1. A text that somebody was asked to sign stays as it was. */
      version: number;
      sentDate: components['schemas']['Timestamp'] | null;
      signDate: components['schemas']['Timestamp'] | null;
      accepted: boolean;
      signedName: string | null;
    };
    /** @description What the link of a mail asks one player to sign. */
    WaiverToSign: {
      waiver: components['schemas']['ObjectId'];
      title: string;
      text: string;
      /** @description Of the text, from 1. A text that somebody was asked to sign stays as it was. */
      version: number;
      /** @description Whether the registration asks it of every player. */
      required: boolean;
      playerName: string;
      teamName: string | null;
      registration: components['schemas']['ObjectId'] | null;
      organizationName: string;
      expiresAt: components['schemas']['Timestamp'];
    };
    /**
     * @description `18:00` or `6:00 PM`.
     * @example 18:00
     */
    WallTime: string;
    /**
     * @example {
     *       "team": "6928d5a0c3f1b2a4d5e6f708"
     *     }
     */
    WatchedTeam: {
      /** @description A division team. */
      team: components['schemas']['ObjectId'];
    };
  };
  responses: {
    /** @description `invalid_request` */
    InvalidRequest: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_request",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'invalid_request';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `unauthenticated` */
    Unauthenticated: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "unauthenticated",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'unauthenticated';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `forbidden` */
    Forbidden: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "forbidden",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'forbidden';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `not_found` */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "not_found",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'not_found';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'idempotency_key_reused' | 'idempotency_in_progress' | 'invalid_reference';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `too_large` */
    TooLarge: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "too_large",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'too_large';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `unsupported_media_type` */
    UnsupportedMediaType: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "unsupported_media_type",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'unsupported_media_type';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `rate_limited` */
    RateLimited: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "rate_limited",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'rate_limited';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `internal_error` */
    InternalError: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "internal_error",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'internal_error';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `unavailable` */
    Unavailable: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "unavailable",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'unavailable';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `invalid_token`, `already_exists` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrInvalidTokenOrAlreadyExists: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'invalid_token'
              | 'already_exists';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `forbidden`, `email_unverified` */
    ForbiddenOrEmailUnverified: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "forbidden",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'forbidden' | 'email_unverified';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `invalid_token` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrInvalidToken: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              'idempotency_key_reused' | 'idempotency_in_progress' | 'invalid_reference' | 'invalid_token';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_reference` */
    InvalidReference: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_reference",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'invalid_reference';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `stale` */
    Stale: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "stale",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'stale';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `already_exists` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrAlreadyExists: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'organization_required'
              | 'already_exists';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `in_use`, `last_admin` */
    InUseOrLastAdmin: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "in_use",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'in_use' | 'last_admin';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequired: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'organization_required';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `in_use` */
    InUse: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "in_use",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'in_use';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `already_exists`, `invalid_time_zone` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrAlreadyExistsOrInvalidTimeZone: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'already_exists'
              | 'invalid_time_zone';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_reference`, `already_exists`, `in_use`, `invalid_time_zone` */
    InvalidReferenceOrAlreadyExistsOrInUseOrInvalidTimeZone: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_reference",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'invalid_reference' | 'already_exists' | 'in_use' | 'invalid_time_zone';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `in_use`, `not_empty` */
    InUseOrNotEmpty: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "in_use",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'in_use' | 'not_empty';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `rows_rejected` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrRowsRejected: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              'idempotency_key_reused' | 'idempotency_in_progress' | 'invalid_reference' | 'rows_rejected';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `already_exists`, `invalid_time_zone` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrAlreadyExistsOrInvalidTimeZone: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'organization_required'
              | 'already_exists'
              | 'invalid_time_zone';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_reference`, `already_exists`, `invalid_time_zone` */
    InvalidReferenceOrAlreadyExistsOrInvalidTimeZone: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_reference",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'invalid_reference' | 'already_exists' | 'invalid_time_zone';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `invalid_interval` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrInvalidInterval: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'organization_required'
              | 'invalid_interval';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_reference`, `in_use`, `invalid_interval` */
    InvalidReferenceOrInUseOrInvalidInterval: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_reference",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'invalid_reference' | 'in_use' | 'invalid_interval';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `double_booked` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrDoubleBooked: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'organization_required'
              | 'double_booked';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_reference`, `wrong_sport`, `double_booked`, `decided_by_bracket`, `game_not_playable` */
    InvalidReferenceOrWrongSportOrDoubleBookedOrDecidedByBracketOrGameNotPlayable: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_reference",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'invalid_reference'
              | 'wrong_sport'
              | 'double_booked'
              | 'decided_by_bracket'
              | 'game_not_playable';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `schedule_exists`, `schedule_impossible`, `too_few_teams`, `double_booked`, `wrong_sport`, `in_use` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrScheduleExistsOrScheduleImpossibleOrTooFewTeamsOrDoubleBookedOrWrongSportOrInUse: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'schedule_exists'
              | 'schedule_impossible'
              | 'too_few_teams'
              | 'double_booked'
              | 'wrong_sport'
              | 'in_use';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `too_few_teams`, `too_many_teams`, `bracket_exists`, `wrong_sport`, `schedule_impossible`, `double_booked`, `consolation_not_available` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrTooFewTeamsOrTooManyTeamsOrBracketExistsOrWrongSportOrScheduleImpossibleOrDoubleBookedOrConsolationNotAvailable: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'too_few_teams'
              | 'too_many_teams'
              | 'bracket_exists'
              | 'wrong_sport'
              | 'schedule_impossible'
              | 'double_booked'
              | 'consolation_not_available';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `in_use`, `bracket_has_scores` */
    InUseOrBracketHasScores: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "in_use",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'in_use' | 'bracket_has_scores';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `too_few_teams`, `too_many_teams`, `bracket_exists`, `wrong_sport`, `schedule_impossible`, `double_booked` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrTooFewTeamsOrTooManyTeamsOrBracketExistsOrWrongSportOrScheduleImpossibleOrDoubleBooked: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'too_few_teams'
              | 'too_many_teams'
              | 'bracket_exists'
              | 'wrong_sport'
              | 'schedule_impossible'
              | 'double_booked';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `already_exists`, `unknown_stat` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrAlreadyExistsOrUnknownStat: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'organization_required'
              | 'already_exists'
              | 'unknown_stat';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_reference`, `already_exists`, `unknown_stat` */
    InvalidReferenceOrAlreadyExistsOrUnknownStat: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_reference",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'invalid_reference' | 'already_exists' | 'unknown_stat';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `invalid_time_zone`, `already_exists` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrInvalidTimeZoneOrAlreadyExists: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'organization_required'
              | 'invalid_time_zone'
              | 'already_exists';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_reference`, `invalid_time_zone`, `already_exists`, `permanent_field` */
    InvalidReferenceOrInvalidTimeZoneOrAlreadyExistsOrPermanentField: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_reference",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'invalid_reference' | 'invalid_time_zone' | 'already_exists' | 'permanent_field';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_token` */
    InvalidToken: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_token",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'invalid_token';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `forbidden`, `registration_inactive`, `registration_not_open`, `registration_closed` */
    ForbiddenOrRegistrationInactiveOrRegistrationNotOpenOrRegistrationClosed: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "forbidden",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'forbidden' | 'registration_inactive' | 'registration_not_open' | 'registration_closed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `division_full`, `invalid_fields`, `roster_full`, `discount_invalid`, `discount_expired`, `discount_used_up`, `invalid_token` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrDivisionFullOrInvalidFieldsOrRosterFullOrDiscountInvalidOrDiscountExpiredOrDiscountUsedUpOrInvalidToken: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'division_full'
              | 'invalid_fields'
              | 'roster_full'
              | 'discount_invalid'
              | 'discount_expired'
              | 'discount_used_up'
              | 'invalid_token';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_reference`, `invalid_fields`, `discount_invalid`, `discount_expired`, `discount_used_up`, `removed` */
    InvalidReferenceOrInvalidFieldsOrDiscountInvalidOrDiscountExpiredOrDiscountUsedUpOrRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_reference",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'invalid_reference'
              | 'invalid_fields'
              | 'discount_invalid'
              | 'discount_expired'
              | 'discount_used_up'
              | 'removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_reference`, `removed` */
    InvalidReferenceOrRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_reference",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'invalid_reference' | 'removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `in_use`, `unrefunded_payments`, `removed` */
    InUseOrUnrefundedPaymentsOrRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "in_use",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'in_use' | 'unrefunded_payments' | 'removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `not_removed` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrNotRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'idempotency_key_reused' | 'idempotency_in_progress' | 'invalid_reference' | 'not_removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `incomplete`, `removed` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrIncompleteOrRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'incomplete'
              | 'removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `roster_full`, `roster_locked`, `invalid_fields`, `removed` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrRosterFullOrRosterLockedOrInvalidFieldsOrRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'roster_full'
              | 'roster_locked'
              | 'invalid_fields'
              | 'removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_reference`, `roster_locked`, `invalid_fields`, `removed` */
    InvalidReferenceOrRosterLockedOrInvalidFieldsOrRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_reference",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'invalid_reference' | 'roster_locked' | 'invalid_fields' | 'removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `roster_locked`, `removed` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrRosterLockedOrRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'roster_locked'
              | 'removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `already_requested`, `removed` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrAlreadyRequestedOrRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'already_requested'
              | 'removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `already_registered`, `removed` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrAlreadyRegisteredOrRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'already_registered'
              | 'removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `removed` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'idempotency_key_reused' | 'idempotency_in_progress' | 'invalid_reference' | 'removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `discount_invalid`, `discount_expired`, `discount_used_up` */
    DiscountInvalidOrDiscountExpiredOrDiscountUsedUp: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "discount_invalid",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'discount_invalid' | 'discount_expired' | 'discount_used_up';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `discount_invalid`, `discount_expired`, `discount_used_up`, `division_full`, `nothing_due`, `amount_not_chargeable`, `payments_not_connected`, `removed` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrDiscountInvalidOrDiscountExpiredOrDiscountUsedUpOrDivisionFullOrNothingDueOrAmountNotChargeableOrPaymentsNotConnectedOrRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'discount_invalid'
              | 'discount_expired'
              | 'discount_used_up'
              | 'division_full'
              | 'nothing_due'
              | 'amount_not_chargeable'
              | 'payments_not_connected'
              | 'removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `unavailable`, `payments_unavailable` */
    UnavailableOrPaymentsUnavailable: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "unavailable",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'unavailable' | 'payments_unavailable';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `organization_required`, `roster_full`, `invalid_fields`, `removed` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrRosterFullOrInvalidFieldsOrRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'organization_required'
              | 'roster_full'
              | 'invalid_fields'
              | 'removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `email_mismatch`, `already_linked` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrEmailMismatchOrAlreadyLinked: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'email_mismatch'
              | 'already_linked';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_reference`, `roster_full`, `invalid_fields`, `removed` */
    InvalidReferenceOrRosterFullOrInvalidFieldsOrRemoved: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_reference",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'invalid_reference' | 'roster_full' | 'invalid_fields' | 'removed';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_reference`, `organization_required`, `invalid_interval`, `payments_not_connected` */
    InvalidReferenceOrOrganizationRequiredOrInvalidIntervalOrPaymentsNotConnected: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_reference",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              'invalid_reference' | 'organization_required' | 'invalid_interval' | 'payments_not_connected';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `refund_exceeds_payment`, `not_refundable`, `refund_refused` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrRefundExceedsPaymentOrNotRefundableOrRefundRefused: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'refund_exceeds_payment'
              | 'not_refundable'
              | 'refund_refused';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_request`, `invalid_signature` */
    InvalidRequestOrInvalidSignature: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_request",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'invalid_request' | 'invalid_signature';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `discount_invalid`, `discount_expired`, `discount_used_up` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrDiscountInvalidOrDiscountExpiredOrDiscountUsedUp: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              | 'idempotency_key_reused'
              | 'idempotency_in_progress'
              | 'invalid_reference'
              | 'discount_invalid'
              | 'discount_expired'
              | 'discount_used_up';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `already_exists` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrAlreadyExists: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code:
              'idempotency_key_reused' | 'idempotency_in_progress' | 'invalid_reference' | 'already_exists';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `invalid_reference`, `already_exists` */
    InvalidReferenceOrAlreadyExists: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "invalid_reference",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'invalid_reference' | 'already_exists';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
    /** @description `idempotency_key_reused`, `idempotency_in_progress`, `invalid_reference`, `already_sent` */
    IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrAlreadySent: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": {
         *         "code": "idempotency_key_reused",
         *         "message": "What went wrong, for a person.",
         *         "requestId": "0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11"
         *       }
         *     }
         */
        'application/json': {
          /** @enum {boolean} */
          success: false;
          error: {
            /** @enum {string} */
            code: 'idempotency_key_reused' | 'idempotency_in_progress' | 'invalid_reference' | 'already_sent';
            message: string;
            details?: components['schemas']['ErrorDetail'][];
            requestId: string;
          };
        };
      };
    };
  };
  parameters: {
    /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
    IdempotencyKey: string;
    /** @description The ETag that was read; 412 `stale` where the record has changed since. */
    IfMatch: string;
  };
  requestBodies: never;
  headers: {
    /** @description Names the request; kept from the request where it has 1-64 of `[A-Za-z0-9._-]`. */
    XRequestId: string;
    /** @description The version of the record, for `If-Match`. */
    ETag: string;
    /** @description Where the new record is. */
    Location: string;
    /** @description The next page, `rel="next"`, where there is one. */
    Link: string;
    /** @description Seconds to wait. */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  'users.signUp': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "sam@example.org",
         *       "password": "correct horse battery",
         *       "firstName": "Sam",
         *       "lastName": "Okafor"
         *     }
         */
        'application/json': components['schemas']['SignUp'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "email": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Addressed'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.verifyEmail': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "nUo0PXqGJ8yN2bS6wTg1u7kHcR3vYz5mL9dE4aFhWxI"
         *     }
         */
        'application/json': components['schemas']['VerifyEmail'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "email": "text",
           *         "emailVerified": false,
           *         "pendingEmail": "text",
           *         "firstName": "text",
           *         "lastName": "text",
           *         "name": "text",
           *         "phone": "text",
           *         "watchlist": [
           *           "6928d5a0c3f1b2a4d5e6f708"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['User'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrInvalidTokenOrAlreadyExists'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.loginUser': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "sam@example.org",
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': components['schemas']['SignIn'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "token": "text",
           *         "expiresAt": "2026-03-08T18:00:00.000Z",
           *         "user": {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "email": "text",
           *           "emailVerified": false,
           *           "pendingEmail": "text",
           *           "firstName": "text",
           *           "lastName": "text",
           *           "name": "text",
           *           "phone": "text",
           *           "watchlist": [
           *             "6928d5a0c3f1b2a4d5e6f708"
           *           ]
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Session'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrEmailUnverified'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.forgotPassword': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "sam@example.org"
         *     }
         */
        'application/json': components['schemas']['AddressOnly'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "email": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Addressed'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.resetPassword': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "nUo0PXqGJ8yN2bS6wTg1u7kHcR3vYz5mL9dE4aFhWxI",
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': components['schemas']['ResetPassword'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "email": "text",
           *         "emailVerified": false,
           *         "pendingEmail": "text",
           *         "firstName": "text",
           *         "lastName": "text",
           *         "name": "text",
           *         "phone": "text",
           *         "watchlist": [
           *           "6928d5a0c3f1b2a4d5e6f708"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['User'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrInvalidToken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.logoutEverywhere': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "email": "text",
           *         "emailVerified": false,
           *         "pendingEmail": "text",
           *         "firstName": "text",
           *         "lastName": "text",
           *         "name": "text",
           *         "phone": "text",
           *         "watchlist": [
           *           "6928d5a0c3f1b2a4d5e6f708"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['User'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "email": "text",
           *         "emailVerified": false,
           *         "pendingEmail": "text",
           *         "firstName": "text",
           *         "lastName": "text",
           *         "name": "text",
           *         "phone": "text",
           *         "watchlist": [
           *           "6928d5a0c3f1b2a4d5e6f708"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['User'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.updateProfile': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "firstName": "Samira",
         *       "phone": "+1 555 0100"
         *     }
         */
        'application/json': components['schemas']['UpdateProfile'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "email": "text",
           *         "emailVerified": false,
           *         "pendingEmail": "text",
           *         "firstName": "text",
           *         "lastName": "text",
           *         "name": "text",
           *         "phone": "text",
           *         "watchlist": [
           *           "6928d5a0c3f1b2a4d5e6f708"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['User'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.watchlist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         "6928d5a0c3f1b2a4d5e6f708"
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ObjectId'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.addWatch': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "team": "6928d5a0c3f1b2a4d5e6f708"
         *     }
         */
        'application/json': components['schemas']['WatchedTeam'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "email": "text",
           *         "emailVerified": false,
           *         "pendingEmail": "text",
           *         "firstName": "text",
           *         "lastName": "text",
           *         "name": "text",
           *         "phone": "text",
           *         "watchlist": [
           *           "6928d5a0c3f1b2a4d5e6f708"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['User'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.removeWatch': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "team": "6928d5a0c3f1b2a4d5e6f708"
         *     }
         */
        'application/json': components['schemas']['WatchedTeam'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "email": "text",
           *         "emailVerified": false,
           *         "pendingEmail": "text",
           *         "firstName": "text",
           *         "lastName": "text",
           *         "name": "text",
           *         "phone": "text",
           *         "watchlist": [
           *           "6928d5a0c3f1b2a4d5e6f708"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['User'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.myTeams': {
    parameters: {
      query?: {
        /** @description 50 where nothing is said. */
        limit?: number;
        /** @description The page after this record. */
        after?: components['schemas']['ObjectId'];
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `division`, `league`, `organization`, `players`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "withdrawn": false,
           *           "seed": 0,
           *           "archived": false,
           *           "isTest": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DivisionTeam'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.myGames': {
    parameters: {
      query?: {
        /** @description 50 where nothing is said. */
        limit?: number;
        /** @description The page after this record. */
        after?: components['schemas']['ObjectId'];
        from?: components['schemas']['TimestampInput'];
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `homeTeam`, `awayTeam`, `organization`, `league`, `division`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "date": "2026-03-08T18:00:00.000Z",
           *           "time": "6:00 PM",
           *           "duration": 0,
           *           "isBye": false,
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "location": "text",
           *           "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *           "court": "text",
           *           "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *           "gameLabel": "text",
           *           "playoffRound": "quarterfinal",
           *           "isCancelled": false,
           *           "isHidden": false,
           *           "globalDate": "2026-03-08",
           *           "sport": "basketball",
           *           "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "homeTeamPlaceholder": "text",
           *           "awayTeamPlaceholder": "text",
           *           "homeScore": 0,
           *           "awayScore": 0,
           *           "forfeitedBy": "home",
           *           "homeFrom": {
           *             "game": "6928d5a0c3f1b2a4d5e6f708",
           *             "outcome": "winner"
           *           },
           *           "awayFrom": {
           *             "game": "6928d5a0c3f1b2a4d5e6f708",
           *             "outcome": "winner"
           *           }
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Game'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.myEvents': {
    parameters: {
      query?: {
        /** @description 50 where nothing is said. */
        limit?: number;
        /** @description The page after this record. */
        after?: components['schemas']['ObjectId'];
        /** @description Events that have not begun then, by default now; one without a time to begin at counts for its whole day. */
        from?: components['schemas']['TimestampInput'];
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `divisionTeam`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "title": "text",
           *           "eventType": "text",
           *           "date": "2026-03-08T18:00:00.000Z",
           *           "dateKey": "2026-03-08",
           *           "globalDate": "2026-03-08",
           *           "time": "19:00",
           *           "durationMinutes": 0,
           *           "location": "text",
           *           "notes": "text",
           *           "isCancelled": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TeamEvent'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'users.myAccess': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        divisionTeamId: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "isMember": false,
           *         "isAdmin": false,
           *         "isManager": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TeamAccess'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'admins.login': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "sam@example.org",
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': components['schemas']['SignIn'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "token": "text",
           *         "expiresAt": "2026-03-08T18:00:00.000Z",
           *         "user": {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "email": "text",
           *           "emailVerified": false,
           *           "pendingEmail": "text",
           *           "firstName": "text",
           *           "lastName": "text",
           *           "name": "text",
           *           "phone": "text",
           *           "watchlist": [
           *             "6928d5a0c3f1b2a4d5e6f708"
           *           ]
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Session'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrEmailUnverified'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'admins.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated';
        organization?: components['schemas']['ObjectId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "user": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "email": "text",
           *           "name": "text",
           *           "clerkId": "text"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Admin'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'admins.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "sam@example.org"
         *     }
         */
        'application/json': components['schemas']['CreateAdmin'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "email": "text",
           *         "name": "text",
           *         "clerkId": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Admin'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrAlreadyExists'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'admins.getByClerkId': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "email": "text",
           *         "name": "text",
           *         "clerkId": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Admin'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'admins.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "email": "text",
           *         "name": "text",
           *         "clerkId": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Admin'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'admins.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "email": "text",
           *         "name": "text",
           *         "clerkId": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Admin'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUseOrLastAdmin'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'apiKeys.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        revoked?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "scopes": [
           *             "read:leagues"
           *           ],
           *           "lastFour": "x7Qa",
           *           "expiresAt": "2026-03-08T18:00:00.000Z",
           *           "lastUsedAt": "2026-03-08T18:00:00.000Z",
           *           "revokedAt": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ApiKey'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'apiKeys.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Website",
         *       "scopes": [
         *         "read:leagues",
         *         "read:games"
         *       ]
         *     }
         */
        'application/json': components['schemas']['CreateApiKey'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "scopes": [
           *           "read:leagues"
           *         ],
           *         "lastFour": "x7Qa",
           *         "expiresAt": "2026-03-08T18:00:00.000Z",
           *         "lastUsedAt": "2026-03-08T18:00:00.000Z",
           *         "revokedAt": "2026-03-08T18:00:00.000Z",
           *         "key": "slk_live_4fJ0aPz81QmXw2LbT7RkYc9NvEhS6u27BmGJ"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['IssuedApiKey'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequired'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'apiKeys.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "scopes": [
           *           "read:leagues"
           *         ],
           *         "lastFour": "x7Qa",
           *         "expiresAt": "2026-03-08T18:00:00.000Z",
           *         "lastUsedAt": "2026-03-08T18:00:00.000Z",
           *         "revokedAt": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ApiKey'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'apiKeys.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "scopes": [
           *           "read:leagues"
           *         ],
           *         "lastFour": "x7Qa",
           *         "expiresAt": "2026-03-08T18:00:00.000Z",
           *         "lastUsedAt": "2026-03-08T18:00:00.000Z",
           *         "revokedAt": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ApiKey'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'apiKeys.rotate': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "graceHours": 24
         *     }
         */
        'application/json': components['schemas']['RotateApiKey'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "scopes": [
           *           "read:leagues"
           *         ],
           *         "lastFour": "x7Qa",
           *         "expiresAt": "2026-03-08T18:00:00.000Z",
           *         "lastUsedAt": "2026-03-08T18:00:00.000Z",
           *         "revokedAt": "2026-03-08T18:00:00.000Z",
           *         "key": "slk_live_4fJ0aPz81QmXw2LbT7RkYc9NvEhS6u27BmGJ"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['IssuedApiKey'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'organizations.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "slug": "text",
           *           "email": "text",
           *           "timeZone": "America/New_York",
           *           "currency": "usd",
           *           "stripeAccountId": "text",
           *           "active": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Organization'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'organizations.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Riverside Sports",
         *       "timeZone": "America/Chicago"
         *     }
         */
        'application/json': components['schemas']['CreateOrganization'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "slug": "text",
           *         "email": "text",
           *         "timeZone": "America/New_York",
           *         "currency": "usd",
           *         "stripeAccountId": "text",
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Organization'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrAlreadyExistsOrInvalidTimeZone'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'organizations.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "slug": "text",
           *         "email": "text",
           *         "timeZone": "America/New_York",
           *         "currency": "usd",
           *         "stripeAccountId": "text",
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Organization'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'organizations.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "timeZone": "America/Denver"
         *     }
         */
        'application/json': components['schemas']['UpdateOrganization'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "slug": "text",
           *         "email": "text",
           *         "timeZone": "America/New_York",
           *         "currency": "usd",
           *         "stripeAccountId": "text",
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Organization'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReferenceOrAlreadyExistsOrInUseOrInvalidTimeZone'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'paymentProducts.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        kind?: 'fee' | 'donation';
        active?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "kind": "fee",
           *           "amount": 12500,
           *           "active": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PaymentProduct'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'paymentProducts.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Team fee",
         *       "kind": "fee",
         *       "amount": 12500
         *     }
         */
        'application/json': components['schemas']['CreatePaymentProduct'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "kind": "fee",
           *         "amount": 12500,
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PaymentProduct'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequired'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'paymentProducts.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "kind": "fee",
           *         "amount": 12500,
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PaymentProduct'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'paymentProducts.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": 15000
         *     }
         */
        'application/json': components['schemas']['UpdatePaymentProduct'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "kind": "fee",
           *         "amount": 12500,
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PaymentProduct'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'paymentProducts.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "kind": "fee",
           *         "amount": 12500,
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PaymentProduct'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'leagues.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?:
          | 'priority'
          | '-priority'
          | 'name'
          | '-name'
          | 'startDate'
          | '-startDate'
          | 'created'
          | '-created'
          | 'updated'
          | '-updated';
        organization?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        active?: boolean;
        sport?: string;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `tournament`, `paymentProduct`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "contestType": "coed",
           *           "priority": 0,
           *           "sports": [
           *             "text"
           *           ],
           *           "startDate": "2026-03-08T18:00:00.000Z",
           *           "endDate": "2026-03-08T18:00:00.000Z",
           *           "active": false,
           *           "config": {},
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['League'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'leagues.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Winter 2026",
         *       "contestType": "coed",
         *       "sports": [
         *         "basketball"
         *       ],
         *       "startDate": "2026-01-10"
         *     }
         */
        'application/json': components['schemas']['CreateLeague'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "contestType": "coed",
           *         "priority": 0,
           *         "sports": [
           *           "text"
           *         ],
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "endDate": "2026-03-08T18:00:00.000Z",
           *         "active": false,
           *         "config": {},
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['League'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequired'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'leagues.listByOrganization': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?:
          | 'priority'
          | '-priority'
          | 'name'
          | '-name'
          | 'startDate'
          | '-startDate'
          | 'created'
          | '-created'
          | 'updated'
          | '-updated';
        organization?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        active?: boolean;
        sport?: string;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `tournament`, `paymentProduct`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "contestType": "coed",
           *           "priority": 0,
           *           "sports": [
           *             "text"
           *           ],
           *           "startDate": "2026-03-08T18:00:00.000Z",
           *           "endDate": "2026-03-08T18:00:00.000Z",
           *           "active": false,
           *           "config": {},
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['League'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'leagues.listByTournament': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?:
          | 'priority'
          | '-priority'
          | 'name'
          | '-name'
          | 'startDate'
          | '-startDate'
          | 'created'
          | '-created'
          | 'updated'
          | '-updated';
        organization?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        active?: boolean;
        sport?: string;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `tournament`, `paymentProduct`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "contestType": "coed",
           *           "priority": 0,
           *           "sports": [
           *             "text"
           *           ],
           *           "startDate": "2026-03-08T18:00:00.000Z",
           *           "endDate": "2026-03-08T18:00:00.000Z",
           *           "active": false,
           *           "config": {},
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['League'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'leagues.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `tournament`, `paymentProduct`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "contestType": "coed",
           *         "priority": 0,
           *         "sports": [
           *           "text"
           *         ],
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "endDate": "2026-03-08T18:00:00.000Z",
           *         "active": false,
           *         "config": {},
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['League'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'leagues.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "active": false
         *     }
         */
        'application/json': components['schemas']['UpdateLeague'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "contestType": "coed",
           *         "priority": 0,
           *         "sports": [
           *           "text"
           *         ],
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "endDate": "2026-03-08T18:00:00.000Z",
           *         "active": false,
           *         "config": {},
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['League'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'leagues.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "contestType": "coed",
           *         "priority": 0,
           *         "sports": [
           *           "text"
           *         ],
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "endDate": "2026-03-08T18:00:00.000Z",
           *         "active": false,
           *         "config": {},
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['League'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUseOrNotEmpty'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'tournaments.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?:
          | 'priority'
          | '-priority'
          | 'name'
          | '-name'
          | 'startDate'
          | '-startDate'
          | 'created'
          | '-created'
          | 'updated'
          | '-updated';
        organization?: components['schemas']['ObjectId'];
        active?: boolean;
        sport?: string;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `paymentProduct`, `contests`, `divisions`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "priority": 0,
           *           "sports": [
           *             "text"
           *           ],
           *           "startDate": "2026-03-08T18:00:00.000Z",
           *           "active": false,
           *           "config": {},
           *           "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Tournament'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'tournaments.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Spring Classic",
         *       "sports": [
         *         "basketball"
         *       ],
         *       "startDate": "2026-04-18"
         *     }
         */
        'application/json': components['schemas']['CreateTournament'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "priority": 0,
           *         "sports": [
           *           "text"
           *         ],
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "active": false,
           *         "config": {},
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Tournament'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequired'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'tournaments.listByOrganizationName': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?:
          | 'priority'
          | '-priority'
          | 'name'
          | '-name'
          | 'startDate'
          | '-startDate'
          | 'created'
          | '-created'
          | 'updated'
          | '-updated';
        organization?: components['schemas']['ObjectId'];
        active?: boolean;
        sport?: string;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `paymentProduct`, `contests`, `divisions`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "priority": 0,
           *           "sports": [
           *             "text"
           *           ],
           *           "startDate": "2026-03-08T18:00:00.000Z",
           *           "active": false,
           *           "config": {},
           *           "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Tournament'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'tournaments.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `paymentProduct`, `contests`, `divisions`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "priority": 0,
           *         "sports": [
           *           "text"
           *         ],
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "active": false,
           *         "config": {},
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Tournament'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'tournaments.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "active": false
         *     }
         */
        'application/json': components['schemas']['UpdateTournament'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "priority": 0,
           *         "sports": [
           *           "text"
           *         ],
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "active": false,
           *         "config": {},
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Tournament'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'tournaments.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "priority": 0,
           *         "sports": [
           *           "text"
           *         ],
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "active": false,
           *         "config": {},
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Tournament'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUseOrNotEmpty'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisions.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?:
          | 'priority'
          | '-priority'
          | 'name'
          | '-name'
          | 'startDate'
          | '-startDate'
          | 'created'
          | '-created'
          | 'updated'
          | '-updated';
        organization?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        sport?: string;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `league`, `organization`, `paymentProduct`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "sports": [
           *             "text"
           *           ],
           *           "priority": 0,
           *           "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "config": {},
           *           "strengthLevel": 0,
           *           "startDate": "2026-03-08T18:00:00.000Z",
           *           "endDate": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Division'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisions.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Division A",
         *       "sports": [
         *         "basketball"
         *       ],
         *       "config": {
         *         "capacity": 8,
         *         "minPlayers": 5,
         *         "maxPlayers": 12
         *       }
         *     }
         */
        'application/json': components['schemas']['CreateDivision'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "sports": [
           *           "text"
           *         ],
           *         "priority": 0,
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "config": {},
           *         "strengthLevel": 0,
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "endDate": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Division'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequired'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisions.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `league`, `organization`, `paymentProduct`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "sports": [
           *           "text"
           *         ],
           *         "priority": 0,
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "config": {},
           *         "strengthLevel": 0,
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "endDate": "2026-03-08T18:00:00.000Z",
           *         "standings": [
           *           {
           *             "team": "6928d5a0c3f1b2a4d5e6f708",
           *             "name": "text",
           *             "rank": 0,
           *             "gamesPlayed": 0,
           *             "wins": 0,
           *             "losses": 0,
           *             "ties": 0,
           *             "points": 0,
           *             "winPct": 0.667,
           *             "pointsFor": 0,
           *             "pointsAgainst": 0,
           *             "pointDifferential": 0,
           *             "gamesBack": 0,
           *             "streak": "W3",
           *             "homeRecord": "3-1-0",
           *             "awayRecord": "3-1-0",
           *             "tiebreaker": "headToHead"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DivisionWithStandings'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisions.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "config": {
         *         "capacity": 10
         *       }
         *     }
         */
        'application/json': components['schemas']['UpdateDivision'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "sports": [
           *           "text"
           *         ],
           *         "priority": 0,
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "config": {},
           *         "strengthLevel": 0,
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "endDate": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Division'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisions.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "sports": [
           *           "text"
           *         ],
           *         "priority": 0,
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "config": {},
           *         "strengthLevel": 0,
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "endDate": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Division'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUseOrNotEmpty'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisions.standings': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "rank": 0,
           *           "gamesPlayed": 0,
           *           "wins": 0,
           *           "losses": 0,
           *           "ties": 0,
           *           "points": 0,
           *           "winPct": 0.667,
           *           "pointsFor": 0,
           *           "pointsAgainst": 0,
           *           "pointDifferential": 0,
           *           "gamesBack": 0,
           *           "streak": "W3",
           *           "homeRecord": "3-1-0",
           *           "awayRecord": "3-1-0",
           *           "tiebreaker": "headToHead"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['StandingsRow'][] | null;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisions.config': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "requirePlayers": {
           *           "value": false,
           *           "source": "division"
           *         },
           *         "hideTeams": {
           *           "value": false,
           *           "source": "division"
           *         },
           *         "hideSchedules": {
           *           "value": false,
           *           "source": "division"
           *         },
           *         "hideStandings": {
           *           "value": false,
           *           "source": "division"
           *         },
           *         "showStats": {
           *           "value": false,
           *           "source": "division"
           *         },
           *         "gameStats": {
           *           "value": {
           *             "basketball": [
           *               "points",
           *               "rebounds"
           *             ]
           *           },
           *           "source": "division"
           *         },
           *         "excludeTeamName": {
           *           "value": false,
           *           "source": "division"
           *         },
           *         "minPlayers": {
           *           "value": 0,
           *           "source": "division"
           *         },
           *         "maxPlayers": {
           *           "value": 0,
           *           "source": "division"
           *         },
           *         "gameDurationInMinutes": {
           *           "value": 1,
           *           "source": "division"
           *         },
           *         "requireCoaches": {
           *           "value": false,
           *           "source": "division"
           *         },
           *         "requireTeamRepresentatives": {
           *           "value": false,
           *           "source": "division"
           *         },
           *         "minTeamRepresentatives": {
           *           "value": 0,
           *           "source": "division"
           *         },
           *         "maxTeamRepresentatives": {
           *           "value": 0,
           *           "source": "division"
           *         },
           *         "minCoaches": {
           *           "value": 0,
           *           "source": "division"
           *         },
           *         "maxCoaches": {
           *           "value": 0,
           *           "source": "division"
           *         },
           *         "capacity": {
           *           "value": 0,
           *           "source": "division"
           *         },
           *         "waitlistCapacity": {
           *           "value": 0,
           *           "source": "division"
           *         },
           *         "autoPromote": {
           *           "value": false,
           *           "source": "division"
           *         },
           *         "promotionPaymentWindowHours": {
           *           "value": 0,
           *           "source": "division"
           *         },
           *         "hasWaitlist": {
           *           "value": false,
           *           "source": "division"
           *         },
           *         "disableSync": {
           *           "value": false,
           *           "source": "division"
           *         },
           *         "admins": {
           *           "value": [
           *             "text"
           *           ],
           *           "source": "division"
           *         },
           *         "tiebreakers": {
           *           "value": {
           *             "soccer": {
           *               "order": [
           *                 "headToHead",
           *                 "differential",
           *                 "scored"
           *               ]
           *             }
           *           },
           *           "source": "division"
           *         },
           *         "playoffTeams": {
           *           "value": 2,
           *           "source": "division"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ResolvedConfig'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisions.capacity': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "capacity": 0,
           *         "waitlistCapacity": 0,
           *         "secured": [
           *           {
           *             "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *             "name": "text",
           *             "status": "Pending",
           *             "paymentStatus": "unpaid",
           *             "queuedAt": "2026-03-08T18:00:00.000Z",
           *             "promotedAt": "2026-03-08T18:00:00.000Z"
           *           }
           *         ],
           *         "waitlisted": [
           *           {
           *             "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *             "name": "text",
           *             "status": "Pending",
           *             "paymentStatus": "unpaid",
           *             "queuedAt": "2026-03-08T18:00:00.000Z",
           *             "promotedAt": "2026-03-08T18:00:00.000Z"
           *           }
           *         ],
           *         "pending": [
           *           {
           *             "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *             "name": "text",
           *             "status": "Pending",
           *             "paymentStatus": "unpaid",
           *             "queuedAt": "2026-03-08T18:00:00.000Z",
           *             "promotedAt": "2026-03-08T18:00:00.000Z"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DivisionCapacity'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisions.calendar': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisions.scheduleCsv': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisions.importSchedule': {
    parameters: {
      query?: {
        /** @description Import the good rows and answer with the others. */
        partial?: boolean;
      };
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example date,time,home,away
         *     2026-03-08,19:00,Riverside Hawks,Lakeside Owls
         */
        'text/csv': string;
        'multipart/form-data': {
          /**
           * @description CSV in UTF-8 with a heading; at most 1 MB.
           * @example date,time,home,away
           *     2026-03-08,19:00,Riverside Hawks,Lakeside Owls
           */
          upload: string;
        };
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "created": 0,
           *         "rejected": [
           *           {
           *             "line": 0,
           *             "message": "text"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ImportResult'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrRowsRejected'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisions.standingsCsv': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisions.importTeams': {
    parameters: {
      query?: {
        /** @description Import the good rows and answer with the others. */
        partial?: boolean;
      };
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example name,seed
         *     Riverside Hawks,1
         */
        'text/csv': string;
        'multipart/form-data': {
          /**
           * @description CSV in UTF-8 with a heading; at most 1 MB.
           * @example name,seed
           *     Riverside Hawks,1
           */
          upload: string;
        };
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "created": 0,
           *         "rejected": [
           *           {
           *             "line": 0,
           *             "message": "text"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ImportResult'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrRowsRejected'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teams.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description Clubs with a team in a division of this league. */
        league?: components['schemas']['ObjectId'];
        /** @description Clubs with a team in this division. */
        division?: components['schemas']['ObjectId'];
        /** @description The whole name, without regard to case. */
        name?: string;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "logoUrl": "text",
           *           "color": "text"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Team'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teams.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Riverside Hawks",
         *       "color": "#1e40af"
         *     }
         */
        'application/json': components['schemas']['CreateTeam'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "logoUrl": "text",
           *         "color": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Team'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequired'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teams.listByLeague': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description Clubs with a team in a division of this league. */
        league?: components['schemas']['ObjectId'];
        /** @description Clubs with a team in this division. */
        division?: components['schemas']['ObjectId'];
        /** @description The whole name, without regard to case. */
        name?: string;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "logoUrl": "text",
           *           "color": "text"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Team'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teams.listByDivision': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description Clubs with a team in a division of this league. */
        league?: components['schemas']['ObjectId'];
        /** @description Clubs with a team in this division. */
        division?: components['schemas']['ObjectId'];
        /** @description The whole name, without regard to case. */
        name?: string;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "logoUrl": "text",
           *           "color": "text"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Team'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teams.listByOrganizationName': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description Clubs with a team in a division of this league. */
        league?: components['schemas']['ObjectId'];
        /** @description Clubs with a team in this division. */
        division?: components['schemas']['ObjectId'];
        /** @description The whole name, without regard to case. */
        name?: string;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "logoUrl": "text",
           *           "color": "text"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Team'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teams.listByOrganizationAndDivision': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description Clubs with a team in a division of this league. */
        league?: components['schemas']['ObjectId'];
        /** @description Clubs with a team in this division. */
        division?: components['schemas']['ObjectId'];
        /** @description The whole name, without regard to case. */
        name?: string;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        orgId: components['schemas']['ObjectId'];
        divId: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "logoUrl": "text",
           *           "color": "text"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Team'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teams.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "logoUrl": "text",
           *         "color": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Team'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teams.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "color": "navy"
         *     }
         */
        'application/json': components['schemas']['UpdateTeam'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "logoUrl": "text",
           *         "color": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Team'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teams.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "logoUrl": "text",
           *         "color": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Team'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisionTeams.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name' | 'seed' | '-seed';
        organization?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        team?: components['schemas']['ObjectId'];
        archived?: boolean;
        isTest?: boolean;
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: withdrawn teams too, for administrators. */
        withdrawn?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `division`, `league`, `tournament`, `organization`, `registration`, `registrationTeam`, `players`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "withdrawn": false,
           *           "seed": 0,
           *           "archived": false,
           *           "isTest": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DivisionTeam'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisionTeams.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Riverside Hawks",
         *       "division": "6928d5a0c3f1b2a4d5e6f708",
         *       "seed": 1
         *     }
         */
        'application/json': components['schemas']['CreateDivisionTeam'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "team": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "withdrawn": false,
           *         "seed": 0,
           *         "archived": false,
           *         "isTest": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DivisionTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequired'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisionTeams.listByDivision': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name' | 'seed' | '-seed';
        organization?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        team?: components['schemas']['ObjectId'];
        archived?: boolean;
        isTest?: boolean;
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: withdrawn teams too, for administrators. */
        withdrawn?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `division`, `league`, `tournament`, `organization`, `registration`, `registrationTeam`, `players`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "withdrawn": false,
           *           "seed": 0,
           *           "archived": false,
           *           "isTest": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DivisionTeam'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisionTeams.listByLeague': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name' | 'seed' | '-seed';
        organization?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        team?: components['schemas']['ObjectId'];
        archived?: boolean;
        isTest?: boolean;
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: withdrawn teams too, for administrators. */
        withdrawn?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `division`, `league`, `tournament`, `organization`, `registration`, `registrationTeam`, `players`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "withdrawn": false,
           *           "seed": 0,
           *           "archived": false,
           *           "isTest": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DivisionTeam'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisionTeams.listByRegistration': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name' | 'seed' | '-seed';
        organization?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        team?: components['schemas']['ObjectId'];
        archived?: boolean;
        isTest?: boolean;
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: withdrawn teams too, for administrators. */
        withdrawn?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `division`, `league`, `tournament`, `organization`, `registration`, `registrationTeam`, `players`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "withdrawn": false,
           *           "seed": 0,
           *           "archived": false,
           *           "isTest": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DivisionTeam'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisionTeams.listByRegistrationTeam': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name' | 'seed' | '-seed';
        organization?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        team?: components['schemas']['ObjectId'];
        archived?: boolean;
        isTest?: boolean;
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: withdrawn teams too, for administrators. */
        withdrawn?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `division`, `league`, `tournament`, `organization`, `registration`, `registrationTeam`, `players`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "withdrawn": false,
           *           "seed": 0,
           *           "archived": false,
           *           "isTest": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DivisionTeam'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisionTeams.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `division`, `league`, `tournament`, `organization`, `registration`, `registrationTeam`, `players`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "team": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "withdrawn": false,
           *         "seed": 0,
           *         "archived": false,
           *         "isTest": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DivisionTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisionTeams.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "seed": 2
         *     }
         */
        'application/json': components['schemas']['UpdateDivisionTeam'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "team": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "withdrawn": false,
           *         "seed": 0,
           *         "archived": false,
           *         "isTest": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DivisionTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisionTeams.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "team": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "withdrawn": false,
           *         "seed": 0,
           *         "archived": false,
           *         "isTest": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DivisionTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'divisionTeams.calendar': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'locations.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description The whole name, without regard to case. */
        name?: string;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "address": "text",
           *           "latitude": 0,
           *           "longitude": 0,
           *           "timeZone": "text",
           *           "courts": [
           *             {
           *               "name": "text"
           *             }
           *           ]
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Location'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'locations.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Riverside Sports Hall",
         *       "address": "1 River Street",
         *       "timeZone": "America/New_York",
         *       "courts": [
         *         {
         *           "name": "Court 1"
         *         },
         *         {
         *           "name": "Court 2"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['CreateLocation'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "address": "text",
           *         "latitude": 0,
           *         "longitude": 0,
           *         "timeZone": "text",
           *         "courts": [
           *           {
           *             "name": "text"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Location'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrAlreadyExistsOrInvalidTimeZone'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'locations.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "address": "text",
           *         "latitude": 0,
           *         "longitude": 0,
           *         "timeZone": "text",
           *         "courts": [
           *           {
           *             "name": "text"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Location'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'locations.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "courts": [
         *         {
         *           "name": "Court 1"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['UpdateLocation'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "address": "text",
           *         "latitude": 0,
           *         "longitude": 0,
           *         "timeZone": "text",
           *         "courts": [
           *           {
           *             "name": "text"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Location'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReferenceOrAlreadyExistsOrInvalidTimeZone'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'locations.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "address": "text",
           *         "latitude": 0,
           *         "longitude": 0,
           *         "timeZone": "text",
           *         "courts": [
           *           {
           *             "name": "text"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Location'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'timeSlots.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'start' | '-start' | 'created' | '-created' | 'updated' | '-updated';
        organization?: components['schemas']['ObjectId'];
        location?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        /** @description Slots that begin then or later. */
        from?: components['schemas']['TimestampInput'];
        /** @description Slots that begin earlier. */
        to?: components['schemas']['TimestampInput'];
        /** @description `true`: no game has taken it; `false`: one has. */
        free?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`, `location`, `league`, `tournament`, `game`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "location": "6928d5a0c3f1b2a4d5e6f708",
           *           "court": "text",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "start": "2026-03-08T18:00:00.000Z",
           *           "end": "2026-03-08T18:00:00.000Z",
           *           "game": "6928d5a0c3f1b2a4d5e6f708"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TimeSlot'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'timeSlots.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "location": "6928d5a0c3f1b2a4d5e6f708",
         *       "court": "Court 1",
         *       "start": "2026-03-08T18:00:00Z",
         *       "end": "2026-03-08T19:00:00Z"
         *     }
         */
        'application/json': components['schemas']['CreateTimeSlot'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "location": "6928d5a0c3f1b2a4d5e6f708",
           *         "court": "text",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "start": "2026-03-08T18:00:00.000Z",
           *         "end": "2026-03-08T18:00:00.000Z",
           *         "game": "6928d5a0c3f1b2a4d5e6f708"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TimeSlot'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrInvalidInterval'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'timeSlots.listByOrganizationName': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'start' | '-start' | 'created' | '-created' | 'updated' | '-updated';
        organization?: components['schemas']['ObjectId'];
        location?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        /** @description Slots that begin then or later. */
        from?: components['schemas']['TimestampInput'];
        /** @description Slots that begin earlier. */
        to?: components['schemas']['TimestampInput'];
        /** @description `true`: no game has taken it; `false`: one has. */
        free?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`, `location`, `league`, `tournament`, `game`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "location": "6928d5a0c3f1b2a4d5e6f708",
           *           "court": "text",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "start": "2026-03-08T18:00:00.000Z",
           *           "end": "2026-03-08T18:00:00.000Z",
           *           "game": "6928d5a0c3f1b2a4d5e6f708"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TimeSlot'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'timeSlots.listByLeague': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'start' | '-start' | 'created' | '-created' | 'updated' | '-updated';
        organization?: components['schemas']['ObjectId'];
        location?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        /** @description Slots that begin then or later. */
        from?: components['schemas']['TimestampInput'];
        /** @description Slots that begin earlier. */
        to?: components['schemas']['TimestampInput'];
        /** @description `true`: no game has taken it; `false`: one has. */
        free?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`, `location`, `league`, `tournament`, `game`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "location": "6928d5a0c3f1b2a4d5e6f708",
           *           "court": "text",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "start": "2026-03-08T18:00:00.000Z",
           *           "end": "2026-03-08T18:00:00.000Z",
           *           "game": "6928d5a0c3f1b2a4d5e6f708"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TimeSlot'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'timeSlots.listByTournament': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'start' | '-start' | 'created' | '-created' | 'updated' | '-updated';
        organization?: components['schemas']['ObjectId'];
        location?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        /** @description Slots that begin then or later. */
        from?: components['schemas']['TimestampInput'];
        /** @description Slots that begin earlier. */
        to?: components['schemas']['TimestampInput'];
        /** @description `true`: no game has taken it; `false`: one has. */
        free?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`, `location`, `league`, `tournament`, `game`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "location": "6928d5a0c3f1b2a4d5e6f708",
           *           "court": "text",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "start": "2026-03-08T18:00:00.000Z",
           *           "end": "2026-03-08T18:00:00.000Z",
           *           "game": "6928d5a0c3f1b2a4d5e6f708"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TimeSlot'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'timeSlots.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`, `location`, `league`, `tournament`, `game`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "location": "6928d5a0c3f1b2a4d5e6f708",
           *         "court": "text",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "start": "2026-03-08T18:00:00.000Z",
           *         "end": "2026-03-08T18:00:00.000Z",
           *         "game": "6928d5a0c3f1b2a4d5e6f708"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TimeSlot'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'timeSlots.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "end": "2026-03-08T19:30:00Z"
         *     }
         */
        'application/json': components['schemas']['UpdateTimeSlot'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "location": "6928d5a0c3f1b2a4d5e6f708",
           *         "court": "text",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "start": "2026-03-08T18:00:00.000Z",
           *         "end": "2026-03-08T18:00:00.000Z",
           *         "game": "6928d5a0c3f1b2a4d5e6f708"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TimeSlot'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReferenceOrInUseOrInvalidInterval'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'timeSlots.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "location": "6928d5a0c3f1b2a4d5e6f708",
           *         "court": "text",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "start": "2026-03-08T18:00:00.000Z",
           *         "end": "2026-03-08T18:00:00.000Z",
           *         "game": "6928d5a0c3f1b2a4d5e6f708"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TimeSlot'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'games.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'date' | '-date' | 'created' | '-created' | 'updated' | '-updated';
        organization?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        /** @description Home or away. */
        team?: components['schemas']['ObjectId'];
        /** @description The venue. */
        location?: components['schemas']['ObjectId'];
        /** @description Games whose `date` is then or later. A day alone is its midnight in UTC. */
        from?: components['schemas']['TimestampInput'];
        /** @description Games whose `date` is earlier. A day alone is its midnight in UTC. */
        to?: components['schemas']['TimestampInput'];
        playoffRound?:
          | 'quarterfinal'
          | 'consolation_semifinal'
          | 'semifinal'
          | 'championship'
          | 'third_place'
          | 'fifth_place'
          | 'seventh_place'
          | 'consolation';
        sport?: 'basketball' | 'baseball' | 'football' | 'soccer' | 'judo' | 'golf' | 'racket' | 'track';
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `homeTeam`, `awayTeam`, `organization`, `league`, `division`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "date": "2026-03-08T18:00:00.000Z",
           *           "time": "6:00 PM",
           *           "duration": 0,
           *           "isBye": false,
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "location": "text",
           *           "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *           "court": "text",
           *           "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *           "gameLabel": "text",
           *           "playoffRound": "quarterfinal",
           *           "isCancelled": false,
           *           "isHidden": false,
           *           "globalDate": "2026-03-08",
           *           "sport": "basketball",
           *           "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "homeTeamPlaceholder": "text",
           *           "awayTeamPlaceholder": "text",
           *           "homeScore": 0,
           *           "awayScore": 0,
           *           "forfeitedBy": "home",
           *           "homeFrom": {
           *             "game": "6928d5a0c3f1b2a4d5e6f708",
           *             "outcome": "winner"
           *           },
           *           "awayFrom": {
           *             "game": "6928d5a0c3f1b2a4d5e6f708",
           *             "outcome": "winner"
           *           }
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Game'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'games.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "sport": "basketball",
         *       "date": "2026-03-08",
         *       "time": "6:00 PM",
         *       "location": "Riverside Sports Hall"
         *     }
         */
        'application/json': components['schemas']['CreateGame'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "date": "2026-03-08T18:00:00.000Z",
           *         "time": "6:00 PM",
           *         "duration": 0,
           *         "isBye": false,
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "location": "text",
           *         "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *         "court": "text",
           *         "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *         "gameLabel": "text",
           *         "playoffRound": "quarterfinal",
           *         "isCancelled": false,
           *         "isHidden": false,
           *         "globalDate": "2026-03-08",
           *         "sport": "basketball",
           *         "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "homeTeamPlaceholder": "text",
           *         "awayTeamPlaceholder": "text",
           *         "homeScore": 0,
           *         "awayScore": 0,
           *         "forfeitedBy": "home",
           *         "homeFrom": {
           *           "game": "6928d5a0c3f1b2a4d5e6f708",
           *           "outcome": "winner"
           *         },
           *         "awayFrom": {
           *           "game": "6928d5a0c3f1b2a4d5e6f708",
           *           "outcome": "winner"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Game'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrDoubleBooked'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'games.listByTeam': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'date' | '-date' | 'created' | '-created' | 'updated' | '-updated';
        organization?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        /** @description Home or away. */
        team?: components['schemas']['ObjectId'];
        /** @description The venue. */
        location?: components['schemas']['ObjectId'];
        /** @description Games whose `date` is then or later. A day alone is its midnight in UTC. */
        from?: components['schemas']['TimestampInput'];
        /** @description Games whose `date` is earlier. A day alone is its midnight in UTC. */
        to?: components['schemas']['TimestampInput'];
        playoffRound?:
          | 'quarterfinal'
          | 'consolation_semifinal'
          | 'semifinal'
          | 'championship'
          | 'third_place'
          | 'fifth_place'
          | 'seventh_place'
          | 'consolation';
        sport?: 'basketball' | 'baseball' | 'football' | 'soccer' | 'judo' | 'golf' | 'racket' | 'track';
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `homeTeam`, `awayTeam`, `organization`, `league`, `division`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "date": "2026-03-08T18:00:00.000Z",
           *           "time": "6:00 PM",
           *           "duration": 0,
           *           "isBye": false,
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "location": "text",
           *           "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *           "court": "text",
           *           "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *           "gameLabel": "text",
           *           "playoffRound": "quarterfinal",
           *           "isCancelled": false,
           *           "isHidden": false,
           *           "globalDate": "2026-03-08",
           *           "sport": "basketball",
           *           "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "homeTeamPlaceholder": "text",
           *           "awayTeamPlaceholder": "text",
           *           "homeScore": 0,
           *           "awayScore": 0,
           *           "forfeitedBy": "home",
           *           "homeFrom": {
           *             "game": "6928d5a0c3f1b2a4d5e6f708",
           *             "outcome": "winner"
           *           },
           *           "awayFrom": {
           *             "game": "6928d5a0c3f1b2a4d5e6f708",
           *             "outcome": "winner"
           *           }
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Game'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'games.listByLeague': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'date' | '-date' | 'created' | '-created' | 'updated' | '-updated';
        organization?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        /** @description Home or away. */
        team?: components['schemas']['ObjectId'];
        /** @description The venue. */
        location?: components['schemas']['ObjectId'];
        /** @description Games whose `date` is then or later. A day alone is its midnight in UTC. */
        from?: components['schemas']['TimestampInput'];
        /** @description Games whose `date` is earlier. A day alone is its midnight in UTC. */
        to?: components['schemas']['TimestampInput'];
        playoffRound?:
          | 'quarterfinal'
          | 'consolation_semifinal'
          | 'semifinal'
          | 'championship'
          | 'third_place'
          | 'fifth_place'
          | 'seventh_place'
          | 'consolation';
        sport?: 'basketball' | 'baseball' | 'football' | 'soccer' | 'judo' | 'golf' | 'racket' | 'track';
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `homeTeam`, `awayTeam`, `organization`, `league`, `division`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "date": "2026-03-08T18:00:00.000Z",
           *           "time": "6:00 PM",
           *           "duration": 0,
           *           "isBye": false,
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "location": "text",
           *           "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *           "court": "text",
           *           "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *           "gameLabel": "text",
           *           "playoffRound": "quarterfinal",
           *           "isCancelled": false,
           *           "isHidden": false,
           *           "globalDate": "2026-03-08",
           *           "sport": "basketball",
           *           "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "homeTeamPlaceholder": "text",
           *           "awayTeamPlaceholder": "text",
           *           "homeScore": 0,
           *           "awayScore": 0,
           *           "forfeitedBy": "home",
           *           "homeFrom": {
           *             "game": "6928d5a0c3f1b2a4d5e6f708",
           *             "outcome": "winner"
           *           },
           *           "awayFrom": {
           *             "game": "6928d5a0c3f1b2a4d5e6f708",
           *             "outcome": "winner"
           *           }
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Game'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'games.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `homeTeam`, `awayTeam`, `organization`, `league`, `division`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "date": "2026-03-08T18:00:00.000Z",
           *         "time": "6:00 PM",
           *         "duration": 0,
           *         "isBye": false,
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "location": "text",
           *         "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *         "court": "text",
           *         "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *         "gameLabel": "text",
           *         "playoffRound": "quarterfinal",
           *         "isCancelled": false,
           *         "isHidden": false,
           *         "globalDate": "2026-03-08",
           *         "sport": "basketball",
           *         "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "homeTeamPlaceholder": "text",
           *         "awayTeamPlaceholder": "text",
           *         "homeScore": 0,
           *         "awayScore": 0,
           *         "forfeitedBy": "home",
           *         "homeFrom": {
           *           "game": "6928d5a0c3f1b2a4d5e6f708",
           *           "outcome": "winner"
           *         },
           *         "awayFrom": {
           *           "game": "6928d5a0c3f1b2a4d5e6f708",
           *           "outcome": "winner"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Game'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'games.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "homeScore": 78,
         *       "awayScore": 71
         *     }
         */
        'application/json': components['schemas']['UpdateGame'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "date": "2026-03-08T18:00:00.000Z",
           *         "time": "6:00 PM",
           *         "duration": 0,
           *         "isBye": false,
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "location": "text",
           *         "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *         "court": "text",
           *         "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *         "gameLabel": "text",
           *         "playoffRound": "quarterfinal",
           *         "isCancelled": false,
           *         "isHidden": false,
           *         "globalDate": "2026-03-08",
           *         "sport": "basketball",
           *         "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "homeTeamPlaceholder": "text",
           *         "awayTeamPlaceholder": "text",
           *         "homeScore": 0,
           *         "awayScore": 0,
           *         "forfeitedBy": "home",
           *         "homeFrom": {
           *           "game": "6928d5a0c3f1b2a4d5e6f708",
           *           "outcome": "winner"
           *         },
           *         "awayFrom": {
           *           "game": "6928d5a0c3f1b2a4d5e6f708",
           *           "outcome": "winner"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Game'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReferenceOrWrongSportOrDoubleBookedOrDecidedByBracketOrGameNotPlayable'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'games.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "date": "2026-03-08T18:00:00.000Z",
           *         "time": "6:00 PM",
           *         "duration": 0,
           *         "isBye": false,
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "location": "text",
           *         "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *         "court": "text",
           *         "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *         "gameLabel": "text",
           *         "playoffRound": "quarterfinal",
           *         "isCancelled": false,
           *         "isHidden": false,
           *         "globalDate": "2026-03-08",
           *         "sport": "basketball",
           *         "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "homeTeamPlaceholder": "text",
           *         "awayTeamPlaceholder": "text",
           *         "homeScore": 0,
           *         "awayScore": 0,
           *         "forfeitedBy": "home",
           *         "homeFrom": {
           *           "game": "6928d5a0c3f1b2a4d5e6f708",
           *           "outcome": "winner"
           *         },
           *         "awayFrom": {
           *           "game": "6928d5a0c3f1b2a4d5e6f708",
           *           "outcome": "winner"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Game'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'schedules.generate': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "legs": 2,
         *       "start": "2026-03-08",
         *       "daysOfWeek": [
         *         "sunday"
         *       ],
         *       "times": [
         *         "10:00",
         *         "11:00"
         *       ],
         *       "dryRun": true
         *     }
         */
        'application/json': components['schemas']['GenerateSchedule'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "dryRun": false,
           *         "games": [
           *           {
           *             "_id": "6928d5a0c3f1b2a4d5e6f708",
           *             "created": "2026-03-08T18:00:00.000Z",
           *             "updated": "2026-03-08T18:00:00.000Z",
           *             "date": "2026-03-08T18:00:00.000Z",
           *             "time": "6:00 PM",
           *             "duration": 0,
           *             "isBye": false,
           *             "organization": "6928d5a0c3f1b2a4d5e6f708",
           *             "league": "6928d5a0c3f1b2a4d5e6f708",
           *             "division": "6928d5a0c3f1b2a4d5e6f708",
           *             "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *             "location": "text",
           *             "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *             "court": "text",
           *             "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *             "gameLabel": "text",
           *             "playoffRound": "quarterfinal",
           *             "isCancelled": false,
           *             "isHidden": false,
           *             "globalDate": "2026-03-08",
           *             "sport": "basketball",
           *             "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *             "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *             "homeTeamPlaceholder": "text",
           *             "awayTeamPlaceholder": "text",
           *             "homeScore": 0,
           *             "awayScore": 0,
           *             "forfeitedBy": "home",
           *             "homeFrom": {
           *               "game": "6928d5a0c3f1b2a4d5e6f708",
           *               "outcome": "winner"
           *             },
           *             "awayFrom": {
           *               "game": "6928d5a0c3f1b2a4d5e6f708",
           *               "outcome": "winner"
           *             }
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Schedule'];
          };
        };
      };
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "dryRun": false,
           *         "games": [
           *           {
           *             "_id": "6928d5a0c3f1b2a4d5e6f708",
           *             "created": "2026-03-08T18:00:00.000Z",
           *             "updated": "2026-03-08T18:00:00.000Z",
           *             "date": "2026-03-08T18:00:00.000Z",
           *             "time": "6:00 PM",
           *             "duration": 0,
           *             "isBye": false,
           *             "organization": "6928d5a0c3f1b2a4d5e6f708",
           *             "league": "6928d5a0c3f1b2a4d5e6f708",
           *             "division": "6928d5a0c3f1b2a4d5e6f708",
           *             "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *             "location": "text",
           *             "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *             "court": "text",
           *             "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *             "gameLabel": "text",
           *             "playoffRound": "quarterfinal",
           *             "isCancelled": false,
           *             "isHidden": false,
           *             "globalDate": "2026-03-08",
           *             "sport": "basketball",
           *             "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *             "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *             "homeTeamPlaceholder": "text",
           *             "awayTeamPlaceholder": "text",
           *             "homeScore": 0,
           *             "awayScore": 0,
           *             "forfeitedBy": "home",
           *             "homeFrom": {
           *               "game": "6928d5a0c3f1b2a4d5e6f708",
           *               "outcome": "winner"
           *             },
           *             "awayFrom": {
           *               "game": "6928d5a0c3f1b2a4d5e6f708",
           *               "outcome": "winner"
           *             }
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Schedule'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrScheduleExistsOrScheduleImpossibleOrTooFewTeamsOrDoubleBookedOrWrongSportOrInUse'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'playoffs.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "format": "playoffs",
           *         "size": 2,
           *         "rounds": [
           *           {
           *             "name": "Semifinal",
           *             "playoffRound": "quarterfinal",
           *             "games": [
           *               {
           *                 "_id": "6928d5a0c3f1b2a4d5e6f708",
           *                 "created": "2026-03-08T18:00:00.000Z",
           *                 "updated": "2026-03-08T18:00:00.000Z",
           *                 "date": "2026-03-08T18:00:00.000Z",
           *                 "time": "6:00 PM",
           *                 "duration": 0,
           *                 "isBye": false,
           *                 "organization": "6928d5a0c3f1b2a4d5e6f708",
           *                 "league": "6928d5a0c3f1b2a4d5e6f708",
           *                 "division": "6928d5a0c3f1b2a4d5e6f708",
           *                 "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *                 "location": "text",
           *                 "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *                 "court": "text",
           *                 "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *                 "gameLabel": "text",
           *                 "playoffRound": "quarterfinal",
           *                 "isCancelled": false,
           *                 "isHidden": false,
           *                 "globalDate": "2026-03-08",
           *                 "sport": "basketball",
           *                 "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *                 "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *                 "homeTeamPlaceholder": "text",
           *                 "awayTeamPlaceholder": "text",
           *                 "homeScore": 0,
           *                 "awayScore": 0,
           *                 "forfeitedBy": "home",
           *                 "homeFrom": {
           *                   "game": "6928d5a0c3f1b2a4d5e6f708",
           *                   "outcome": "winner"
           *                 },
           *                 "awayFrom": {
           *                   "game": "6928d5a0c3f1b2a4d5e6f708",
           *                   "outcome": "winner"
           *                 }
           *               }
           *             ]
           *           }
           *         ],
           *         "places": [
           *           {
           *             "place": 0,
           *             "team": "6928d5a0c3f1b2a4d5e6f708"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Bracket'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'playoffs.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "format": "playoffs_consolation"
         *     }
         */
        'application/json': components['schemas']['CreatePlayoffs'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "format": "playoffs",
           *         "size": 2,
           *         "rounds": [
           *           {
           *             "name": "Semifinal",
           *             "playoffRound": "quarterfinal",
           *             "games": [
           *               {
           *                 "_id": "6928d5a0c3f1b2a4d5e6f708",
           *                 "created": "2026-03-08T18:00:00.000Z",
           *                 "updated": "2026-03-08T18:00:00.000Z",
           *                 "date": "2026-03-08T18:00:00.000Z",
           *                 "time": "6:00 PM",
           *                 "duration": 0,
           *                 "isBye": false,
           *                 "organization": "6928d5a0c3f1b2a4d5e6f708",
           *                 "league": "6928d5a0c3f1b2a4d5e6f708",
           *                 "division": "6928d5a0c3f1b2a4d5e6f708",
           *                 "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *                 "location": "text",
           *                 "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *                 "court": "text",
           *                 "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *                 "gameLabel": "text",
           *                 "playoffRound": "quarterfinal",
           *                 "isCancelled": false,
           *                 "isHidden": false,
           *                 "globalDate": "2026-03-08",
           *                 "sport": "basketball",
           *                 "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *                 "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *                 "homeTeamPlaceholder": "text",
           *                 "awayTeamPlaceholder": "text",
           *                 "homeScore": 0,
           *                 "awayScore": 0,
           *                 "forfeitedBy": "home",
           *                 "homeFrom": {
           *                   "game": "6928d5a0c3f1b2a4d5e6f708",
           *                   "outcome": "winner"
           *                 },
           *                 "awayFrom": {
           *                   "game": "6928d5a0c3f1b2a4d5e6f708",
           *                   "outcome": "winner"
           *                 }
           *               }
           *             ]
           *           }
           *         ],
           *         "places": [
           *           {
           *             "place": 0,
           *             "team": "6928d5a0c3f1b2a4d5e6f708"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Bracket'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrTooFewTeamsOrTooManyTeamsOrBracketExistsOrWrongSportOrScheduleImpossibleOrDoubleBookedOrConsolationNotAvailable'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'playoffs.remove': {
    parameters: {
      query?: {
        /** @description `true` deletes games that have scores too. */
        force?: boolean;
      };
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "format": "playoffs",
           *         "size": 2,
           *         "rounds": [
           *           {
           *             "name": "Semifinal",
           *             "playoffRound": "quarterfinal",
           *             "games": [
           *               {
           *                 "_id": "6928d5a0c3f1b2a4d5e6f708",
           *                 "created": "2026-03-08T18:00:00.000Z",
           *                 "updated": "2026-03-08T18:00:00.000Z",
           *                 "date": "2026-03-08T18:00:00.000Z",
           *                 "time": "6:00 PM",
           *                 "duration": 0,
           *                 "isBye": false,
           *                 "organization": "6928d5a0c3f1b2a4d5e6f708",
           *                 "league": "6928d5a0c3f1b2a4d5e6f708",
           *                 "division": "6928d5a0c3f1b2a4d5e6f708",
           *                 "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *                 "location": "text",
           *                 "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *                 "court": "text",
           *                 "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *                 "gameLabel": "text",
           *                 "playoffRound": "quarterfinal",
           *                 "isCancelled": false,
           *                 "isHidden": false,
           *                 "globalDate": "2026-03-08",
           *                 "sport": "basketball",
           *                 "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *                 "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *                 "homeTeamPlaceholder": "text",
           *                 "awayTeamPlaceholder": "text",
           *                 "homeScore": 0,
           *                 "awayScore": 0,
           *                 "forfeitedBy": "home",
           *                 "homeFrom": {
           *                   "game": "6928d5a0c3f1b2a4d5e6f708",
           *                   "outcome": "winner"
           *                 },
           *                 "awayFrom": {
           *                   "game": "6928d5a0c3f1b2a4d5e6f708",
           *                   "outcome": "winner"
           *                 }
           *               }
           *             ]
           *           }
           *         ],
           *         "places": [
           *           {
           *             "place": 0,
           *             "team": "6928d5a0c3f1b2a4d5e6f708"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Bracket'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUseOrBracketHasScores'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'brackets.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "format": "playoffs",
           *         "size": 2,
           *         "rounds": [
           *           {
           *             "name": "Semifinal",
           *             "playoffRound": "quarterfinal",
           *             "games": [
           *               {
           *                 "_id": "6928d5a0c3f1b2a4d5e6f708",
           *                 "created": "2026-03-08T18:00:00.000Z",
           *                 "updated": "2026-03-08T18:00:00.000Z",
           *                 "date": "2026-03-08T18:00:00.000Z",
           *                 "time": "6:00 PM",
           *                 "duration": 0,
           *                 "isBye": false,
           *                 "organization": "6928d5a0c3f1b2a4d5e6f708",
           *                 "league": "6928d5a0c3f1b2a4d5e6f708",
           *                 "division": "6928d5a0c3f1b2a4d5e6f708",
           *                 "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *                 "location": "text",
           *                 "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *                 "court": "text",
           *                 "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *                 "gameLabel": "text",
           *                 "playoffRound": "quarterfinal",
           *                 "isCancelled": false,
           *                 "isHidden": false,
           *                 "globalDate": "2026-03-08",
           *                 "sport": "basketball",
           *                 "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *                 "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *                 "homeTeamPlaceholder": "text",
           *                 "awayTeamPlaceholder": "text",
           *                 "homeScore": 0,
           *                 "awayScore": 0,
           *                 "forfeitedBy": "home",
           *                 "homeFrom": {
           *                   "game": "6928d5a0c3f1b2a4d5e6f708",
           *                   "outcome": "winner"
           *                 },
           *                 "awayFrom": {
           *                   "game": "6928d5a0c3f1b2a4d5e6f708",
           *                   "outcome": "winner"
           *                 }
           *               }
           *             ]
           *           }
           *         ],
           *         "places": [
           *           {
           *             "place": 0,
           *             "team": "6928d5a0c3f1b2a4d5e6f708"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Bracket'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'brackets.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "size": 8,
         *       "seeds": [
         *         "6928d5a0c3f1b2a4d5e6f708",
         *         "6928d5a0c3f1b2a4d5e6f709"
         *       ]
         *     }
         */
        'application/json': components['schemas']['CreateBracket'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "format": "playoffs",
           *         "size": 2,
           *         "rounds": [
           *           {
           *             "name": "Semifinal",
           *             "playoffRound": "quarterfinal",
           *             "games": [
           *               {
           *                 "_id": "6928d5a0c3f1b2a4d5e6f708",
           *                 "created": "2026-03-08T18:00:00.000Z",
           *                 "updated": "2026-03-08T18:00:00.000Z",
           *                 "date": "2026-03-08T18:00:00.000Z",
           *                 "time": "6:00 PM",
           *                 "duration": 0,
           *                 "isBye": false,
           *                 "organization": "6928d5a0c3f1b2a4d5e6f708",
           *                 "league": "6928d5a0c3f1b2a4d5e6f708",
           *                 "division": "6928d5a0c3f1b2a4d5e6f708",
           *                 "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *                 "location": "text",
           *                 "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *                 "court": "text",
           *                 "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *                 "gameLabel": "text",
           *                 "playoffRound": "quarterfinal",
           *                 "isCancelled": false,
           *                 "isHidden": false,
           *                 "globalDate": "2026-03-08",
           *                 "sport": "basketball",
           *                 "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *                 "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *                 "homeTeamPlaceholder": "text",
           *                 "awayTeamPlaceholder": "text",
           *                 "homeScore": 0,
           *                 "awayScore": 0,
           *                 "forfeitedBy": "home",
           *                 "homeFrom": {
           *                   "game": "6928d5a0c3f1b2a4d5e6f708",
           *                   "outcome": "winner"
           *                 },
           *                 "awayFrom": {
           *                   "game": "6928d5a0c3f1b2a4d5e6f708",
           *                   "outcome": "winner"
           *                 }
           *               }
           *             ]
           *           }
           *         ],
           *         "places": [
           *           {
           *             "place": 0,
           *             "team": "6928d5a0c3f1b2a4d5e6f708"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Bracket'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrTooFewTeamsOrTooManyTeamsOrBracketExistsOrWrongSportOrScheduleImpossibleOrDoubleBooked'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'brackets.remove': {
    parameters: {
      query?: {
        /** @description `true` deletes games that have scores too. */
        force?: boolean;
      };
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "format": "playoffs",
           *         "size": 2,
           *         "rounds": [
           *           {
           *             "name": "Semifinal",
           *             "playoffRound": "quarterfinal",
           *             "games": [
           *               {
           *                 "_id": "6928d5a0c3f1b2a4d5e6f708",
           *                 "created": "2026-03-08T18:00:00.000Z",
           *                 "updated": "2026-03-08T18:00:00.000Z",
           *                 "date": "2026-03-08T18:00:00.000Z",
           *                 "time": "6:00 PM",
           *                 "duration": 0,
           *                 "isBye": false,
           *                 "organization": "6928d5a0c3f1b2a4d5e6f708",
           *                 "league": "6928d5a0c3f1b2a4d5e6f708",
           *                 "division": "6928d5a0c3f1b2a4d5e6f708",
           *                 "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *                 "location": "text",
           *                 "locationModel": "6928d5a0c3f1b2a4d5e6f708",
           *                 "court": "text",
           *                 "timeSlot": "6928d5a0c3f1b2a4d5e6f708",
           *                 "gameLabel": "text",
           *                 "playoffRound": "quarterfinal",
           *                 "isCancelled": false,
           *                 "isHidden": false,
           *                 "globalDate": "2026-03-08",
           *                 "sport": "basketball",
           *                 "homeTeam": "6928d5a0c3f1b2a4d5e6f708",
           *                 "awayTeam": "6928d5a0c3f1b2a4d5e6f708",
           *                 "homeTeamPlaceholder": "text",
           *                 "awayTeamPlaceholder": "text",
           *                 "homeScore": 0,
           *                 "awayScore": 0,
           *                 "forfeitedBy": "home",
           *                 "homeFrom": {
           *                   "game": "6928d5a0c3f1b2a4d5e6f708",
           *                   "outcome": "winner"
           *                 },
           *                 "awayFrom": {
           *                   "game": "6928d5a0c3f1b2a4d5e6f708",
           *                   "outcome": "winner"
           *                 }
           *               }
           *             ]
           *           }
           *         ],
           *         "places": [
           *           {
           *             "place": 0,
           *             "team": "6928d5a0c3f1b2a4d5e6f708"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Bracket'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUseOrBracketHasScores'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'stats.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated';
        organization?: components['schemas']['ObjectId'];
        game?: components['schemas']['ObjectId'];
        player?: components['schemas']['ObjectId'];
        /** @description The division team. */
        team?: components['schemas']['ObjectId'];
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `game`, `player`, `divisionTeam`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "game": "6928d5a0c3f1b2a4d5e6f708",
           *           "player": "6928d5a0c3f1b2a4d5e6f708",
           *           "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "values": {
           *             "points": 18,
           *             "rebounds": 7
           *           }
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Stat'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'stats.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "game": "6928d5a0c3f1b2a4d5e6f708",
         *       "player": "6928d5a0c3f1b2a4d5e6f709",
         *       "divisionTeam": "6928d5a0c3f1b2a4d5e6f70a",
         *       "values": {
         *         "points": 18,
         *         "rebounds": 7
         *       }
         *     }
         */
        'application/json': components['schemas']['CreateStat'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "game": "6928d5a0c3f1b2a4d5e6f708",
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "values": {
           *           "points": 18,
           *           "rebounds": 7
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Stat'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrAlreadyExistsOrUnknownStat'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'stats.ofPlayer': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `game`, `player`, `divisionTeam`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "games": 0,
           *         "totals": {
           *           "points": 18,
           *           "rebounds": 7
           *         },
           *         "averages": {
           *           "points": 18,
           *           "rebounds": 7
           *         },
           *         "stats": [
           *           {
           *             "_id": "6928d5a0c3f1b2a4d5e6f708",
           *             "created": "2026-03-08T18:00:00.000Z",
           *             "updated": "2026-03-08T18:00:00.000Z",
           *             "organization": "6928d5a0c3f1b2a4d5e6f708",
           *             "game": "6928d5a0c3f1b2a4d5e6f708",
           *             "player": "6928d5a0c3f1b2a4d5e6f708",
           *             "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *             "values": {
           *               "points": 18,
           *               "rebounds": 7
           *             }
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PlayerStats'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'stats.ofPlayers': {
    parameters: {
      query: {
        /** @description Players: the parameter repeated, or one with commas. */
        id: string[];
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `game`, `player`, `divisionTeam`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "player": "6928d5a0c3f1b2a4d5e6f708",
           *           "games": 0,
           *           "totals": {
           *             "points": 18,
           *             "rebounds": 7
           *           },
           *           "averages": {
           *             "points": 18,
           *             "rebounds": 7
           *           },
           *           "stats": [
           *             {
           *               "_id": "6928d5a0c3f1b2a4d5e6f708",
           *               "created": "2026-03-08T18:00:00.000Z",
           *               "updated": "2026-03-08T18:00:00.000Z",
           *               "organization": "6928d5a0c3f1b2a4d5e6f708",
           *               "game": "6928d5a0c3f1b2a4d5e6f708",
           *               "player": "6928d5a0c3f1b2a4d5e6f708",
           *               "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *               "values": {
           *                 "points": 18,
           *                 "rebounds": 7
           *               }
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PlayerStats'][];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'stats.ofTeam': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `game`, `player`, `divisionTeam`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "team": "6928d5a0c3f1b2a4d5e6f708",
           *         "games": 0,
           *         "totals": {
           *           "points": 18,
           *           "rebounds": 7
           *         },
           *         "averages": {
           *           "points": 18,
           *           "rebounds": 7
           *         },
           *         "players": [
           *           {
           *             "player": "6928d5a0c3f1b2a4d5e6f708",
           *             "games": 0,
           *             "totals": {
           *               "points": 18,
           *               "rebounds": 7
           *             },
           *             "averages": {
           *               "points": 18,
           *               "rebounds": 7
           *             }
           *           }
           *         ],
           *         "stats": [
           *           {
           *             "_id": "6928d5a0c3f1b2a4d5e6f708",
           *             "created": "2026-03-08T18:00:00.000Z",
           *             "updated": "2026-03-08T18:00:00.000Z",
           *             "organization": "6928d5a0c3f1b2a4d5e6f708",
           *             "game": "6928d5a0c3f1b2a4d5e6f708",
           *             "player": "6928d5a0c3f1b2a4d5e6f708",
           *             "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *             "values": {
           *               "points": 18,
           *               "rebounds": 7
           *             }
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TeamStats'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'stats.ofGame': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `game`, `player`, `divisionTeam`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "game": "6928d5a0c3f1b2a4d5e6f708",
           *         "teams": [
           *           {
           *             "team": "6928d5a0c3f1b2a4d5e6f708",
           *             "totals": {
           *               "points": 18,
           *               "rebounds": 7
           *             }
           *           }
           *         ],
           *         "stats": [
           *           {
           *             "_id": "6928d5a0c3f1b2a4d5e6f708",
           *             "created": "2026-03-08T18:00:00.000Z",
           *             "updated": "2026-03-08T18:00:00.000Z",
           *             "organization": "6928d5a0c3f1b2a4d5e6f708",
           *             "game": "6928d5a0c3f1b2a4d5e6f708",
           *             "player": "6928d5a0c3f1b2a4d5e6f708",
           *             "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *             "values": {
           *               "points": 18,
           *               "rebounds": 7
           *             }
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['GameStats'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'stats.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `game`, `player`, `divisionTeam`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "game": "6928d5a0c3f1b2a4d5e6f708",
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "values": {
           *           "points": 18,
           *           "rebounds": 7
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Stat'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'stats.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "values": {
         *         "points": 20,
         *         "rebounds": 7
         *       }
         *     }
         */
        'application/json': components['schemas']['UpdateStat'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "game": "6928d5a0c3f1b2a4d5e6f708",
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "values": {
           *           "points": 18,
           *           "rebounds": 7
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Stat'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReferenceOrAlreadyExistsOrUnknownStat'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'stats.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "game": "6928d5a0c3f1b2a4d5e6f708",
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "values": {
           *           "points": 18,
           *           "rebounds": 7
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Stat'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrations.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'startDate' | '-startDate';
        organization?: components['schemas']['ObjectId'];
        /** @description Its league, or one of its contests. */
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        active?: boolean;
        /** @description Public lists hold none that are hidden. */
        hidden?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `contests`, `paymentProduct`, `tournament`, `contest`, `league`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "message": "text",
           *           "active": false,
           *           "hidden": false,
           *           "startDate": "2026-03-08T18:00:00.000Z",
           *           "endDate": "2026-03-08T18:00:00.000Z",
           *           "timeZone": "America/New_York",
           *           "deadlineDate": "2026-03-08T18:00:00.000Z",
           *           "contestType": "coed",
           *           "sports": [
           *             "text"
           *           ],
           *           "requirePlayers": false,
           *           "hasPayments": false,
           *           "allowCoaches": false,
           *           "requireReleaseStatement": false,
           *           "releaseStatement": "text",
           *           "requireThankYouMessage": false,
           *           "thankYouMessage": "text",
           *           "cost": {},
           *           "settings": {},
           *           "config": {},
           *           "teamFields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "managerFields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "fields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "playerWaivers": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "required": false
           *             }
           *           ],
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "donationProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "contest": "6928d5a0c3f1b2a4d5e6f708",
           *           "contests": [
           *             "6928d5a0c3f1b2a4d5e6f708"
           *           ],
           *           "signUp": {
           *             "state": "open",
           *             "notice": "text"
           *           }
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Registration'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrations.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "startDate": "2026-03-01",
         *       "endDate": "2026-04-15",
         *       "requirePlayers": true,
         *       "cost": {
         *         "amount": 12500,
         *         "perTeam": true
         *       },
         *       "config": {
         *         "capacity": 16,
         *         "hasWaitlist": true,
         *         "gateByEndDate": true
         *       },
         *       "teamFields": [
         *         {
         *           "name": "Jersey colour",
         *           "required": true
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['CreateRegistration'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "message": "text",
           *         "active": false,
           *         "hidden": false,
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "endDate": "2026-03-08T18:00:00.000Z",
           *         "timeZone": "America/New_York",
           *         "deadlineDate": "2026-03-08T18:00:00.000Z",
           *         "contestType": "coed",
           *         "sports": [
           *           "text"
           *         ],
           *         "requirePlayers": false,
           *         "hasPayments": false,
           *         "allowCoaches": false,
           *         "requireReleaseStatement": false,
           *         "releaseStatement": "text",
           *         "requireThankYouMessage": false,
           *         "thankYouMessage": "text",
           *         "cost": {},
           *         "settings": {},
           *         "config": {},
           *         "teamFields": [
           *           {
           *             "name": "text",
           *             "fieldId": "text",
           *             "required": false,
           *             "helperText": "text",
           *             "order": 0,
           *             "primitiveType": "text",
           *             "fieldType": "text",
           *             "permanent": false,
           *             "include": false,
           *             "options": [
           *               "text"
           *             ]
           *           }
           *         ],
           *         "managerFields": [
           *           {
           *             "name": "text",
           *             "fieldId": "text",
           *             "required": false,
           *             "helperText": "text",
           *             "order": 0,
           *             "primitiveType": "text",
           *             "fieldType": "text",
           *             "permanent": false,
           *             "include": false,
           *             "options": [
           *               "text"
           *             ]
           *           }
           *         ],
           *         "fields": [
           *           {
           *             "name": "text",
           *             "fieldId": "text",
           *             "required": false,
           *             "helperText": "text",
           *             "order": 0,
           *             "primitiveType": "text",
           *             "fieldType": "text",
           *             "permanent": false,
           *             "include": false,
           *             "options": [
           *               "text"
           *             ]
           *           }
           *         ],
           *         "playerWaivers": [
           *           {
           *             "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *             "required": false
           *           }
           *         ],
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "donationProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "contest": "6928d5a0c3f1b2a4d5e6f708",
           *         "contests": [
           *           "6928d5a0c3f1b2a4d5e6f708"
           *         ],
           *         "signUp": {
           *           "state": "open",
           *           "notice": "text"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Registration'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrInvalidTimeZoneOrAlreadyExists'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrations.listByOrganizationName': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'startDate' | '-startDate';
        organization?: components['schemas']['ObjectId'];
        /** @description Its league, or one of its contests. */
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `contests`, `paymentProduct`, `tournament`, `contest`, `league`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "message": "text",
           *           "active": false,
           *           "hidden": false,
           *           "startDate": "2026-03-08T18:00:00.000Z",
           *           "endDate": "2026-03-08T18:00:00.000Z",
           *           "timeZone": "America/New_York",
           *           "deadlineDate": "2026-03-08T18:00:00.000Z",
           *           "contestType": "coed",
           *           "sports": [
           *             "text"
           *           ],
           *           "requirePlayers": false,
           *           "hasPayments": false,
           *           "allowCoaches": false,
           *           "requireReleaseStatement": false,
           *           "releaseStatement": "text",
           *           "requireThankYouMessage": false,
           *           "thankYouMessage": "text",
           *           "cost": {},
           *           "settings": {},
           *           "config": {},
           *           "teamFields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "managerFields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "fields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "playerWaivers": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "required": false
           *             }
           *           ],
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "donationProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "contest": "6928d5a0c3f1b2a4d5e6f708",
           *           "contests": [
           *             "6928d5a0c3f1b2a4d5e6f708"
           *           ],
           *           "signUp": {
           *             "state": "open",
           *             "notice": "text"
           *           }
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Registration'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrations.listAllByOrganizationName': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'startDate' | '-startDate';
        organization?: components['schemas']['ObjectId'];
        /** @description Its league, or one of its contests. */
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        active?: boolean;
        /** @description Public lists hold none that are hidden. */
        hidden?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `contests`, `paymentProduct`, `tournament`, `contest`, `league`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "message": "text",
           *           "active": false,
           *           "hidden": false,
           *           "startDate": "2026-03-08T18:00:00.000Z",
           *           "endDate": "2026-03-08T18:00:00.000Z",
           *           "timeZone": "America/New_York",
           *           "deadlineDate": "2026-03-08T18:00:00.000Z",
           *           "contestType": "coed",
           *           "sports": [
           *             "text"
           *           ],
           *           "requirePlayers": false,
           *           "hasPayments": false,
           *           "allowCoaches": false,
           *           "requireReleaseStatement": false,
           *           "releaseStatement": "text",
           *           "requireThankYouMessage": false,
           *           "thankYouMessage": "text",
           *           "cost": {},
           *           "settings": {},
           *           "config": {},
           *           "teamFields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "managerFields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "fields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "playerWaivers": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "required": false
           *             }
           *           ],
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "donationProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "contest": "6928d5a0c3f1b2a4d5e6f708",
           *           "contests": [
           *             "6928d5a0c3f1b2a4d5e6f708"
           *           ],
           *           "signUp": {
           *             "state": "open",
           *             "notice": "text"
           *           }
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Registration'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrations.listByTournament': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'startDate' | '-startDate';
        organization?: components['schemas']['ObjectId'];
        /** @description Its league, or one of its contests. */
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        active?: boolean;
        /** @description Public lists hold none that are hidden. */
        hidden?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `contests`, `paymentProduct`, `tournament`, `contest`, `league`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "message": "text",
           *           "active": false,
           *           "hidden": false,
           *           "startDate": "2026-03-08T18:00:00.000Z",
           *           "endDate": "2026-03-08T18:00:00.000Z",
           *           "timeZone": "America/New_York",
           *           "deadlineDate": "2026-03-08T18:00:00.000Z",
           *           "contestType": "coed",
           *           "sports": [
           *             "text"
           *           ],
           *           "requirePlayers": false,
           *           "hasPayments": false,
           *           "allowCoaches": false,
           *           "requireReleaseStatement": false,
           *           "releaseStatement": "text",
           *           "requireThankYouMessage": false,
           *           "thankYouMessage": "text",
           *           "cost": {},
           *           "settings": {},
           *           "config": {},
           *           "teamFields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "managerFields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "fields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "playerWaivers": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "required": false
           *             }
           *           ],
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "donationProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "contest": "6928d5a0c3f1b2a4d5e6f708",
           *           "contests": [
           *             "6928d5a0c3f1b2a4d5e6f708"
           *           ],
           *           "signUp": {
           *             "state": "open",
           *             "notice": "text"
           *           }
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Registration'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrations.listByLeague': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'startDate' | '-startDate';
        organization?: components['schemas']['ObjectId'];
        /** @description Its league, or one of its contests. */
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        active?: boolean;
        /** @description Public lists hold none that are hidden. */
        hidden?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `contests`, `paymentProduct`, `tournament`, `contest`, `league`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "message": "text",
           *           "active": false,
           *           "hidden": false,
           *           "startDate": "2026-03-08T18:00:00.000Z",
           *           "endDate": "2026-03-08T18:00:00.000Z",
           *           "timeZone": "America/New_York",
           *           "deadlineDate": "2026-03-08T18:00:00.000Z",
           *           "contestType": "coed",
           *           "sports": [
           *             "text"
           *           ],
           *           "requirePlayers": false,
           *           "hasPayments": false,
           *           "allowCoaches": false,
           *           "requireReleaseStatement": false,
           *           "releaseStatement": "text",
           *           "requireThankYouMessage": false,
           *           "thankYouMessage": "text",
           *           "cost": {},
           *           "settings": {},
           *           "config": {},
           *           "teamFields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "managerFields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "fields": [
           *             {
           *               "name": "text",
           *               "fieldId": "text",
           *               "required": false,
           *               "helperText": "text",
           *               "order": 0,
           *               "primitiveType": "text",
           *               "fieldType": "text",
           *               "permanent": false,
           *               "include": false,
           *               "options": []
           *             }
           *           ],
           *           "playerWaivers": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "required": false
           *             }
           *           ],
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "donationProduct": "6928d5a0c3f1b2a4d5e6f708",
           *           "contest": "6928d5a0c3f1b2a4d5e6f708",
           *           "contests": [
           *             "6928d5a0c3f1b2a4d5e6f708"
           *           ],
           *           "signUp": {
           *             "state": "open",
           *             "notice": "text"
           *           }
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Registration'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrations.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `contests`, `paymentProduct`, `tournament`, `contest`, `league`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "message": "text",
           *         "active": false,
           *         "hidden": false,
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "endDate": "2026-03-08T18:00:00.000Z",
           *         "timeZone": "America/New_York",
           *         "deadlineDate": "2026-03-08T18:00:00.000Z",
           *         "contestType": "coed",
           *         "sports": [
           *           "text"
           *         ],
           *         "requirePlayers": false,
           *         "hasPayments": false,
           *         "allowCoaches": false,
           *         "requireReleaseStatement": false,
           *         "releaseStatement": "text",
           *         "requireThankYouMessage": false,
           *         "thankYouMessage": "text",
           *         "cost": {},
           *         "settings": {},
           *         "config": {},
           *         "teamFields": [
           *           {
           *             "name": "text",
           *             "fieldId": "text",
           *             "required": false,
           *             "helperText": "text",
           *             "order": 0,
           *             "primitiveType": "text",
           *             "fieldType": "text",
           *             "permanent": false,
           *             "include": false,
           *             "options": [
           *               "text"
           *             ]
           *           }
           *         ],
           *         "managerFields": [
           *           {
           *             "name": "text",
           *             "fieldId": "text",
           *             "required": false,
           *             "helperText": "text",
           *             "order": 0,
           *             "primitiveType": "text",
           *             "fieldType": "text",
           *             "permanent": false,
           *             "include": false,
           *             "options": [
           *               "text"
           *             ]
           *           }
           *         ],
           *         "fields": [
           *           {
           *             "name": "text",
           *             "fieldId": "text",
           *             "required": false,
           *             "helperText": "text",
           *             "order": 0,
           *             "primitiveType": "text",
           *             "fieldType": "text",
           *             "permanent": false,
           *             "include": false,
           *             "options": [
           *               "text"
           *             ]
           *           }
           *         ],
           *         "playerWaivers": [
           *           {
           *             "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *             "required": false
           *           }
           *         ],
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "donationProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "contest": "6928d5a0c3f1b2a4d5e6f708",
           *         "contests": [
           *           "6928d5a0c3f1b2a4d5e6f708"
           *         ],
           *         "signUp": {
           *           "state": "open",
           *           "notice": "text"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Registration'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrations.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "active": false
         *     }
         */
        'application/json': components['schemas']['UpdateRegistration'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "message": "text",
           *         "active": false,
           *         "hidden": false,
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "endDate": "2026-03-08T18:00:00.000Z",
           *         "timeZone": "America/New_York",
           *         "deadlineDate": "2026-03-08T18:00:00.000Z",
           *         "contestType": "coed",
           *         "sports": [
           *           "text"
           *         ],
           *         "requirePlayers": false,
           *         "hasPayments": false,
           *         "allowCoaches": false,
           *         "requireReleaseStatement": false,
           *         "releaseStatement": "text",
           *         "requireThankYouMessage": false,
           *         "thankYouMessage": "text",
           *         "cost": {},
           *         "settings": {},
           *         "config": {},
           *         "teamFields": [
           *           {
           *             "name": "text",
           *             "fieldId": "text",
           *             "required": false,
           *             "helperText": "text",
           *             "order": 0,
           *             "primitiveType": "text",
           *             "fieldType": "text",
           *             "permanent": false,
           *             "include": false,
           *             "options": [
           *               "text"
           *             ]
           *           }
           *         ],
           *         "managerFields": [
           *           {
           *             "name": "text",
           *             "fieldId": "text",
           *             "required": false,
           *             "helperText": "text",
           *             "order": 0,
           *             "primitiveType": "text",
           *             "fieldType": "text",
           *             "permanent": false,
           *             "include": false,
           *             "options": [
           *               "text"
           *             ]
           *           }
           *         ],
           *         "fields": [
           *           {
           *             "name": "text",
           *             "fieldId": "text",
           *             "required": false,
           *             "helperText": "text",
           *             "order": 0,
           *             "primitiveType": "text",
           *             "fieldType": "text",
           *             "permanent": false,
           *             "include": false,
           *             "options": [
           *               "text"
           *             ]
           *           }
           *         ],
           *         "playerWaivers": [
           *           {
           *             "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *             "required": false
           *           }
           *         ],
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "donationProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "contest": "6928d5a0c3f1b2a4d5e6f708",
           *         "contests": [
           *           "6928d5a0c3f1b2a4d5e6f708"
           *         ],
           *         "signUp": {
           *           "state": "open",
           *           "notice": "text"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Registration'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReferenceOrInvalidTimeZoneOrAlreadyExistsOrPermanentField'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrations.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "message": "text",
           *         "active": false,
           *         "hidden": false,
           *         "startDate": "2026-03-08T18:00:00.000Z",
           *         "endDate": "2026-03-08T18:00:00.000Z",
           *         "timeZone": "America/New_York",
           *         "deadlineDate": "2026-03-08T18:00:00.000Z",
           *         "contestType": "coed",
           *         "sports": [
           *           "text"
           *         ],
           *         "requirePlayers": false,
           *         "hasPayments": false,
           *         "allowCoaches": false,
           *         "requireReleaseStatement": false,
           *         "releaseStatement": "text",
           *         "requireThankYouMessage": false,
           *         "thankYouMessage": "text",
           *         "cost": {},
           *         "settings": {},
           *         "config": {},
           *         "teamFields": [
           *           {
           *             "name": "text",
           *             "fieldId": "text",
           *             "required": false,
           *             "helperText": "text",
           *             "order": 0,
           *             "primitiveType": "text",
           *             "fieldType": "text",
           *             "permanent": false,
           *             "include": false,
           *             "options": [
           *               "text"
           *             ]
           *           }
           *         ],
           *         "managerFields": [
           *           {
           *             "name": "text",
           *             "fieldId": "text",
           *             "required": false,
           *             "helperText": "text",
           *             "order": 0,
           *             "primitiveType": "text",
           *             "fieldType": "text",
           *             "permanent": false,
           *             "include": false,
           *             "options": [
           *               "text"
           *             ]
           *           }
           *         ],
           *         "fields": [
           *           {
           *             "name": "text",
           *             "fieldId": "text",
           *             "required": false,
           *             "helperText": "text",
           *             "order": 0,
           *             "primitiveType": "text",
           *             "fieldType": "text",
           *             "permanent": false,
           *             "include": false,
           *             "options": [
           *               "text"
           *             ]
           *           }
           *         ],
           *         "playerWaivers": [
           *           {
           *             "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *             "required": false
           *           }
           *         ],
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "paymentProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "donationProduct": "6928d5a0c3f1b2a4d5e6f708",
           *         "contest": "6928d5a0c3f1b2a4d5e6f708",
           *         "contests": [
           *           "6928d5a0c3f1b2a4d5e6f708"
           *         ],
           *         "signUp": {
           *           "state": "open",
           *           "notice": "text"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Registration'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrations.teamsCsv': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrations.playersCsv': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?:
          | 'created'
          | '-created'
          | 'updated'
          | '-updated'
          | 'name'
          | '-name'
          | 'registeredAt'
          | '-registeredAt';
        registration?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        organization?: components['schemas']['ObjectId'];
        status?: 'Pending' | 'Accepted' | 'Waitlist' | 'Withdrawn';
        /** @description `Unpaid` holds refunded ones too. */
        payment?: 'Partial Paid' | 'Fully Paid' | 'Unpaid' | 'All';
        capacityState?: 'Secured' | 'Waitlisted' | 'Pending';
        /** @description `true`: removed teams instead, for the organization only. */
        deleted?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `registration`, `organization`, `tournament`, `league`, `division`, `divisionTeam`, `players`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "status": "Pending",
           *           "unregistered": false,
           *           "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *           "managers": [
           *             {
           *               "name": "text",
           *               "email": "text"
           *             }
           *           ],
           *           "coaches": [
           *             {
           *               "name": "text",
           *               "email": "text"
           *             }
           *           ],
           *           "teamRepresentatives": [
           *             {
           *               "name": "text",
           *               "email": "text"
           *             }
           *           ],
           *           "fields": {
           *             "jersey-colour": "red"
           *           },
           *           "releaseAccepted": {
           *             "name": "text",
           *             "accepted": false,
           *             "date": "2026-03-08T18:00:00.000Z"
           *           },
           *           "registeredAt": "2026-03-08T18:00:00.000Z",
           *           "queuedAt": "2026-03-08T18:00:00.000Z",
           *           "promotedAt": "2026-03-08T18:00:00.000Z",
           *           "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *           "completedAt": "2026-03-08T18:00:00.000Z",
           *           "deletedAt": "2026-03-08T18:00:00.000Z",
           *           "capacityState": "Secured",
           *           "paymentStatus": "unpaid",
           *           "amountDue": 12500,
           *           "amountPaid": 0,
           *           "amountRefunded": 12500,
           *           "amountRemaining": 12500,
           *           "hasPaid": false,
           *           "customPaidAmount": 12500,
           *           "paidNotes": "text",
           *           "disableSync": false,
           *           "discountCode": "text"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "registration": "6928d5a0c3f1b2a4d5e6f708",
         *       "division": "6928d5a0c3f1b2a4d5e6f709",
         *       "name": "Riverside Hawks",
         *       "managers": [
         *         {
         *           "name": "Sam Okafor",
         *           "email": "sam@example.org"
         *         }
         *       ],
         *       "players": [
         *         {
         *           "name": "Ada Marsh",
         *           "email": "ada@example.org",
         *           "number": "7"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['SubmitRegistrationTeam'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "status": "Pending",
           *         "unregistered": false,
           *         "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *         "managers": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "coaches": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "teamRepresentatives": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "releaseAccepted": {
           *           "name": "text",
           *           "accepted": false,
           *           "date": "2026-03-08T18:00:00.000Z"
           *         },
           *         "registeredAt": "2026-03-08T18:00:00.000Z",
           *         "queuedAt": "2026-03-08T18:00:00.000Z",
           *         "promotedAt": "2026-03-08T18:00:00.000Z",
           *         "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *         "completedAt": "2026-03-08T18:00:00.000Z",
           *         "deletedAt": "2026-03-08T18:00:00.000Z",
           *         "capacityState": "Secured",
           *         "paymentStatus": "unpaid",
           *         "amountDue": 12500,
           *         "amountPaid": 0,
           *         "amountRefunded": 12500,
           *         "amountRemaining": 12500,
           *         "hasPaid": false,
           *         "customPaidAmount": 12500,
           *         "paidNotes": "text",
           *         "disableSync": false,
           *         "discountCode": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'];
          };
        };
      };
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "status": "Pending",
           *         "unregistered": false,
           *         "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *         "managers": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "coaches": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "teamRepresentatives": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "releaseAccepted": {
           *           "name": "text",
           *           "accepted": false,
           *           "date": "2026-03-08T18:00:00.000Z"
           *         },
           *         "registeredAt": "2026-03-08T18:00:00.000Z",
           *         "queuedAt": "2026-03-08T18:00:00.000Z",
           *         "promotedAt": "2026-03-08T18:00:00.000Z",
           *         "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *         "completedAt": "2026-03-08T18:00:00.000Z",
           *         "deletedAt": "2026-03-08T18:00:00.000Z",
           *         "capacityState": "Secured",
           *         "paymentStatus": "unpaid",
           *         "amountDue": 12500,
           *         "amountPaid": 0,
           *         "amountRefunded": 12500,
           *         "amountRemaining": 12500,
           *         "hasPaid": false,
           *         "customPaidAmount": 12500,
           *         "paidNotes": "text",
           *         "disableSync": false,
           *         "discountCode": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrRegistrationInactiveOrRegistrationNotOpenOrRegistrationClosed'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrDivisionFullOrInvalidFieldsOrRosterFullOrDiscountInvalidOrDiscountExpiredOrDiscountUsedUpOrInvalidToken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.listByRegistration': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?:
          | 'created'
          | '-created'
          | 'updated'
          | '-updated'
          | 'name'
          | '-name'
          | 'registeredAt'
          | '-registeredAt';
        registration?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        organization?: components['schemas']['ObjectId'];
        status?: 'Pending' | 'Accepted' | 'Waitlist' | 'Withdrawn';
        /** @description `Unpaid` holds refunded ones too. */
        payment?: 'Partial Paid' | 'Fully Paid' | 'Unpaid' | 'All';
        capacityState?: 'Secured' | 'Waitlisted' | 'Pending';
        /** @description `true`: removed teams instead, for the organization only. */
        deleted?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `registration`, `organization`, `tournament`, `league`, `division`, `divisionTeam`, `players`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "status": "Pending",
           *           "unregistered": false,
           *           "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *           "managers": [
           *             {
           *               "name": "text",
           *               "email": "text"
           *             }
           *           ],
           *           "coaches": [
           *             {
           *               "name": "text",
           *               "email": "text"
           *             }
           *           ],
           *           "teamRepresentatives": [
           *             {
           *               "name": "text",
           *               "email": "text"
           *             }
           *           ],
           *           "fields": {
           *             "jersey-colour": "red"
           *           },
           *           "releaseAccepted": {
           *             "name": "text",
           *             "accepted": false,
           *             "date": "2026-03-08T18:00:00.000Z"
           *           },
           *           "registeredAt": "2026-03-08T18:00:00.000Z",
           *           "queuedAt": "2026-03-08T18:00:00.000Z",
           *           "promotedAt": "2026-03-08T18:00:00.000Z",
           *           "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *           "completedAt": "2026-03-08T18:00:00.000Z",
           *           "deletedAt": "2026-03-08T18:00:00.000Z",
           *           "capacityState": "Secured",
           *           "paymentStatus": "unpaid",
           *           "amountDue": 12500,
           *           "amountPaid": 0,
           *           "amountRefunded": 12500,
           *           "amountRemaining": 12500,
           *           "hasPaid": false,
           *           "customPaidAmount": 12500,
           *           "paidNotes": "text",
           *           "disableSync": false,
           *           "discountCode": "text"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.listByOrganizationName': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?:
          | 'created'
          | '-created'
          | 'updated'
          | '-updated'
          | 'name'
          | '-name'
          | 'registeredAt'
          | '-registeredAt';
        registration?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        organization?: components['schemas']['ObjectId'];
        status?: 'Pending' | 'Accepted' | 'Waitlist' | 'Withdrawn';
        /** @description `Unpaid` holds refunded ones too. */
        payment?: 'Partial Paid' | 'Fully Paid' | 'Unpaid' | 'All';
        capacityState?: 'Secured' | 'Waitlisted' | 'Pending';
        /** @description `true`: removed teams instead, for the organization only. */
        deleted?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `registration`, `organization`, `tournament`, `league`, `division`, `divisionTeam`, `players`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "status": "Pending",
           *           "unregistered": false,
           *           "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *           "managers": [
           *             {
           *               "name": "text",
           *               "email": "text"
           *             }
           *           ],
           *           "coaches": [
           *             {
           *               "name": "text",
           *               "email": "text"
           *             }
           *           ],
           *           "teamRepresentatives": [
           *             {
           *               "name": "text",
           *               "email": "text"
           *             }
           *           ],
           *           "fields": {
           *             "jersey-colour": "red"
           *           },
           *           "releaseAccepted": {
           *             "name": "text",
           *             "accepted": false,
           *             "date": "2026-03-08T18:00:00.000Z"
           *           },
           *           "registeredAt": "2026-03-08T18:00:00.000Z",
           *           "queuedAt": "2026-03-08T18:00:00.000Z",
           *           "promotedAt": "2026-03-08T18:00:00.000Z",
           *           "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *           "completedAt": "2026-03-08T18:00:00.000Z",
           *           "deletedAt": "2026-03-08T18:00:00.000Z",
           *           "capacityState": "Secured",
           *           "paymentStatus": "unpaid",
           *           "amountDue": 12500,
           *           "amountPaid": 0,
           *           "amountRefunded": 12500,
           *           "amountRemaining": 12500,
           *           "hasPaid": false,
           *           "customPaidAmount": 12500,
           *           "paidNotes": "text",
           *           "disableSync": false,
           *           "discountCode": "text"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.getInvite': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "organizationName": "text",
           *         "competitionName": "text",
           *         "divisionName": "text",
           *         "name": "text",
           *         "managerName": "text",
           *         "email": "text",
           *         "expiresAt": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationInvite'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidToken'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `registration`, `organization`, `tournament`, `league`, `division`, `divisionTeam`, `players`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "status": "Pending",
           *         "unregistered": false,
           *         "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *         "managers": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "coaches": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "teamRepresentatives": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "releaseAccepted": {
           *           "name": "text",
           *           "accepted": false,
           *           "date": "2026-03-08T18:00:00.000Z"
           *         },
           *         "registeredAt": "2026-03-08T18:00:00.000Z",
           *         "queuedAt": "2026-03-08T18:00:00.000Z",
           *         "promotedAt": "2026-03-08T18:00:00.000Z",
           *         "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *         "completedAt": "2026-03-08T18:00:00.000Z",
           *         "deletedAt": "2026-03-08T18:00:00.000Z",
           *         "capacityState": "Secured",
           *         "paymentStatus": "unpaid",
           *         "amountDue": 12500,
           *         "amountPaid": 0,
           *         "amountRefunded": 12500,
           *         "amountRemaining": 12500,
           *         "hasPaid": false,
           *         "customPaidAmount": 12500,
           *         "paidNotes": "text",
           *         "disableSync": false,
           *         "discountCode": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Riverside Falcons"
         *     }
         */
        'application/json': components['schemas']['UpdateRegistrationTeam'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "status": "Pending",
           *         "unregistered": false,
           *         "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *         "managers": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "coaches": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "teamRepresentatives": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "releaseAccepted": {
           *           "name": "text",
           *           "accepted": false,
           *           "date": "2026-03-08T18:00:00.000Z"
           *         },
           *         "registeredAt": "2026-03-08T18:00:00.000Z",
           *         "queuedAt": "2026-03-08T18:00:00.000Z",
           *         "promotedAt": "2026-03-08T18:00:00.000Z",
           *         "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *         "completedAt": "2026-03-08T18:00:00.000Z",
           *         "deletedAt": "2026-03-08T18:00:00.000Z",
           *         "capacityState": "Secured",
           *         "paymentStatus": "unpaid",
           *         "amountDue": 12500,
           *         "amountPaid": 0,
           *         "amountRefunded": 12500,
           *         "amountRemaining": 12500,
           *         "hasPaid": false,
           *         "customPaidAmount": 12500,
           *         "paidNotes": "text",
           *         "disableSync": false,
           *         "discountCode": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReferenceOrInvalidFieldsOrDiscountInvalidOrDiscountExpiredOrDiscountUsedUpOrRemoved'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "status": "Pending",
           *         "unregistered": false,
           *         "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *         "managers": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "coaches": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "teamRepresentatives": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "releaseAccepted": {
           *           "name": "text",
           *           "accepted": false,
           *           "date": "2026-03-08T18:00:00.000Z"
           *         },
           *         "registeredAt": "2026-03-08T18:00:00.000Z",
           *         "queuedAt": "2026-03-08T18:00:00.000Z",
           *         "promotedAt": "2026-03-08T18:00:00.000Z",
           *         "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *         "completedAt": "2026-03-08T18:00:00.000Z",
           *         "deletedAt": "2026-03-08T18:00:00.000Z",
           *         "capacityState": "Secured",
           *         "paymentStatus": "unpaid",
           *         "amountDue": 12500,
           *         "amountPaid": 0,
           *         "amountRefunded": 12500,
           *         "amountRemaining": 12500,
           *         "hasPaid": false,
           *         "customPaidAmount": 12500,
           *         "paidNotes": "text",
           *         "disableSync": false,
           *         "discountCode": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUseOrUnrefundedPaymentsOrRemoved'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.setStatus': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "Accepted"
         *     }
         */
        'application/json': components['schemas']['SetTeamStatus'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "status": "Pending",
           *         "unregistered": false,
           *         "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *         "managers": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "coaches": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "teamRepresentatives": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "releaseAccepted": {
           *           "name": "text",
           *           "accepted": false,
           *           "date": "2026-03-08T18:00:00.000Z"
           *         },
           *         "registeredAt": "2026-03-08T18:00:00.000Z",
           *         "queuedAt": "2026-03-08T18:00:00.000Z",
           *         "promotedAt": "2026-03-08T18:00:00.000Z",
           *         "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *         "completedAt": "2026-03-08T18:00:00.000Z",
           *         "deletedAt": "2026-03-08T18:00:00.000Z",
           *         "capacityState": "Secured",
           *         "paymentStatus": "unpaid",
           *         "amountDue": 12500,
           *         "amountPaid": 0,
           *         "amountRefunded": 12500,
           *         "amountRemaining": 12500,
           *         "hasPaid": false,
           *         "customPaidAmount": 12500,
           *         "paidNotes": "text",
           *         "disableSync": false,
           *         "discountCode": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReferenceOrRemoved'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.restore': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "status": "Pending",
           *         "unregistered": false,
           *         "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *         "managers": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "coaches": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "teamRepresentatives": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "releaseAccepted": {
           *           "name": "text",
           *           "accepted": false,
           *           "date": "2026-03-08T18:00:00.000Z"
           *         },
           *         "registeredAt": "2026-03-08T18:00:00.000Z",
           *         "queuedAt": "2026-03-08T18:00:00.000Z",
           *         "promotedAt": "2026-03-08T18:00:00.000Z",
           *         "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *         "completedAt": "2026-03-08T18:00:00.000Z",
           *         "deletedAt": "2026-03-08T18:00:00.000Z",
           *         "capacityState": "Secured",
           *         "paymentStatus": "unpaid",
           *         "amountDue": 12500,
           *         "amountPaid": 0,
           *         "amountRefunded": 12500,
           *         "amountRemaining": 12500,
           *         "hasPaid": false,
           *         "customPaidAmount": 12500,
           *         "paidNotes": "text",
           *         "disableSync": false,
           *         "discountCode": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrNotRemoved'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.complete': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "status": "Pending",
           *         "unregistered": false,
           *         "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *         "managers": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "coaches": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "teamRepresentatives": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "releaseAccepted": {
           *           "name": "text",
           *           "accepted": false,
           *           "date": "2026-03-08T18:00:00.000Z"
           *         },
           *         "registeredAt": "2026-03-08T18:00:00.000Z",
           *         "queuedAt": "2026-03-08T18:00:00.000Z",
           *         "promotedAt": "2026-03-08T18:00:00.000Z",
           *         "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *         "completedAt": "2026-03-08T18:00:00.000Z",
           *         "deletedAt": "2026-03-08T18:00:00.000Z",
           *         "capacityState": "Secured",
           *         "paymentStatus": "unpaid",
           *         "amountDue": 12500,
           *         "amountPaid": 0,
           *         "amountRefunded": 12500,
           *         "amountRemaining": 12500,
           *         "hasPaid": false,
           *         "customPaidAmount": 12500,
           *         "paidNotes": "text",
           *         "disableSync": false,
           *         "discountCode": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrIncompleteOrRemoved'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.addPlayer': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Ada Marsh",
         *       "email": "ada@example.org",
         *       "number": "7"
         *     }
         */
        'application/json': components['schemas']['RosterPlayer'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "email": "text",
           *         "number": "text",
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "waiverDetails": [
           *           {
           *             "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *             "version": 0,
           *             "sentDate": "2026-03-08T18:00:00.000Z",
           *             "signDate": "2026-03-08T18:00:00.000Z",
           *             "accepted": false,
           *             "signedName": "text"
           *           }
           *         ],
           *         "team": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "removedAt": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrRosterFullOrRosterLockedOrInvalidFieldsOrRemoved'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.updatePlayer': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
        player: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "number": "9"
         *     }
         */
        'application/json': components['schemas']['UpdateRosterPlayer'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "email": "text",
           *         "number": "text",
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "waiverDetails": [
           *           {
           *             "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *             "version": 0,
           *             "sentDate": "2026-03-08T18:00:00.000Z",
           *             "signDate": "2026-03-08T18:00:00.000Z",
           *             "accepted": false,
           *             "signedName": "text"
           *           }
           *         ],
           *         "team": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "removedAt": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReferenceOrRosterLockedOrInvalidFieldsOrRemoved'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.removePlayer': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "player": "6928d5a0c3f1b2a4d5e6f708"
         *     }
         */
        'application/json': components['schemas']['PlayerReference'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "email": "text",
           *         "number": "text",
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "waiverDetails": [
           *           {
           *             "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *             "version": 0,
           *             "sentDate": "2026-03-08T18:00:00.000Z",
           *             "signDate": "2026-03-08T18:00:00.000Z",
           *             "accepted": false,
           *             "signedName": "text"
           *           }
           *         ],
           *         "team": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "removedAt": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrRosterLockedOrRemoved'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.requestAccept': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "registrationTeam": "6928d5a0c3f1b2a4d5e6f708"
         *     }
         */
        'application/json': components['schemas']['RequestTeamAccept'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "status": "Pending",
           *         "unregistered": false,
           *         "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *         "managers": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "coaches": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "teamRepresentatives": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "releaseAccepted": {
           *           "name": "text",
           *           "accepted": false,
           *           "date": "2026-03-08T18:00:00.000Z"
           *         },
           *         "registeredAt": "2026-03-08T18:00:00.000Z",
           *         "queuedAt": "2026-03-08T18:00:00.000Z",
           *         "promotedAt": "2026-03-08T18:00:00.000Z",
           *         "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *         "completedAt": "2026-03-08T18:00:00.000Z",
           *         "deletedAt": "2026-03-08T18:00:00.000Z",
           *         "capacityState": "Secured",
           *         "paymentStatus": "unpaid",
           *         "amountDue": 12500,
           *         "amountPaid": 0,
           *         "amountRefunded": 12500,
           *         "amountRemaining": 12500,
           *         "hasPaid": false,
           *         "customPaidAmount": 12500,
           *         "paidNotes": "text",
           *         "disableSync": false,
           *         "discountCode": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrAlreadyRequestedOrRemoved'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.createPlaceholder': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "registration": "6928d5a0c3f1b2a4d5e6f708",
         *       "division": "6928d5a0c3f1b2a4d5e6f709",
         *       "name": "Riverside Hawks",
         *       "managerName": "Sam Okafor",
         *       "managerEmail": "sam@example.org",
         *       "sendInvite": true
         *     }
         */
        'application/json': components['schemas']['CreatePlaceholder'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "status": "Pending",
           *         "unregistered": false,
           *         "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *         "managers": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "coaches": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "teamRepresentatives": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "releaseAccepted": {
           *           "name": "text",
           *           "accepted": false,
           *           "date": "2026-03-08T18:00:00.000Z"
           *         },
           *         "registeredAt": "2026-03-08T18:00:00.000Z",
           *         "queuedAt": "2026-03-08T18:00:00.000Z",
           *         "promotedAt": "2026-03-08T18:00:00.000Z",
           *         "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *         "completedAt": "2026-03-08T18:00:00.000Z",
           *         "deletedAt": "2026-03-08T18:00:00.000Z",
           *         "capacityState": "Secured",
           *         "paymentStatus": "unpaid",
           *         "amountDue": 12500,
           *         "amountPaid": 0,
           *         "amountRefunded": 12500,
           *         "amountRemaining": 12500,
           *         "hasPaid": false,
           *         "customPaidAmount": 12500,
           *         "paidNotes": "text",
           *         "disableSync": false,
           *         "discountCode": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.sendInvite': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "sam@example.org",
         *       "name": "Sam Okafor"
         *     }
         */
        'application/json': components['schemas']['SendInvite'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "status": "Pending",
           *         "unregistered": false,
           *         "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *         "managers": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "coaches": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "teamRepresentatives": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "releaseAccepted": {
           *           "name": "text",
           *           "accepted": false,
           *           "date": "2026-03-08T18:00:00.000Z"
           *         },
           *         "registeredAt": "2026-03-08T18:00:00.000Z",
           *         "queuedAt": "2026-03-08T18:00:00.000Z",
           *         "promotedAt": "2026-03-08T18:00:00.000Z",
           *         "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *         "completedAt": "2026-03-08T18:00:00.000Z",
           *         "deletedAt": "2026-03-08T18:00:00.000Z",
           *         "capacityState": "Secured",
           *         "paymentStatus": "unpaid",
           *         "amountDue": 12500,
           *         "amountPaid": 0,
           *         "amountRefunded": 12500,
           *         "amountRemaining": 12500,
           *         "hasPaid": false,
           *         "customPaidAmount": 12500,
           *         "paidNotes": "text",
           *         "disableSync": false,
           *         "discountCode": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrAlreadyRegisteredOrRemoved'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.sendFinishReminders': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "players": [
         *         "6928d5a0c3f1b2a4d5e6f708"
         *       ]
         *     }
         */
        'application/json': components['schemas']['SendFinishReminders'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "sent": [
           *           "6928d5a0c3f1b2a4d5e6f708"
           *         ],
           *         "skipped": [
           *           {
           *             "player": "6928d5a0c3f1b2a4d5e6f708",
           *             "reason": "done"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['FinishReminders'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrRemoved'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.setPayment': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "hasPaid": true,
         *       "paidNotes": "Cash at the desk"
         *     }
         */
        'application/json': components['schemas']['SetTeamPayment'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "status": "Pending",
           *         "unregistered": false,
           *         "registrant": "6928d5a0c3f1b2a4d5e6f708",
           *         "managers": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "coaches": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "teamRepresentatives": [
           *           {
           *             "name": "text",
           *             "email": "text"
           *           }
           *         ],
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "releaseAccepted": {
           *           "name": "text",
           *           "accepted": false,
           *           "date": "2026-03-08T18:00:00.000Z"
           *         },
           *         "registeredAt": "2026-03-08T18:00:00.000Z",
           *         "queuedAt": "2026-03-08T18:00:00.000Z",
           *         "promotedAt": "2026-03-08T18:00:00.000Z",
           *         "waitlistedAt": "2026-03-08T18:00:00.000Z",
           *         "completedAt": "2026-03-08T18:00:00.000Z",
           *         "deletedAt": "2026-03-08T18:00:00.000Z",
           *         "capacityState": "Secured",
           *         "paymentStatus": "unpaid",
           *         "amountDue": 12500,
           *         "amountPaid": 0,
           *         "amountRefunded": 12500,
           *         "amountRemaining": 12500,
           *         "hasPaid": false,
           *         "customPaidAmount": 12500,
           *         "paidNotes": "text",
           *         "disableSync": false,
           *         "discountCode": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['RegistrationTeam'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReferenceOrRemoved'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.releaseStatement': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.quote': {
    parameters: {
      query?: {
        discountCode?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "currency": "usd",
           *         "lines": [
           *           {
           *             "label": "text",
           *             "quantity": 0,
           *             "unitAmount": 12500,
           *             "amount": 12500
           *           }
           *         ],
           *         "discount": 12500,
           *         "amountDue": 12500,
           *         "amountPaid": 0,
           *         "amountRemaining": 12500,
           *         "platformFee": 12500
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Quote'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['DiscountInvalidOrDiscountExpiredOrDiscountUsedUp'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'registrationTeams.checkout': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "discountCode": "EARLYBIRD"
         *     }
         */
        'application/json': components['schemas']['StartCheckout'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "url": "text",
           *         "amount": 12500,
           *         "platformFee": 12500,
           *         "expiresAt": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Checkout'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrDiscountInvalidOrDiscountExpiredOrDiscountUsedUpOrDivisionFullOrNothingDueOrAmountNotChargeableOrPaymentsNotConnectedOrRemoved'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['UnavailableOrPaymentsUnavailable'];
    };
  };
  'players.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description The division team. */
        team?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: players taken off their rosters instead. */
        removed?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `organization`, `league`, `division`, `registration`, `registrationTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "email": "text",
           *           "number": "text",
           *           "fields": {
           *             "jersey-colour": "red"
           *           },
           *           "waiverDetails": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "version": 0,
           *               "sentDate": "2026-03-08T18:00:00.000Z",
           *               "signDate": "2026-03-08T18:00:00.000Z",
           *               "accepted": false,
           *               "signedName": "text"
           *             }
           *           ],
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "user": "6928d5a0c3f1b2a4d5e6f708",
           *           "removedAt": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'players.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Ada Marsh",
         *       "email": "ada@example.org",
         *       "number": "7",
         *       "team": "6928d5a0c3f1b2a4d5e6f708"
         *     }
         */
        'application/json': components['schemas']['CreatePlayer'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "email": "text",
           *         "number": "text",
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "waiverDetails": [
           *           {
           *             "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *             "version": 0,
           *             "sentDate": "2026-03-08T18:00:00.000Z",
           *             "signDate": "2026-03-08T18:00:00.000Z",
           *             "accepted": false,
           *             "signedName": "text"
           *           }
           *         ],
           *         "team": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "removedAt": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequiredOrRosterFullOrInvalidFieldsOrRemoved'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'players.search': {
    parameters: {
      query: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description The division team. */
        team?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: players taken off their rosters instead. */
        removed?: boolean;
        q: string;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `organization`, `league`, `division`, `registration`, `registrationTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "email": "text",
           *           "number": "text",
           *           "fields": {
           *             "jersey-colour": "red"
           *           },
           *           "waiverDetails": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "version": 0,
           *               "sentDate": "2026-03-08T18:00:00.000Z",
           *               "signDate": "2026-03-08T18:00:00.000Z",
           *               "accepted": false,
           *               "signedName": "text"
           *             }
           *           ],
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "user": "6928d5a0c3f1b2a4d5e6f708",
           *           "removedAt": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'players.listByTeam': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description The division team. */
        team?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: players taken off their rosters instead. */
        removed?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `organization`, `league`, `division`, `registration`, `registrationTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "email": "text",
           *           "number": "text",
           *           "fields": {
           *             "jersey-colour": "red"
           *           },
           *           "waiverDetails": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "version": 0,
           *               "sentDate": "2026-03-08T18:00:00.000Z",
           *               "signDate": "2026-03-08T18:00:00.000Z",
           *               "accepted": false,
           *               "signedName": "text"
           *             }
           *           ],
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "user": "6928d5a0c3f1b2a4d5e6f708",
           *           "removedAt": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'players.listByDivision': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description The division team. */
        team?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: players taken off their rosters instead. */
        removed?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `organization`, `league`, `division`, `registration`, `registrationTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "email": "text",
           *           "number": "text",
           *           "fields": {
           *             "jersey-colour": "red"
           *           },
           *           "waiverDetails": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "version": 0,
           *               "sentDate": "2026-03-08T18:00:00.000Z",
           *               "signDate": "2026-03-08T18:00:00.000Z",
           *               "accepted": false,
           *               "signedName": "text"
           *             }
           *           ],
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "user": "6928d5a0c3f1b2a4d5e6f708",
           *           "removedAt": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'players.listByRegistration': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description The division team. */
        team?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: players taken off their rosters instead. */
        removed?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `organization`, `league`, `division`, `registration`, `registrationTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "email": "text",
           *           "number": "text",
           *           "fields": {
           *             "jersey-colour": "red"
           *           },
           *           "waiverDetails": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "version": 0,
           *               "sentDate": "2026-03-08T18:00:00.000Z",
           *               "signDate": "2026-03-08T18:00:00.000Z",
           *               "accepted": false,
           *               "signedName": "text"
           *             }
           *           ],
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "user": "6928d5a0c3f1b2a4d5e6f708",
           *           "removedAt": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'players.listByRegistrationTeam': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description The division team. */
        team?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: players taken off their rosters instead. */
        removed?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `organization`, `league`, `division`, `registration`, `registrationTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "email": "text",
           *           "number": "text",
           *           "fields": {
           *             "jersey-colour": "red"
           *           },
           *           "waiverDetails": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "version": 0,
           *               "sentDate": "2026-03-08T18:00:00.000Z",
           *               "signDate": "2026-03-08T18:00:00.000Z",
           *               "accepted": false,
           *               "signedName": "text"
           *             }
           *           ],
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "user": "6928d5a0c3f1b2a4d5e6f708",
           *           "removedAt": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'players.listByGame': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description The division team. */
        team?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: players taken off their rosters instead. */
        removed?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `organization`, `league`, `division`, `registration`, `registrationTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "email": "text",
           *           "number": "text",
           *           "fields": {
           *             "jersey-colour": "red"
           *           },
           *           "waiverDetails": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "version": 0,
           *               "sentDate": "2026-03-08T18:00:00.000Z",
           *               "signDate": "2026-03-08T18:00:00.000Z",
           *               "accepted": false,
           *               "signedName": "text"
           *             }
           *           ],
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "user": "6928d5a0c3f1b2a4d5e6f708",
           *           "removedAt": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'players.listByLeague': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description The division team. */
        team?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: players taken off their rosters instead. */
        removed?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `organization`, `league`, `division`, `registration`, `registrationTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "email": "text",
           *           "number": "text",
           *           "fields": {
           *             "jersey-colour": "red"
           *           },
           *           "waiverDetails": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "version": 0,
           *               "sentDate": "2026-03-08T18:00:00.000Z",
           *               "signDate": "2026-03-08T18:00:00.000Z",
           *               "accepted": false,
           *               "signedName": "text"
           *             }
           *           ],
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "user": "6928d5a0c3f1b2a4d5e6f708",
           *           "removedAt": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'players.listByLeagueName': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        /** @description The division team. */
        team?: components['schemas']['ObjectId'];
        division?: components['schemas']['ObjectId'];
        league?: components['schemas']['ObjectId'];
        tournament?: components['schemas']['ObjectId'];
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        /** @description `true`: players taken off their rosters instead. */
        removed?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `organization`, `league`, `division`, `registration`, `registrationTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "name": "text",
           *           "email": "text",
           *           "number": "text",
           *           "fields": {
           *             "jersey-colour": "red"
           *           },
           *           "waiverDetails": [
           *             {
           *               "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *               "version": 0,
           *               "sentDate": "2026-03-08T18:00:00.000Z",
           *               "signDate": "2026-03-08T18:00:00.000Z",
           *               "accepted": false,
           *               "signedName": "text"
           *             }
           *           ],
           *           "team": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *           "league": "6928d5a0c3f1b2a4d5e6f708",
           *           "division": "6928d5a0c3f1b2a4d5e6f708",
           *           "user": "6928d5a0c3f1b2a4d5e6f708",
           *           "removedAt": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'players.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `organization`, `league`, `division`, `registration`, `registrationTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "email": "text",
           *         "number": "text",
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "waiverDetails": [
           *           {
           *             "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *             "version": 0,
           *             "sentDate": "2026-03-08T18:00:00.000Z",
           *             "signDate": "2026-03-08T18:00:00.000Z",
           *             "accepted": false,
           *             "signedName": "text"
           *           }
           *         ],
           *         "team": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "removedAt": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'players.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "number": "9"
         *     }
         */
        'application/json': components['schemas']['UpdatePlayer'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "email": "text",
           *         "number": "text",
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "waiverDetails": [
           *           {
           *             "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *             "version": 0,
           *             "sentDate": "2026-03-08T18:00:00.000Z",
           *             "signDate": "2026-03-08T18:00:00.000Z",
           *             "accepted": false,
           *             "signedName": "text"
           *           }
           *         ],
           *         "team": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "removedAt": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReferenceOrRosterFullOrInvalidFieldsOrRemoved'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'players.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "email": "text",
           *         "number": "text",
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "waiverDetails": [
           *           {
           *             "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *             "version": 0,
           *             "sentDate": "2026-03-08T18:00:00.000Z",
           *             "signDate": "2026-03-08T18:00:00.000Z",
           *             "accepted": false,
           *             "signedName": "text"
           *           }
           *         ],
           *         "team": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "removedAt": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'players.linkUser': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "player": "6928d5a0c3f1b2a4d5e6f708"
         *     }
         */
        'application/json': components['schemas']['LinkPlayer'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "name": "text",
           *         "email": "text",
           *         "number": "text",
           *         "fields": {
           *           "jersey-colour": "red"
           *         },
           *         "waiverDetails": [
           *           {
           *             "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *             "version": 0,
           *             "sentDate": "2026-03-08T18:00:00.000Z",
           *             "signDate": "2026-03-08T18:00:00.000Z",
           *             "accepted": false,
           *             "signedName": "text"
           *           }
           *         ],
           *         "team": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "tournament": "6928d5a0c3f1b2a4d5e6f708",
           *         "league": "6928d5a0c3f1b2a4d5e6f708",
           *         "division": "6928d5a0c3f1b2a4d5e6f708",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "removedAt": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Player'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrEmailMismatchOrAlreadyLinked'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'waivers.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated' | 'name' | '-name';
        organization?: components['schemas']['ObjectId'];
        active?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "title": "text",
           *           "text": "text",
           *           "version": 0,
           *           "active": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Waiver'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'waivers.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "title": "Assumption of risk",
         *       "text": "I know that sport can hurt, and play at my own risk."
         *     }
         */
        'application/json': components['schemas']['CreateWaiver'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "text": "text",
           *         "version": 0,
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Waiver'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrOrganizationRequired'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'waivers.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "text": "text",
           *         "version": 0,
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Waiver'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'waivers.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "active": false
         *     }
         */
        'application/json': components['schemas']['UpdateWaiver'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "text": "text",
           *         "version": 0,
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Waiver'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'waivers.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "text": "text",
           *         "version": 0,
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Waiver'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'waivers.readToSign': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "text": "text",
           *         "version": 0,
           *         "required": false,
           *         "playerName": "text",
           *         "teamName": "text",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "organizationName": "text",
           *         "expiresAt": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['WaiverToSign'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidToken'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'waivers.sign': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "signedName": "Ada Marsh",
         *       "accepted": true
         *     }
         */
        'application/json': components['schemas']['SignWaiver'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "waiver": "6928d5a0c3f1b2a4d5e6f708",
           *         "version": 0,
           *         "sentDate": "2026-03-08T18:00:00.000Z",
           *         "signDate": "2026-03-08T18:00:00.000Z",
           *         "accepted": false,
           *         "signedName": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['WaiverDetail'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrInvalidToken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'payments.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated';
        organization?: components['schemas']['ObjectId'];
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        player?: components['schemas']['ObjectId'];
        method?: 'card' | 'cash' | 'check' | 'other';
        kind?: 'fee' | 'donation';
        refundOf?: components['schemas']['ObjectId'];
        /** @description Entered then or later. */
        from?: components['schemas']['TimestampInput'];
        /** @description Entered earlier. */
        to?: components['schemas']['TimestampInput'];
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`, `registration`, `registrationTeam`, `player`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "player": "6928d5a0c3f1b2a4d5e6f708",
           *           "amount": 0,
           *           "platformFee": 0,
           *           "currency": "usd",
           *           "method": "card",
           *           "kind": "fee",
           *           "externalId": "text",
           *           "refundOf": "6928d5a0c3f1b2a4d5e6f708",
           *           "note": "text",
           *           "createdBy": {
           *             "kind": "apiKey",
           *             "id": "text",
           *             "name": "text"
           *           }
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Payment'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'payments.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
         *       "amount": 12500,
         *       "method": "cash",
         *       "note": "At the desk"
         *     }
         */
        'application/json': components['schemas']['RecordPayment'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "amount": 0,
           *         "platformFee": 0,
           *         "currency": "usd",
           *         "method": "card",
           *         "kind": "fee",
           *         "externalId": "text",
           *         "refundOf": "6928d5a0c3f1b2a4d5e6f708",
           *         "note": "text",
           *         "createdBy": {
           *           "kind": "apiKey",
           *           "id": "text",
           *           "name": "text"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Payment'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'payments.listByOrganizationName': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated';
        organization?: components['schemas']['ObjectId'];
        registration?: components['schemas']['ObjectId'];
        registrationTeam?: components['schemas']['ObjectId'];
        player?: components['schemas']['ObjectId'];
        method?: 'card' | 'cash' | 'check' | 'other';
        kind?: 'fee' | 'donation';
        refundOf?: components['schemas']['ObjectId'];
        /** @description Entered then or later. */
        from?: components['schemas']['TimestampInput'];
        /** @description Entered earlier. */
        to?: components['schemas']['TimestampInput'];
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`, `registration`, `registrationTeam`, `player`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "player": "6928d5a0c3f1b2a4d5e6f708",
           *           "amount": 0,
           *           "platformFee": 0,
           *           "currency": "usd",
           *           "method": "card",
           *           "kind": "fee",
           *           "externalId": "text",
           *           "refundOf": "6928d5a0c3f1b2a4d5e6f708",
           *           "note": "text",
           *           "createdBy": {
           *             "kind": "apiKey",
           *             "id": "text",
           *             "name": "text"
           *           }
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Payment'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'payments.reconcile': {
    parameters: {
      query?: {
        organization?: components['schemas']['ObjectId'];
        /** @description Charges made then or later; left out: 31 days before `to`. */
        from?: components['schemas']['TimestampInput'];
        /** @description Charges made earlier, by 92 days at most; left out: now. */
        to?: components['schemas']['TimestampInput'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "from": "2026-03-08T18:00:00.000Z",
           *         "to": "2026-03-08T18:00:00.000Z",
           *         "ledger": 0,
           *         "processor": 0,
           *         "charges": 0,
           *         "differences": [
           *           {
           *             "externalId": "text",
           *             "kind": "missing_in_ledger",
           *             "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *             "ledger": 0,
           *             "processor": 0
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Reconciliation'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReferenceOrOrganizationRequiredOrInvalidIntervalOrPaymentsNotConnected'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['UnavailableOrPaymentsUnavailable'];
    };
  };
  'payments.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`, `registration`, `registrationTeam`, `player`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "amount": 0,
           *         "platformFee": 0,
           *         "currency": "usd",
           *         "method": "card",
           *         "kind": "fee",
           *         "externalId": "text",
           *         "refundOf": "6928d5a0c3f1b2a4d5e6f708",
           *         "note": "text",
           *         "createdBy": {
           *           "kind": "apiKey",
           *           "id": "text",
           *           "name": "text"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Payment'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'payments.refund': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": 5000,
         *       "note": "One player withdrew"
         *     }
         */
        'application/json': components['schemas']['RefundPayment'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "registrationTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "amount": 0,
           *         "platformFee": 0,
           *         "currency": "usd",
           *         "method": "card",
           *         "kind": "fee",
           *         "externalId": "text",
           *         "refundOf": "6928d5a0c3f1b2a4d5e6f708",
           *         "note": "text",
           *         "createdBy": {
           *           "kind": "apiKey",
           *           "id": "text",
           *           "name": "text"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Payment'];
          };
        };
      };
      /** @description As asked. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "refundOf": "6928d5a0c3f1b2a4d5e6f708",
           *         "amount": 0,
           *         "state": "pending"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PendingRefund'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrRefundExceedsPaymentOrNotRefundableOrRefundRefused'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['UnavailableOrPaymentsUnavailable'];
    };
  };
  'payments.webhook': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_1Qa2b3",
         *       "type": "checkout.session.completed"
         *     }
         */
        'application/json': components['schemas']['ProcessorEvent'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "received": true
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ReceivedEvent'];
          };
        };
      };
      400: components['responses']['InvalidRequestOrInvalidSignature'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['UnavailableOrPaymentsUnavailable'];
    };
  };
  'discountCodes.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated';
        organization?: components['schemas']['ObjectId'];
        registration?: components['schemas']['ObjectId'];
        active?: boolean;
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`, `registration`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "registration": "6928d5a0c3f1b2a4d5e6f708",
           *           "code": "text",
           *           "amountOff": 12500,
           *           "maxUses": 0,
           *           "expiresAt": "2026-03-08T18:00:00.000Z",
           *           "uses": 0,
           *           "active": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DiscountCode'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'discountCodes.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "registration": "6928d5a0c3f1b2a4d5e6f708",
         *       "code": "EARLYBIRD",
         *       "amountOff": 2500,
         *       "maxUses": 10
         *     }
         */
        'application/json': components['schemas']['CreateDiscountCode'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "code": "text",
           *         "amountOff": 12500,
           *         "maxUses": 0,
           *         "expiresAt": "2026-03-08T18:00:00.000Z",
           *         "uses": 0,
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DiscountCode'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrAlreadyExists'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'discountCodes.check': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "registration": "6928d5a0c3f1b2a4d5e6f708",
         *       "code": "earlybird"
         *     }
         */
        'application/json': components['schemas']['CheckDiscountCode'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "code": "text",
           *         "amountOff": 12500
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['CheckedDiscountCode'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrDiscountInvalidOrDiscountExpiredOrDiscountUsedUp'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'discountCodes.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `organization`, `registration`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "code": "text",
           *         "amountOff": 12500,
           *         "maxUses": 0,
           *         "expiresAt": "2026-03-08T18:00:00.000Z",
           *         "uses": 0,
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DiscountCode'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'discountCodes.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "maxUses": 20
         *     }
         */
        'application/json': components['schemas']['UpdateDiscountCode'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "code": "text",
           *         "amountOff": 12500,
           *         "maxUses": 0,
           *         "expiresAt": "2026-03-08T18:00:00.000Z",
           *         "uses": 0,
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DiscountCode'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReferenceOrAlreadyExists'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'discountCodes.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "registration": "6928d5a0c3f1b2a4d5e6f708",
           *         "code": "text",
           *         "amountOff": 12500,
           *         "maxUses": 0,
           *         "expiresAt": "2026-03-08T18:00:00.000Z",
           *         "uses": 0,
           *         "active": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['DiscountCode'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'chatMessages.listByTeam': {
    parameters: {
      query?: {
        /** @description 50 where nothing is said. */
        limit?: number;
        /** @description Only messages older than this one; pass the oldest that was loaded to read on. */
        before?: components['schemas']['ObjectId'];
        /** @description Only messages newer than this one, the oldest first: what was missed since. */
        after?: components['schemas']['ObjectId'];
      };
      header?: never;
      path: {
        divisionTeamId: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "user": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "text": "text",
           *           "kind": "message",
           *           "created": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ChatMessage'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'chatMessages.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
         *       "text": "Who brings the balls?"
         *     }
         */
        'application/json': components['schemas']['CreateChatMessage'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "text": "text",
           *         "kind": "message",
           *         "created": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['ChatMessage'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teamEvents.listByTeam': {
    parameters: {
      query?: {
        /** @description 50 where nothing is said. */
        limit?: number;
        /** @description The page after this record. */
        after?: components['schemas']['ObjectId'];
        /** @description Events that have not begun then; one without a time to begin at counts for its whole day. */
        from?: components['schemas']['TimestampInput'];
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `divisionTeam`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        divisionTeamId: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "title": "text",
           *           "eventType": "text",
           *           "date": "2026-03-08T18:00:00.000Z",
           *           "dateKey": "2026-03-08",
           *           "globalDate": "2026-03-08",
           *           "time": "19:00",
           *           "durationMinutes": 0,
           *           "location": "text",
           *           "notes": "text",
           *           "isCancelled": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TeamEvent'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teamEvents.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `divisionTeam`, `organization`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "eventType": "text",
           *         "date": "2026-03-08T18:00:00.000Z",
           *         "dateKey": "2026-03-08",
           *         "globalDate": "2026-03-08",
           *         "time": "19:00",
           *         "durationMinutes": 0,
           *         "location": "text",
           *         "notes": "text",
           *         "isCancelled": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TeamEvent'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teamEvents.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "time": "19:30",
         *       "isCancelled": false
         *     }
         */
        'application/json': components['schemas']['UpdateTeamEvent'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "eventType": "text",
           *         "date": "2026-03-08T18:00:00.000Z",
           *         "dateKey": "2026-03-08",
           *         "globalDate": "2026-03-08",
           *         "time": "19:00",
           *         "durationMinutes": 0,
           *         "location": "text",
           *         "notes": "text",
           *         "isCancelled": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TeamEvent'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teamEvents.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "eventType": "text",
           *         "date": "2026-03-08T18:00:00.000Z",
           *         "dateKey": "2026-03-08",
           *         "globalDate": "2026-03-08",
           *         "time": "19:00",
           *         "durationMinutes": 0,
           *         "location": "text",
           *         "notes": "text",
           *         "isCancelled": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TeamEvent'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teamEvents.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
         *       "title": "Practice",
         *       "eventType": "practice",
         *       "date": "2026-03-08",
         *       "dateKey": "2026-03-08",
         *       "time": "19:00",
         *       "durationMinutes": 90,
         *       "location": "Riverside Sports Hall"
         *     }
         */
        'application/json': components['schemas']['CreateTeamEvent'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "eventType": "text",
           *         "date": "2026-03-08T18:00:00.000Z",
           *         "dateKey": "2026-03-08",
           *         "globalDate": "2026-03-08",
           *         "time": "19:00",
           *         "durationMinutes": 0,
           *         "location": "text",
           *         "notes": "text",
           *         "isCancelled": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TeamEvent'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'availabilities.set': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "game": "6928d5a0c3f1b2a4d5e6f708",
         *       "player": "6928d5a0c3f1b2a4d5e6f70a",
         *       "status": "yes"
         *     }
         */
        'application/json': components['schemas']['SetAvailability'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "game": "6928d5a0c3f1b2a4d5e6f708",
           *         "teamEvent": "6928d5a0c3f1b2a4d5e6f708",
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "name": "text",
           *         "status": "yes",
           *         "note": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Availability'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'availabilities.listByGame': {
    parameters: {
      query?: {
        /** @description A division team of the game. Left out, it is the caller’s teams in it. */
        team?: components['schemas']['ObjectId'];
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `player`, `game`, `teamEvent`, `divisionTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        gameId: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "game": "6928d5a0c3f1b2a4d5e6f708",
           *           "teamEvent": "6928d5a0c3f1b2a4d5e6f708",
           *           "player": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "status": "yes",
           *           "note": "text"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Availability'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'availabilities.listByTeamEvent': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `player`, `game`, `teamEvent`, `divisionTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "game": "6928d5a0c3f1b2a4d5e6f708",
           *           "teamEvent": "6928d5a0c3f1b2a4d5e6f708",
           *           "player": "6928d5a0c3f1b2a4d5e6f708",
           *           "name": "text",
           *           "status": "yes",
           *           "note": "text"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Availability'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'assignments.listByGame': {
    parameters: {
      query?: {
        /** @description A division team of the game. Left out, it is the caller’s teams in it. */
        team?: components['schemas']['ObjectId'];
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `player`, `game`, `teamEvent`, `divisionTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        gameId: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "game": "6928d5a0c3f1b2a4d5e6f708",
           *           "teamEvent": "6928d5a0c3f1b2a4d5e6f708",
           *           "player": "6928d5a0c3f1b2a4d5e6f708",
           *           "title": "text",
           *           "note": "text",
           *           "completed": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Assignment'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'assignments.listByTeamEvent': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `player`, `game`, `teamEvent`, `divisionTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "game": "6928d5a0c3f1b2a4d5e6f708",
           *           "teamEvent": "6928d5a0c3f1b2a4d5e6f708",
           *           "player": "6928d5a0c3f1b2a4d5e6f708",
           *           "title": "text",
           *           "note": "text",
           *           "completed": false
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Assignment'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'assignments.get': {
    parameters: {
      query?: {
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `player`, `game`, `teamEvent`, `divisionTeam`. Tokens with another root are ignored. */
        include?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "game": "6928d5a0c3f1b2a4d5e6f708",
           *         "teamEvent": "6928d5a0c3f1b2a4d5e6f708",
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "note": "text",
           *         "completed": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Assignment'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'assignments.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "title": "Bring the water"
         *     }
         */
        'application/json': components['schemas']['UpdateAssignment'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "game": "6928d5a0c3f1b2a4d5e6f708",
           *         "teamEvent": "6928d5a0c3f1b2a4d5e6f708",
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "note": "text",
           *         "completed": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Assignment'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'assignments.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "game": "6928d5a0c3f1b2a4d5e6f708",
           *         "teamEvent": "6928d5a0c3f1b2a4d5e6f708",
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "note": "text",
           *         "completed": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Assignment'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InUse'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'assignments.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "game": "6928d5a0c3f1b2a4d5e6f708",
         *       "player": "6928d5a0c3f1b2a4d5e6f70a",
         *       "title": "Bring the snacks"
         *     }
         */
        'application/json': components['schemas']['CreateAssignment'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "game": "6928d5a0c3f1b2a4d5e6f708",
           *         "teamEvent": "6928d5a0c3f1b2a4d5e6f708",
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "note": "text",
           *         "completed": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Assignment'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'assignments.complete': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "completed": true
         *     }
         */
        'application/json': components['schemas']['CompleteAssignment'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "game": "6928d5a0c3f1b2a4d5e6f708",
           *         "teamEvent": "6928d5a0c3f1b2a4d5e6f708",
           *         "player": "6928d5a0c3f1b2a4d5e6f708",
           *         "title": "text",
           *         "note": "text",
           *         "completed": false
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['Assignment'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teamPhotos.listByTeam': {
    parameters: {
      query?: {
        /** @description 50 where nothing is said. */
        limit?: number;
        /** @description Only photos older than this one; pass the oldest that was loaded to read on. */
        before?: components['schemas']['ObjectId'];
      };
      header?: never;
      path: {
        divisionTeamId: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *           "user": "6928d5a0c3f1b2a4d5e6f708",
           *           "caption": "text",
           *           "width": 0,
           *           "height": 0,
           *           "url": "text",
           *           "thumbnailUrl": "text",
           *           "created": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TeamPhoto'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teamPhotos.upload': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        divisionTeamId: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description JPEG, PNG or WebP, as its content says, of at most 10 MB and 40 million pixels.
           */
          upload: string;
          caption?: string;
          /** @description Accepted and ignored: the picture itself says. */
          width?: number;
          /** @description Accepted and ignored: the picture itself says. */
          height?: number;
        };
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "caption": "text",
           *         "width": 0,
           *         "height": 0,
           *         "url": "text",
           *         "thumbnailUrl": "text",
           *         "created": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TeamPhoto'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'teamPhotos.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "caption": "text",
           *         "width": 0,
           *         "height": 0,
           *         "url": "text",
           *         "thumbnailUrl": "text",
           *         "created": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['TeamPhoto'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['Stale'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'pushTokens.register': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "ExponentPushToken[xxxxxxxxxxxxxxxxxxxxxx]"
         *     }
         */
        'application/json': components['schemas']['RegisterPushToken'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "token": "text",
           *         "platform": "text",
           *         "deviceId": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PushToken'];
          };
        };
      };
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "token": "text",
           *         "platform": "text",
           *         "deviceId": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PushToken'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReference'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'pushTokens.remove': {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag that was read; 412 `stale` where the record has changed since. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "ExponentPushToken[xxxxxxxxxxxxxxxxxxxxxx]"
         *     }
         */
        'application/json': components['schemas']['RemovePushToken'];
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "user": "6928d5a0c3f1b2a4d5e6f708",
           *         "token": "text",
           *         "platform": "text",
           *         "deviceId": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['PushToken'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'outbox.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created';
        state?: 'pending' | 'sent' | 'dead';
        kind?: 'mail' | 'push';
        template?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "kind": "mail",
           *           "template": "waitlist_promoted",
           *           "to": "sam@example.org",
           *           "state": "pending",
           *           "attempts": 0,
           *           "lastError": "text",
           *           "nextAttemptAt": "2026-03-08T18:00:00.000Z",
           *           "sentAt": "2026-03-08T18:00:00.000Z",
           *           "created": "2026-03-08T18:00:00.000Z"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['OutboxMessage'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'outbox.retry': {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "kind": "mail",
           *         "template": "waitlist_promoted",
           *         "to": "sam@example.org",
           *         "state": "pending",
           *         "attempts": 0,
           *         "lastError": "text",
           *         "nextAttemptAt": "2026-03-08T18:00:00.000Z",
           *         "sentAt": "2026-03-08T18:00:00.000Z",
           *         "created": "2026-03-08T18:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['OutboxMessage'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyKeyReusedOrIdempotencyInProgressOrInvalidReferenceOrAlreadySent'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'auditLogs.list': {
    parameters: {
      query?: {
        limit?: number;
        /** @description The page after this record, in the order asked for. Not with `page`. */
        after?: components['schemas']['ObjectId'];
        /** @description The page of this number, from 1; ignored beside `after`. */
        page?: number;
        /** @description The field to sort by; `-` before it for descending. Ties are broken by `_id`. */
        sort?: 'created' | '-created' | 'updated' | '-updated';
        organization?: components['schemas']['ObjectId'];
        /** @description Account or key that acted. */
        actor?: components['schemas']['ObjectId'];
        actorKind?: 'apiKey' | 'user' | 'admin' | 'system';
        action?: string;
        resource?: string;
        resourceId?: components['schemas']['ObjectId'];
        requestId?: string;
        /** @description ISO 8601: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm[:ss[.sss]]` with `Z` or an offset. Years 1900 to 2999. A day alone is its midnight in UTC unless the field says otherwise. */
        from?: components['schemas']['TimestampInput'];
        /** @description ISO 8601: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm[:ss[.sss]]` with `Z` or an offset. Years 1900 to 2999. A day alone is its midnight in UTC unless the field says otherwise. */
        to?: components['schemas']['TimestampInput'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "_id": "6928d5a0c3f1b2a4d5e6f708",
           *           "created": "2026-03-08T18:00:00.000Z",
           *           "updated": "2026-03-08T18:00:00.000Z",
           *           "organization": "6928d5a0c3f1b2a4d5e6f708",
           *           "actor": {
           *             "kind": "apiKey",
           *             "id": "text",
           *             "name": "text"
           *           },
           *           "action": "score",
           *           "resource": "game",
           *           "resourceId": "6928d5a0c3f1b2a4d5e6f708",
           *           "before": {},
           *           "after": {},
           *           "requestId": "text"
           *         }
           *       ],
           *       "count": 0
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AuditLog'][];
            /** @description How many records match, in all pages. */
            count: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['InvalidReference'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  'auditLogs.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "_id": "6928d5a0c3f1b2a4d5e6f708",
           *         "created": "2026-03-08T18:00:00.000Z",
           *         "updated": "2026-03-08T18:00:00.000Z",
           *         "organization": "6928d5a0c3f1b2a4d5e6f708",
           *         "actor": {
           *           "kind": "apiKey",
           *           "id": "text",
           *           "name": "text"
           *         },
           *         "action": "score",
           *         "resource": "game",
           *         "resourceId": "6928d5a0c3f1b2a4d5e6f708",
           *         "before": {},
           *         "after": {},
           *         "requestId": "text"
           *       }
           *     }
           */
          'application/json': {
            /** @enum {boolean} */
            success: true;
            data: components['schemas']['AuditLog'];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
}
