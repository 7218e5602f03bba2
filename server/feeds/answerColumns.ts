import type { CustomField, SentAnswers } from '../registrations/index.ts';
import type { Cell } from './csv.ts';

type Column = { readonly label: string; cellOf(answers: SentAnswers): Cell };

function cellOf(answer: SentAnswers[string] | undefined): Cell {
  if (answer === undefined || answer === null) return null;
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return Array.isArray(answer) ? answer.join('; ') : answer;
}

/** A column for each custom field, in the order of the form, under its label. */
export const answerColumns = (fields: readonly CustomField[]): Column[] =>
  [...fields]
    .sort((a, b) => a.order - b.order)
    .map(({ name, fieldId }) => ({
      label: name,
      cellOf: (answers) => cellOf(Object.hasOwn(answers, fieldId) ? answers[fieldId] : undefined),
    }));
