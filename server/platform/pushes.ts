/**
 * The push notifications of the service by name, and what each is told: what its words are made of, and what the app
 * opens when it is tapped. Any capability asks for one with `enqueuePush`.
 */
export type PushData = {
  /** To the people of a team, but for `by`, its author; `text` is its beginning. */
  chat_message_created: {
    divisionTeam: string;
    chatMessage: string;
    name: string;
    text: string;
    isAnnouncement: boolean;
    by: string;
  };
  /** To the people of a team, but for `by`, the account that made the event. */
  team_event_created: {
    divisionTeam: string;
    teamEvent: string;
    title: string;
    globalDate: string;
    time: string | null;
    by: string;
  };
  /** To the account of the player who has a new duty, at one of a game and an event. */
  assignment_created: {
    divisionTeam: string;
    assignment: string;
    game: string | null;
    teamEvent: string | null;
    title: string;
  };
  /** To the players of a team, on the morning of a game. `opponent` is null where its name is not shown. */
  game_day_reminder: {
    divisionTeam: string;
    game: string;
    opponent: string | null;
    time: string | null;
    place: string | null;
  };
  /** To the same, on the morning of an event. */
  event_day_reminder: {
    divisionTeam: string;
    teamEvent: string;
    title: string;
    time: string | null;
    place: string | null;
  };
};

export type PushTemplateName = keyof PushData;

/**
 * Whom a push is for, worked out when it is delivered: who has left a team by then gets none. The people of a team are
 * its players and managers; `playersOf` names a team of which only the players are told.
 */
export type PushRecipient =
  { readonly user: string } | { readonly divisionTeam: string } | { readonly playersOf: string };

/** `user:<id>`, `team:<id>` or `players:<id>`: what the outbox names a recipient. */
export function recipientText(recipient: PushRecipient): string {
  if ('user' in recipient) return `user:${recipient.user}`;
  return 'playersOf' in recipient ? `players:${recipient.playersOf}` : `team:${recipient.divisionTeam}`;
}

/** The other way round; null for what is no recipient. */
export function recipientOf(text: string): PushRecipient | null {
  const [, kind, id = ''] = /^(user|team|players):([0-9a-f]{24})$/.exec(text) ?? [];
  if (kind === 'user') return { user: id };
  if (kind === 'team') return { divisionTeam: id };
  return kind === 'players' ? { playersOf: id } : null;
}
