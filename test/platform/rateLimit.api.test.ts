import { times, useService } from '../support/service.ts';

const service = useService({ rateLimitPerMinute: 5, authRateLimitPerMinute: 3 });

it('counts each caller for itself and says when to come back', async () => {
  const { apiKey } = await service.organization();
  const other = await service.organization();
  const answers = [];
  for (const _ of times(6, (n) => n)) answers.push(await service.fetch('/organizations', { token: apiKey }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers[0]?.headers.get('ratelimit-limit')).toBe('5');
  expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual([
    '4',
    '3',
    '2',
    '1',
    '0',
    '0',
  ]);
  expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answers[5]?.json()).toMatchObject({ success: false, error: { code: 'rate_limited' } });
  expect((await service.fetch('/organizations', { token: other.apiKey })).status).toBe(200);
});

it('counts guesses at a credential by address', async () => {
  const guesses = [];
  for (const n of times(6, (index) => index))
    guesses.push(await service.fetch('/leagues', { token: `guess-${n}` }));
  expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
});
