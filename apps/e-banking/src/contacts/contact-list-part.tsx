import type { FlowBinding } from '@statewise/flow-client';
import { contactName, contactsIn, remainingCapacity, type ContactList } from '@statewise/machines';
import type { ReactNode } from 'react';
import { contactEntries, savedIn } from './contact-form.js';
import { EntryForm } from './entry-form.js';
import { EntryListCard } from './entry-list-card.js';
import { useContactList } from './use-contact-list.js';

export interface ContactListPartProps {
  readonly flow: FlowBinding;
  readonly list: ContactList;
}

/** A list each entry of which is one contact, such as the client numbers. */
export function ContactListPart({ flow, list }: ContactListPartProps): ReactNode {
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
