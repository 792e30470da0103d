import { localisePath, bankPaths } from '@statewise/i18n';
import { Link } from '@statewise/ui';
import { FieldRows, Part, StepScreen, Summary, useStepForm, useWizard, type ScreenProps } from '@statewise/wizard';
import type { LoanContext } from '@statewise/machines';
import { loanContextOf, priceCountryOf } from '../loan/loan-context.js';
import { LoanLine } from '../loan/loan-line.js';
import { useLoanText } from '../messages/use-loan-text.js';

/** Step five: everything once more, then the consents; sending it starts the risk analysis. */
export function Screen({ flow }: ScreenProps) {
  const t = useLoanText();
  const { locale } = useWizard();
  const form = useStepForm(flow);
  return (
    <StepScreen flow={flow} form={form} sendLabel={t('step.send')}>
      <Summary
        flow={flow}
        leaveOut={['accept_gdpr', ...repeated(loanContextOf(flow))]}
        joined={[
          { step: 1, term: t('summary.name'), parts: [['first_name', 'last_name']] },
          { step: 2, term: t('group.address'), parts: [['street', 'house_number'], ['postcode', 'city'], ['country']] },
        ]}
      />
      <Part title={t('group.consents')}>
        <p className="sw-small">
          <Link
            href={`/consumer-loans-application/api/downloadProductFactSheet?lang=${locale.language}&country=${priceCountryOf(flow)}`}
            target="_blank"
            rel="noopener"
          >
            {t('start.facts')}
          </Link>
          {' · '}
          <Link href={localisePath(locale, bankPaths.terms)} target="_blank" rel="noopener">
            {t('consents.terms')}
          </Link>
        </p>
        <FieldRows form={form} names={['tos', 'tos_two', 'tos_three']} />
      </Part>
      <LoanLine flow={flow} />
    </StepScreen>
  );
}

/** Answers that are said elsewhere on the page: at a later step, by a marriage, beside the button. */
function repeated({ steps: { 1: one = {}, 2: two = {} } }: LoanContext): readonly string[] {
  return [
    '4.amount',
    '4.loan_term',
    ...(two['mobile_number'] === one['mobile'] ? ['2.mobile_number'] : []),
    ...(two['telephone_number'] === one['telephone_number'] ? ['2.telephone_number'] : []),
    ...(one['civil_status'] === 'married' ? ['1.co_borrower_civil_status'] : []),
  ];
}
