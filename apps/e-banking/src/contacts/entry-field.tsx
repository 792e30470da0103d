import { totalShares } from '@statewise/machines';
import { Button, focusField } from '@statewise/ui';
import { FormField } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import { savedIn, type ContactForm } from './contact-form.js';
import { useShare } from './contact-row.js';
import type { ContactListBinding } from './use-contact-list.js';

/** What is taken out of what is typed as it is typed: the separators of numbers, and what a client number has not. */
const readers: Readonly<Record<string, (typed: string) => string>> = {
  idcard: (typed) => typed.replaceAll(',', ''),
  client_number: (typed) =>
    typed
      .replaceAll(/[^a-z\d]/gi, '')
      .toUpperCase()
      .slice(0, 6),
};

/** A field of a contact as it is kept while it is typed. */
function typedInto(name: string, value: string | boolean): string | boolean {
  return typeof value === 'string' ? (readers[name]?.(value) ?? value) : value;
}

export interface EntryFieldProps {
  readonly binding: ContactListBinding;
  readonly form: ContactForm;
  readonly name: string;
}

/** One field of an entry; a value that was saved elsewhere meanwhile is shown beside the typed one. */
export function EntryField({ binding, form, name }: EntryFieldProps): ReactNode {
  const t = useBusinessText();
  const left = useSharesLeft(binding);
  const said = (key: string) => (t.has(key) ? t.text(key) : null);
  const theirs = Object.hasOwn(form.elsewhere, name) ? String(form.elsewhere[name] ?? '') : undefined;
  const value = theirs === '' ? t('summary.empty') : theirs;
  const isShare = name === 'shares' && left !== undefined;
  const isPassed = isShare && form.errors[name]?.includes('shares') === true;
  const passed = isPassed ? t('shares.passed', { left }) : undefined;
  const error = value === undefined ? passed : t('contacts.elsewhere', { value });
  const takeTheirs = (): void => {
    form.type({ [name]: theirs ?? '' });
    focusField(`${form.prefix ?? ''}${name}`);
  };
  return (
    <div className={`contacts__field contacts__field--${name}`}>
      <FormField
        form={form}
        name={name}
        label={t.text(`contact.${name}`)}
        hint={isShare ? t('shares.hint', { left }) : said(`contactHint.${name}`)}
        more={said(`contactMore.${name}`)}
        error={error}
        onType={(typed) => form.type({ [name]: typedInto(name, typed) })}
      />
      {value !== undefined && (
        <Button small variant="secondary" onClick={takeTheirs}>
          {t('contacts.takeTheirs', { value })}
        </Button>
      )}
    </div>
  );
}

/** What is still to divide beside the other owners, in words; undefined where shares are the partners' own business. */
function useSharesLeft({ flow, list, snapshot }: ContactListBinding): string | undefined {
  const share = useShare();
  const { entry } = snapshot.context;
  if (list.name !== 'beneficial_owner' || entry === null) return undefined;
  const { steps, contacts } = savedIn(flow);
  const others = contacts.filter(({ id }) => id !== entry.contactId);
  const left = 100 - totalShares({ steps, contacts: others }, entry.parentId);
  return share(Math.round(left * 100) / 100);
}
