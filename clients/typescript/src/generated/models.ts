// Generated from openapi/openapi.json by clients/generate.ts: `npm run generate`.

import type { components } from './schema.ts';

/** Who acts; `system` is the service itself. */
export type ActorKind = components['schemas']['ActorKind'];

/** The address that a mail may be on its way to. */
export type Addressed = components['schemas']['Addressed'];

/** The body of `users.forgotPassword`. */
export type AddressOnly = components['schemas']['AddressOnly'];

/** Who administers an organization. */
export type Admin = components['schemas']['Admin'];

/** Answers to custom fields, by `fieldId`: text, a number, true or false, or a list of options. Merged one by one; null takes an answer back. */
export type Answers = components['schemas']['Answers'];

/** What `apiKeys.list`, `apiKeys.get`, `apiKeys.remove` answer with. */
export type ApiKey = components['schemas']['ApiKey'];

/** What a key may do; `admin` contains all others. */
export type ApiKeyScope = components['schemas']['ApiKeyScope'];

/** A duty of a player at a game or an event. */
export type Assignment = components['schemas']['Assignment'];

/** Who changed what; written in the transaction of the change. */
export type AuditLog = components['schemas']['AuditLog'];

/** Whether a player comes to a game or an event. */
export type Availability = components['schemas']['Availability'];

/** Whether somebody comes. */
export type AvailabilityStatus = components['schemas']['AvailabilityStatus'];

/** One kind of `Game`. */
export type BaseballGame = components['schemas']['BaseballGame'];

/** One kind of `Game`. */
export type BasketballGame = components['schemas']['BasketballGame'];

/** A bracket to be drawn: its games say where each side comes from. */
export type Bracket = components['schemas']['Bracket'];

/** A part of `Bracket`. */
export type BracketPlace = components['schemas']['BracketPlace'];

/** A part of `Bracket`. */
export type BracketRound = components['schemas']['BracketRound'];

/** `Secured` holds a seat, `Waitlisted` stands in line for one, `Pending` has not paid. */
export type CapacityState = components['schemas']['CapacityState'];

/** Whole cents of the organization’s currency; of one without cents, such as the yen, whole units. */
export type Cents = components['schemas']['Cents'];

/** What somebody has said to a team, whose messages are ordered by `created`, then `_id`. */
export type ChatMessage = components['schemas']['ChatMessage'];

/** `message` where nothing is said; an `announcement` is for administrators of the team. */
export type ChatMessageKind = components['schemas']['ChatMessageKind'];

/** The body of `discountCodes.check`. */
export type CheckDiscountCode = components['schemas']['CheckDiscountCode'];

/** A code that can be used now. */
export type CheckedDiscountCode = components['schemas']['CheckedDiscountCode'];

/** What `registrationTeams.checkout` answers with. */
export type Checkout = components['schemas']['Checkout'];

/** The body of `assignments.complete`. */
export type CompleteAssignment = components['schemas']['CompleteAssignment'];

/** A part of `League`, `Tournament`. */
export type Config = components['schemas']['Config'];

/** A part of `CreateDivision`, `CreateLeague`, `CreateTournament` and 3 more. */
export type ConfigInput = components['schemas']['ConfigInput'];

/** The level that a value comes from. */
export type ConfigLevel = components['schemas']['ConfigLevel'];

/** Who plays, or that it is a season. */
export type ContestType = components['schemas']['ContestType'];

/** The fee. */
export type Cost = components['schemas']['Cost'];

/** Merged field by field; null unsets. */
export type CostInput = components['schemas']['CostInput'];

/** A part of `Location`. */
export type Court = components['schemas']['Court'];

/** The body of `admins.create`. */
export type CreateAdmin = components['schemas']['CreateAdmin'];

/** The body of `apiKeys.create`. */
export type CreateApiKey = components['schemas']['CreateApiKey'];

/** A duty at exactly one of a game and a team event. */
export type CreateAssignment = components['schemas']['CreateAssignment'];

/** One kind of `CreateGame`. */
export type CreateBaseballGame = components['schemas']['CreateBaseballGame'];

/** One kind of `CreateGame`. */
export type CreateBasketballGame = components['schemas']['CreateBasketballGame'];

/** The body of `brackets.create`. */
export type CreateBracket = components['schemas']['CreateBracket'];

