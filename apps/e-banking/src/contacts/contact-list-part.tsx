import type { FlowBinding } from '@statewise/flow-client';
import { contactName, contactsIn, remainingCapacity, type ContactList } from '@statewise/machines';
import { contactEntries, savedIn, contactForm, editedContact } from './contact-form.js';
import { EntryListCard } from './entry-list-card.js';
import { useContactList, type ContactListBinding } from './use-contact-list.js';
import { useBusinessText } from '../messages/use-business-text.js';
import { EntryField } from './entry-field.js';
import { EntryFrame } from './entry-frame.js';

export interface ContactListPartProps {
  readonly flow: FlowBinding;
  readonly list: ContactList;
}

/** A list each entry of which is one contact, such as the client numbers. */
export function ContactListPart({ flow, list }: ContactListPartProps) {
  const binding = useContactList(flow, contactEntries(list));
  const saved = savedIn(flow);
  const rows = contactsIn(list, saved.contacts).map(
    ({ id, contact_type: contactType, parent_id: parentId, fields }) => ({
      id,
      name: contactName(fields),
      opening: { type: 'entry.opened', contactType, contactId: id, parentId, fields } as const,
    }),
  );
  const full = remainingCapacity(list, saved) <= 0 ? list.max(saved.steps) : undefined;
  return <EntryListCard binding={binding} rows={rows} form={<EntryForm binding={binding} />} full={full} />;
}

/** The form of an entry that is one contact. */
function EntryForm({ binding }: { readonly binding: ContactListBinding }) {
  const t = useBusinessText();
  const { flow, list, snapshot } = binding;
  const { entry } = snapshot.context;
  if (entry === null) return null;
  const form = contactForm(binding, entry);
  const edited = editedContact(flow, entry);
  const title =
    edited === undefined ? t.text(`add.${list.name}`) : t('contacts.editing', { name: contactName(edited.fields) });
  return (
    <EntryFrame
      binding={binding}
      title={title}
      isGone={entry.contactId !== null && edited === undefined}
      onSave={() => form.save()}
    >
      <div className="contacts__fields">
        {[...form.specs.keys()].map((name) => (
          <EntryField key={name} form={form} name={name} />
        ))}
      </div>
    </EntryFrame>
  );
}
