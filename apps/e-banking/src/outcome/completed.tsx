import { missingDocuments } from '@statewise/machines';
import { Actions, Card, CodeDisplay, Notice } from '@statewise/ui';
import { LeaveButton, OutcomePage, type ScreenProps } from '@statewise/wizard';
import { useId, type ReactNode } from 'react';
import { DocumentsPart } from '../documents/documents-part.js';
import { businessContextOf } from '../logic/business-logic.js';
import { useBusinessText } from '../messages/use-business-text.js';
import { SummaryLink } from '../summary/summary-link.js';

/** The application is with the bank: its code, what happens next, and the documents that are still to come. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const t = useBusinessText();
  const heading = useId();
  const missing = missingDocuments(businessContextOf(flow));
  return (
    <OutcomePage title={t('title.completed')} lead={t('text.completed')}>
      {flow.application !== undefined && <CodeDisplay code={flow.application.code} label={t('resume.code')} />}
      <Card as="section">
        <h2>{t('completed.next')}</h2>
        <ol className="business-list">
          {missing.length > 0 && <li>{t('completed.documents')}</li>}
          <li>{t('completed.check')}</li>
          <li>{t('completed.contract')}</li>
          <li>{t('completed.open')}</li>
        </ol>
      </Card>
      <section className="business-section" aria-labelledby={heading}>
        <h2 id={heading}>{t('group.documents')}</h2>
        {missing.length > 0 ? (
          <p>{t('completed.missing', { count: missing.length })}</p>
        ) : (
          <Notice tone="success">{t('completed.arrived')}</Notice>
        )}
        <DocumentsPart flow={flow} />
      </section>
      <Actions>
        <SummaryLink flow={flow} />
        <LeaveButton flow={flow} />
      </Actions>
    </OutcomePage>
  );
}
