import { textHook } from '@statewise/ui';
import { contactCatalogue } from './catalogue.js';

/** The contact form's texts in the reader's language. */
export const useContactText = textHook(contactCatalogue);

/** What is wrong with a field, in words of its own; an application has its own again where its field is called otherwise. */
export function useErrorText(): (name: string, key: string, isApplication?: boolean) => string {
  const t = useContactText();
  return (name, key, isApplication = false) => {
    if (name === 'captcha') return t('error.captcha');
    if (name === 'form') return t('error.tooMany');
    const own = `error.${name}.${key}`;
    const ofApplication = `${own}.application`;
    return t.text(isApplication && t.has(ofApplication) ? ofApplication : own);
  };
}
