/** A backup or restore that can't be. The message is for the operator and says what to do. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}
