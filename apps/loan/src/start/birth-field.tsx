import { DateField } from '@statewise/ui/date-field';
import { useState } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';

export interface BirthFieldProps {
  readonly value: string;
  readonly onChange: (born: string) => void;
}

/** The date of birth beside the calculator, judged on leaving by the rule of step one; its script comes after the first page. */
export function BirthField({ value, onChange }: BirthFieldProps) {
  const t = useLoanText();
  const [isLeft, setIsLeft] = useState(false);
  const [errorOf, setErrorOf] = useState<(born: string) => string | undefined>();
  const wrong = isLeft && value !== '' ? errorOf?.(value) : undefined;
  const leave = async (): Promise<void> => {
    setIsLeft(true);
    if (value === '') return;
    const { birthError } = await import('./birth-rule.js');
    setErrorOf(() => birthError);
  };
  const type = (born: string): void => {
    // What is being mended is judged with every key, what is typed anew once it is left.
    setIsLeft(wrong !== undefined);
    onChange(born);
  };
  return (
    <DateField
      name="born"
      label={t('start.born')}
      hint={t('start.bornHint')}
      value={value}
      adult
      optional
      autoComplete="bday"
      error={wrong === undefined ? undefined : t.text(`start.born.${wrong}`)}
      onChange={type}
      onBlur={() => void leave()}
    />
  );
}
