import { createLogger } from '../../server/platform/logger.ts';

const aLogger = () => {
  const lines: string[] = [];
  return { lines, logger: createLogger('info', { write: (line: string) => void lines.push(line) }) };
};

const key = 'slk_live_0123456789abcdefghijABCDEFGHIJABCDEF';
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

describe('the log', () => {
  it.each<[string, unknown, ...unknown[]]>([
    ['a field', { password: 'hunter22' }],
    ['a field further down', { request: { body: { users: [{ newPassword: 'hunter22' }] } } }],
    ['a header', { headers: { Authorization: 'Basic hunter22', cookie: 'hunter22' } }],
    ['a link with a token', { url: 'https://league.example/verify?team=3&token=hunter22' }],
    ['a message', 'signed in with Bearer hunter22'],
    ['a message’s values', 'connected to %s', 'postgres://league:hunter22@db/league'],
    ['a device', { errors: ['"ExponentPushToken[hunter22]" is not registered'] }],
    ['an error', new Error('no answer from redis://:hunter22@cache:6379')],
    ['the cause of an error', { err: new Error('failed', { cause: new Error('?token=hunter22') }) }],
    [
      'the values of a failed statement',
      { err: Object.assign(new Error('failed'), { parameters: ['hunter22'] }) },
    ],
  ])('holds no secret of %s', (_where, ...parts) => {
    const { lines, logger } = aLogger();
    Reflect.apply(logger.info, logger, parts);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('hunter22');
  });

  it('holds no API key and no session token, wherever they stand', () => {
    const { lines, logger } = aLogger();
    logger.info({ note: `made ${key}`, deep: { list: [jwt] } }, `of ${key} and ${jwt}`);
    logger.child({ token: jwt }).info('child');
    expect(lines.join('')).not.toContain(key);
    expect(lines.join('')).not.toContain(jwt);
  });

  it('keeps what is not secret, one JSON object a line', () => {
    const { lines, logger } = aLogger();
    logger.error(
      { requestId: 'a-1', route: '/leagues/:id', status: 500, err: new TypeError('no team') },
      'request',
    );
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      requestId: 'a-1',
      route: '/leagues/:id',
      status: 500,
      err: { type: 'TypeError', message: 'no team', stack: expect.stringContaining('logger.test') as string },
      msg: 'request',
    });
  });
});
