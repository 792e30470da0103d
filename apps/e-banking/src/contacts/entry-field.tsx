import { Button, focusField } from '@statewise/ui';
import { FormField } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import type { EntrySection } from './contact-form.js';

/** What is taken out of what is typed as it is typed: the separators of numbers, and what a client number has not. */
const readers: Readonly<Record<string, (typed: string) => string>> = {
  idcard: (typed) => typed.replaceAll(',', ''),
  client_number: (typed) => typed.replaceAll(/[^a-z\d]/gi, '').toUpperCase(),
};

/** A field of a contact as it is kept while it is typed. */
function typedInto(name: string, value: string | boolean): string | boolean {
  return typeof value === 'string' ? (readers[name]?.(value) ?? value) : value;
}

export interface EntryFieldProps {
  readonly form: EntrySection;
  readonly name: string;
  /** By default the text `contactHint.<name>`, where there is one. */
  readonly hint?: ReactNode;
  /** What is wrong, where the usual words do not say it well enough. */
  readonly error?: string | undefined;
}

/** One field of an entry; a value that was saved elsewhere meanwhile is shown beside the typed one. */
export function EntryField({ form, name, hint, error }: EntryFieldProps) {
  const t = useBusinessText();
  const said = (key: string) => (t.has(key) ? t.text(key) : null);
  const theirs = Object.hasOwn(form.elsewhere, name) ? String(form.elsewhere[name] ?? '') : undefined;
  const value = theirs === '' ? t('summary.empty') : theirs;
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
        hint={hint ?? said(`contactHint.${name}`)}
        more={said(`contactMore.${name}`)}
        error={value === undefined ? error : t('contacts.elsewhere', { value })}
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
