import { FieldRows, Part, StepScreen, type ScreenProps } from '@statewise/wizard';
import { LoanFields, useLoanForm } from '@statewise/lending';
import { loanFieldNames, useLoanCatalogue } from '../loan/loan-context.js';
import { useLoanText } from '../messages/use-loan-text.js';

/** The loan that a partner store prepared, for the customer to confirm or adapt. */
export function Screen({ flow }: ScreenProps) {
  const t = useLoanText();
  const catalogue = useLoanCatalogue(flow);
  const form = useLoanForm(flow, { step: 0, catalogue, names: loanFieldNames });
  return (
    <StepScreen flow={flow} form={form}>
      <Part title={t('group.loan')}>
        <LoanFields form={form} catalogue={catalogue} names={loanFieldNames} />
        <FieldRows form={form} names={['purchase_amount', 'description']} />
      </Part>
    </StepScreen>
  );
}
