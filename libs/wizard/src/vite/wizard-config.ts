import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { precompress } from './precompress.js';
import { wizardPage } from './wizard-page.js';

export interface WizardConfigOptions {
  /** Modules in `src/` that the first page needs besides the entry, as regular expressions on their paths from there. */
  readonly firstPage?: readonly string[];
  /** Modules elsewhere in the repository that only this front end's first page needs, by their paths from its root. */
  readonly libraries?: readonly string[];
}

const compiled = (library: string, modules: string) =>
  String.raw`libs/${library}/(?:dist|src)/(?:${modules})\.(?:js|tsx?)$`;

/**
 * What the first page needs comes as one file: left to itself the bundler makes thirty small ones out of what later
 * pages share with it, which compress worse. A module that is missing here is only a file of its own again.
 */
const onEveryFirstPage = [
  String.raw`node_modules/(?:react|react-dom|scheduler|react-router|xstate|@xstate/react|use-sync-external-store|use-isomorphic-layout-effect)/`,
  compiled('i18n', '[a-z-]+'),
  compiled(
    'ui',
    'amount-slider|button|choice|class-names|decimal-input|field|i18n|icons|layout|link|logo|modal|money-field|more-about|notice|page-shell|select|spinner|text-field|toast',
  ),
  compiled('flow-client', 'failure|http'),
  compiled('machines', 'privacy/machine'),
  compiled(
    'wizard',
    '(?!index)[a-z-]+|visit/[a-z-]+|shell/[a-z-]+|privacy/[a-z-]+|requests/wire|resume/unknown-code|messages/(?:catalogue|use-wizard-text)',
  ),
];

/** The configuration of a wizard's front end in `folder`; its package.json says where its page stands. */
export function wizardConfig(folder: string, { firstPage = [], libraries = [] }: WizardConfigOptions = {}): UserConfig {
  const app = basename(folder);
  const base = `/_${app}/`;
  const ownModules = [String.raw`(?!flow\.)[a-z-]+\.tsx?$`, ...firstPage].map((own) => `apps/${app}/src/(?:${own})`);
  const onFirstPage = new RegExp([...onEveryFirstPage, ...ownModules, ...libraries].join('|'));
  return {
    base,
    plugins: [react(), wizardPage(folder, base), precompress()],
    build: {
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', test: onFirstPage }] } } },
      target: 'es2023',
      assetsInlineLimit: 0,
      sourcemap: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 400,
    },
  };
}
