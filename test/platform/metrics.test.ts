import { createMetrics } from '../../server/platform/metrics.ts';

const linesOf = async (metrics: ReturnType<typeof createMetrics>, name: string): Promise<string[]> =>
  (await metrics.render()).split('\n').filter((line) => line.startsWith(name));

describe('the measurements', () => {
  it('count requests by method, route and status, and made-up methods as one', async () => {
    const metrics = createMetrics();
    metrics.observeRequest({ method: 'GET', route: '/leagues/:id', status: 200, seconds: 0.002 });
    metrics.observeRequest({ method: 'BREW', route: 'none', status: 405, seconds: 0.001 });
    metrics.observeRequest({ method: 'FETCH', route: 'none', status: 405, seconds: 0.001 });
    expect(await linesOf(metrics, 'http_request_duration_seconds_count')).toEqual([
      'http_request_duration_seconds_count{method="GET",route="/leagues/:id",status="200"} 1',
      'http_request_duration_seconds_count{method="other",route="none",status="405"} 2',
    ]);
  });

  it('of two apps in one process never mix', async () => {
    const [one, other] = [createMetrics(), createMetrics()];
    one.observeRequest({ method: 'GET', route: '/', status: 200, seconds: 0 });
    expect(await linesOf(other, 'http_request_duration_seconds_count')).toEqual([]);
  });

  it('ask the pool and the outbox whenever they are read', async () => {
    const metrics = createMetrics();
    let waiting = 0;
    let looks = 0;
    metrics.watchPool(() => ({ total: 10, idle: 0, waiting: (waiting += 3) }));
    metrics.watchOutbox(async () => ({ pending: (looks += 1), dead: 2, oldestSeconds: 40 }));
    metrics.watchUnsettledPages(async () => 1);
    await metrics.render();
    expect(await linesOf(metrics, 'database_pool_connections{state="waiting"}')).toEqual([
      'database_pool_connections{state="waiting"} 6',
    ]);
    expect(await linesOf(metrics, 'outbox_')).toEqual([
      'outbox_messages{state="pending"} 3',
      'outbox_messages{state="dead"} 2',
      'outbox_oldest_seconds 40',
    ]);
    expect(await linesOf(metrics, 'checkouts_unsettled')).toEqual(['checkouts_unsettled 1']);
  });

  it('are still told when the database does not answer', async () => {
    const metrics = createMetrics();
    metrics.watchOutbox(() => Promise.reject(new Error('no connection')));
    metrics.watchUnsettledPages(() => Promise.reject(new Error('no connection')));
    expect(await linesOf(metrics, 'outbox_')).toEqual(['outbox_oldest_seconds Nan']);
    expect(await linesOf(metrics, 'checkouts_unsettled')).toEqual(['checkouts_unsettled Nan']);
    expect(await linesOf(metrics, 'process_cpu_seconds_total')).toHaveLength(1);
  });
});
