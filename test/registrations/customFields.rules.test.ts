import fc from 'fast-check';
import { checkAnswers, missingAnswers } from '../../server/registrations/customFields.ts';
import { aField } from './aForm.ts';
import type { AnswerValue } from '../../contract/customFields.ts';
import type { CustomField } from '../../server/registrations/customFields.ts';

const check = (field: Partial<CustomField>, answer: AnswerValue) =>
  checkAnswers([aField(field)], { colour: answer }, 'fields');

const email = { primitiveType: 'text', fieldType: 'email' };

describe('an answer', () => {
  it.each<[string, Partial<CustomField>, AnswerValue]>([
    ['text', {}, 'green'],
    ['a number', { primitiveType: 'number' }, 2.5],
    ['a whole number', { primitiveType: 'Integer' }, 7],
    ['no', { primitiveType: 'boolean', fieldType: 'checkbox' }, false],
    ['a day', { primitiveType: 'date' }, '2026-03-08'],
    ['a list', { primitiveType: 'array' }, ['green', 'red']],
    ['one of the options', { options: ['green', 'red'] }, 'red'],
    ['a number among the options', { primitiveType: 'number', options: ['1', '2'] }, 2],
    ['several boxes', { fieldType: 'checkbox', options: ['green', 'red'] }, ['red', 'green']],
    ['anything of a type that is not known', { primitiveType: 'constructor' }, true],
  ])('may be %s where the field says so', (_what, field, answer) => {
    expect(check(field, answer)).toEqual({ answers: { colour: answer }, problems: [] });
  });

  it.each<[string, Partial<CustomField>, AnswerValue, string]>([
    ['a number for text', {}, 7, 'Must be text.'],
    ['a list for text', {}, ['green'], 'Must be text.'],
    ['text for a number', { primitiveType: 'number' }, '7', 'Must be a number.'],
    ['half for a whole number', { primitiveType: 'integer' }, 0.5, 'Must be a whole number.'],
    ['"yes" for true', { primitiveType: 'boolean' }, 'yes', 'Must be true or false.'],
    ['a day that does not exist', { primitiveType: 'date' }, '2026-02-30', 'Must be a date.'],
    ['one for a list', { primitiveType: 'array' }, 'green', 'Must be a list.'],
    ['what is no option', { options: ['green'] }, 'Green', 'Must be one of the options.'],
    [
      'a box that is not there',
      { fieldType: 'checkbox', options: ['green'] },
      ['green', 'red'],
      'Must be some of the options.',
    ],
    ['no address', email, 'sam@', 'Must be an e-mail address.'],
    ['a number for an address', email, 7, 'Must be an e-mail address.'],
  ])('may not be %s', (_what, field, answer, message) => {
    expect(check(field, answer)).toEqual({ answers: {}, problems: [{ path: 'fields.colour', message }] });
  });

  it('keeps what was answered before where the new one does not fit', () => {
    const { answers } = checkAnswers([aField()], { colour: 7 }, 'fields', { colour: 'green' });
    expect(answers).toEqual({ colour: 'green' });
  });

  it.each<AnswerValue | null>([null, '', '  ', []])('is taken back by %j', (answer) => {
    const { answers, problems } = checkAnswers([aField(email)], { colour: answer }, 'fields', {
      colour: 'sam@league.test',
      size: 'M',
    });
    expect([answers, problems]).toEqual([{ size: 'M' }, []]);
  });
});

describe('an e-mail address', () => {
  it('is stored in lower case, without white space', () => {
    expect(check(email, ' Sam @League.TEST\n').answers).toEqual({ colour: 'sam@league.test' });
  });

  it('is stored the same however it is typed', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
    const typed = fc
      .tuple(word, word)
      .map(([name, host]) => `${name}@${host}.test`)
      .chain((address) =>
        fc.record({
          address: fc.constant(address),
          typed: fc
            .array(fc.tuple(fc.boolean(), fc.constantFrom('', ' ', '\t', '\u00a0')), {
              minLength: address.length,
              maxLength: address.length,
            })
            .map((keys) =>
              keys.map(([upper, space], at) => {
                const letter = address.charAt(at);
                return `${upper ? letter.toUpperCase() : letter}${space}`;
              }),
            )
            .map((letters) => letters.join('')),
        }),
      );
    fc.assert(
      fc.property(typed, ({ address, typed }) => {
        expect(check(email, typed)).toEqual({ answers: { colour: address }, problems: [] });
      }),
    );
  });
});

