import type { Flow } from '@statewise/flow';
import type { ReactNode } from 'react';
import type { OpenChart } from '../../components/use-chart.js';
import { consoleLocale } from '../../shell/language.js';
import type { Simulation } from '../sandbox/use-simulation.js';
import { ScreensPane } from './screens-pane.js';
import { localePrefix, type Locale } from '@statewise/i18n';

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

/** Address of the wizard of a flow, as `npm run dev` knows it: of the front end whose path ends in the flow's name. */
function wizardAddress(flow: string, locale: Locale): string | undefined {
  const paths: readonly string[] = import.meta.env['FRONT_ENDS'] ?? [];
  const path = paths.find((declared) => declared.split('/').at(-1) === flow);
  return path && `${path.replace('/:locale', localePrefix(locale))}/`;
}
