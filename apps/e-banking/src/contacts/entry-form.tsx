import { contactName } from '@statewise/machines';
import type { ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import { contactForm, editedContact } from './contact-form.js';
import { EntryField } from './entry-field.js';
import { EntryFrame } from './entry-frame.js';
import type { ContactListBinding } from './use-contact-list.js';

/** The form of an entry that is one contact. */
export function EntryForm({ binding }: { readonly binding: ContactListBinding }): ReactNode {
  const t = useBusinessText();
  const { flow, list, snapshot, send } = binding;
  const { entry } = snapshot.context;
  if (entry === null) return null;
  const form = contactForm({
    flow,
    entry,
    list: snapshot.context,
    step: list.step,
    prefix: `${list.name}-`,
    onType: (fields) => send({ type: 'field.typed', fields }),
    onSave: () => send({ type: 'entry.submitted' }),
  });
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
