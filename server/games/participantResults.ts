import type { ParticipantResult } from './model.ts';

export type SentResult = Pick<ParticipantResult, 'participant'> & Partial<ParticipantResult>;

/** Results as they are kept: what is left out is null. */
export const wholeResults = (sent: readonly SentResult[]): ParticipantResult[] =>
  sent.map(({ participant, value, rank }) => ({ participant, value: value ?? null, rank: rank ?? null }));
