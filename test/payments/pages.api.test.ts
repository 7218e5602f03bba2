import { useService } from '../support/service.ts';

const service = useService();

it.each([
  ['/paid', 'You get a receipt by e-mail.'],
  ['/not-paid', 'Nothing was charged'],
])('%s says to whoever comes back from the processor what became of the payment', async (path, text) => {
  const answer = await fetch(new URL(path, service.baseUrl));
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page).toContain(text);
  expect(page).not.toContain('<script');
});
