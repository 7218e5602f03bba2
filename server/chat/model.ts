import type { z } from 'zod';
import type { ChatMessage } from '../../contract/chat.ts';
import { commonSorts, withPersonal, type Readable, type ReadRow } from '../platform/reads.ts';

export type ChatMessageRow = ReadRow & z.infer<typeof ChatMessage>;

/** Messages are never changed, so that there is one version of each. */
export const columns = [
  'r.id AS "_id"',
  '1 AS "version"',
  'r.organization',
  'r.division_team AS "divisionTeam"',
  'r.user_id AS "user"',
  'r.name',
  'r.text',
  'r.kind',
  'r.created',
].join(', ');

const readableMessage: Readable<ChatMessageRow> = {
  columns,
  from: 'chat_messages r',
  public: 'false',
  scope: 'admin',
  sorts: commonSorts,
  defaultSort: '-created',
};

/** The messages of a team, for somebody whose role on it has been asked for. */
export const messagesOf = (divisionTeam: string) =>
  withPersonal(readableMessage, (_me, add) => `r.division_team = ${add(divisionTeam)}`);
