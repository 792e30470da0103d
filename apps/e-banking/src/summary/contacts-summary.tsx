import type { FlowBinding } from '@statewise/flow-client';
import { businessAccountFlow, contactLists, contactsIn } from '@statewise/machines';
import type { Contact } from '@statewise/flow';
import type { ReactNode } from 'react';
import { businessContextOf } from '../logic/business-logic.js';
import { useBusinessText } from '../messages/use-business-text.js';
import { personName } from '../contacts/persons.js';
import { contactClasses, fieldSpecs, isContactType, isFilled } from '@statewise/fields';

const nameFields = ['name', 'surname', 'company', 'pep_name', 'client_number'];

/** What else is known of a contact, by field, in the order of its form. */
function contactDetails({ contact_type, fields }: Contact): readonly (readonly [name: string, text: string])[] {
  if (!isContactType(contact_type)) return [];
  return fieldSpecs(contactClasses[contact_type])
    .filter(({ name }) => !nameFields.includes(name) && isFilled(fields[name]))
    .map(({ name }) => [name, String(fields[name])]);
}

/** The people, companies and numbers of a step, list by list, each with what stands below it. */
export function ContactsSummary({ flow, step }: { readonly flow: FlowBinding; readonly step: number }): ReactNode {
  const t = useBusinessText();
  const context = businessContextOf(flow);
  const counting = businessAccountFlow.contacts?.(context) ?? [];
  const lists = contactLists.filter((list) => list.step === step && list.applies(context.steps));
  return lists
    .map((list) => ({ name: list.name, contacts: contactsIn(list, counting) }))
    .filter(({ contacts }) => contacts.length > 0)
    .map(({ name, contacts }) => (
      <section key={name} className="business-summary-list">
        <h3>{t.text(`list.${name}`)}</h3>
        <Contacts contacts={contacts} parent={null} />
      </section>
    ));
}

interface ContactsProps {
  readonly contacts: readonly Contact[];
  readonly parent: string | null;
}

function Contacts({ contacts, parent }: ContactsProps): ReactNode {
  const t = useBusinessText();
  const beside = contacts.filter(({ parent_id }) => parent_id === parent);
  if (beside.length === 0) return null;
  return (
    <ul className="business-contacts">
      {beside.map((contact) => (
        <li key={contact.id}>
          <strong>{personName(contact.fields)}</strong>
          <span className="business-contacts__details">
            {contactDetails(contact)
              .map(([name, text]) => `${t.text(`contact.${name}`)}: ${text}`)
              .join(' · ')}
          </span>
          <Contacts contacts={contacts} parent={contact.id} />
        </li>
      ))}
    </ul>
  );
}