/** The body of `chatMessages.create`. */
export type CreateChatMessage = components['schemas']['CreateChatMessage'];

/** The body of `discountCodes.create`. */
export type CreateDiscountCode = components['schemas']['CreateDiscountCode'];

/** The body of `divisions.create`. */
export type CreateDivision = components['schemas']['CreateDivision'];

/** The body of `divisionTeams.create`. */
export type CreateDivisionTeam = components['schemas']['CreateDivisionTeam'];

/** One kind of `CreateGame`. */
export type CreateFootballGame = components['schemas']['CreateFootballGame'];

/** A game of one sport; fields of another are refused. */
export type CreateGame = components['schemas']['CreateGame'];

/** One kind of `CreateGame`. */
export type CreateGolfGame = components['schemas']['CreateGolfGame'];

/** One kind of `CreateGame`. */
export type CreateJudoGame = components['schemas']['CreateJudoGame'];

/** The body of `leagues.create`. */
export type CreateLeague = components['schemas']['CreateLeague'];

/** The body of `locations.create`. */
export type CreateLocation = components['schemas']['CreateLocation'];

/** The body of `organizations.create`. */
export type CreateOrganization = components['schemas']['CreateOrganization'];

/** The body of `paymentProducts.create`. */
export type CreatePaymentProduct = components['schemas']['CreatePaymentProduct'];

/** The body of `registrationTeams.createPlaceholder`. */
export type CreatePlaceholder = components['schemas']['CreatePlaceholder'];

/** The body of `players.create`. */
export type CreatePlayer = components['schemas']['CreatePlayer'];

/** The body of `playoffs.create`. */
export type CreatePlayoffs = components['schemas']['CreatePlayoffs'];

/** One kind of `CreateGame`. */
export type CreateRacketGame = components['schemas']['CreateRacketGame'];

/** The body of `registrations.create`. */
export type CreateRegistration = components['schemas']['CreateRegistration'];

/** One kind of `CreateGame`. */
export type CreateSoccerGame = components['schemas']['CreateSoccerGame'];

/** The body of `stats.create`. */
export type CreateStat = components['schemas']['CreateStat'];

/** The body of `teams.create`. */
export type CreateTeam = components['schemas']['CreateTeam'];

/** The body of `teamEvents.create`. */
export type CreateTeamEvent = components['schemas']['CreateTeamEvent'];

/** The body of `timeSlots.create`. */
export type CreateTimeSlot = components['schemas']['CreateTimeSlot'];

/** The body of `tournaments.create`. */
export type CreateTournament = components['schemas']['CreateTournament'];

/** One kind of `CreateGame`. */
export type CreateTrackGame = components['schemas']['CreateTrackGame'];

/** The body of `waivers.create`. */
export type CreateWaiver = components['schemas']['CreateWaiver'];

/** ISO 4217 code in lower case. */
export type Currency = components['schemas']['Currency'];

/** A calendar day, `YYYY-MM-DD`, the same in every zone. */
export type DateKey = components['schemas']['DateKey'];

/** A fixed amount off the fee of a registration. */
export type DiscountCode = components['schemas']['DiscountCode'];

/** Holds teams, standings, schedule and configuration. */
export type Division = components['schemas']['Division'];

/** What `divisions.capacity` answers with. */
export type DivisionCapacity = components['schemas']['DivisionCapacity'];

/** `waitlistCapacity`, `autoPromote` and `promotionPaymentWindowHours` are shown as they resolve. */
export type DivisionConfig = components['schemas']['DivisionConfig'];

/** A submission in the line for the seats of a division. */
export type DivisionSeat = components['schemas']['DivisionSeat'];

/** A team in a division. */
export type DivisionTeam = components['schemas']['DivisionTeam'];

/** What `divisions.get` answers with. */
export type DivisionWithStandings = components['schemas']['DivisionWithStandings'];

/** An e-mail address; compared without regard to case. */
export type Email = components['schemas']['Email'];

/** `ErrorDetail` of the document. */
export type ErrorDetail = components['schemas']['ErrorDetail'];

/** What `registrationTeams.sendFinishReminders` answers with. */
export type FinishReminders = components['schemas']['FinishReminders'];

