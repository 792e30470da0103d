import { flag, integer, list, named, nullable, object, text, type OutputOf } from './schema.js';

/** How a field of a form that the server describes is entered. */
export const formInputs = ['text', 'lines', 'integer', 'money', 'percentage', 'date', 'boolean', 'choice'] as const;

export const formField = named(
  'FormField',
  object({
    name: text('As it is sent'),
    label: text('In the language asked for'),
    input: text('How it is entered', { enum: formInputs }),
    is_required: flag(),
    max_length: nullable(integer('Characters')),
    options: list(object({ value: text(), label: text() })),
  }),
);

/** A field of a form as the server describes it. */
export type FormField = OutputOf<typeof formField>;
