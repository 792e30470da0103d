import { asFields, fieldSpecs, exampleOf, type Fields, type FieldsClass, type FormField } from '@statewise/fields';
import { formStep, stepOf, type Role, type Flow } from '@statewise/flow';
import { leavesAt, type SimulationRefusal } from '@statewise/flow/simulation';
import { Button, Select, TextField } from '@statewise/ui';
import { useState } from 'react';
import { Form } from '../../components/form.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import { fieldsIn, JsonPayload, useSamples } from './json-payload.js';
import { RefusalNotice } from './refusal-notice.js';
import type { SimulationProps } from './use-simulation.js';

interface EventFormProps extends SimulationProps {
  readonly type: string;
  readonly role: Role;
  readonly onSent: () => void;
}

/** What an event says, to be filled in and sent; a refusal is explained. */
export function EventForm({ chart, type, role, simulation, onSent }: EventFormProps) {
  const t = useInspectorText();
  const { flow } = chart;
  const payload = flow?.events[type]?.payload;
  const [state = ''] = leavesAt(chart, simulation.entry).slice(-1);
  const begun = flow && payload ? blankPayload(flow, payload, state) : {};
  const [values, setValues] = useState<Fields>(begun);
  const samples = useSamples(chart, type, simulation);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? samples[0] ?? '{}';
  const [refusal, setRefusal] = useState<SimulationRefusal>();
  const send = (): void => {
    const said = flow ? withoutEmpty(values) : fieldsIn(text);
    if (!said) return;
    const refused = simulation.send({ type, role, payload: said });
    setRefusal(refused);
    if (!refused) onSent();
  };
  return (
    <Form className="sandbox-form" onSubmit={() => send()}>
      {refusal && <RefusalNotice chart={chart} type={type} role={role} refusal={refusal} />}
      {flow && payload && (
        <>
          <Button small variant="quiet" onClick={() => setValues(samplePayload(flow, payload, begun))}>
            {t('fill')}
          </Button>
          <ClassFields flow={flow} type={payload} values={values} onChange={setValues} errors={refusal?.errors ?? {}} />
        </>
      )}
      {!flow && <JsonPayload samples={samples} text={text} onText={setTyped} />}
      <Button type="submit" small>
        {t('send')}
      </Button>
    </Form>
  );
}

/** Fields that nothing was typed into are not sent. */
function withoutEmpty(values: Fields): Fields {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
}

interface ClassFieldsProps {
  readonly flow: Flow;
  readonly type: FieldsClass;
  readonly values: Fields;
  readonly onChange: (values: Fields) => void;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Where the fields stand, so that each has a name of its own. */
  readonly within?: string;
}

/** The fields of a class, as the declaration of an event has them, under the names that a program sends. */
function ClassFields({ flow, type, values, onChange, errors, within = '' }: ClassFieldsProps) {
  return fieldSpecs(type)
    .filter((field) => field.isApplicable(values, { at: '' }))
    .map((field) => (
      <OneField
        key={field.name}
        {...{ flow, type, values, errors, within, field }}
        onChange={(value) => onChange({ ...values, [field.name]: value })}
      />
    ));
}

function OneField({
  flow,
  type,
  values,
  onChange,
  errors,
  within,
  field,
}: Omit<ClassFieldsProps, 'onChange' | 'within'> & {
  readonly within: string;
  readonly field: FormField;
  readonly onChange: (value: unknown) => void;
}) {
  const { name, kind } = field;
  const value = values[name];
  const error = errors[name]?.join(', ');
  const isOptional = !field.isRequired(values, { at: '' });
  const common = { name: `${within}${name}`, label: name, ...(error !== undefined && { error }), optional: isOptional };
  const of = kind === 'object' ? classWithin(flow, field, values, type) : undefined;
  if (of)
    return (
      <fieldset className="sandbox-fields">
        <legend>{name}</legend>
        <ClassFields
          flow={flow}
          type={of}
          values={asFields(value)}
          onChange={onChange}
          errors={errors}
          within={`${within}${name}.`}
        />
      </fieldset>
    );
  const choices = kind === 'boolean' ? [true, false] : field.values;
  if (choices)
    return (
      <Select
        {...common}
        value={value === undefined ? '' : String(value)}
        onChange={(chosen) => onChange(choices.find((choice) => String(choice) === chosen))}
        options={choices.map((choice) => ({ value: String(choice), label: String(choice) }))}
      />
    );
  return (
    <TextField
      {...common}
      value={textOf(value)}
      onChange={(text) => onChange(kind === 'list' ? listOf(text) : parsed(kind, text))}
    />
  );
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What is typed; an object without a class of its own is typed as JSON. */
function parsed(kind: FormField['kind'], text: string): unknown {
  if (text === '') return undefined;
  if (kind === 'integer' && /^-?\d{1,9}$/.test(text)) return Number(text);
  if (kind !== 'object') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** The class of an object among the members of an event: its own, or that of the answers of the step that it names. */
function classWithin(
  flow: Flow,
  { name, members }: FormField,
  values: Fields,
  payload: FieldsClass,
): FieldsClass | undefined {
  if (members) return members.of;
  if (name !== 'fields') return undefined;
  const number = Number(values['step']);
  const named = Number.isInteger(number) && values['step'] !== undefined ? formStep(flow, number)?.fields : undefined;
  if (named || fieldSpecs(payload).some((field) => field.name === 'step')) return named;
  return Object.values(flow.steps).find(({ step, fields }) => fields !== undefined && step > 0)?.fields;
}

/** What a form begins with: the step that the flow stands at where one is asked for. */
function blankPayload(flow: Flow, payload: FieldsClass, state: string): Fields {
  const asksForStep = fieldSpecs(payload).some(({ name }) => name === 'step');
  return asksForStep ? { step: stepOf(flow, state)?.step ?? 1 } : {};
}

/** Values that the event's declaration gives as examples, in all of its parts. */
function samplePayload(flow: Flow, payload: FieldsClass, begun: Fields): Fields {
  const values: Record<string, unknown> = { ...exampleOf(payload), ...begun };
  for (const field of fieldSpecs(payload)) {
    const own = values[field.name];
    const within = field.kind === 'object' ? classWithin(flow, field, values, payload) : undefined;
    if (within && own === undefined && field.isRequired(values, { at: '' })) values[field.name] = exampleOf(within);
    const [first] = field.values ?? [];
    if (own === undefined && first !== undefined && field.isRequired(values, { at: '' })) values[field.name] = first;
  }
  return values;
}
