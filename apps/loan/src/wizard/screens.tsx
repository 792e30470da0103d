import type { FlowBinding } from '@statewise/flow-client';
import { Loading } from '@statewise/ui';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { WizardShell } from './wizard-shell.js';

export interface ScreenProps {
  readonly flow: FlowBinding;
}

type Screen = ComponentType<ScreenProps>;

const StepVm = lazy<Screen>(async () => ({ default: (await import('../steps/step-vm.js')).StepVmScreen }));
const StepOne = lazy<Screen>(async () => ({ default: (await import('../steps/step-one.js')).StepOneScreen }));
const StepTwo = lazy<Screen>(async () => ({ default: (await import('../steps/step-two.js')).StepTwoScreen }));
const StepThree = lazy<Screen>(async () => ({ default: (await import('../steps/step-three.js')).StepThreeScreen }));
const StepFour = lazy<Screen>(async () => ({ default: (await import('../steps/step-four.js')).StepFourScreen }));
const StepFive = lazy<Screen>(async () => ({ default: (await import('../steps/step-five.js')).StepFiveScreen }));
const RiskAnalysis = lazy<Screen>(async () => ({ default: (await import('../outcome/risk-analysis.js')).RiskAnalysisScreen }));
const Documents = lazy<Screen>(async () => ({ default: (await import('../documents/documents-screen.js')).DocumentsScreen }));
const ThankYou = lazy<Screen>(async () => ({ default: (await import('../outcome/thank-you.js')).ThankYouScreen }));
const Rejected = lazy<Screen>(async () => ({ default: (await import('../outcome/rejected.js')).RejectedScreen }));
const Accepted = lazy<Screen>(async () => ({ default: (await import('../outcome/accepted.js')).AcceptedScreen }));

/** The screen of each state of the chart. */
const screens: Readonly<Record<string, Screen>> = {
  start: StepOne,
  stepVm: StepVm,
  stepOne: StepOne,
  stepTwo: StepTwo,
  stepThree: StepThree,
  stepFour: StepFour,
  stepFive: StepFive,
  riskAnalysis: RiskAnalysis,
  documents: Documents,
  thankYou: ThankYou,
  'finished.rejected': Rejected,
  'finished.accepted': Accepted,
};

/** The screen of the state in which the application is. */
export function Screens({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const Present = screens[flow.state];
  return (
    <WizardShell flow={flow}>
      <Suspense fallback={<Loading label={t('app.loading')} />}>{Present && <Present key={flow.state} flow={flow} />}</Suspense>
    </WizardShell>
  );
}
