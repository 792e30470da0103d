import { fieldsOf, isFilled, type Fields, type FieldsClass } from '@statewise/fields';
import { listedContacts, type Flow, type ListedField, type Steps } from './flow.js';

/** What HTML calls the parts of a name. */
const partsOfNames = new Set(['name', 'given-name', 'additional-name', 'family-name', 'organization']);

/**
 * Returns by which answers applications are listed when their flow does not say so: what browsers would fill in as a name, else
 * the first text of the first form, and e-mail addresses.
 */
export function listingOf(steps: Steps): readonly ListedField[] {
  const forms = Object.values(steps).toSorted((a, b) => a.step - b.step);
  const fields = forms.flatMap(({ step, fields: type }) =>
    type ? [...fieldsOf(type)].map(([field, spec]) => ({ step, field, spec })) : [],
  );
  const first = fields.find(({ spec }) => spec.kind === 'text');
  const called = fields.filter(({ spec }) => partsOfNames.has(spec.autofill ?? ''));
  const names = called.length > 0 ? called : first ? [first] : [];
  const emails = fields.filter(({ spec }) => spec.kind === 'email');
  return [
    ...names.map(({ step, field }) => ({ step, field, as: 'name' as const })),
    ...emails.map(({ step, field }) => ({ step, field, as: 'email' as const })),
  ];
}

/** What of a listing names no field of a step or, where it is of contacts, of any type of them. */
export function unknownListed(
  { steps, contactTypes = {} }: Pick<Flow, 'steps' | 'contactTypes'>,
  listing: readonly ListedField[],
): readonly ListedField[] {
  const forms = Object.values(steps);
  const has = (type: FieldsClass | undefined, field: string): boolean =>
    type !== undefined && fieldsOf(type).has(field);
  return listing.filter(({ step, field }) =>
    step === listedContacts
      ? !Object.values(contactTypes).some((type) => has(type, field))
      : !forms.some((form) => form.step === step && has(form.fields, field)),
  );
}

/** What a contact is called when its flow does not say so: its first answer that is a text. */
export const firstText = (fields: Fields): string =>
  Object.values(fields).find((value): value is string => typeof value === 'string' && isFilled(value)) ?? '';
