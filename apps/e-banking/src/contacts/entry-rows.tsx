import { Button, EditIcon, IconButton, TextField, TrashIcon } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import type { ContactListEvent } from '@statewise/machines';
import { useBusinessText } from '../messages/use-business-text.js';
import { elementIds, type ContactListBinding } from './use-contact-list.js';

/** One entry of a list as it stands there. */
export interface EntryRow {
  readonly id: string;
  readonly name: string;
  /** What opens its form. */
  readonly opening: Extract<ContactListEvent, { type: 'entry.opened' }>;
  /** What else is said of it. */
  readonly facts?: ReactNode;
  /** What stands below it. */
  readonly below?: ReactNode;
}

export interface EntryRowsProps {
  readonly binding: ContactListBinding;
  readonly rows: readonly EntryRow[];
  /** The form of the entry that is open. */
  readonly form: ReactNode;
}

/** Rows of a longer list that are shown until the applicant asks for all; a longer list can also be searched. */
const most = 8;

/** The entries of a list, a line each, one of them with its form in its place; a long list is cut and can be searched. */
export function EntryRows({ binding, rows, form }: EntryRowsProps) {
  const t = useBusinessText();
  const [query, setQuery] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const { list, snapshot } = binding;
  const open = snapshot.hasTag('form') ? snapshot.context.entry : null;
  const isLong = rows.length > most;
  const wanted = isLong ? plain(query.trim()) : '';
  const found = rows.filter(({ name }) => plain(name).includes(wanted));
  const isCut = isLong && !isWhole && wanted === '';
  // What is being edited stays in view, and what was saved last where the list is cut.
  const kept = [open?.contactId, isCut ? snapshot.context.outcome?.id : undefined];
  const shown = rows.filter((row, at) => kept.includes(row.id) || (isCut ? at < most : found.includes(row)));
  if (rows.length === 0) return null;
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
            {wanted !== '' && t('contacts.found', { count: found.length })}
          </p>
        </div>
      )}
      <ul className="contacts__rows">
        {shown.map((row) => (
          <li key={row.id}>
            {row.id === open?.contactId ? form : <Row binding={binding} row={row} />}
            {row.below}
          </li>
        ))}
      </ul>
      {isLong && wanted === '' && (
        <div>
          <Button variant="secondary" small aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('contacts.showFewer') : t('contacts.showAll', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  readonly binding: ContactListBinding;
  readonly row: EntryRow;
}

/** One entry in a line: who, what is to be mended, and what can be done. */
function Row({ binding: { list, snapshot, send }, row: { id, name, opening, facts } }: RowProps) {
  const t = useBusinessText();
  const ids = elementIds(list);
  const removing = { type: 'deletion.requested', contactId: id } as const;
  return (
    <div className="contacts__row">
      <span className="contacts__name">{name}</span>
      {facts !== undefined && <span className="contacts__facts">{facts}</span>}
      <div className="contacts__do">
        <IconButton
          id={ids.contact(id)}
          label={t('contacts.edit', { name })}
          disabled={!snapshot.can(opening)}
          onClick={() => send(opening)}
        >
          <EditIcon />
        </IconButton>
        <IconButton
          id={ids.deletion(id)}
          label={t('contacts.delete', { name })}
          disabled={!snapshot.can(removing)}
          onClick={() => send(removing)}
        >
          <TrashIcon />
        </IconButton>
      </div>
    </div>
  );
}

/** Returns a text in lower case and without accents: a search for Zoe finds Zoë. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