/** One kind of `Game`. */
export type FootballGame = components['schemas']['FootballGame'];

/** Who forfeited. A score written without it ends the forfeit. */
export type Forfeit = components['schemas']['Forfeit'];

/** A game, with the fields of its sport. */
export type Game = components['schemas']['Game'];

/** One kind of `SetAvailability`. */
export type GameAnswer = components['schemas']['GameAnswer'];

/** One kind of `CreateAssignment`. */
export type GameDuty = components['schemas']['GameDuty'];

/** A part of `GolfGame`, `RacketGame`, `TrackGame`. */
export type GameResult = components['schemas']['GameResult'];

/** In a bracket: the game that a side comes from. */
export type GameSource = components['schemas']['GameSource'];

/** The box score of a game. */
export type GameStats = components['schemas']['GameStats'];

/** In given time slots, or on playing days with or without times and courts. Without slots, times and courts: one round a week, without a time. */
export type GenerateSchedule = components['schemas']['GenerateSchedule'];

/** One kind of `Game`. */
export type GolfGame = components['schemas']['GolfGame'];

/** An https address. */
export type HttpsUrl = components['schemas']['HttpsUrl'];

/** What `divisions.importSchedule`, `divisions.importTeams` answer with. */
export type ImportResult = components['schemas']['ImportResult'];

/** What `apiKeys.create`, `apiKeys.rotate` answer with. */
export type IssuedApiKey = components['schemas']['IssuedApiKey'];

/** One kind of `Game`. */
export type JudoGame = components['schemas']['JudoGame'];

/** A season or competition period. */
export type League = components['schemas']['League'];

/** The body of `players.linkUser`. */
export type LinkPlayer = components['schemas']['LinkPlayer'];

/** A venue with its courts, pitches or diamonds. */
export type Location = components['schemas']['Location'];

/** Opaque identifier: 24 lower-case hexadecimal digits, made by the server. */
export type ObjectId = components['schemas']['ObjectId'];

/** What `organizations.list`, `organizations.create`, `organizations.get` and 1 more answer with. */
export type Organization = components['schemas']['Organization'];

/** How a message goes out. */
export type OutboxKind = components['schemas']['OutboxKind'];

/** A mail or push that was sent or is to be; not what it says. */
export type OutboxMessage = components['schemas']['OutboxMessage'];

/** `dead` after the last attempt, about a day after the first. */
export type OutboxState = components['schemas']['OutboxState'];

/** A part of `ResetPassword`, `SignUp`. */
export type Password = components['schemas']['Password'];

/** An entry of the ledger. Entries are added and never changed or deleted. */
export type Payment = components['schemas']['Payment'];

/** Who entered it; `system` for what the processor told the service. */
export type PaymentAuthor = components['schemas']['PaymentAuthor'];

/** A donation settles no fee. */
export type PaymentKind = components['schemas']['PaymentKind'];

/** How it was paid; `card` through the processor. */
export type PaymentMethod = components['schemas']['PaymentMethod'];

/** A price that competitions charge. */
export type PaymentProduct = components['schemas']['PaymentProduct'];

/** `paid` where nothing is charged. */
export type PaymentStatus = components['schemas']['PaymentStatus'];

/** A refund that the processor has not confirmed yet: it becomes an entry of the ledger once it has. */
export type PendingRefund = components['schemas']['PendingRefund'];

/** A person on the roster of a team. */
export type Player = components['schemas']['Player'];

/** The body of `registrationTeams.removePlayer`. */
export type PlayerReference = components['schemas']['PlayerReference'];

/** A part of `TeamStats`. */
export type PlayerStatLine = components['schemas']['PlayerStatLine'];

/** All that a player did, over every team. */
export type PlayerStats = components['schemas']['PlayerStats'];

/** A waiver that players are asked to sign. */
export type PlayerWaiver = components['schemas']['PlayerWaiver'];

/** Required unless said otherwise. */
export type PlayerWaiverInput = components['schemas']['PlayerWaiverInput'];

/** A round of a bracket, whose games do not count in the standings. */
export type PlayoffRound = components['schemas']['PlayoffRound'];

