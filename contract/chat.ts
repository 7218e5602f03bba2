import { initContract } from '@ts-rest/core';
import { createFailures, listFailures, many, one, readFailures } from './envelope.ts';
import { mobileLimit } from './lists.ts';
import { ObjectId, Timestamp } from './primitives.ts';
import { z } from './zod.ts';

const longestText = 2000;

/** Control characters, spaces of every width, and what has no width at all: of these alone nothing would be seen. */
const unseen =
  '\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u3000\\ufeff';
const notBlank = new RegExp(`^[${unseen}]*[^\\u0000${unseen}][^\\u0000]*$`);

/** JSON Schema counts Unicode code points, and so does the check; JavaScript alone would count UTF-16 units. */
const ChatText = z
  .string()
  .min(1)
  .regex(notBlank, 'Must not be blank')
  .refine((text) => [...text].length <= longestText, `Must have at most ${longestText} characters`)
  .openapi({ maxLength: longestText, description: `Up to ${longestText} Unicode code points.` });

const ChatKind = z.enum(['message', 'announcement']).openapi({
  title: 'ChatMessageKind',
  description: '`message` where nothing is said; an `announcement` is for administrators of the team.',
});

export const ChatMessage = z
  .object({
    _id: ObjectId,
    divisionTeam: ObjectId,
    user: ObjectId,
    name: z.string().openapi({
      description:
        'Of the author, as it was then: the account’s, or where that has none the name of its player or manager on the team.',
    }),
    text: z.string(),
    kind: ChatKind,
    created: Timestamp,
  })
  .openapi({
    title: 'ChatMessage',
    description: 'What somebody has said to a team, whose messages are ordered by `created`, then `_id`.',
  });

export const CreateChatMessage = z
  .object({
    divisionTeam: ObjectId,
    text: ChatText,
    kind: ChatKind.optional(),
  })
  .strict()
  .openapi({
    title: 'CreateChatMessage',
    example: { divisionTeam: '6928d5a0c3f1b2a4d5e6f708', text: 'Who brings the balls?' },
  });

const historyQuery = z
  .object({
    limit: mobileLimit,
    before: ObjectId.optional().openapi({
      description: 'Only messages older than this one; pass the oldest that was loaded to read on.',
    }),
    after: ObjectId.optional().openapi({
      description: 'Only messages newer than this one, the oldest first: what was missed since.',
    }),
  })
  .strict();

const tags = ['Chat'];

export const chatMessages = initContract().router({
  listByTeam: {
    method: 'GET',
    path: '/chatMessages/team/:divisionTeamId',
    summary: 'List the messages of a team',
    description:
      'The newest first, or with `after` the oldest first. `count` is how many there are in all. For the members, managers and administrators of the team; 404 for everybody else.',
    pathParams: z.object({ divisionTeamId: ObjectId }),
    query: historyQuery,
    responses: { 200: many(ChatMessage), ...listFailures, 404: readFailures[404] },
    metadata: { permission: 'chatMessage.read', tags },
  },
  create: {
    method: 'POST',
    path: '/chatMessages',
    summary: 'Send a message to a team',
    description:
      'Kept, pushed to the team’s other people, and sent to every socket that has joined the team: the same as `message:send` there. By members, managers and administrators of the team; an announcement by administrators alone, 403 for the others. 404 for everybody else.',
    body: CreateChatMessage,
    responses: { 201: one(ChatMessage), ...createFailures() },
    metadata: { permission: 'chatMessage.write', tags, inSteps: true },
  },
});
