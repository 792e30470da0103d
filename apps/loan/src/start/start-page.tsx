import { Loading } from '@statewise/ui';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useLoanServices } from '../loan-services.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { AllTexts, Opening, Shell, UnknownCode, useDrawn, useWizard } from '@statewise/wizard';

const base = '/consumer-loans-application/api';

/** What the law and the curious want to read. */
function LegalDocuments() {
  const t = useLoanText();
  const { country, language } = useWizard().locale;
  return (
    <div className="loan-papers">
      <p className="loan-papers__legal">{t('start.legal')}</p>
      <ul>
        <li>
          <a href={`${base}/downloadProductFactSheet?lang=${language}&country=${country}`}>{t('start.facts')}</a>
        </li>
        <li>
          <a href={`${base}/downloadFaq?lang=${language}`}>{t('start.faq')}</a>
        </li>
      </ul>
    </div>
  );
}

const NewLoan = lazy(async () => ({ default: (await import('./new-loan.js')).NewLoan }));
const ChangeLoan = lazy(async () => ({ default: (await import('./change-loan.js')).ChangeLoan }));

/** The start page: the calculator, and the way into the application or back into one. */
export function StartPage() {
  const t = useLoanText();
  const { code } = useParams();
  const isDrawn = useDrawn();
  // What can be borrowed is asked for at once; the calculator's script comes meanwhile.
  const { loansIfKnown } = useLoanServices();
  if (code === undefined) void loansIfKnown('direct');
  const waiting = <Loading label={t('app.loading')} />;
  return (
    <Shell title={t('app.title')}>
      <Opening title={t('start.title')} lead={t('start.lead')} />
      <UnknownCode />
      {isDrawn ? (
        <Suspense fallback={waiting}>
          <AllTexts>
            {code === undefined ? <NewLoan /> : <ChangeLoan code={code} />}
            <LegalDocuments />
          </AllTexts>
        </Suspense>
      ) : (
        waiting
      )}
    </Shell>
  );
}
