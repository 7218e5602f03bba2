import { ArchiveError } from './archiveError.ts';
import { Digest } from './digest.ts';
import { manifestName, parseManifest, tableOf, type Manifest } from './manifest.ts';
import { readTar } from './tarFile.ts';

const altered = (path: string, entry: string, problem: string) =>
  new ArchiveError(`${path} is torn or altered at ${entry}: ${problem}.`);

export async function bufferOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Compares what was read with what the manifest says of it, the parts of a table together. */
function requireAll(path: string, manifest: Manifest, found: Map<string, Digest>): void {
  const nothing = () => new Digest();
  for (const { name, rows, sha256 } of manifest.tables) {
    const entry = `tables/${name}`;
    const read = found.get(entry) ?? nothing();
    found.delete(entry);
    if (read.rows !== rows) throw altered(path, entry, `it has ${read.rows} rows, and had ${rows}`);
    if (read.sha256() !== sha256) throw altered(path, entry, 'its checksum is another');
  }
  for (const { name, bytes, sha256 } of manifest.files) {
    const read = found.get(name);
    found.delete(name);
    if (!read) throw altered(path, name, 'it is missing');
    if (read.bytes !== bytes || read.sha256() !== sha256)
      throw altered(path, name, 'its checksum is another');
  }
  const [unnamed] = found.keys();
  if (unnamed !== undefined) throw altered(path, unnamed, 'the manifest does not name it');
}

/**
 * Reads a whole archive without using it.
 *
 * @throws ArchiveError that names the entry at which it is torn, altered or incomplete.
 */
export async function checkArchive(path: string): Promise<Manifest> {
  const found = new Map<string, Digest>();
  let manifest: Manifest | undefined;
  for await (const { name, content } of readTar(path)) {
    if (manifest) throw altered(path, name, `it follows ${manifestName}`);
    if (name === manifestName) {
      manifest = parseManifest((await bufferOf(content)).toString(), path);
      continue;
    }
    const table = tableOf(name);
    const entry = table === null ? name : `tables/${table}`;
    const digest = found.get(entry) ?? new Digest();
    found.set(entry, digest);
    for await (const chunk of content) digest.add(chunk);
  }
  if (!manifest) throw altered(path, manifestName, 'it is missing');
  requireAll(path, manifest, found);
  return manifest;
}
