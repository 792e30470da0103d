import { Select } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import { savedIn } from './contact-form.js';
import { knownPersons, type KnownPerson } from './persons.js';
import type { ContactListBinding } from './use-contact-list.js';

/** Copies a person of another list into the entry. Only the screen ties the two together: they are two contacts. */
export function SamePerson({ binding }: { readonly binding: ContactListBinding }): ReactNode {
  const t = useBusinessText();
  const { flow, list, snapshot, send } = binding;
  const { entry } = snapshot.context;
  if (entry === null) return null;
  const persons = knownPersons(savedIn(flow), list, entry.contactType);
  if (persons.length === 0) return null;
  const isCopied = ({ fields }: KnownPerson) =>
    Object.entries(fields).every(([name, value]) => entry.typed[name] === value);
  const copy = (id: string): void => {
    const fields = persons.find((person) => person.id === id)?.fields;
    if (fields !== undefined) send({ type: 'field.typed', fields });
  };
  const listName = (name: string) => t.text(`list.${name}`);
  return (
    <Select
      name={`${list.name}-same`}
      label={t('contacts.same')}
      optional
      placeholder={t('contacts.sameNobody')}
      value={persons.find(isCopied)?.id ?? ''}
      options={persons.map(({ id, name, list: from }) => ({ value: id, label: `${name} (${listName(from)})` }))}
      onChange={copy}
    />
  );
}
