import * as s from './schema.js';

/** How a field of a form that the server describes is entered. */
export const formInputs = ['text', 'lines', 'integer', 'money', 'percentage', 'date', 'boolean', 'choice'] as const;

export const formField = s.namedObject('FormField', {
  name: s.text('As it is sent', { example: 'first_name' }),
  label: s.text('In the language asked for'),
  input: s.text('How it is entered', { enum: formInputs }),
  is_required: s.flag(),
  max_length: s.nullable(s.integer('Characters')),
  options: s.list(s.object({ value: s.text(), label: s.text() })),
});

/** A field of a form as the server describes it. */
export type FormField = s.OutputOf<typeof formField>;
