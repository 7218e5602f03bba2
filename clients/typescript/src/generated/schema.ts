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
     * @description Only the fields sent change; null clears.
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
     * @description The public sees those of active leagues and tournaments, without archived and test teams.
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
  '/divisionTeams/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a division team
     * @description An archived team stays readable by its id; a test team is visible to its organization only.
     */
    get: operations['divisionTeams.get'];
    /**
     * Change or archive a division team
     * @description Only the fields sent change; null clears. `division` moves the team.
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
      /** @description Identifiers of players. */
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
      /** @description Identifiers of players. */
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
      /** @description A player, by identifier. Its shape is checked, not whether there is such a player. */
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
      /** @description Identifiers of players. */
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
     * @description ISO 4217 code in lower case.
     * @example usd
     */
    Currency: string;
    /**
     * @description The day of the game. Left out or null, it is that of `date` where the game is played.
     * @example 2026-03-08
     */
    DateKey: string;
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
    /** @description A team in a division. */
    DivisionTeam: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      /** @description “Team 3” on the public view of a division that hides its teams, counted by `_id`. */
      name: string;
      /** @description The club; null for a team without one, and where names are hidden. */
      team: components['schemas']['ObjectId'] | components['schemas']['PopulatedTeam'] | null;
      division: components['schemas']['ObjectId'] | components['schemas']['PopulatedDivision'] | null;
      /** @description The division’s. */
      league: components['schemas']['ObjectId'] | components['schemas']['PopulatedLeague'] | null;
      /** @description The division’s, or else that of its league. */
      tournament: components['schemas']['ObjectId'] | components['schemas']['PopulatedTournament'] | null;
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
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
    GameResult: {
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
    /**
     * Format: password
     * @example correct horse battery
     */
    Password: string;
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
    PlayerStatLine: {
      /** @description A player, by identifier. Its shape is checked, not whether there is such a player. */
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
      /** @description A player, by identifier. Its shape is checked, not whether there is such a player. */
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
      /** @description “Team 3” on the public view of a division that hides its teams, counted by `_id`. */
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
      participants: string[];
      results: components['schemas']['GameResult'][];
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
    Session: {
      /** @description Goes into `Authorization: Bearer`. */
      token: string;
      expiresAt: components['schemas']['Timestamp'];
      user: components['schemas']['User'];
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
    /** @description What one player did in one game. */
    Stat: {
      _id: components['schemas']['ObjectId'];
      created: components['schemas']['Timestamp'];
      updated: components['schemas']['Timestamp'];
      organization: components['schemas']['ObjectId'] | components['schemas']['PopulatedOrganization'] | null;
      game: components['schemas']['ObjectId'] | components['schemas']['PopulatedGame'] | null;
      /** @description A player, by identifier. Its shape is checked, not whether there is such a player. */
      player: components['schemas']['ObjectId'];
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
     * @description ISO 8601: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm[:ss[.sss]]` with `Z` or an offset. Years 1900 to 2999. A day alone is its midnight in UTC unless the field says otherwise.
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
      participants: string[];
      results: components['schemas']['GameResult'][];
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
      /** @description Identifiers of players. */
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
     *       "values": {
     *         "points": 20,
     *         "rebounds": 7
     *       }
     *     }
     */
    UpdateStat: {
      game?: components['schemas']['ObjectId'];
      /** @description A player, by identifier. Its shape is checked, not whether there is such a player. */
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
     *       "end": "2026-03-08T19:30:00Z"
     *     }
     */
    UpdateTimeSlot: {
      location?: components['schemas']['ObjectId'];
      /** @description One of the courts of the venue, by its name. */
      court?: string | null;
      league?: components['schemas']['ObjectId'] | null;
      tournament?: components['schemas']['ObjectId'] | null;
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
      409: components['responses']['InvalidReferenceOrAlreadyExistsOrInvalidTimeZone'];
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
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `division`, `league`, `tournament`, `organization`. Tokens with another root are ignored. */
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
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `division`, `league`, `tournament`, `organization`. Tokens with another root are ignored. */
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
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `division`, `league`, `tournament`, `organization`. Tokens with another root are ignored. */
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
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `team`, `division`, `league`, `tournament`, `organization`. Tokens with another root are ignored. */
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
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `game`, `divisionTeam`, `organization`. Tokens with another root are ignored. */
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
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `game`, `divisionTeam`, `organization`. Tokens with another root are ignored. */
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
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `game`, `divisionTeam`, `organization`. Tokens with another root are ignored. */
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
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `game`, `divisionTeam`, `organization`. Tokens with another root are ignored. */
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
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `game`, `divisionTeam`, `organization`. Tokens with another root are ignored. */
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
        /** @description References to populate, with commas: `a`, `a.b`, `a.b.c`, `a(x,y)` or `a.b(x,y)`. Roots: `game`, `divisionTeam`, `organization`. Tokens with another root are ignored. */
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
        from?: components['schemas']['TimestampInput'];
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
