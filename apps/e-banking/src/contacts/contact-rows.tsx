import type { Contact } from '@statewise/flow';
import { Button, TextField } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import { ContactRow } from './contact-row.js';
import { EntryForm } from './entry-form.js';
import { personName } from './persons.js';
import { Shareholders } from './shareholders.js';
import type { ContactListBinding } from './use-contact-list.js';

export interface ContactRowsProps {
  readonly binding: ContactListBinding;
  /** The contacts at the top of the list. */
  readonly contacts: readonly Contact[];
  /** Those below others too. */
  readonly all: readonly Contact[];
}

/** Rows of a longer list that are shown until the applicant asks for all; a longer list can also be searched. */
const most = 8;

/** The contacts of a list, a line each; a long list is cut and can be searched. */
export function ContactRows({ binding, contacts, all }: ContactRowsProps): ReactNode {
  const t = useBusinessText();
  const [query, setQuery] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const { list, snapshot } = binding;
  const open = snapshot.hasTag('form') ? snapshot.context.entry : null;
  const isLong = contacts.length > most;
  const found = contacts.filter((contact) => matches(query, contact, all));
  const isCut = isLong && !isWhole && query.trim() === '';
  const shown = found.filter(({ id }, at) => !isCut || at < most || id === open?.contactId || id === open?.parentId);
  if (contacts.length === 0) return null;
  return (
    <>
      {isLong && (
        <div className="contacts__search">
          <TextField
            name={`${list.name}-search`}
            label={t('contacts.search')}
            type="search"
            optional={false}
            value={query}
            onChange={setQuery}
          />
          <p role="status" className="sw-small">
            {query.trim() !== '' && t('contacts.found', { count: found.length })}
          </p>
        </div>
      )}
      <ul className="contacts__rows">
        {shown.map((contact) => (
          <li key={contact.id}>
            {contact.id === open?.contactId ? (
              <EntryForm binding={binding} />
            ) : (
              <ContactRow binding={binding} contact={contact} />
            )}
            <Shareholders binding={binding} company={contact} all={all} />
          </li>
        ))}
      </ul>
      {isLong && query.trim() === '' && (
        <div>
          <Button variant="secondary" small aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('contacts.showFewer') : t('contacts.showAll', { count: contacts.length })}
          </Button>
        </div>
      )}
    </>
  );
}

/** Whether a contact, or one below it, is called so. */
function matches(query: string, contact: Contact, all: readonly Contact[]): boolean {
  const wanted = plain(query.trim());
  const names = [contact, ...all.filter(({ parent_id }) => parent_id === contact.id)].map((one) =>
    personName(one.fields),
  );
  return names.some((name) => plain(name).includes(wanted));
}

/** Returns a text in lower case and without accents: a search for Zoe finds Zoë. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
