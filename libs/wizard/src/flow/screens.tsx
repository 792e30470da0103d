import { FailureBoundary, Loading } from '@statewise/ui';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup, useWizard } from '../services.js';
import { afterPaint } from '../visit/after-paint.js';
import { prefetch } from '../visit/prefetch.js';
import { FollowsContext } from '../visit/use-painted.js';
import type { Screen, ScreenProps, ScreenScript, WizardOptions } from '../wizard-options.js';
import { placeOf } from './places.js';
import { StatePage } from './state-page.js';
import { WizardFrame } from './wizard-frame.js';

/** The screens of a front end: those whose script has arrived, and the others. */
interface KnownScreens {
  readonly arrived: Map<string, Screen>;
  readonly fetch: (state: string) => Promise<void>;
  readonly late: Readonly<Record<string, Screen>>;
}

const known = new WeakMap<WizardOptions, KnownScreens>();

function screensOf(options: WizardOptions): KnownScreens {
  const made = known.get(options) ?? knownScreens(options.screens ?? {});
  known.set(options, made);
  return made;
}

function knownScreens(scripts: Readonly<Record<string, ScreenScript>>): KnownScreens {
  const arrived = new Map<string, Screen>();
  const take = async (state: string, script: ScreenScript): Promise<Screen> => {
    const { Screen } = await script();
    arrived.set(state, Screen);
    return Screen;
  };
  const late = Object.entries(scripts).map(([state, script]) => [
    state,
    lazy(async () => ({ default: await take(state, script) })),
  ]);
  const fetch = async (state: string): Promise<void> => {
    const script = scripts[state];
    if (script !== undefined && !arrived.has(state)) await take(state, script);
  };
  return { arrived, fetch, late: Object.fromEntries(late) };
}

/**
 * Fetches the screens that come after one, so that they appear at once and also when the network is gone by then: the
 * next two once this one is seen, the others when the network rests.
 */
function fetchAfter({ fetch, late }: KnownScreens, state: string): () => void {
  const states = Object.keys(late);
  const next = states.indexOf(state) + 1;
  const fetchAll = (some: readonly string[]) => Promise.allSettled(some.map(fetch));
  const stops = [afterPaint(() => void fetchAll(states.slice(next, next + 2))), prefetch(() => fetchAll(states))];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The screen of the state in which the application is; before there is one, of step one. */
export const Screens = memo(function Screens({ flow }: ScreenProps) {
  const t = useWizardText();
  const setup = useFlowSetup();
  const screens = screensOf(useWizard().options);
  const state = [flow.state, placeOf(setup.flow, flow.state)?.state].find((name) => name && name in screens.late) ?? '';
  useEffect(() => fetchAfter(screens, state), [screens, state]);
  const [first, setFirst] = useState<string | undefined>(flow.state);
  if (first !== undefined && first !== flow.state) setFirst(undefined);
  return (
    <WizardFrame flow={flow}>
      <FailureBoundary key={flow.state}>
        <Suspense fallback={<Loading label={t('app.loading')} />}>
          <FollowsContext value={first === undefined}>
            <Present flow={flow} state={state} screens={screens} />
          </FollowsContext>
        </Suspense>
      </FailureBoundary>
    </WizardFrame>
  );
});

/** One screen as long as it is shown. A script that is there is drawn at once: one that is waited for shows for a moment that it is. */
function Present({
  flow,
  state,
  screens: { arrived, late },
}: ScreenProps & { readonly state: string; readonly screens: KnownScreens }) {
  const [Shown] = useState(() => arrived.get(state) ?? late[state] ?? StatePage);
  return <Shown flow={flow} />;
}
