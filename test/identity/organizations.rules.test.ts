import fc from 'fast-check';
import { CreateOrganization } from '../../contract/organizations.ts';
import { organizationForCreate } from '../../server/identity/organizationForCreate.ts';
import { namesOf, personName } from '../../server/identity/personName.ts';
import { firstFreeSlug, slugOf } from '../../server/identity/slug.ts';
import { requireTimeZone } from '../../server/identity/timeZone.ts';
import type { Actor } from '../../server/platform/actor.ts';
import type { Context } from '../../server/platform/context.ts';

describe('the short name of an organization', () => {
  it.each([
    ['Riverside Sports', 'riverside-sports'],
    ['São Paulo F.C.!', 'sao-paulo-f-c'],
    ['  --Über 40-- ', 'uber-40'],
    ['サッカー', 'organization'],
  ])('of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('is one that the contract takes, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const slug = firstFreeSlug(slugOf(name), new Set([slugOf(name)]));
        expect(CreateOrganization.safeParse({ name: 'x', slug }).success).toBe(true);
      }),
    );
  });

  it('is counted up while it is taken', () => {
    expect(firstFreeSlug('rovers', new Set())).toBe('rovers');
    expect(firstFreeSlug('rovers', new Set(['rovers', 'rovers-2', 'rovers-4']))).toBe('rovers-3');
  });
});

describe('the organization that a new record belongs to', () => {
  const key: Actor = { kind: 'apiKey', id: 'k', name: 'k', organization: 'one', scopes: new Set(['admin']) };
  const person = { id: 'p', name: 'p', email: 'p@league.test', expiresAt: new Date() };
  const admin = (...organizations: string[]): Actor => ({ kind: 'admin', ...person, organizations });
  const of = (actor: Actor, requested?: string) => organizationForCreate({ actor } as Context, requested);

  it('is the key’s own', () => {
    expect(of(key)).toBe('one');
    expect(of(key, 'one')).toBe('one');
  });

  it('is the only one that the caller administers', () => expect(of(admin('one'))).toBe('one'));

  it('is named by administrators of several', () => {
    expect(() => of(admin('one', 'two'))).toThrow(expect.objectContaining({ code: 'organization_required' }));
    expect(of(admin('one', 'two'), 'two')).toBe('two');
  });

  it('is never a foreign one', () => {
    for (const actor of [key, admin('one'), admin('one', 'two')]) {
      expect(() => of(actor, 'three')).toThrow(
        expect.objectContaining({
          code: 'invalid_reference',
          details: [expect.objectContaining({ path: 'organization' })],
        }),
      );
    }
  });

  it('is none for who administers nothing', () => {
    for (const actor of [admin(), { kind: 'user', ...person } as const, { kind: 'anonymous' } as const]) {
      expect(() => of(actor, 'one')).toThrow(expect.objectContaining({ code: 'forbidden' }));
    }
  });
});

describe('a person', () => {
  const called = (names: object) =>
    personName({ firstName: null, lastName: null, email: 'sam.o@league.test', ...names });

  it('is called by first and last name, by one of them, or by the address', () => {
    expect(called({ firstName: 'Sam', lastName: 'Okafor' })).toBe('Sam Okafor');
    expect(called({ lastName: 'Okafor' })).toBe('Okafor');
    expect(called({})).toBe('sam.o');
  });

  it('may sign up with the name in one piece', () => {
    expect(namesOf({ name: 'Ana Maria Lopez' })).toEqual({ firstName: 'Ana', lastName: 'Maria Lopez' });
    expect(namesOf({ name: 'Pelé' })).toEqual({ firstName: 'Pelé', lastName: null });
    expect(namesOf({ name: 'Somebody Else', firstName: 'Ana' })).toEqual({
      firstName: 'Ana',
      lastName: null,
    });
  });
});

it('knows the zones of the IANA database', () => {
  for (const zone of ['America/New_York', 'Europe/Lisbon', 'UTC'])
    expect(() => requireTimeZone(zone)).not.toThrow();
  expect(() => requireTimeZone('Mars/Olympus')).toThrow(
    expect.objectContaining({ code: 'invalid_time_zone' }),
  );
});
