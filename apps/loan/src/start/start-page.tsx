import { Loading, Notice } from '@statewise/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { useLoanText } from '../messages/use-loan-text.js';
import { isCodeUnknown, Shell } from '@statewise/wizard';
import { NewLoan } from './new-loan.js';
import { Papers } from './papers.js';

const ChangeLoan = lazy(async () => ({ default: (await import('./change-loan.js')).ChangeLoan }));

/** The start page: the calculator, and the way into the application or back into one. */
export function StartPage(): ReactNode {
  const t = useLoanText();
  const { code } = useParams();
  const { state } = useLocation();
  return (
    <Shell title={t('app.title')}>
      <header className="loan-hero">
        <h1>{t('start.title')}</h1>
        <p className="sw-lead">{t('start.lead')}</p>
      </header>
      {isCodeUnknown(state) && (
        <Notice tone="danger" live="assertive">
          {t('resume.unknown')}
        </Notice>
      )}
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        {code === undefined ? <NewLoan /> : <ChangeLoan code={code} />}
      </Suspense>
      <Papers />
    </Shell>
  );
}
