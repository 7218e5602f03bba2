/**
 * Says of a route that it will not stay, and since when: answers carry it as the headers `Deprecation` (RFC 9745) and
 * `Sunset` (RFC 8594), the document as `deprecated`. Days are UTC.
 */
export type Deprecation = {
  /** `YYYY-MM-DD`: the day from whose beginning it is deprecated; may lie ahead. */
  readonly since: string;
  /** `YYYY-MM-DD`: the day from whose beginning it may answer no longer; at least a year after `since`. */
  readonly sunset?: string;
  /** What to use instead, as a sentence of the description. */
  readonly instead?: string;
};
