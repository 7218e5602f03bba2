import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const server = resolve('server');
/** What is not a capability: lint holds these to their own places. */
const layers = new Set(['platform', 'migrations', 'demo', 'pages', 'boot']);

const sources = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return path.endsWith('.ts') ? [path] : [];
  });

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map((found) =>
    resolve(dirname(file), found[1] ?? ''),
  );

const capabilityOf = (path: string): string | undefined => {
  const [folder, ...rest] = relative(server, path).split(sep);
  return rest.length > 0 && folder !== undefined && folder !== '..' && !layers.has(folder)
    ? folder
    : undefined;
};

type Graph = Map<string, Set<string>>;

function graphOf(files: readonly string[]): Graph {
  const graph: Graph = new Map();
  for (const file of files) {
    const from = capabilityOf(file);
    if (from === undefined) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const imported of importsOf(file)) {
      const to = capabilityOf(imported);
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  return graph;
}

/** The first way round, `a -> b -> a`, or undefined where there is none. */
function cycleIn(graph: Graph): string | undefined {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): string | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node].join(' -> ');
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle !== undefined) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

describe('the capabilities', () => {
  it('form no cycles', () => {
    const graph = graphOf(sources(server));
    expect(graph.size).toBeGreaterThan(0);
    expect(cycleIn(graph)).toBeUndefined();
  });

  it('that do are found, and shown all the way round', () => {
    const graph: Graph = new Map([
      ['teams', new Set(['audit'])],
      ['audit', new Set<string>()],
      ['games', new Set(['teams', 'standings'])],
      ['standings', new Set(['brackets'])],
      ['brackets', new Set(['games'])],
    ]);
    expect(cycleIn(graph)).toBe('games -> standings -> brackets -> games');
  });
});
