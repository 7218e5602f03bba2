import type { Deprecation } from '../../contract/deprecation.ts';

/** Where the operation is described, with what replaces it. */
const describedAt = '/docs';

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * The headers by which each answer of a deprecated route says so: `Deprecation` as a structured date (RFC 9745),
 * `Sunset` as an HTTP date (RFC 8594), and a link to the page that tells more for each.
 */
export function deprecationHeaders({ since, sunset }: Deprecation): Record<string, string> {
  const links = [`<${describedAt}>; rel="deprecation"; type="text/html"`];
  const headers: Record<string, string> = { Deprecation: `@${midnight(since).getTime() / 1000}` };
  if (sunset !== undefined) {
    headers['Sunset'] = midnight(sunset).toUTCString();
    links.push(`<${describedAt}>; rel="sunset"; type="text/html"`);
  }
  return { ...headers, Link: links.join(', ') };
}
