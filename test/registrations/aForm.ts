import type { CustomField } from '../../server/registrations/customFields.ts';

/** A question that takes any text, unless said otherwise. */
export const aField = (fields: Partial<CustomField> = {}): CustomField => ({
  name: 'Jersey colour',
  fieldId: 'colour',
  required: false,
  helperText: '',
  order: 0,
  primitiveType: 'text',
  fieldType: 'input',
  permanent: false,
  include: true,
  options: [],
  ...fields,
});
