import type { FlowBinding } from '@statewise/flow-client';
import { businessAccountFlow, contactLists, contactName, contactsIn } from '@statewise/machines';
import type { Contact } from '@statewise/flow';
import { labelled } from '@statewise/i18n';
import { businessContextOf } from '../logic/business-logic.js';
import { useBusinessText } from '../messages/use-business-text.js';
import { useShare } from '../people/use-share.js';
import { contactClasses, fieldSpecs, isContactType, isFilled } from '@statewise/fields';

const nameFields = ['name', 'surname', 'company', 'pep_name', 'client_number'];

/** What else is known of a contact, by field, in the order of its form. */
function contactDetails(
  { contact_type, fields }: Contact,
  share: ReturnType<typeof useShare>,
  said: ReadonlySet<string>,
): readonly (readonly [name: string, text: string])[] {
  if (!isContactType(contact_type)) return [];
  return fieldSpecs(contactClasses[contact_type])
    .filter(({ name }) => !nameFields.includes(name) && !said.has(name) && isFilled(fields[name]))
    .map(({ name }) => [name, name === 'shares' ? share(Number(fields[name])) : String(fields[name])]);
}

/** What was said already of the same person, at an earlier list or step. */
function saidBefore({ id, fields }: Contact, all: readonly Contact[]): ReadonlySet<string> {
  const isSame = (other: Contact) => other.fields['idcard'] === fields['idcard'] && isFilled(fields['idcard']);
  const before = all
    .slice(
      0,
      all.findIndex((other) => other.id === id),
    )
    .filter(isSame);
  return new Set(Object.keys(fields).filter((name) => before.some((other) => other.fields[name] === fields[name])));
}

/** The people, companies and numbers of a step, list by list, each with what stands below it. */
export function ContactsSummary({ flow, step }: { readonly flow: FlowBinding; readonly step: number }) {
  const t = useBusinessText();
  const context = businessContextOf(flow);
  const counting = businessAccountFlow.contacts?.(context) ?? [];
  const all = contactLists.flatMap((list) => (list.applies(context.steps) ? contactsIn(list, counting) : []));
  const lists = contactLists.filter((list) => list.step === step && list.applies(context.steps));
  return lists
    .map((list) => ({ name: list.name, contacts: contactsIn(list, counting) }))
    .filter(({ contacts }) => contacts.length > 0)
    .map(({ name, contacts }) => (
      <section key={name} className="business-summary-list">
        <h3>{t.text(`list.${name}`)}</h3>
        <Contacts contacts={contacts} parent={null} all={all} />
      </section>
    ));
}

interface ContactsProps {
  readonly contacts: readonly Contact[];
  readonly parent: string | null;
  /** Of all lists, in the order in which they are said. */
  readonly all: readonly Contact[];
}

function Contacts({ contacts, parent, all }: ContactsProps) {
  const t = useBusinessText();
  const share = useShare();
  const beside = contacts.filter(({ parent_id }) => parent_id === parent);
  if (beside.length === 0) return null;
  return (
    <ul className="business-contacts">
      {beside.map((contact) => (
        <li key={contact.id}>
          <strong>{contactName(contact.fields)}</strong>
          <span className="business-contacts__details">
            {contactDetails(contact, share, saidBefore(contact, all))
              .map(([name, text]) => labelled(t.language, t.text(`contact.${name}`), text))
              .join(' · ')}
          </span>
          <Contacts contacts={contacts} parent={contact.id} all={all} />
        </li>
      ))}
    </ul>
  );
}
