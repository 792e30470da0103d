import { FieldRows, Part, StepFields, StepScreen, useStepForm, type ScreenProps } from '@statewise/wizard';
import { useId } from 'react';
import { DocumentsPart } from '../documents/documents-part.js';
import { useBusinessText } from '../messages/use-business-text.js';

/** Step six: how the bank may advertise, and the documents to send now or later. */
export function Screen({ flow }: ScreenProps) {
  const t = useBusinessText();
  const form = useStepForm(flow);
  const heading = useId();
  return (
    <StepScreen flow={flow} form={form}>
      <Part title={t('group.marketing')}>
        <div className="business-ticks">
          <FieldRows form={form} names={['promotionsByElectronic', 'promotionsByPost', 'thirdPartyPromotions']} />
        </div>
      </Part>
      <section className="business-section" aria-labelledby={heading}>
        <h2 id={heading}>{t('group.documents')}</h2>
        <p>{t('documents.lead')}</p>
        <DocumentsPart flow={flow} />
      </section>
      <StepFields form={form} names={['documents_sent']} />
    </StepScreen>
  );
}
