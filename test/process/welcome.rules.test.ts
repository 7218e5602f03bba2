import { welcome } from '../../server/boot/welcome.ts';
import { loadConfig } from '../../server/platform/config.ts';

const credentials = {
  baseUrl: 'http://127.0.0.1:3000/api/v1',
  organization: 'a'.repeat(24),
  apiKey: 'slk_live_shown',
  admin: { email: 'admin@league.test', password: 'shown too' },
};

describe('what the operator reads once the service answers', () => {
  const config = loadConfig({});

  it('leads to where it listens now, not to where it listened at its first start', () => {
    const text = welcome(config, 'http://127.0.0.1:3100', credentials, true);
    expect(text).not.toContain('127.0.0.1:3000');
    expect(text).toContain(
      "curl -H 'Authorization: Bearer slk_live_shown' http://127.0.0.1:3100/api/v1/leagues",
    );
    expect(text).toContain("baseUrl: 'http://127.0.0.1:3100/api/v1'");
  });

  it('says where the sign-ins are, and none of them, where the text is kept', () => {
    const text = welcome(config, 'http://127.0.0.1:3100', credentials, false);
    expect(text).toContain('credentials.json');
    for (const secret of ['slk_live_shown', 'shown too']) expect(text).not.toContain(secret);
  });
});
