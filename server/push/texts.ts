import type { PushData, PushTemplateName } from '../platform/pushes.ts';

/** What a push says under the name of its team, and what the app opens when it is tapped. */
type PushText = {
  readonly body: string;
  /** The path of the interface at which it is read. */
  readonly path: string;
  /** The identifiers in it, by the kind of record. */
  readonly opens: Readonly<Record<string, string>>;
};

type Texts = { readonly [Name in PushTemplateName]: (data: PushData[Name]) => PushText };

const when = ({ globalDate, time }: { globalDate: string; time: string | null }) =>
  time === null ? globalDate : `${globalDate}, ${time}`;

const whenAndWhere = ({ time, place }: { time: string | null; place: string | null }) =>
  [time, place]
    .filter((part) => part !== null && part.trim() !== '')
    .map((part) => `, ${part}`)
    .join('');

const occasionOf = ({ game, teamEvent }: Record<'game' | 'teamEvent', string | null>): PushText['opens'] => {
  if (game !== null) return { game };
  return teamEvent === null ? {} : { teamEvent };
};

const texts: Texts = {
  chat_message_created: ({ divisionTeam, chatMessage, name, text, isAnnouncement }) => ({
    body: `${isAnnouncement ? 'Announcement by ' : ''}${name}: ${text}`,
    path: `/chatMessages/team/${divisionTeam}`,
    opens: { chatMessage },
  }),
  team_event_created: ({ teamEvent, title, ...event }) => ({
    body: `New event: ${title}, ${when(event)}`,
    path: `/teamEvents/${teamEvent}`,
    opens: { teamEvent },
  }),
  assignment_created: ({ assignment, title, ...occasion }) => ({
    body: `Your duty: ${title}`,
    path: `/assignments/${assignment}`,
    opens: { assignment, ...occasionOf(occasion) },
  }),
  game_day_reminder: ({ game, opponent, ...facts }) => ({
    body: `Game today${opponent === null ? '' : ` against ${opponent}`}${whenAndWhere(facts)}`,
    path: `/games/${game}`,
    opens: { game },
  }),
  event_day_reminder: ({ teamEvent, title, ...facts }) => ({
    body: `Today: ${title}${whenAndWhere(facts)}`,
    path: `/teamEvents/${teamEvent}`,
    opens: { teamEvent },
  }),
};

export const isPushTemplate = (name: string): name is PushTemplateName => Object.hasOwn(texts, name);

export const textOf = <Name extends PushTemplateName>(name: Name, data: PushData[Name]): PushText =>
  texts[name](data);
