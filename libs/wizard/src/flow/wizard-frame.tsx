import type { ReactNode } from 'react';
import { useFlowSetup } from '../services.js';
import { Shell } from '../shell/shell.js';
import { useAfterPaint } from '../visit/use-painted.js';
import type { ScreenProps } from '../wizard-options.js';
import { Banner } from './banner.js';
import { ConflictDialog } from './conflict-dialog.js';
import { ElsewhereNotice } from './elsewhere-notice.js';
import { NewCode } from './new-code.js';
import { countedPlaces, placeOf } from './places.js';
import { Progress } from './progress.js';
import { SyncNotice } from './sync-notice.js';
import { useSavedToasts } from './use-saved-toasts.js';
import { useSettledFlow } from './use-settled-flow.js';

/** What stands around every screen of the wizard. */
export function WizardFrame({ flow, children }: ScreenProps & { readonly children: ReactNode }): ReactNode {
  const setup = useFlowSetup();
  useSavedToasts(flow);
  const settledFlow = useSettledFlow(flow);
  // What a save changes in these can wait until the next step stands there; both show the same code.
  const settled = useAfterPaint(settledFlow);
  const place = placeOf(setup.flow, flow.state);
  const isCounted = place !== undefined && countedPlaces(setup, flow).includes(place);
  return (
    <Shell narrow top={place === undefined ? undefined : <Progress flow={settledFlow} current={place} />}>
      {isCounted && setup.hasBanner !== false && <Banner flow={settled} />}
      <SyncNotice flow={flow} />
      <ElsewhereNotice flow={flow} />
      <NewCode flow={settled} />
      {children}
      <ConflictDialog flow={flow} />
    </Shell>
  );
}
