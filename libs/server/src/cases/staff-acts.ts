import { formInputs, type FormField } from '@statewise/contract';
import { fieldSpecs, type FieldsClass } from '@statewise/fields';
import { possibleActs, type Flow, type FlowSnapshot, type Stamp } from '@statewise/flow';
import type { Translator } from '@statewise/i18n';

/** Returns the acts that are open now, each with its words, the form that its payload asks for, and whether it writes to the applicant at `email`. */
export function staffActs(flow: Flow, snapshot: FlowSnapshot, stamp: Stamp, email: string, t: Translator) {
  return possibleActs(flow, snapshot, stamp).map((type) => {
    const { description, payload, who } = flow.events[type] ?? { description: type };
    const key = `act.${type}`;
    const textOr = <T>(name: string, other: T): string | T => (t.has(name) ? t.text(name) : other);
    return {
      type,
      label: textOr(key, description),
      lead: textOr(`${key}.lead`, null),
      done: textOr(`${key}.done`, null),
      writes_to: who?.told === 'applicant' ? email : null,
      fields: payload ? formOf(payload, (name) => textOr(`${key}.${name}`, name)) : [],
    };
  });
}

/** The fields of a payload as a form enters them; `label` words a field, or a choice as `<field>.<value>`. */
function formOf(payload: FieldsClass, label: (name: string) => string): FormField[] {
  return fieldSpecs(payload).map(({ name, kind, values, multiline, maxLength, isRequired }) => ({
    name,
    label: label(name),
    input: values ? 'choice' : multiline ? 'lines' : (formInputs.find((known) => known === kind) ?? 'text'),
    is_required: isRequired({}, { at: '' }),
    max_length: maxLength ?? null,
    options: (values ?? []).map((value) => ({ value: String(value), label: choice(label, name, String(value)) })),
  }));
}

function choice(label: (name: string) => string, name: string, value: string): string {
  const worded = label(`${name}.${value}`);
  return worded === `${name}.${value}` ? value : worded;
}
