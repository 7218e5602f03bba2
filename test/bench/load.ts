import autocannon from 'autocannon';

export type Target = { readonly url: string; readonly token?: string };
/** Requests per second, and the 99th percentile of the time to the answer in milliseconds. */
export type Measured = { readonly perSecond: number; readonly p99: number };

export const connections = 32;
const warmUpSeconds = 3;
const roundSeconds = 2;
const rounds = 3;

async function fire({ url, token }: Target, seconds: number): Promise<Measured> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || result['2xx'] === 0) throw new Error(`${url}: ${failed} requests failed.`);
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] as number;

/**
 * The median of short rounds that take turns, after a warm-up each: whatever else the machine does meanwhile, all
 * targets see their share of it.
 */
export async function measure<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
): Promise<Record<Name, Measured>> {
  const named = Object.entries<Target>(targets) as [Name, Target][];
  const seen = new Map<Name, Measured[]>(named.map(([name]) => [name, []]));
  for (const [, target] of named) await fire(target, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of named) seen.get(name)?.push(await fire(target, roundSeconds));
  }
  return Object.fromEntries(
    [...seen].map(([name, results]) => [
      name,
      {
        perSecond: medianOf(results.map(({ perSecond }) => perSecond)),
        p99: medianOf(results.map(({ p99 }) => p99)),
      },
    ]),
  ) as Record<Name, Measured>;
}
