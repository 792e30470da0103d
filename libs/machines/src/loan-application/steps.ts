import { LoanDetails, StepFive, StepFour, StepOne, StepThree, StepTwo, type FieldsClass } from '@statewise/fields';

/** The class of each step's fields; the loan details stand for the step of the partner stores. */
export const stepClasses: Readonly<Record<number, FieldsClass>> = {
  0: LoanDetails,
  1: StepOne,
  2: StepTwo,
  3: StepThree,
  4: StepFour,
  5: StepFive,
};

/** The state of each step that can be gone to. */
export const stateOfStep = {
  0: 'stepVm',
  1: 'stepOne',
  2: 'stepTwo',
  3: 'stepThree',
  4: 'stepFour',
  5: 'stepFive',
  6: 'documents',
  7: 'thankYou',
} as const;

/** A state that asks for a step's fields. */
export type FormState = (typeof stateOfStep)[0 | 1 | 2 | 3 | 4 | 5];

/** A state in which an application can stand still. */
export type RestingState = (typeof stateOfStep)[keyof typeof stateOfStep] | 'finished.rejected' | 'finished.accepted';

/** Number of the step whose fields a state asks for; undefined when it asks for none. */
export function formStepOf(state: string): number | undefined {
  return Object.entries(stateOfStep).flatMap(([step, path]) =>
    path === state && Number(step) <= 5 ? [Number(step)] : [],
  )[0];
}
