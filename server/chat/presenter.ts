import type { z } from 'zod';
import type { ChatMessage } from '../../contract/chat.ts';
import type { ChatMessageRow } from './model.ts';

export const presentMessage = (row: ChatMessageRow): z.infer<typeof ChatMessage> => ({
  _id: row._id,
  divisionTeam: row.divisionTeam,
  user: row.user,
  name: row.name,
  text: row.text,
  kind: row.kind,
  created: row.created,
});
