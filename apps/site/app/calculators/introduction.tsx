import type { MessageValues } from '@statewise/i18n';
import type { CalculatorName } from '@statewise/site-content';
import { useCalculatorText } from './messages/use-calculator-text.js';

interface IntroductionProps {
  readonly kind: CalculatorName;
  readonly anchor: string;
  readonly values?: MessageValues;
}

/** What a calculator answers, and on what terms. */
export function Introduction({ kind, anchor, values }: IntroductionProps) {
  const t = useCalculatorText();
  return (
    <div className="site-calculator__head">
      <h2 id={`${anchor}-title`}>{t(`title.${kind}`)}</h2>
      <p>{t(`intro.${kind}`, values)}</p>
    </div>
  );
}