/** A BaseballGame in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedBaseballGame = components['schemas']['PopulatedBaseballGame'];

/** A BasketballGame in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedBasketballGame = components['schemas']['PopulatedBasketballGame'];

/** A Division in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedDivision = components['schemas']['PopulatedDivision'];

/** A DivisionTeam in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedDivisionTeam = components['schemas']['PopulatedDivisionTeam'];

/** A FootballGame in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedFootballGame = components['schemas']['PopulatedFootballGame'];

/** A Game in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedGame = components['schemas']['PopulatedGame'];

/** A GolfGame in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedGolfGame = components['schemas']['PopulatedGolfGame'];

/** A JudoGame in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedJudoGame = components['schemas']['PopulatedJudoGame'];

/** A League in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedLeague = components['schemas']['PopulatedLeague'];

/** A Location in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedLocation = components['schemas']['PopulatedLocation'];

/** A Organization in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedOrganization = components['schemas']['PopulatedOrganization'];

/** A Payment in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedPayment = components['schemas']['PopulatedPayment'];

/** A PaymentProduct in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedPaymentProduct = components['schemas']['PopulatedPaymentProduct'];

/** A Player in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedPlayer = components['schemas']['PopulatedPlayer'];

/** A RacketGame in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedRacketGame = components['schemas']['PopulatedRacketGame'];

/** A Registration in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedRegistration = components['schemas']['PopulatedRegistration'];

/** A RegistrationTeam in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedRegistrationTeam = components['schemas']['PopulatedRegistrationTeam'];

/** A SoccerGame in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedSoccerGame = components['schemas']['PopulatedSoccerGame'];

/** A Team in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedTeam = components['schemas']['PopulatedTeam'];

/** A TeamEvent in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedTeamEvent = components['schemas']['PopulatedTeamEvent'];

/** A TimeSlot in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedTimeSlot = components['schemas']['PopulatedTimeSlot'];

/** A Tournament in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedTournament = components['schemas']['PopulatedTournament'];

/** A TrackGame in place of its identifier; of a field selection only the fields named, and `_id`. */
export type PopulatedTrackGame = components['schemas']['PopulatedTrackGame'];

/** An event as Stripe sends it; only its identifiers are read. */
export type ProcessorEvent = components['schemas']['ProcessorEvent'];

/** A device that gets the push notifications of an account. */
export type PushToken = components['schemas']['PushToken'];

/** What a team would be charged now. */
export type Quote = components['schemas']['Quote'];

/** One kind of `Game`. */
export type RacketGame = components['schemas']['RacketGame'];

/** What `payments.webhook` answers with. */
export type ReceivedEvent = components['schemas']['ReceivedEvent'];

/** What `payments.reconcile` answers with. */
export type Reconciliation = components['schemas']['Reconciliation'];

/** The body of `payments.create`. */
export type RecordPayment = components['schemas']['RecordPayment'];

/** The body of `payments.refund`. */
export type RefundPayment = components['schemas']['RefundPayment'];

/** The body of `pushTokens.register`. */
export type RegisterPushToken = components['schemas']['RegisterPushToken'];

/** The sign-up form of leagues or of a tournament: window, capacity, fee and custom fields. */
export type Registration = components['schemas']['Registration'];

/** As set at this level, the lowest. `minPlayers` and `maxPlayers` are those of its league and contests, or without any of its tournament. */
export type RegistrationConfig = components['schemas']['RegistrationConfig'];

/** Merged field by field; null unsets. `minPlayers` and `maxPlayers` are those of its league and contests, or without any of its tournament. */
export type RegistrationConfigInput = components['schemas']['RegistrationConfigInput'];

/** A question that a form asks. */
export type RegistrationField = components['schemas']['RegistrationField'];

/** A part of `CreateRegistration`, `UpdateRegistration`. */
export type RegistrationFieldInput = components['schemas']['RegistrationFieldInput'];

/** What an invitation begins with. */
export type RegistrationInvite = components['schemas']['RegistrationInvite'];

/** A part of `Registration`. */
export type RegistrationSettings = components['schemas']['RegistrationSettings'];

/** Merged field by field; null unsets. */
export type RegistrationSettingsInput = components['schemas']['RegistrationSettingsInput'];

/** The submission of a team to a registration. */
export type RegistrationTeam = components['schemas']['RegistrationTeam'];

