import type { Flow } from '@statewise/flow';
import type { ReactNode } from 'react';
import type { OpenChart } from '../../components/use-chart.js';
import { consoleLocale } from '../../shell/language.js';
import type { Simulation } from '../sandbox/use-simulation.js';
import { wizardAddress } from './front-ends.js';
import { ScreensPane } from './screens-pane.js';

/** The screens of a flow beside its chart, where a front end has some. */
export function Loop({
  chart,
  flow,
  ...walk
}: {
  readonly chart: OpenChart;
  readonly flow: Flow;
  readonly simulation: Simulation;
  readonly wanted: { readonly state: string } | undefined;
  readonly onWant: (wanted: { readonly state: string }) => void;
}): ReactNode {
  const address = wizardAddress(flow.id, consoleLocale());
  return address === undefined ? null : <ScreensPane chart={{ ...chart, flow }} address={address} {...walk} />;
}
