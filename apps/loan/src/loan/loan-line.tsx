import { Link, useFormat } from '@statewise/ui';
import type { ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { loanContextOf } from './loan-context.js';

/** The loan that is being applied for, with the way to change it. */
export function LoanLine({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const format = useFormat();
  const { amount, loan_term: term } = loanContextOf(flow).steps[0] ?? {};
  if (flow.application === undefined || typeof amount !== 'number' || typeof term !== 'number') return null;
  return (
    <p className="loan-line">
      <strong>
        {t('banner.loan', {
          amount: format.money(amount, { whole: Number.isInteger(amount) }),
          months: t('loan.months', { count: term }),
        })}
      </strong>
      <Link href={`/start/${flow.application.code}`}>{t('banner.change')}</Link>
    </p>
  );
}
