import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { useWizard } from '@statewise/wizard';

const base = '/consumer-loans-application/api';

/** What the law and the curious want to read. */
export function LegalDocuments(): ReactNode {
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
