import type { FormField } from '@statewise/fields';
import { fieldErrorCatalogue, labelled } from '@statewise/i18n';
import { useFormat, useT } from '@statewise/ui';
import { useWizardText } from '../messages/use-wizard-text.js';

export interface FieldError extends Partial<Pick<FormField, 'min' | 'max' | 'maxLength'>> {
  readonly name: string;
  readonly kind: FormField['kind'] | undefined;
  readonly key: string;
}

/** Above this a limit is one of what can be stored, which says nothing to people. */
const mostTold = 1_000_000;

/**
 * What is wrong with a field and what to do: in the words of the front end's `error.<field>.<key>` where it has any, else
 * by the field's limits, else in those for its kind.
 */
export function useErrorText(): (error: FieldError) => string {
  const t = useWizardText();
  const errorText = useT(fieldErrorCatalogue);
  const format = useFormat();
  return ({ name, kind, key, min, max, maxLength }) => {
    const own = `error.${name}.${key}`;
    if (t.has(own)) return t.text(own);
    if (kind === 'boolean' && key === 'required') return t('error.tick');
    const example = kind === 'money' ? 1250.5 : kind === 'percentage' ? 33.33 : undefined;
    if (example !== undefined && key === 'numbers') return t('error.decimals', { example: format.number(example, 2) });
    const limit = (value: number) => (kind === 'money' ? format.money(value, { whole: true }) : format.number(value));
    const isNumber = kind === 'money' || kind === 'integer';
    if (isNumber && key === 'min' && min !== undefined) return t('error.least', { least: limit(min) });
    if (isNumber && key === 'max' && max !== undefined && max <= mostTold) return t('error.most', { most: limit(max) });
    if (key === 'length' && maxLength !== undefined) return t('error.longest', { count: maxLength });
    return errorText.text(key);
  };
}

/** The same for a list of what is wrong: words that do not name the field by themselves come after its label. */
export function useNamedErrorText(): (error: FieldError, label: string) => string {
  const t = useWizardText();
  const errorText = useErrorText();
  return (error, label) => {
    const text = errorText(error);
    return t.has(`error.${error.name}.${error.key}`) ? text : labelled(t.language, label, text);
  };
}
