import { FormField } from './form-field.js';
import { Part } from './part.js';
import type { StepForm } from './step-form.js';

export interface StepFieldsProps {
  readonly form: StepForm;
  /** The fields to draw, in this order; by default all of the step, in the order of its class. */
  readonly names?: FieldRowsProps['names'];
  /** Heading over them. */
  readonly title?: string;
}

/** Fields of a step in a part of its own, each drawn by its description. */
export function StepFields({ form, names = [...form.specs.keys()], title }: StepFieldsProps) {
  return (
    <Part {...(title === undefined ? {} : { title })}>
      <FieldRows form={form} names={names} />
    </Part>
  );
}

export interface FieldRowsProps {
  readonly form: StepForm;
  /** The fields to draw, in this order; two in one stand beside each other where there is room. */
  readonly names: readonly (string | readonly [string, string])[];
}

/** Fields of a step one below the other, each drawn by its description. */
export function FieldRows({ form, names }: FieldRowsProps) {
  return names.map((name) =>
    typeof name === 'string' ? (
      <FormField key={name} form={form} name={name} />
    ) : (
      <div key={name[0]} className="wizard-pair">
        <FieldRows form={form} names={name} />
      </div>
    ),
  );
}
