import type { FormField } from '@statewise/fields';
import { fieldErrorCatalogue } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { useWizardText } from '../messages/use-wizard-text.js';

export interface FieldError {
  readonly name: string;
  readonly kind: FormField['kind'] | undefined;
  readonly key: string;
}

/** What is wrong with a field: in the words of the front end's `error.<field>.<key>` where it has any, else in those for its kind. */
export function useErrorText(): (error: FieldError) => string {
  const t = useWizardText();
  const errorText = useT(fieldErrorCatalogue);
  return ({ name, kind, key }) => {
    const own = `error.${name}.${key}`;
    if (t.has(own)) return t.text(own);
    return kind === 'boolean' && key === 'required' ? t('error.tick') : errorText.text(key);
  };
}
