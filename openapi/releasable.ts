import { changesSince, isLater, isRaised, type Document } from './released.ts';

/** What a release is made of: the version everywhere it stands, and the documents with those of the last release. */
export type Release = {
  readonly version: string;
  readonly clientVersion: string;
  readonly changelogs: Readonly<Record<string, string>>;
  /** By name; `base` is undefined before the first release. */
  readonly documents: Readonly<Record<string, { document: Document; base: string | undefined }>>;
};

/** Why this may not be released, a sentence each; empty where it may. */
export async function objectionsTo(release: Release): Promise<string[]> {
  const { version, clientVersion, changelogs, documents } = release;
  const found: string[] = [];
  if (clientVersion !== version) found.push(`The client is ${clientVersion}.`);
  for (const [name, text] of Object.entries(changelogs)) {
    if (!text.split('\n').includes(`## ${version}`)) found.push(`${name} has no heading "## ${version}".`);
  }
  for (const [name, { document, base }] of Object.entries(documents)) {
    if (document.info.version !== version) found.push(`${name} is stale: run npm run generate.`);
    if (base === undefined) continue;
    const from = (JSON.parse(base) as Document).info.version;
    if (!isLater(from, version)) found.push(`${version} does not come after ${from}, which is released.`);
    for (const { impact, what } of await changesSince(base, document)) {
      if (!isRaised(impact, from, version)) found.push(`${what} That is a ${impact} change since ${from}.`);
    }
  }
  return [...new Set(found)];
}
