import { DateField } from '@statewise/ui/date-field';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';

export interface BirthFieldProps {
  readonly value: string;
  readonly onChange: (born: string) => void;
}

/** The date of birth beside the calculator; its script comes after the first page. */
export function BirthField({ value, onChange }: BirthFieldProps): ReactNode {
  const t = useLoanText();
  return (
    <DateField
      name="born"
      label={t('start.born')}
      hint={t('start.bornHint')}
      value={value}
      adult
      optional
      autoComplete="bday"
      onChange={onChange}
    />
  );
}
