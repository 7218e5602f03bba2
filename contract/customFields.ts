import { name, propertyNames, text } from './primitives.ts';
import { z } from './zod.ts';

const FieldId = z
  .string()
  .min(1)
  .max(100)
  .regex(/^(?!__proto__$)[^\u0000]*[^\u0000-\u0020][^\u0000]*$/, 'Must not be blank')
  .openapi({
    description: 'Names the field in answers; unique in its registration.',
    example: 'jersey-colour',
  });

const order = z.number().min(-1e6).max(1e6);

/** A question of a form, as it is read. */
export const RegistrationField = z
  .object({
    name: z.string().openapi({ description: 'Label.' }),
    fieldId: z.string(),
    required: z.boolean(),
    helperText: z.string(),
    order: z.number().openapi({ description: 'Display order.' }),
    primitiveType: z.string(),
    fieldType: z.string(),
    permanent: z.boolean(),
    include: z.boolean(),
    options: z.array(z.string()),
  })
  .openapi({ title: 'RegistrationField', description: 'A question that a form asks.' });

const RegistrationFieldInput = z
  .object({
    name: name(),
    fieldId: FieldId.optional(),
    required: z.boolean().optional(),
    helperText: text(2000).optional(),
    order: order.optional().openapi({ description: 'Display order; left out, the place in the list.' }),
    primitiveType: name(40).optional().openapi({
      description:
        'What the answer is: `text`, `number`, `integer`, `boolean`, `date`, `array`. Others are kept and take any answer.',
    }),
    fieldType: name(40).optional().openapi({
      description:
        'The control: `input`, `textarea`, `select`, `radio`, `checkbox`, `email` ... Answers of `email` are stored in lower case, without white space.',
    }),
    permanent: z
      .boolean()
      .optional()
      .openapi({ description: 'The field can’t be removed, nor made another, any more.' }),
    include: z.boolean().optional().openapi({ description: 'The form asks it; true unless said otherwise.' }),
    options: z
      .array(name())
      .max(200)
      .optional()
      .openapi({ description: 'The answers to choose from; none: any.' }),
  })
  .strict()
  .openapi({
    title: 'RegistrationFieldInput',
    example: { name: 'Jersey colour', required: true, fieldType: 'select', options: ['red', 'blue'] },
  });

export const RegistrationFieldsInput = z.array(RegistrationFieldInput).max(100);

const Answer = z.union([
  text(10_000),
  z.number().min(-1e15).max(1e15),
  z.boolean(),
  z.array(text(1000)).max(200),
]);

/** Answers to custom fields, by `fieldId`. Written, they merge one by one and null takes one back. */
export const Answers = z.record(Answer.nullable()).openapi({
  title: 'Answers',
  description:
    'Answers to custom fields, by `fieldId`: text, a number, true or false, or a list of options. Merged one by one; null takes an answer back.',
  example: { 'jersey-colour': 'red' },
  ...propertyNames,
});

export type AnswerValue = z.infer<typeof Answer>;
