import { FormField } from './form-field.js';
import { Part } from './part.js';
import type { StepForm } from './step-form.js';

export interface StepFieldsProps {
  readonly form: StepForm;
  /** The fields to draw, in this order; by default all of the step, in the order of its class. */
  readonly names?: readonly string[];
  /** Heading over them. */
  readonly title?: string;
}

/** Fields of a step one below the other, each drawn by its description. */
export function StepFields({ form, names = [...form.specs.keys()], title }: StepFieldsProps) {
  return (
    <Part {...(title === undefined ? {} : { title })}>
      {names.map((name) => (
        <FormField key={name} form={form} name={name} />
      ))}
    </Part>
  );
}
