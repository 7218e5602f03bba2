import {
  completeFields,
  requireDistinctFields,
  requirePermanentFields,
} from '../../server/registrations/formFields.ts';
import { mergeCost, mergeSettings } from '../../server/registrations/settings.ts';
import { aField } from './aForm.ts';
import type { FormFields } from '../../server/registrations/formFields.ts';

const form = (fields: Partial<FormFields> = {}): FormFields => ({
  teamFields: [],
  managerFields: [],
  fields: [],
  ...fields,
});

const refusalOf = (check: () => void) => {
  try {
    check();
    return null;
  } catch (error) {
    const { code, details } = error as { code: string; details: { path: string }[] };
    return [code, ...details.map(({ path }) => path)];
  }
};

describe('a new field', () => {
  it('has the defaults of a text input, in the order of the list', () => {
    const [first, second] = completeFields([{ name: 'Colour' }, { name: 'Size' }], []);
    expect(first).toEqual(aField({ name: 'Colour', fieldId: first?.fieldId as string }));
    expect([first?.order, second?.order]).toEqual([0, 1]);
  });

  it('is given an identifier of its own', () => {
    const ids = completeFields([{ name: 'Colour' }, { name: 'Colour' }], []).map(({ fieldId }) => fieldId);
    expect(ids[0]).toMatch(/^[0-9a-f]{24}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    [{ fieldType: 'number' }, 'number'],
    [{ fieldType: 'date' }, 'date'],
    [{ fieldType: 'checkbox' }, 'boolean'],
    [{ fieldType: 'checkbox', options: ['S', 'M'] }, 'text'],
    [{ fieldType: 'email' }, 'text'],
    [{ fieldType: 'number', primitiveType: 'integer' }, 'integer'],
  ])('with %j takes the answers that its control gives: %s', (sent, primitiveType) => {
    expect(completeFields([{ name: 'Size', ...sent }], [])[0]?.primitiveType).toBe(primitiveType);
  });
});

it('a field that was there keeps what is not sent of it', () => {
  const stored = aField({ permanent: true, required: true, options: ['red'], order: 7 });
  expect(completeFields([{ name: 'Shirt', fieldId: 'colour' }], [stored])).toEqual([
    { ...stored, name: 'Shirt', order: 0 },
  ]);
});

describe('identifiers', () => {
  it('are distinct in the whole form', () => {
    const repeated = form({
      teamFields: [aField({ fieldId: 'a' }), aField({ fieldId: 'a' })],
      fields: [aField({ fieldId: 'b' }), aField({ fieldId: 'a' })],
    });
    expect(refusalOf(() => requireDistinctFields(repeated))).toEqual([
      'already_exists',
      'teamFields.1.fieldId',
      'fields.1.fieldId',
    ]);
    expect(refusalOf(() => requireDistinctFields(form({ fields: [aField()] })))).toBeNull();
  });
});

describe('a permanent field', () => {
  const permanent = aField({ permanent: true });
  const becomes = (after: Partial<FormFields>) =>
    refusalOf(() => requirePermanentFields(form({ teamFields: [permanent] }), form(after)));

  it('stays in its list, permanent and of its type', () => {
    expect(becomes({})).toEqual(['permanent_field', 'teamFields']);
    expect(becomes({ managerFields: [permanent] })).toEqual(['permanent_field', 'teamFields']);
    for (const change of [{ permanent: false }, { primitiveType: 'number' }, { fieldType: 'select' }]) {
      expect(becomes({ teamFields: [{ ...permanent, ...change }] })).toEqual([
        'permanent_field',
        'teamFields',
      ]);
    }
  });

  it('may say other things, stand elsewhere, and not be asked', () => {
    const changed = {
      ...permanent,
      name: 'Shirt',
      required: true,
      include: false,
      order: 9,
      options: ['red'],
    };
    expect(becomes({ teamFields: [aField({ fieldId: 'other' }), changed] })).toBeNull();
  });

  it('lets those go that are not', () => {
    const before = form({ fields: [aField({ fieldId: 'other' })] });
    expect(refusalOf(() => requirePermanentFields(before, form()))).toBeNull();
  });
});

describe('settings and cost', () => {
  it('merge field by field, the urgency mode in itself, and null unsets', () => {
    const stored = {
      numDaysToRemindTeam: 7,
      emailReminderTeam: true,
      hurryFinishTeamRegistration: { enabled: true, numDaysAgo: 3 },
    };
    const sent = {
      numDaysToRemindTeam: null,
      rosterLock: true,
      hurryFinishTeamRegistration: { numDaysAgo: 5 },
    };
    expect(mergeSettings(stored, sent)).toEqual({
      emailReminderTeam: true,
      rosterLock: true,
      hurryFinishTeamRegistration: { enabled: true, numDaysAgo: 5 },
    });
    expect(mergeSettings(stored, { hurryFinishTeamRegistration: null })).toEqual({
      numDaysToRemindTeam: 7,
      emailReminderTeam: true,
    });
    expect(mergeCost({ amount: 100, perTeam: true }, { perTeam: null, perPlayer: true })).toEqual({
      amount: 100,
      perPlayer: true,
    });
    expect([mergeSettings(stored, undefined), mergeCost({ amount: 1 }, undefined)]).toEqual([
      stored,
      { amount: 1 },
    ]);
  });

  it('lock rosters at midnight in UTC where the day alone is given', () => {
    expect(mergeSettings({}, { rosterLockDate: '2026-04-01' })).toEqual({
      rosterLockDate: '2026-04-01T00:00:00.000Z',
    });
    expect(mergeSettings({ rosterLockDate: '2026-04-01T00:00:00.000Z' }, { rosterLockDate: null })).toEqual(
      {},
    );
  });
});
