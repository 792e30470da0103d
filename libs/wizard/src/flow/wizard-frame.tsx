import type { ReactNode } from 'react';
import { useFlowSetup } from '../services.js';
import { Shell } from '../shell/shell.js';
import type { ScreenProps } from '../wizard-options.js';
import { Banner } from './banner.js';
import { ConflictDialog } from './conflict-dialog.js';
import { formPlaces, placeOf } from './places.js';
import { Progress } from './progress.js';
import { SyncNotice } from './sync-notice.js';

/** What stands around every screen of the wizard. */
export function WizardFrame({ flow, children }: ScreenProps & { readonly children: ReactNode }): ReactNode {
  const setup = useFlowSetup();
  const step = placeOf(setup.flow, flow.state)?.step;
  const isForm = formPlaces(setup.flow).some((place) => place.step === step);
  return (
    <Shell narrow top={step === undefined ? undefined : <Progress flow={flow} current={step} />}>
      {isForm && <Banner flow={flow} />}
      <SyncNotice flow={flow} />
      {children}
      <ConflictDialog flow={flow} />
    </Shell>
  );
}
