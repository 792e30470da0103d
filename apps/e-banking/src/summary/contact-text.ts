import { contactClasses, fieldSpecs, isContactType, isFilled } from '@statewise/fields';
import type { Contact } from '@statewise/flow';

const nameFields = ['name', 'surname', 'company', 'pep_name', 'client_number'];

/** What else is known of a contact, by field, in the order of its form. */
export function contactDetails({ contact_type, fields }: Contact): readonly (readonly [name: string, text: string])[] {
  if (!isContactType(contact_type)) return [];
  return fieldSpecs(contactClasses[contact_type])
    .filter(({ name }) => !nameFields.includes(name) && isFilled(fields[name]))
    .map(({ name }) => [name, String(fields[name])]);
}
