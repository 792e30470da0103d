import { isFilled } from '@statewise/fields';
import {
  contactLists,
  contactsIn,
  isCreditCardAccount,
  missingDocuments,
  type BusinessContext,
} from '@statewise/machines';
import { Actions, Card, CodeDisplay, Notice } from '@statewise/ui';
import { LeaveButton, OutcomePage, SummaryLink, type ScreenProps } from '@statewise/wizard';
import { useId } from 'react';
import { DocumentsPart } from '../documents/documents-part.js';
import { businessContextOf } from '../logic/business-logic.js';
import { useBusinessText } from '../messages/use-business-text.js';

/** The application is with the bank: its code, what happens next, and the documents that are still to come. */
export function Screen({ flow }: ScreenProps) {
  const t = useBusinessText();
  const heading = useId();
  const context = businessContextOf(flow);
  const missing = missingDocuments(context);
  const isForCard = isCreditCardAccount(context.steps[1]);
  return (
    <OutcomePage flow={flow} title={t('title.completed')} lead={t('text.completed')}>
      {flow.application !== undefined && <CodeDisplay code={flow.application.code} label={t('resume.code')} />}
      <Card as="section">
        <h2>{t('completed.next')}</h2>
        <ol className="business-list">
          {missing.length > 0 && <li>{t('completed.documents')}</li>}
          <li>{t('completed.check')}</li>
          <li>{t(isForCard ? 'completed.contractCard' : 'completed.contract')}</li>
          <li>{t(isForCard ? 'completed.openCard' : hasCards(context) ? 'completed.openCards' : 'completed.open')}</li>
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

/** Whether a card was asked for beside the account: the credit card, or one for another person. */
function hasCards({ steps, contacts }: BusinessContext): boolean {
  const holders = contactLists.filter(({ name }) => name === 'additional_card_holder');
  return isFilled(steps[5]?.['izola_pro_credit_card']) || holders.some((list) => contactsIn(list, contacts).length > 0);
}
