import { fieldErrorCatalogue, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { contactCatalogue, type ContactKey } from './catalogue.js';

/** The contact form's texts in the reader's language. */
export function useContactText(): Translator<ContactKey> {
  return useT(contactCatalogue);
}

/** What is wrong with a field, in words: its own where it has some, else those of every form. */
export function useErrorText(): (name: string, key: string, isApplication?: boolean) => string {
  const t = useContactText();
  const general = useT(fieldErrorCatalogue);
  return (name, key, isApplication = false) => {
    if (isApplication && name === 'attachments' && key === 'required') return t('error.cv');
    if (name === 'captcha') return t('error.captcha');
    if (name === 'form') return t('error.tooMany');
    return name === 'attachments' || name === 'tos' ? t.text(`error.${name}.${key}`) : general.text(key);
  };
}
