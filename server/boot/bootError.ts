/** A start that can't go on. The message is for the operator and names the mending command. */
export class BootError extends Error {
  override readonly name = 'BootError';
}
