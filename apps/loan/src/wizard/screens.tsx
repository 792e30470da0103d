import type { FlowBinding } from '@statewise/flow-client';
import { Loading } from '@statewise/ui';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { WizardShell } from './wizard-shell.js';

export interface ScreenProps {
  readonly flow: FlowBinding;
}

type Screen = ComponentType<ScreenProps>;

const scripts = {
  stepVm: async () => ({ default: (await import('../steps/step-vm.js')).StepVmScreen }),
  stepOne: async () => ({ default: (await import('../steps/step-one.js')).StepOneScreen }),
  stepTwo: async () => ({ default: (await import('../steps/step-two.js')).StepTwoScreen }),
  stepThree: async () => ({ default: (await import('../steps/step-three.js')).StepThreeScreen }),
  stepFour: async () => ({ default: (await import('../steps/step-four.js')).StepFourScreen }),
  stepFive: async () => ({ default: (await import('../steps/step-five.js')).StepFiveScreen }),
  riskAnalysis: async () => ({ default: (await import('../outcome/risk-analysis.js')).RiskAnalysisScreen }),
  documents: async () => ({ default: (await import('../documents/documents-screen.js')).DocumentsScreen }),
  thankYou: async () => ({ default: (await import('../outcome/thank-you.js')).ThankYouScreen }),
  'finished.rejected': async () => ({ default: (await import('../outcome/rejected.js')).RejectedScreen }),
  'finished.accepted': async () => ({ default: (await import('../outcome/accepted.js')).AcceptedScreen }),
} satisfies Record<string, () => Promise<{ default: Screen }>>;

/** The screen of each state of the chart. */
const screens: Readonly<Record<string, Screen>> = Object.fromEntries(
  Object.entries(scripts).map(([state, script]) => [state, lazy<Screen>(script)]),
);

/** Fetches every screen, so that the next step appears also when the network is gone by then. */
export async function fetchScreens(): Promise<void> {
  await Promise.allSettled(Object.values(scripts).map((script) => script()));
}

/** The screen of the state in which the application is. */
export function Screens({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const Present = screens[flow.state === 'start' ? 'stepOne' : flow.state];
  return (
    <WizardShell flow={flow}>
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        {Present && <Present key={flow.state} flow={flow} />}
      </Suspense>
    </WizardShell>
  );
}
