import { countryNames, fieldErrorCatalogue, isCountry, loanNames, pricedName } from '@statewise/i18n';
import type { FieldErrors } from '@statewise/fields';
import { useT } from '@statewise/ui';
import { FormInput } from '../components/form-input.js';
import type { ContentField, Value } from './content.js';
import { useContentText } from './messages/catalogue.js';

export interface ContentInputProps {
  readonly field: ContentField;
  /** What the whole form calls it: `nl.title`, or its name. */
  readonly name: string;
  readonly kind: string;
  readonly value: Value | undefined;
  /** Keys of what is wrong in the form. */
  readonly errors: FieldErrors;
  readonly disabled: boolean;
  readonly onChange: (value: Value) => void;
}

/** How lists are written. */
const hints: Readonly<Record<string, 'edit.groups' | 'edit.links' | 'edit.products'>> = {
  main: 'edit.groups',
  login: 'edit.links',
  footer: 'edit.groups',
  actions: 'edit.links',
  products: 'edit.products',
};

/** One field of a kind, by how it is entered. */
export function ContentInput({ field, name, kind, value, errors, disabled, onChange }: ContentInputProps) {
  const t = useContentText();
  const error = useErrorText(kind, name, errors);
  const { input, options } = field;
  const worded = {
    ...field,
    name,
    label: t.text(`field.${field.name}`),
    options: options.map((option) => ({ ...option, label: optionLabel(field, option, t) })),
  };
  const hint = hints[field.name] ?? (input === 'markdown' ? 'edit.markdown' : undefined);
  return <FormInput field={worded} {...{ value, error, disabled, onChange }} hint={hint && t(hint)} />;
}

/** A choice in the reader's language where the console knows it. */
export function optionLabel(
  { name }: ContentField,
  { value, label }: ContentField['options'][number],
  t: ReturnType<typeof useContentText>,
): string {
  if (name === 'calculator') return t.text(`calculator.${value}`);
  if (name === 'loan_type') return loanNames[Number(value)]?.[t.language] ?? label;
  return pricedName(value, t.language) ?? (isCountry(value) ? countryNames[value][t.language] : label);
}

function useErrorText(kind: string, name: string, errors: FieldErrors): string | undefined {
  const t = useContentText();
  const common = useT(fieldErrorCatalogue);
  const [key] = errors[name] ?? [];
  // What is wrong in a list is named by its line: `nl.footer.3`.
  const line = Object.keys(errors).find((wrong) => wrong.startsWith(`${name}.`));
  if (line !== undefined) return t('error.line', { line: line.slice(name.length + 1) });
  if (key === undefined) return undefined;
  if (key === 'date') return t('error.date');
  if (key === 'unique') return t('error.unique');
  if (key === 'min' && kind === 'price') return t('error.past');
  if (key === 'min' && kind === 'vacancy') return t('error.closes');
  return common.text(key);
}
