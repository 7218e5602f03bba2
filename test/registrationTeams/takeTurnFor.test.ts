import type { Database } from '../../server/platform/database.ts';
import { DomainError } from '../../server/platform/errors.ts';
import { takeTurnFor } from '../../server/registrationTeams/takeTurnFor.ts';

/** A sign-up that begins when its turn comes and ends when it is told how. */
class SignUp {
  hasBegun = false;
  end: () => void = () => undefined;
  refuse: (error: Error) => void = () => undefined;
  readonly outcome: Promise<string>;

  constructor(db: Database, division: string | null = 'a', registration = 'r') {
    const work = () => {
      this.hasBegun = true;
      return new Promise<void>((resolve, reject) => {
        this.end = resolve;
        this.refuse = reject;
      });
    };
    this.outcome = takeTurnFor({ db }, { division, registration }, work).then(
      () => 'in',
      (error: Error) => (error instanceof DomainError ? error.code : error.message),
    );
  }
}

/** Lets everybody whose turn has come begin. */
const pass = () => new Promise((resolve) => setImmediate(resolve));

let db: Database;

beforeEach(() => {
  db = {} as Database;
});

const begun = (...teams: SignUp[]) => teams.map(({ hasBegun }) => hasBegun);

it('lets teams in one after the other, in the order they came', async () => {
  const [first, second, third] = [new SignUp(db), new SignUp(db), new SignUp(db)];
  await pass();
  expect(begun(first, second, third)).toEqual([true, false, false]);
  first.end();
  await pass();
  expect(begun(second, third)).toEqual([true, false]);
  second.end();
  await pass();
  third.end();
  expect(await Promise.all([first, second, third].map(({ outcome }) => outcome))).toEqual(['in', 'in', 'in']);
});

it('refuses with the one that finds no room whoever stood in line before it began, and nobody who came later', async () => {
  const [first, second, third] = [new SignUp(db), new SignUp(db), new SignUp(db)];
  first.end();
  await pass();
  const late = new SignUp(db);
  second.refuse(new DomainError('division_full'));
  expect(await Promise.all([second.outcome, third.outcome])).toEqual(['division_full', 'division_full']);
  await pass();
  expect(begun(third, late)).toEqual([false, true]);
  late.end();
  expect(await late.outcome).toBe('in');
});

it('keeps every other refusal to the one it is for', async () => {
  const [first, second, third] = [new SignUp(db), new SignUp(db), new SignUp(db)];
  first.refuse(new DomainError('invalid_fields'));
  await pass();
  second.refuse(new Error('lost'));
  await pass();
  third.end();
  expect(await Promise.all([first, second, third].map(({ outcome }) => outcome))).toEqual([
    'invalid_fields',
    'lost',
    'in',
  ]);
});

it('lets nobody wait who joins no division', async () => {
  const teams = [new SignUp(db, null), new SignUp(db, null)];
  await pass();
  expect(begun(...teams)).toEqual([true, true]);
});

it('has a line for each division and registration', async () => {
  const teams = [new SignUp(db), new SignUp(db, 'b'), new SignUp(db, 'a', 's'), new SignUp({} as Database)];
  await pass();
  expect(begun(...teams)).toEqual([true, true, true, true]);
});
