import { newObjectId } from '../../server/platform/objectId.ts';
import type { TestService } from '../support/service.ts';

/** An answer as it came, its data as loose as the test that reads it. */
export type Told<T = Record<string, unknown>> = {
  status: number;
  data: T;
  code: string | undefined;
  details: { path: string; message: string }[] | undefined;
  text: string;
  headers: Headers;
};

type Request = { body?: object; token?: string; headers?: Record<string, string> };

/** One request by its method and address. */
export async function ask<T = Record<string, unknown>>(
  service: TestService,
  address: string,
  { body, ...request }: Request = {},
): Promise<Told<T>> {
  const [method, path = ''] = address.split(' ');
  const answer = await service.fetch(path, {
    method: method as string,
    ...request,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  const { data, error } = JSON.parse(text) as {
    data: T;
    error?: { code: string; details?: { path: string; message: string }[] };
  };
  return {
    status: answer.status,
    data,
    code: error?.code,
    details: error?.details,
    text,
    headers: answer.headers,
  };
}

export const anAddress = () => `sam.${newObjectId()}@League.test`;

export const password = 'correct horse battery';

export type Mail = { template: string; data: { link: string; name?: string; organizationName?: string } };

/** The mails on their way to an address, oldest first. */
export const mailsTo = (service: TestService, email: string) =>
  service.db.select<Mail>(
    'SELECT template, data FROM outbox WHERE lower(recipient) = lower($1) ORDER BY created, id',
    [email],
  );

/** The token of the newest mail to an address. */
export async function mailedToken(service: TestService, email: string): Promise<string> {
  const link = (await mailsTo(service, email)).at(-1)?.data.link;
  if (link === undefined) throw new Error(`No mail to ${email}.`);
  return new URL(link).searchParams.get('token') as string;
}

export const signUp = (service: TestService, email: string, more: object = {}) =>
  ask(service, 'POST /users/signup', { body: { email, password, ...more } });

/** Signs up and opens the link. */
export async function aConfirmedAccount(service: TestService, email = anAddress()) {
  await signUp(service, email);
  const token = await mailedToken(service, email);
  const { data } = await ask<{ _id: string }>(service, 'POST /users/verifyEmail', { body: { token } });
  return { email, _id: data._id };
}

export const signIn = (service: TestService, email: string, secret = password) =>
  ask<{ token: string; expiresAt: string; user: Record<string, unknown> }>(service, 'POST /users/loginUser', {
    body: { email, password: secret },
  });

/** A confirmed account that has signed in. */
export async function aSignedInPerson(service: TestService) {
  const account = await aConfirmedAccount(service);
  const { data } = await signIn(service, account.email);
  return { ...account, token: data.token };
}

/** Lets time pass for the links mailed to an address. */
export const ageLinks = (service: TestService, email: string, hours: number) =>
  service.db.select(
    `UPDATE mail_tokens SET created = created - $2 * interval '1 hour', expires_at = expires_at - $2 * interval '1 hour'
     WHERE lower(email) = lower($1)`,
    [email, hours],
  );
