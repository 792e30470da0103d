import type { ReactNode } from 'react';
import { consoleLocale } from '../../shell/language.js';
import { ScreensPane, type ScreensPaneProps } from './screens-pane.js';
import { localePrefix, type Locale } from '@statewise/i18n';

/** The screens of a flow beside its chart, where a front end has some. */
export function Loop({ chart, ...walk }: Omit<ScreensPaneProps, 'address'>): ReactNode {
  const address = wizardAddress(chart.flow.id, consoleLocale());
  return address === undefined ? null : <ScreensPane chart={chart} address={address} {...walk} />;
}

/** Address of the wizard of a flow, as `npm run dev` knows it: of the front end whose path ends in the flow's name. */
function wizardAddress(flow: string, locale: Locale): string | undefined {
  const paths: readonly string[] = import.meta.env['FRONT_ENDS'] ?? [];
  const path = paths.find((declared) => declared.split('/').at(-1) === flow);
  return path && `${path.replace('/:locale', localePrefix(locale))}/`;
}