/** What the organizers decided; the seat is `capacityState`. */
export type RegistrationTeamStatus = components['schemas']['RegistrationTeamStatus'];

/** Who accepted the release statement, and when. */
export type ReleaseAccepted = components['schemas']['ReleaseAccepted'];

/** The date is set by the server. */
export type ReleaseAcceptedInput = components['schemas']['ReleaseAcceptedInput'];

/** The body of `pushTokens.remove`. */
export type RemovePushToken = components['schemas']['RemovePushToken'];

/** The body of `registrationTeams.requestAccept`. */
export type RequestTeamAccept = components['schemas']['RequestTeamAccept'];

/** The body of `users.resetPassword`. */
export type ResetPassword = components['schemas']['ResetPassword'];

/** What `divisions.config` answers with. */
export type ResolvedConfig = components['schemas']['ResolvedConfig'];

/** The body of `registrationTeams.addPlayer`. */
export type RosterPlayer = components['schemas']['RosterPlayer'];

/** The body of `apiKeys.rotate`. */
export type RotateApiKey = components['schemas']['RotateApiKey'];

/** What `schedules.generate` answers with. */
export type Schedule = components['schemas']['Schedule'];

/** One kind of `GenerateSchedule`. */
export type ScheduleInTimeSlots = components['schemas']['ScheduleInTimeSlots'];

/** One kind of `GenerateSchedule`. */
export type ScheduleOnDays = components['schemas']['ScheduleOnDays'];

/** The body of `registrationTeams.sendFinishReminders`. */
export type SendFinishReminders = components['schemas']['SendFinishReminders'];

/** The body of `registrationTeams.sendInvite`. */
export type SendInvite = components['schemas']['SendInvite'];

/** What `users.loginUser`, `admins.login` answer with. */
export type Session = components['schemas']['Session'];

/** An answer for exactly one of a game and a team event. */
export type SetAvailability = components['schemas']['SetAvailability'];

/** The body of `registrationTeams.setPayment`. */
export type SetTeamPayment = components['schemas']['SetTeamPayment'];

/** The body of `registrationTeams.setStatus`. */
export type SetTeamStatus = components['schemas']['SetTeamStatus'];

/** The body of `users.loginUser`, `admins.login`. */
export type SignIn = components['schemas']['SignIn'];

/** The body of `users.signUp`. */
export type SignUp = components['schemas']['SignUp'];

/** Whether new teams can sign up now, by the gates. */
export type SignUpState = components['schemas']['SignUpState'];

/** The body of `waivers.sign`. */
export type SignWaiver = components['schemas']['SignWaiver'];

/** One kind of `Game`. */
export type SoccerGame = components['schemas']['SoccerGame'];

/** A sport that has a game schema of its own. */
export type Sport = components['schemas']['Sport'];

/** What `divisions.standings` answers with. */
export type StandingsRow = components['schemas']['StandingsRow'];

/** The body of `registrationTeams.checkout`. */
export type StartCheckout = components['schemas']['StartCheckout'];

/** What one player did in one game. */
export type Stat = components['schemas']['Stat'];

/** The body of `registrationTeams.create`. */
export type SubmitRegistrationTeam = components['schemas']['SubmitRegistrationTeam'];

/** A club’s lasting identity, across seasons and divisions. */
export type Team = components['schemas']['Team'];

/** What the caller is on a team. */
export type TeamAccess = components['schemas']['TeamAccess'];

/** A practice, meeting or outing of one team. */
export type TeamEvent = components['schemas']['TeamEvent'];

/** One kind of `SetAvailability`. */
export type TeamEventAnswer = components['schemas']['TeamEventAnswer'];

/** One kind of `CreateAssignment`. */
export type TeamEventDuty = components['schemas']['TeamEventDuty'];

/** A part of `RegistrationTeam`. */
export type TeamPerson = components['schemas']['TeamPerson'];

/** A part of `SubmitRegistrationTeam`, `UpdateRegistrationTeam`. */
export type TeamPersonInput = components['schemas']['TeamPersonInput'];

/** What `teamPhotos.upload`, `teamPhotos.listByTeam`, `teamPhotos.remove` answer with. */
export type TeamPhoto = components['schemas']['TeamPhoto'];

/** What the players of a team did for it. */
export type TeamStats = components['schemas']['TeamStats'];

