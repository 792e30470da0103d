import type { FormField as Spec } from '@statewise/fields';
import {
  Checkbox,
  ComboBox,
  DateField,
  MoneyField,
  PercentageField,
  PhoneField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  type RadioGroupProps,
} from '@statewise/ui';
import { memo, type ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import type { Choice } from '../requests/choices.js';
import { useFlowSetup } from '../services.js';
import { CountryField, ofCountries } from './country-field.js';
import { useErrorText } from './error-text.js';
import type { StepForm } from './step-form.js';
import type { TypedValues } from './step-values.js';
import { TypingCheck } from './typing-check.js';
import { eachLabelOnce, useChoicesOf } from './use-choices.js';

/** A choice with what it comes to, where no text `choice.<name>.<value>.hint` can say it. */
export interface HintedChoice extends Choice {
  readonly hint?: string;
}

type Look = RadioGroupProps['look'] | 'search';

export interface FormFieldProps {
  readonly form: StepForm;
  readonly name: string;
  readonly label?: string;
  /** By default the text `hint.<name>`, where there is one; null is none. */
  readonly hint?: ReactNode;
  /** By default the text `more.<name>`, where there is one; null is none. */
  readonly more?: ReactNode;
  /** What is wrong, in words of the form's own; by default those for the error of the form. */
  readonly error?: string | undefined;
  /** By default those of the field's dropdown. */
  readonly choices?: readonly HintedChoice[];
  /** Draws the choices as buttons that are all seen at once, with `choice.<name>.<value>.hint` where there is one, or as a list to search. */
  readonly look?: Look;
  /** Whether an optional field says so; one of whose choices is to have none does without. */
  readonly isOptionalSaid?: boolean;
  /** Called instead of noting the value alone, where one answer settles another. */
  readonly onType?: (value: string | boolean) => void;
}

/** One field of a step, drawn by its description, with the explanation `more.<name>` where there is one; nothing when the other answers make it irrelevant. */
export function FormField({ form, name, ...own }: FormFieldProps) {
  const spec = form.specs.get(name);
  if (spec === undefined || !form.isApplicable(name)) return null;
  const value = form.values[name];
  const drawn = (wrong = form.errors[name]?.[0]) => (
    <DrawnField
      {...own}
      spec={spec}
      prefix={form.prefix}
      value={value}
      list={spec.dropdownIn?.(form.fields)}
      wrong={wrong}
      isRequired={spec.isRequired(form.fields, form.known)}
      type={form.type}
    />
  );
  if (form.doubts === undefined || !numbers.includes(spec.kind)) return drawn();
  return <TypingCheck {...{ wrong: form.doubts[name]?.[0], typed: value, children: drawn }} />;
}

/** Kinds of fields that are checked while they are typed. */
const numbers: readonly Spec['kind'][] = ['phone', 'money', 'integer', 'percentage'];

interface DrawnFieldProps extends Omit<FormFieldProps, 'form' | 'name'>, Pick<StepForm, 'type'> {
  readonly spec: Spec;
  readonly prefix: string | undefined;
  readonly value: TypedValues[string] | undefined;
  /** The dropdown that other answers choose. */
  readonly list: string | undefined;
  /** The key of what is wrong with the value. */
  readonly wrong: string | undefined;
  readonly isRequired: boolean;
}

/** Drawn again only when something of its own has changed: with every key all fields of a step are asked. */
const DrawnField = memo(function DrawnField({ spec, wrong, value, isRequired, ...own }: DrawnFieldProps) {
  const t = useWizardText();
  const errorText = useErrorText();
  const { name } = spec;
  const { type, onType = (typed: string | boolean) => type({ [name]: typed }) } = own;
  const said = (given: ReactNode, key: string) =>
    given === undefined && t.has(key) ? t.text(key) : (given ?? undefined);
  const field = {
    name: `${own.prefix ?? ''}${name}`,
    label: own.label ?? t.text(`field.${name}`),
    hint: said(own.hint, `hint.${name}`),
    error:
      own.error ?? (wrong === undefined ? undefined : errorText({ ...spec, of: own.prefix && 'contact', key: wrong })),
  };
  if (spec.kind === 'boolean' && spec.isQuestion !== true)
    return <Checkbox {...field} checked={value === true} onChange={onType} required={isRequired} />;
  const typed = {
    ...field,
    more: said(own.more, `more.${name}`),
    look: own.look,
    optional: !isRequired && own.isOptionalSaid !== false,
    spec,
    list: own.list,
    value: String(value ?? ''),
    onChange: onType,
  };
  if (spec.isQuestion === true) return <YesNoField {...typed} />;
  if (own.choices !== undefined) return <ChoiceField {...typed} choices={own.choices} />;
  // A text with a dropdown, such as a postcode, takes other answers too.
  return (spec.dropdown ?? spec.values) === undefined || spec.kind === 'text' ? (
    <TypedField {...typed} />
  ) : (
    <DropdownField {...typed} />
  );
});

interface TypedFieldProps {
  readonly spec: Spec;
  readonly list: string | undefined;
  readonly name: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly more: ReactNode;
  readonly look: Look | undefined;
  readonly error: string | undefined;
  readonly optional: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function DropdownField(props: TypedFieldProps) {
  const choices = useChoicesOf()(props.spec, props.list);
  return choices === undefined ? <TypedField {...props} /> : <ChoiceField {...props} choices={choices} />;
}

function ChoiceField({
  spec,
  choices,
  look,
  list: _list,
  ...field
}: TypedFieldProps & { readonly choices: readonly HintedChoice[] }) {
  const t = useWizardText();
  const select = useLook(spec);
  if (ofCountries.includes(spec.dropdown)) return <CountryField {...field} {...select} choices={choices} />;
  if (look === 'search') return <ComboBox {...field} {...select} width="full" options={choices} />;
  if (look === undefined) return <Select {...field} {...select} options={eachLabelOnce(choices, field.value)} />;
  const hintOf = (value: string, hint?: string) => {
    if (hint !== undefined) return { hint };
    const key = `choice.${spec.name}.${value}.hint`;
    return t.has(key) ? { hint: t.text(key) } : {};
  };
  return (
    <RadioGroup {...field} look={look} options={choices.map((one) => ({ ...one, ...hintOf(one.value, one.hint) }))} />
  );
}

function YesNoField({ spec: _spec, look: _look, list: _list, ...field }: TypedFieldProps) {
  const t = useWizardText();
  const options = (['yes', 'no'] as const).map((value) => ({ value, label: t(`step.${value}`) }));
  return <RadioGroup {...field} options={options} look="inline" />;
}

function TypedField({ spec, look: _look, list: _list, ...field }: TypedFieldProps) {
  const { width, ...filled } = useLook(spec);
  if (spec.multiline === true)
    return <TextArea {...field} {...(spec.maxLength !== undefined && { maxLength: spec.maxLength })} />;
  switch (spec.kind) {
    case 'email':
      return <TextField {...field} {...filled} width={width} type="email" spellCheck={false} />;
    case 'phone':
      return <PhoneField {...field} {...filled} />;
    case 'date':
      return <DateField {...field} {...filled} adult={spec.adult === true} />;
    case 'money':
      return <MoneyField {...field} />;
    case 'percentage':
      return <PercentageField {...field} />;
    case 'integer':
    case 'year':
      return <TextField {...field} {...filled} inputMode="numeric" width="narrow" />;
    default:
      return (
        <TextField {...field} {...filled} {...(spec.isNumeric === true && { inputMode: 'numeric' })} width={width} />
      );
  }
}

/** What the browser may fill in by itself (WCAG 1.3.5), and how wide the control is. */
function useLook({ name, autofill }: Spec) {
  const { widths = {} } = useFlowSetup();
  return { width: widths[name] ?? ('full' as const), ...(autofill === undefined ? {} : { autoComplete: autofill }) };
}
