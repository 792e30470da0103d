import { checkFields, StepOne } from '@statewise/fields';

// Fetched once a date of birth is given: the rules of step one are more script than the calculator itself.

const birthField = 'date_of_birth';

/** What step one will say of a date of birth; undefined where it takes it. */
export function birthError(born: string): string | undefined {
  const { errors } = checkFields(StepOne, { [birthField]: born }, { at: new Date().toISOString() });
  return errors?.[birthField]?.[0];
}
