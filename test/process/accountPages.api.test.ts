import { useService } from '../support/service.ts';

const service = useService();

it.each(['/verify', '/reset-password', '/invitation'])(
  '%s shows a page that only its button acts on',
  async (path) => {
    const { origin } = new URL(service.baseUrl);
    const answer = await fetch(`${origin}${path}?token=secret-of-the-link`);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page).toContain('<button>');
    // Neither the page nor a server that it would load anything from learns the token.
    expect(page).not.toContain('secret-of-the-link');
    expect(page).not.toMatch(/https?:\/\//);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const script = await (await fetch(`${origin}/account.js`)).text();
    expect(script).toContain("addEventListener('submit'");
  },
);