describe('a field that no longer exists', () => {
  const stored = { colour: 'green', gone: 'blue' };

  it('keeps its answer', () => {
    expect(checkAnswers([aField()], { colour: 'red' }, 'fields', stored).answers).toEqual({
      colour: 'red',
      gone: 'blue',
    });
  });

  it('lets its answer come back as it was read, and be no other', () => {
    expect(checkAnswers([aField()], { gone: 'blue' }, 'fields', stored)).toEqual({
      answers: stored,
      problems: [],
    });
    for (const answer of ['red', null]) {
      expect(checkAnswers([aField()], { gone: answer }, 'fields', stored)).toEqual({
        answers: stored,
        problems: [{ path: 'fields.gone', message: 'The form has no such field.' }],
      });
    }
  });

  it('can’t be answered for the first time', () => {
    const { problems } = checkAnswers([aField()], { toString: 'x' }, 'fields', {});
    expect(problems.map(({ path }) => path)).toEqual(['fields.toString']);
  });
});

describe('a required field', () => {
  const missing = (field: Partial<CustomField>, answers = {}) =>
    missingAnswers([aField({ required: true, ...field })], answers, 'fields').map(({ path }) => path);

  it('is missing until it is answered', () => {
    expect(missing({})).toEqual(['fields.colour']);
    expect(missing({}, { colour: 'green' })).toEqual([]);
    expect(missing({ primitiveType: 'number' }, { colour: 0 })).toEqual([]);
  });

  it('is not asked where the form leaves it out', () => {
    expect(missing({ include: false })).toEqual([]);
  });

  it('has to be ticked where it is a box, while "no" is an answer to a question', () => {
    expect(missing({ primitiveType: 'boolean', fieldType: 'checkbox' }, { colour: false })).toEqual([
      'fields.colour',
    ]);
    expect(missing({ primitiveType: 'boolean', fieldType: 'radio' }, { colour: false })).toEqual([]);
  });
});

const someFields = fc
  .array(
    fc.record({
      fieldId: fc.constantFrom('a', 'b', 'c', 'd'),
      required: fc.boolean(),
      include: fc.boolean(),
      primitiveType: fc.constantFrom('text', 'number', 'boolean', 'date', 'array', 'other'),
      fieldType: fc.constantFrom('input', 'email', 'select', 'checkbox'),
      options: fc.constantFrom<string[]>([], ['red', 'green']),
    }),
    { maxLength: 4 },
  )
  .map((fields) => [...new Map(fields.map((field) => [field.fieldId, aField(field)])).values()]);

const someAnswer = fc.oneof(
  fc.constantFrom('red', '', 'Sam@League.test', '2026-03-08'),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom<string[]>([], ['red'], ['blue']),
  fc.constant(null),
);
const someAnswers = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), someAnswer);

it('takes what it stored again, whatever was sent', () => {
  fc.assert(
    fc.property(someFields, someAnswers, someAnswers, (fields, first, second) => {
      const { answers: stored } = checkAnswers(fields, first, 'fields');
      const { answers } = checkAnswers(fields, second, 'fields', stored);
      expect(checkAnswers(fields, answers, 'fields', answers)).toEqual({ answers, problems: [] });
    }),
  );
});

it('changes no answer but those sent, and reports each that it refuses once', () => {
  fc.assert(
    fc.property(someFields, someAnswers, someAnswers, (fields, first, second) => {
      const { answers: stored } = checkAnswers(fields, first, 'fields');
      const { answers, problems } = checkAnswers(fields, second, 'fields', stored);
      for (const [fieldId, answer] of Object.entries(stored)) {
        if (!(fieldId in second)) expect(answers[fieldId]).toEqual(answer);
      }
      const refused = problems.map(({ path }) => path);
      expect(new Set(refused).size).toBe(refused.length);
      for (const path of refused) expect(Object.keys(second)).toContain(path.replace('fields.', ''));
    }),
  );
});
