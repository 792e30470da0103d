import { totalShares } from '@statewise/machines';
import type { Contact } from '@statewise/flow';
import { Button, PlusIcon } from '@statewise/ui';
import { useId, type ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import { ContactRow, useShare } from './contact-row.js';
import { savedIn } from './contact-form.js';
import { EntryForm } from './entry-form.js';
import { personName } from './persons.js';
import { elementIds, type ContactListBinding } from './use-contact-list.js';

export interface ShareholdersProps {
  readonly binding: ContactListBinding;
  readonly company: Contact;
  /** All contacts of the list. */
  readonly all: readonly Contact[];
}

/** Who owns a company that owns a part of the business: a list of its own below it, with a total of its own. */
export function Shareholders({ binding, company, all }: ShareholdersProps): ReactNode {
  const t = useBusinessText();
  const share = useShare();
  const heading = useId();
  if (company.contact_type !== 'beneficial_owner_company') return null;
  const { flow, list, snapshot, send } = binding;
  const name = personName(company.fields);
  const below = all.filter(({ parent_id }) => parent_id === company.id);
  const open = snapshot.hasTag('form') ? snapshot.context.entry : null;
  const total = totalShares(savedIn(flow), company.id);
  const begin = { type: 'entry.begun', contactType: 'beneficial_owner_individual', parentId: company.id } as const;
  const isAddingHere = open?.contactId === null && open.parentId === company.id;
  return (
    <section className="contacts__below" aria-labelledby={heading}>
      <h3 id={heading}>{t('contacts.below', { name })}</h3>
      {below.length > 0 && (
        <ul className="contacts__rows">
          {below.map((contact) => (
            <li key={contact.id}>
              {contact.id === open?.contactId ? (
                <EntryForm binding={binding} />
              ) : (
                <ContactRow binding={binding} contact={contact} />
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="sw-small sw-figures">{t('shares.below', { total: share(total), whole: share(100) })}</p>
      {isAddingHere && <EntryForm binding={binding} />}
      {open === null && total < 100 && (
        <div>
          <Button
            id={elementIds(list).addBelow(company.id)}
            variant="secondary"
            small
            icon={<PlusIcon />}
            disabled={!snapshot.can(begin)}
            onClick={() => send(begin)}
          >
            {t('add.below', { name })}
          </Button>
        </div>
      )}
    </section>
  );
}
