import type { FlowClient } from '@statewise/flow-client';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { AllTexts } from '../messages/all-texts.js';
import { useWizard } from '../services.js';
import { forgetApplication } from '../visit/kept.js';
import { hasApplication, openCode } from '../visit/open-code.js';

const LeaveQuestion = lazy(async () => ({ default: (await import('../outcome/leave-question.js')).LeaveQuestion }));

interface BeginAnew {
  readonly isUnderWay: boolean;
  /** Whether the application under way has a code, by which it can be opened again. */
  readonly hasCode: boolean;
  /** Forgets the application under way, after asking where something of it would be lost, and goes on. */
  readonly begin: () => Promise<void>;
  /** To be drawn beside the button that begins. */
  readonly question: ReactNode;
}

/** Beginning an application of a flow in a tab that may have one: `onBegun` leads to it. */
export function useBeginAnew(flow: string, onBegun: () => unknown): BeginAnew {
  const { application, setup, storage } = useWizard();
  const [asked, setAsked] = useState<FlowClient>();
  const forget = async (client: FlowClient): Promise<void> => {
    forgetApplication(client, storage, await setup());
    await onBegun();
  };
  const begin = async (): Promise<void> => {
    if (!hasApplication(storage, flow)) return void (await onBegun());
    const client = await application();
    if (client.isLeavable) await forget(client);
    else setAsked(client);
  };
  return {
    isUnderWay: hasApplication(storage, flow),
    hasCode: openCode(storage, flow) !== undefined,
    begin,
    question: asked !== undefined && (
      <Suspense>
        <AllTexts>
          <LeaveQuestion client={asked} isAnew onYes={() => void forget(asked)} onNo={() => setAsked(undefined)} />
        </AllTexts>
      </Suspense>
    ),
  };
}
