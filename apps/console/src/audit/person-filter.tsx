import { ComboBox, type Option } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { usePages } from '../components/pages.js';
import { useCall } from '../requests/call.js';
import { useAuditText } from './messages/catalogue.js';

interface PersonFilterProps {
  /** The id of an account, or `token:` and that of a program; empty for none. */
  readonly value: string;
  readonly onChange: (person: string) => void;
}

/** Whose acts are shown: accounts and programs, searched by name among all that there are. */
export function PersonFilter({ value, onChange }: PersonFilterProps): ReactNode {
  const t = useAuditText();
  const [searched, setSearched] = useState('');
  return (
    <ComboBox
      name="person"
      label={t('person')}
      placeholder={t('anyPerson')}
      value={value}
      onChange={onChange}
      onSearch={setSearched}
      options={usePeople(searched.trim(), value)}
    />
  );
}

/** Who is called so, accounts and programs by name; the one that is asked for is among them, by its id where it is gone. */
function usePeople(q: string, asked: string): readonly Option[] {
  const accounts = usePages('GET /api/v1/accounts', { q }, 'accounts').data ?? [];
  const tokens = useCall('GET /api/v1/tokens').data?.tokens ?? [];
  const people = [
    ...accounts.map(({ id, name, email, username }) => ({
      value: id,
      label: name,
      also: [email, username].filter((text) => text !== null),
    })),
    ...tokens.map(({ id, name }) => ({ value: `token:${id}`, label: name })),
  ].toSorted((one, other) => one.label.localeCompare(other.label));
  const isKnown = asked === '' || people.some(({ value }) => value === asked);
  const isAccount = !isKnown && !asked.startsWith('token:');
  const account = useCall('GET /api/v1/accounts/{id}', { id: asked }, { enabled: isAccount, retry: false });
  return isKnown ? people : [{ value: asked, label: account.data?.account.name ?? asked }, ...people];
}
