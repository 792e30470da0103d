import { countryNames, isCountry } from '@statewise/i18n';
import { bankPrefix } from '@statewise/site-content';
import { CodeDisplay, Notice, useLocale, Control, Field } from '@statewise/ui';
import { useId } from 'react';
import { calculateIban, checkIban, type IbanResults } from './calculations.js';
import { CalculatorFrame, Introduction, type CalculatorViewProps } from './calculator-frame.js';
import { inputOf } from './calculator-input.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { useCalculator, type BoundField } from './use-calculator.js';
import type { CalculatorProblem } from '@statewise/machines';

/** Makes a Maltese IBAN of an account number, and checks one. What is typed here stands in no address. */
export function IbanView({ input, anchor }: CalculatorViewProps) {
  return (
    <>
      <Introduction kind="iban" anchor={anchor} />
      <div className="site-calculator__pair">
        <Generator {...{ input, anchor }} />
        <Validator {...{ input, anchor }} />
      </div>
    </>
  );
}

type FormProps = Pick<CalculatorViewProps, 'input' | 'anchor'>;

function Generator({ input, anchor }: FormProps) {
  const t = useCalculatorText();
  const calculator = useCalculator({
    input: inputOf(input, { account: '' }),
    calculate: (values) => calculateIban(values, bankPrefix),
    isLive: false,
  });
  return (
    <CalculatorFrame
      id="iban-generator"
      {...{ calculator, anchor }}
      isPrivate
      submitLabel={t('iban.make')}
      waiting={t('iban.waiting')}
      results={calculator.results && <CodeDisplay label={t('iban.made')} code={calculator.results.iban} />}
    >
      <FormHead title={t('iban.generate')} text={t('iban.generateText')} />
      <IbanField
        field={calculator.field('account')}
        problem={calculator.problem('account')}
        label={t('field.account')}
        hint={t('field.account.hint')}
      />
    </CalculatorFrame>
  );
}

function Validator({ input, anchor }: FormProps) {
  const t = useCalculatorText();
  const calculator = useCalculator({ input: inputOf(input, { iban: '' }), calculate: checkIban, isLive: false });
  return (
    <CalculatorFrame
      id="iban-validator"
      {...{ calculator, anchor }}
      isPrivate
      submitLabel={t('iban.check')}
      waiting={t('iban.waitingCheck')}
      resultsTitle={t('iban.outcome')}
      results={calculator.results && <Valid results={calculator.results} />}
    >
      <FormHead title={t('iban.validate')} text={t('iban.validateText')} />
      <IbanField
        field={calculator.field('iban')}
        problem={calculator.problem('iban')}
        label={t('field.iban')}
        hint={t('field.iban.hint')}
      />
    </CalculatorFrame>
  );
}

function FormHead({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p className="sw-small">{text}</p>
    </div>
  );
}

function Valid({ results: { iban, printed } }: { readonly results: IbanResults }) {
  const t = useCalculatorText();
  const { language } = useLocale();
  const code = iban.slice(0, 2).toLowerCase();
  const country = isCountry(code) ? countryNames[code][language] : code;
  return (
    <Notice tone="success" title={t('iban.valid')}>
      {t('iban.validText', { iban: printed, country })}
    </Notice>
  );
}

interface IbanFieldProps {
  readonly field: BoundField;
  readonly problem: CalculatorProblem | undefined;
  readonly label: string;
  readonly hint: string;
}

/** A number of letters and digits. What is wrong with it is said in the bank's own English words, and then explained in the reader's language. */
function IbanField({ field: { name, value, onChange, error }, problem, label, hint }: IbanFieldProps) {
  const id = useId();
  const message = problem?.values?.['message'];
  const below =
    message === undefined ? undefined : (
      <p className="site-calculator__message" id={id} lang="en">
        {message}
      </p>
    );
  return (
    <Field {...{ name, label, hint, error, below }}>
      {(control) => (
        <Control>
          <input
            {...control}
            aria-describedby={[control['aria-describedby'], message !== undefined && id].filter(Boolean).join(' ')}
            className="sw-input site-calculator__code"
            value={value}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        </Control>
      )}
    </Field>
  );
}
