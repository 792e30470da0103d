import { FailureBoundary, Loading } from '@statewise/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup, useWizard } from '../services.js';
import type { Screen, ScreenProps, WizardOptions } from '../wizard-options.js';
import { placeOf } from './places.js';
import { StatePage } from './state-page.js';
import { WizardFrame } from './wizard-frame.js';

const lazyScreens = new WeakMap<WizardOptions, Readonly<Record<string, Screen>>>();

/** The screen of each state that has one, drawn once its module is there. */
function screensOf(options: WizardOptions): Readonly<Record<string, Screen>> {
  const made =
    lazyScreens.get(options) ??
    Object.fromEntries(
      Object.entries(options.screens ?? {}).map(([state, script]) => [
        state,
        lazy(async () => ({ default: (await script()).Screen })),
      ]),
    );
  lazyScreens.set(options, made);
  return made;
}

/** Fetches every screen, so that the next step appears also when the network is gone by then. */
export async function fetchScreens({ screens = {} }: WizardOptions): Promise<void> {
  await Promise.allSettled(Object.values(screens).map((script) => script()));
}

/** The screen of the state in which the application is; before there is one, of step one. */
export function Screens({ flow }: ScreenProps): ReactNode {
  const t = useWizardText();
  const setup = useFlowSetup();
  const screens = screensOf(useWizard().options);
  const Present = screens[flow.state] ?? screens[placeOf(setup.flow, flow.state)?.state ?? ''] ?? StatePage;
  return (
    <WizardFrame flow={flow}>
      <FailureBoundary key={flow.state}>
        <Suspense fallback={<Loading label={t('app.loading')} />}>
          <Present flow={flow} />
        </Suspense>
      </FailureBoundary>
    </WizardFrame>
  );
}
