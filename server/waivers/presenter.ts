import type { z } from 'zod';
import type { Waiver, WaiverDetail, WaiverToSign } from '../../contract/waivers.ts';
import type { WaiverRow } from './model.ts';
import type { LinkedWaiver } from './findLink.ts';
import type { SignatureRow, StoredWaiverDetail } from './waiverDetails.ts';

export const presentWaiver = (row: WaiverRow): z.infer<typeof Waiver> => ({
  _id: row._id,
  organization: row.organization,
  title: row.title,
  text: row.text,
  version: row.edition,
  active: row.active,
  created: row.created,
  updated: row.updated,
});

export const presentWaiverDetail = (row: SignatureRow): z.infer<typeof WaiverDetail> => ({
  waiver: row.waiver,
  version: row.edition,
  sentDate: row.sentDate,
  signDate: row.signDate,
  accepted: row.accepted,
  signedName: row.signedName,
});

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** As above, from the column of a player's row. */
export const presentWaiverDetails = (stored: readonly StoredWaiverDetail[]): z.infer<typeof WaiverDetail>[] =>
  stored.map((detail) => ({
    ...detail,
    sentDate: dateOf(detail.sentDate),
    signDate: dateOf(detail.signDate),
  }));

export const presentWaiverToSign = (row: LinkedWaiver): z.infer<typeof WaiverToSign> => ({
  waiver: row.waiver,
  title: row.title,
  text: row.text,
  version: row.edition,
  required: row.required,
  playerName: row.playerName,
  teamName: row.teamName,
  registration: row.registration,
  organizationName: row.organizationName,
  expiresAt: row.expiresAt,
});
