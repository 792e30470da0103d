import { Actions, Button } from '@statewise/ui';
import { useWizardText } from '../messages/use-wizard-text.js';
import { LeaveButton } from '../outcome/leave-button.js';
import { OutcomePage } from '../outcome/outcome-page.js';
import { useFlowSetup } from '../services.js';
import { StepFields } from '../step/step-fields.js';
import { StepScreen } from '../step/step-screen.js';
import { useStepForm } from '../step/use-step-form.js';
import { SummaryLink } from '../summary/summary-link.js';
import type { ScreenProps } from '../wizard-options.js';
import { placeOf } from './places.js';

/** The page of a state that has no screen of its own: all fields of its step, or the texts `title.…` and `text.…` of the state. */
export function StatePage({ flow }: ScreenProps) {
  const setup = useFlowSetup();
  return placeOf(setup.flow, flow.state)?.fields === undefined ? <StateText flow={flow} /> : <StepPage flow={flow} />;
}

function StepPage({ flow }: ScreenProps) {
  const form = useStepForm(flow);
  return (
    <StepScreen flow={flow} form={form}>
      <StepFields form={form} />
    </StepScreen>
  );
}

const back = { type: 'step.back' };

function StateText({ flow }: ScreenProps) {
  const t = useWizardText();
  const text = `text.${flow.state}`;
  return (
    <OutcomePage flow={flow} title={t.text(`title.${flow.state}`)} {...(t.has(text) ? { lead: t.text(text) } : {})}>
      <Actions>
        <SummaryLink flow={flow} />
        <LeaveButton flow={flow} />
        {flow.can(back) && (
          <Button variant="quiet" onClick={() => flow.send(back)}>
            {t('step.back')}
          </Button>
        )}
      </Actions>
    </OutcomePage>
  );
}
