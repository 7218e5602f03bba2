import type { z } from 'zod';
import type { Answers as AnswersType, AnswerValue, RegistrationField } from '../../contract/customFields.ts';
import { Email, TimestampInput } from '../../contract/primitives.ts';
import type { ErrorDetail } from '../platform/errors.ts';

/** A question of a form, as it is stored. */
export type CustomField = z.infer<typeof RegistrationField>;

/** Answers as they are sent; null takes one back. */
export type SentAnswers = z.infer<typeof AnswersType>;

/** Answers as they are stored, by `fieldId`. */
export type StoredAnswers = Record<string, AnswerValue>;

type Judgement = { answer: AnswerValue } | { problem: string };

const isEmail = ({ fieldType }: CustomField) => fieldType.toLowerCase() === 'email';
const isCheckbox = ({ fieldType }: CustomField) => /^check-?box(es)?$/i.test(fieldType);
const takesSeveral = (field: CustomField) =>
  /^(array|list)$/i.test(field.primitiveType) ||
  (field.options.length > 0 && (isCheckbox(field) || /^multi-?select$/i.test(field.fieldType)));

const isBlank = (answer: AnswerValue | null | undefined) =>
  answer == null ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0);

type TypeRule = { types: readonly string[]; problem: string; holds(answer: AnswerValue): boolean };

/** What an answer has to be, by the field's `primitiveType`; types that are not here take any. */
const typeRules: readonly TypeRule[] = [
  {
    types: ['text', 'string', 'email', 'phone', 'url'],
    problem: 'Must be text.',
    holds: (answer) => typeof answer === 'string',
  },
  {
    types: ['number', 'decimal', 'float'],
    problem: 'Must be a number.',
    holds: (answer) => typeof answer === 'number',
  },
  {
    types: ['integer', 'int'],
    problem: 'Must be a whole number.',
    holds: (answer) => Number.isInteger(answer),
  },
  {
    types: ['boolean', 'bool'],
    problem: 'Must be true or false.',
    holds: (answer) => typeof answer === 'boolean',
  },
  {
    types: ['date'],
    problem: 'Must be a date.',
    holds: (answer) => TimestampInput.safeParse(answer).success,
  },
  { types: ['array', 'list'], problem: 'Must be a list.', holds: (answer) => Array.isArray(answer) },
];
const ruleByType = new Map(typeRules.flatMap((rule) => rule.types.map((type) => [type, rule] as const)));

/** What one answer is stored as, or why it does not fit its field. */
function judge(field: CustomField, answer: AnswerValue): Judgement {
  if (isEmail(field)) {
    const address = typeof answer === 'string' ? answer.replace(/\s/g, '').toLowerCase() : '';
    return Email.safeParse(address).success ? { answer: address } : { problem: 'Must be an e-mail address.' };
  }
  const several = Array.isArray(answer) && takesSeveral(field);
  const rule = ruleByType.get(field.primitiveType.toLowerCase());
  if (!several && rule && !rule.holds(answer)) return { problem: rule.problem };
  if (field.options.length > 0 && typeof answer !== 'boolean') {
    const chosen = Array.isArray(answer) ? answer : [String(answer)];
    if (!chosen.every((each) => field.options.includes(each))) {
      return { problem: `Must be ${several ? 'some' : 'one'} of the options.` };
    }
  }
  return { answer };
}

/**
 * The answers as they are stored after a write, and what is wrong with those sent. Only answers that were sent are
 * checked; blank takes one back. An answer to a field that no longer exists is kept, and may come back as it was read.
 *
 * @param path of the answers in the body, for the details
 * @param stored what was answered before
 */
export function checkAnswers(
  fields: readonly CustomField[],
  sent: SentAnswers,
  path: string,
  stored: StoredAnswers = {},
): { answers: StoredAnswers; problems: ErrorDetail[] } {
  const byId = new Map(fields.map((field) => [field.fieldId, field]));
  const answers = new Map(Object.entries(stored));
  const problems: ErrorDetail[] = [];
  for (const [fieldId, answer] of Object.entries(sent)) {
    const field = byId.get(fieldId);
    if (!field) {
      if (JSON.stringify(answers.get(fieldId)) !== JSON.stringify(answer ?? undefined))
        problems.push({ path: `${path}.${fieldId}`, message: 'The form has no such field.' });
    } else if (answer === null || isBlank(answer)) {
      answers.delete(fieldId);
    } else {
      const judged = judge(field, answer);
      if ('problem' in judged) problems.push({ path: `${path}.${fieldId}`, message: judged.problem });
      else answers.set(fieldId, judged.answer);
    }
  }
  return { answers: Object.fromEntries(answers), problems };
}

/** The required fields of the form that have no answer; a required box has to be ticked. */
export function missingAnswers(
  fields: readonly CustomField[],
  answers: StoredAnswers,
  path: string,
): ErrorDetail[] {
  const given = new Map(Object.entries(answers));
  return fields
    .filter((field) => field.include && field.required)
    .filter((field) => {
      const answer = given.get(field.fieldId);
      return isBlank(answer) || (isCheckbox(field) && answer === false);
    })
    .map((field) => ({ path: `${path}.${field.fieldId}`, message: `${field.name}: an answer is required.` }));
}