/** A rule that separates teams which are level. */
export type TiebreakCriterion = components['schemas']['TiebreakCriterion'];

/** Tiebreaker rules by sport: an object, or just the array `order`. Unknown keys are kept. */
export type Tiebreakers = components['schemas']['Tiebreakers'];

/** What is left out is the default of the sport. */
export type TiebreakRules = components['schemas']['TiebreakRules'];

/** A time on a court, for one game. Half-open: `end` is free. */
export type TimeSlot = components['schemas']['TimeSlot'];

/** ISO 8601 with milliseconds, in UTC. */
export type Timestamp = components['schemas']['Timestamp'];

/** ISO 8601: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm[:ss[.sss]]` with `Z` or an offset. Years 1900 to 2999. A day alone is its midnight in UTC unless the field says otherwise. */
export type TimestampInput = components['schemas']['TimestampInput'];

/** IANA zone name. */
export type TimeZone = components['schemas']['TimeZone'];

/** A bracket-style competition. */
export type Tournament = components['schemas']['Tournament'];

/** One kind of `Game`. */
export type TrackGame = components['schemas']['TrackGame'];

/** The body of `assignments.update`. */
export type UpdateAssignment = components['schemas']['UpdateAssignment'];

/** The body of `discountCodes.update`. */
export type UpdateDiscountCode = components['schemas']['UpdateDiscountCode'];

/** The body of `divisions.update`. */
export type UpdateDivision = components['schemas']['UpdateDivision'];

/** The body of `divisionTeams.update`. */
export type UpdateDivisionTeam = components['schemas']['UpdateDivisionTeam'];

/** The body of `games.update`. */
export type UpdateGame = components['schemas']['UpdateGame'];

/** The body of `leagues.update`. */
export type UpdateLeague = components['schemas']['UpdateLeague'];

/** The body of `locations.update`. */
export type UpdateLocation = components['schemas']['UpdateLocation'];

/** The body of `organizations.update`. */
export type UpdateOrganization = components['schemas']['UpdateOrganization'];

/** The body of `paymentProducts.update`. */
export type UpdatePaymentProduct = components['schemas']['UpdatePaymentProduct'];

/** The body of `players.update`. */
export type UpdatePlayer = components['schemas']['UpdatePlayer'];

/** The body of `users.updateProfile`. */
export type UpdateProfile = components['schemas']['UpdateProfile'];

/** The body of `registrations.update`. */
export type UpdateRegistration = components['schemas']['UpdateRegistration'];

/** The body of `registrationTeams.update`. */
export type UpdateRegistrationTeam = components['schemas']['UpdateRegistrationTeam'];

/** The body of `registrationTeams.updatePlayer`. */
export type UpdateRosterPlayer = components['schemas']['UpdateRosterPlayer'];

/** The body of `stats.update`. */
export type UpdateStat = components['schemas']['UpdateStat'];

/** The body of `teams.update`. */
export type UpdateTeam = components['schemas']['UpdateTeam'];

/** The body of `teamEvents.update`. */
export type UpdateTeamEvent = components['schemas']['UpdateTeamEvent'];

/** The body of `timeSlots.update`. */
export type UpdateTimeSlot = components['schemas']['UpdateTimeSlot'];

/** The body of `tournaments.update`. */
export type UpdateTournament = components['schemas']['UpdateTournament'];

/** The body of `waivers.update`. */
export type UpdateWaiver = components['schemas']['UpdateWaiver'];

/** An account, as its owner sees it. */
export type User = components['schemas']['User'];

/** The body of `users.verifyEmail`. */
export type VerifyEmail = components['schemas']['VerifyEmail'];

/** A statement that players sign. */
export type Waiver = components['schemas']['Waiver'];

/** What a player was asked to sign, and what came of it. */
export type WaiverDetail = components['schemas']['WaiverDetail'];

/** What the link of a mail asks one player to sign. */
export type WaiverToSign = components['schemas']['WaiverToSign'];

/** `18:00` or `6:00 PM`. */
export type WallTime = components['schemas']['WallTime'];

/** The body of `users.addWatch`, `users.removeWatch`. */
export type WatchedTeam = components['schemas']['WatchedTeam'];

/** A day of the week. */
export type Weekday = components['schemas']['Weekday'];
