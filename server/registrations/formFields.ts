import type { z } from 'zod';
import type { RegistrationFieldsInput } from '../../contract/customFields.ts';
import { DomainError, type ErrorDetail } from '../platform/errors.ts';
import { newObjectId } from '../platform/objectId.ts';
import type { CustomField } from './customFields.ts';

/** The lists of questions that a form has. */
const fieldLists = ['teamFields', 'managerFields', 'fields'] as const;
type FieldList = (typeof fieldLists)[number];
export type FormFields = Record<FieldList, CustomField[]>;

type SentFields = z.infer<typeof RegistrationFieldsInput>;
type SentField = SentFields[number];

/** What the answer to a control is where the field does not say. */
const usualType = ({ fieldType = 'input', options = [] }: SentField) =>
  /^(number|integer|date)$/i.test(fieldType)
    ? fieldType.toLowerCase()
    : /^check-?box$/i.test(fieldType) && options.length === 0
      ? 'boolean'
      : 'text';

/**
 * The list as it is stored. A field that was there before keeps what is not sent of it; a new one has the defaults, and
 * an identifier of its own where it names none.
 */
export function completeFields(sent: SentFields, stored: readonly CustomField[]): CustomField[] {
  const before = new Map(stored.map((field) => [field.fieldId, field]));
  return sent.map((field, index) => ({
    fieldId: newObjectId(),
    required: false,
    helperText: '',
    primitiveType: usualType(field),
    fieldType: 'input',
    permanent: false,
    include: true,
    options: [],
    ...before.get(field.fieldId ?? ''),
    order: index,
    ...field,
  }));
}

/** Answers name their field, so no two of a form are called alike. Throws `already_exists` with a detail for each. */
export function requireDistinctFields(form: FormFields): void {
  const taken = new Set<string>();
  const details = fieldLists.flatMap((list) =>
    form[list].flatMap(({ fieldId }, index) => {
      const repeated = taken.has(fieldId);
      taken.add(fieldId);
      return repeated
        ? [{ path: `${list}.${index}.fieldId`, message: 'Another field has this identifier.' }]
        : [];
    }),
  );
  if (details.length > 0) throw new DomainError('already_exists', { details });
}

const isSameQuestion = (before: CustomField, after: CustomField) =>
  after.permanent && after.primitiveType === before.primitiveType && after.fieldType === before.fieldType;

/**
 * A permanent field stays in its list, permanent and of its type; what it says may change. Throws `permanent_field`
 * with a detail for each that would not.
 */
export function requirePermanentFields(before: FormFields, after: FormFields): void {
  const details = fieldLists.flatMap((list) => {
    const kept = new Map(after[list].map((field) => [field.fieldId, field]));
    return before[list].flatMap((field): ErrorDetail[] => {
      const next = kept.get(field.fieldId);
      if (!field.permanent || (next && isSameQuestion(field, next))) return [];
      return [{ path: list, message: `${field.name} (${field.fieldId}) is permanent.` }];
    });
  });
  if (details.length > 0) throw new DomainError('permanent_field', { details });
}
