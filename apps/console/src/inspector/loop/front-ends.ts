import { localePrefix, type Locale } from '@statewise/i18n';

/** Address of the wizard of a flow, as `npm run dev` knows it: of the front end whose path ends in the flow's name. */
export function wizardAddress(flow: string, locale: Locale): string | undefined {
  const paths: readonly string[] = import.meta.env['FRONT_ENDS'] ?? [];
  const path = paths.find((declared) => declared.split('/').at(-1) === flow);
  return path && `${path.replace('/:locale', localePrefix(locale))}/`;
}
