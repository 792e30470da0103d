import { localisePath, pagePaths } from '@statewise/i18n';
import { Link } from '@statewise/ui';
import { FormField, Part, StepScreen, Summary, useStepForm, useWizard, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';
import type { LoanContext } from '@statewise/machines';
import { loanContextOf } from '../loan/loan-context.js';
import { AgreedCost } from '../loan/loan-line.js';
import { useLoanText } from '../messages/use-loan-text.js';

/** Fields that say nothing the applicant does not know, or nothing in words. */
const unsaid = ['accept_gdpr', 'intermediary_id', 'store_number'];

/** Step five: everything once more, then the consents; sending it starts the risk analysis. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const { locale } = useWizard();
  const form = useStepForm(flow);
  return (
    <StepScreen flow={flow} form={form} sendLabel={t('step.send')}>
      <Summary flow={flow} leaveOut={[...unsaid, ...repeated(loanContextOf(flow))]} />
      <Part title={t('group.consents')}>
        <p className="sw-small">
          <Link
            href={`/consumer-loans-application/api/downloadProductFactSheet?lang=${locale.language}&country=${locale.country}`}
            target="_blank"
            rel="noopener"
          >
            {t('start.facts')}
          </Link>
          {' · '}
          <Link href={localisePath(locale, pagePaths.terms)} target="_blank" rel="noopener">
            {t('consents.terms')}
          </Link>
        </p>
        <FormField form={form} name="tos" />
        <FormField form={form} name="tos_two" />
        <FormField form={form} name="tos_three" />
      </Part>
      <AgreedCost flow={flow} />
    </StepScreen>
  );
}

/** Answers that another one says already: of a later step, or of a marriage. */
function repeated({ steps: { 1: one = {}, 2: two = {} } }: LoanContext): readonly string[] {
  return [
    ...(two['mobile_number'] === one['mobile'] ? ['2.mobile_number'] : []),
    ...(two['telephone_number'] === one['telephone_number'] ? ['2.telephone_number'] : []),
    ...(one['civil_status'] === 'married' ? ['1.co_borrower_civil_status'] : []),
  ];
}
