import type { FlowBinding } from '@statewise/flow-client';
import { businessSteps } from '@statewise/machines';
import { DocumentList } from '../documents/document-list.js';
import { businessContextOf } from '../logic/business-logic.js';
import { useBusinessText } from '../messages/use-business-text.js';
import { ContactsSummary } from './contacts-summary.js';

export interface StepBesidesProps {
  readonly flow: FlowBinding;
  readonly step: number;
}

/** What the summary shows of a step beside its single answers. */
export function StepBesides({ flow, step }: StepBesidesProps) {
  const t = useBusinessText();
  const answers = businessContextOf(flow).steps[step];
  return (
    <>
      {answers === undefined && <p className="business-nothing">{t('missing.step')}</p>}
      <ContactsSummary flow={flow} step={step} />
      {step === businessSteps.marketing.step && (
        <>
          {answers !== undefined && !offers.some((name) => answers[name] === true) && <p>{t('marketing.none')}</p>}
          <section className="business-summary-list">
            <h3>{t('group.documents')}</h3>
            <DocumentList flow={flow} />
          </section>
        </>
      )}
    </>
  );
}

const offers = ['promotionsByElectronic', 'promotionsByPost', 'thirdPartyPromotions'];
