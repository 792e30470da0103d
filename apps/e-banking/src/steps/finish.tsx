import { Actions, Button } from '@statewise/ui';
import { FlowButton, OutcomePage, Summary, SummaryLink, type ScreenProps } from '@statewise/wizard';
import { useRef } from 'react';
import { businessContextOf } from '../logic/business-logic.js';
import { useBusinessText } from '../messages/use-business-text.js';
import { MissingList } from '../summary/missing-list.js';
import { missingIn, type StepProblems } from '../summary/missing.js';
import { StepBesides } from '../summary/step-besides.js';

const finish = { type: 'application.finish' };
const back = { type: 'step.back' };

/** Step seven: everything once more, and what is still missing before it can be sent. */
export function Screen({ flow }: ScreenProps) {
  const t = useBusinessText();
  const list = useRef<HTMLDivElement>(null);
  const missing = missingIn(businessContextOf(flow));
  const wrong = withRefused(flow, missing);
  const send = (): void => {
    if (missing.length > 0) list.current?.focus();
    else flow.send(finish);
  };
  return (
    <OutcomePage title={t('step.7')}>
      {wrong.length > 0 && <MissingList flow={flow} missing={wrong} listRef={list} />}
      <Summary
        flow={flow}
        leaveOut={['accept_gdpr', 'documents_sent', 'differentAddress']}
        joined={[
          {
            step: 2,
            term: t('group.address'),
            parts: [['street_name', 'address'], ['postalcode_city'], ['country']],
          },
          {
            step: 2,
            term: t('group.registered'),
            parts: [
              ['register_street_name', 'register_address'],
              ['register_postalcode', 'register_city'],
              ['register_country'],
            ],
          },
        ]}
        Besides={StepBesides}
      />
      <Actions className="wizard-actions">
        <FlowButton flow={flow} onClick={send}>
          {t('step.send')}
        </FlowButton>
        <SummaryLink flow={flow} />
        {flow.can(back) && (
          <Button variant="quiet" onClick={() => flow.send(back)}>
            {t('step.back')}
          </Button>
        )}
      </Actions>
    </OutcomePage>
  );
}

/** With what the server alone can know: by now the number is another application's. */
function withRefused({ refusal }: ScreenProps['flow'], missing: readonly StepProblems[]): readonly StepProblems[] {
  if (refusal?.event.type !== finish.type || refusal.errors['vat'] === undefined) return missing;
  const { problems = [] } = missing.find(({ step }) => step === 1) ?? {};
  const first = { step: 1, problems: [{ field: 'vat', key: 'vatUsed' }, ...problems] };
  return [first, ...missing.filter(({ step }) => step !== 1)];
}
