import { aForm, aPicture } from '../../photos/aPhoto.ts';
import * as bodies from './bodies.ts';
import type { Describe } from './described.ts';
import { another } from './records.ts';

/** What goes on within a team. */
export const teamLife = {
  'chatMessages.create': (catalogue) => ({
    token: catalogue.member.token,
    body: bodies.chatMessage(catalogue),
  }),
  'teamEvents.create': (catalogue) => ({ body: bodies.teamEvent(catalogue) }),
  'teamEvents.update': ({ secret }) => ({ body: { notes: secret('event') } }),
  'availabilities.set': (catalogue) => ({
    token: catalogue.member.token,
    body: bodies.availability(catalogue),
  }),
  'assignments.create': (catalogue) => ({ body: bodies.assignment(catalogue) }),
  'assignments.update': ({ secret }) => ({ body: { note: secret('duty') } }),
  'assignments.complete': ({ member }) => ({ token: member.token, body: { completed: true } }),
  'teamPhotos.upload': async ({ member, secret }) => ({
    token: member.token,
    body: aForm(await aPicture('png'), { fields: { caption: secret('caption') } }),
  }),
  'pushTokens.register': (catalogue) => ({
    token: catalogue.member.token,
    body: bodies.pushToken(catalogue),
  }),
  'pushTokens.remove': async (catalogue) => {
    const body = bodies.pushToken(catalogue);
    await catalogue.member.client.pushTokens.register(body);
    return { token: catalogue.member.token, body: { token: body.token } };
  },
  'teamPhotos.remove': async (catalogue) => ({
    token: catalogue.member.token,
    path: [await another('teamPhoto', catalogue)],
  }),
} satisfies Record<string, Describe>;
