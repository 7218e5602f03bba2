import { randomInt } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Counts, findSchemathesis, fuzz, howToInstall, type Program } from './schemathesis.ts';
import { startServer, type TestedServer } from './server.ts';

/**
 * `npm run conformance`: the running server against the document it publishes, as four callers. A failure shows the
 * seed, so that `npm run conformance -- --seed <seed>` finds it again.
 */
const { values: options } = parseArgs({
  options: {
    /** Left out: a new one each time. */
    seed: { type: 'string' },
    /** How often an operation is tried in the fuzzing phase, by each caller. */
    'max-examples': { type: 'string', default: '50' },
    /** One of the callers alone: `anonymous`, `read-only`, `person` or `admin`. */
    as: { type: 'string' },
    /** Where the counts go, as JSON, for `.ci/run`. */
    counts: { type: 'string' },
  },
});
const seed = options.seed === undefined ? randomInt(2 ** 31) : Number(options.seed);
const maxExamples = Number(options['max-examples']);

const program = findSchemathesis();
if (program === undefined) {
  console.error(howToInstall);
  process.exit(2);
}
// Ends the fuzzing; the server is then stopped and the folder removed as after any run.
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());

const workFolder = mkdtempSync(join(tmpdir(), 'conformance-'));
chmodSync(workFolder, 0o711);
const results: [string, Counts][] = [];

async function asEveryCaller(found: Program, server: TestedServer): Promise<void> {
  // The readers come first, then who writes little: the admin's run deletes what the others would find.
  const callers: [string, string | undefined][] = [
    ['anonymous', undefined],
    ['read-only', server.readOnlyKey],
    ['person', server.personToken],
    ['admin', server.adminKey],
  ];
  for (const [caller, token] of callers.filter(([name]) => options.as === undefined || options.as === name)) {
    console.log(`\n## As ${caller}, with ${found.title}, seed ${seed}\n`);
    const folder = join(workFolder, caller);
    mkdirSync(folder);
    const document = `${server.origin}/api/v1/openapi.json`;
    const interrupted = interruption.signal;
    const counts = await fuzz(found, { document, workFolder: folder, token, seed, maxExamples, interrupted });
    results.push([caller, counts]);
  }
}

try {
  const server = await startServer(workFolder);
  try {
    await asEveryCaller(program, server);
  } finally {
    await server.stop();
  }
} catch (error) {
  if (!interruption.signal.aborted) throw error;
  results.push(['interrupted', { passed: 0, failed: 1 }]);
} finally {
  rmSync(workFolder, { recursive: true, force: true });
}

const sum = (of: keyof Counts): number => results.reduce((total, [, counts]) => total + counts[of], 0);
console.log(`\nConformance, seed ${seed}:`);
for (const [caller, { passed, failed }] of results) {
  console.log(`  as ${caller}: ${passed} operations passed, ${failed} failed`);
}
if (options.counts !== undefined) {
  writeFileSync(options.counts, JSON.stringify({ passed: sum('passed'), failed: sum('failed') }));
}
process.exitCode = results.length === 0 || sum('failed') > 0 ? 1 : 0;
