import { contactClasses, fieldSpecs, isContactType, isFilled, type Fields } from '@statewise/fields';
import type { Contact } from '@statewise/machines';

const nameFields = ['name', 'surname', 'company', 'pep_name', 'client_number'];

/** What a contact is called: a person, a company or a number. */
export function contactName({ fields }: Pick<Contact, 'fields'>): string {
  return textsOf(fields, nameFields).join(' ');
}

/** What else is known of a contact, by field, in the order of its form. */
export function contactDetails({ contact_type, fields }: Contact): readonly (readonly [name: string, text: string])[] {
  if (!isContactType(contact_type)) return [];
  return fieldSpecs(contactClasses[contact_type])
    .filter(({ name }) => !nameFields.includes(name) && isFilled(fields[name]))
    .map(({ name }) => [name, String(fields[name])]);
}

function textsOf(fields: Fields, names: readonly string[]): string[] {
  return names.flatMap((name) => (isFilled(fields[name]) ? [String(fields[name])] : []));
}
