import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { precompress } from './precompress.js';
import { trimLibraries } from './trim-libraries.js';
import type { FirstViews, PageOpening } from './first-views.js';
import { wizardPage } from './wizard-page.js';

export { precompress } from './precompress.js';
export type { FirstViews };

export interface WizardConfigOptions {
  /** The heading that stands in its first page before the script, or what draws that page; without it the script draws all of it. */
  readonly opening?: PageOpening;
  /** Modules in `src/` that the first page needs besides the entry, as regular expressions on their paths from there. */
  readonly firstPage?: readonly string[];
  /** The same of what later pages share: one file, which comes with whichever of them is the first. */
  readonly laterPages?: readonly string[];
  /** Modules elsewhere in the repository that only this front end's first page needs, by their paths from its root. */
  readonly libraries?: readonly string[];
  /** Modules elsewhere in the repository that forms of this front end need besides the fields, by their paths from its root. */
  readonly controls?: readonly string[];
}

const compiled = (library: string, modules: string) =>
  String.raw`libs/${library}/(?:dist|src)/(?:${modules})\.(?:js|tsx?)$`;

/**
 * What the first page needs comes as one file: left to itself the bundler makes thirty small ones out of what later
 * pages share with it, which compress worse. A module that is missing here is only a file of its own again.
 */
const onEveryFirstPage = [
  String.raw`node_modules/(?:react|react-dom|scheduler|react-router)/`,
  // Reports of what failed, and what is typed of codes and chosen of countries, come with what needs them.
  compiled('i18n', '(?!scrub|application-code|region-names)[a-z-]+'),
  compiled('ui', 'button|class-names|i18n|icons|layout|link|logo|notice|page-shell|spinner|toast'),
  compiled('flow-client', 'failure|http'),
  compiled(
    'wizard',
    '(?!index)[a-z-]+|visit/[a-z-]+|shell/(?!question)[a-z-]+|requests/wire|resume/unknown-code|messages/(?:catalogue|use-wizard-text)',
  ),
];

/** What runs charts: the first page is read before it, and every later one needs it. */
const charts = String.raw`node_modules/(?:xstate|@xstate/react|use-sync-external-store|use-isomorphic-layout-effect)/`;

/** Fields as every form has them, also that of a calculator, and what is said of wrong ones. */
const onEveryForm = [
  compiled(
    'ui',
    'amount-slider|choice|date-field|decimal-input|error-summary|field|modal|money-field|more-about|select|text-field',
  ),
  compiled('fields', 'rules/most-money|rules/typed-date'),
  compiled('wizard', 'step/error-text'),
];

/** What every step of every flow needs: the client of its flow, forms with their rules, what stands around a step. */
const steps = [
  String.raw`node_modules/(?:class-validator|validator)/`,
  compiled('fields', '(?:check|rules)/[a-z-]+'),
  compiled('flow-client', '(?!http|failure)[a-z-]+'),
  compiled('flow', '(?:wizard/)?[a-z-]+'),
  compiled('machines', '(?:session|navigation-intent)/[a-z-]+'),
  compiled('wizard', '(?:flow/(?!qr-code)|step/)[a-z-]+'),
].join('|');

/** Texts of one language that a first page has, where that has only a part of them: fetched as one file, which compresses better than five. */
const firstTexts =
  /(?:libs\/i18n\/(?:dist|src)\/(?:ui|field-errors)|(?:libs|apps)\/[a-z-]+\/(?:dist|src)\/messages\/first)\/(?:en|nl|fr)\.json$/;
/** Those that every page has. */
const texts = new RegExp(
  String.raw`${firstTexts.source}|(?:libs/i18n/(?:dist|src)/answers/[a-z-]+|libs/machines/(?:dist|src)/[a-z-]+/words|(?:libs|apps)/[a-z-]+/(?:dist|src)/messages)/(?:en|nl|fr)\.json$`,
);

const languageOf = (id: string): string => id.slice(-'en.json'.length, -'.json'.length);

const textChunk = /\/(?:(?:first-)?texts-(?:en|nl|fr)|rolldown-runtime)-[^/]+\.js$/;

/** The configuration of a wizard's front end in `folder`; its package.json says where its page stands. */
export function wizardConfig(
  folder: string,
  { opening, firstPage = [], laterPages = [], libraries = [], controls = [] }: WizardConfigOptions = {},
): UserConfig {
  const app = basename(folder);
  const base = `/_${app}/`;
  const own = (modules: readonly string[]) => modules.map((module) => `apps/${app}/src/(?:${module})`);
  const ownFirst = own([String.raw`(?!flow\.)[a-z-]+\.tsx?$`, ...firstPage]);
  const onFirstPage = new RegExp([...onEveryFirstPage, ...ownFirst, ...libraries].join('|'));
  // What an earlier one has, a later one does not take along.
  const groups = [
    { name: 'start', test: onFirstPage },
    ...own(laterPages).map((modules) => ({ name: 'shared', test: new RegExp(modules) })),
    { name: 'charts', test: new RegExp(charts) },
    ...(existsSync(join(folder, 'src/messages/first'))
      ? [{ name: (id: string) => `first-texts-${languageOf(id)}`, test: firstTexts }]
      : []),
    { name: (id: string) => `texts-${languageOf(id)}`, test: texts },
    { name: 'controls', test: new RegExp([...onEveryForm, ...controls].join('|')) },
    { name: 'steps', test: new RegExp(steps) },
    // What the flow stands on comes with it: its chart, the rules of its answers, its transport.
    { name: 'flow', test: new RegExp(String.raw`apps/${app}/src/flow\.tsx?$`) },
  ].map((group, place, all) => ({ ...group, priority: all.length - place }));
  return {
    base,
    plugins: [react(), trimLibraries(), wizardPage(folder, base, opening), precompress()],
    json: { namedExports: false, stringify: false },
    build: {
      rolldownOptions: { output: { codeSplitting: { groups } } },
      target: 'es2023',
      assetsInlineLimit: 0,
      sourcemap: false,
      modulePreload: {
        polyfill: false,
        // Texts stand alone: a list of what comes with them, for each language and catalogue, would be of no use.
        resolveDependencies: (_chunk, files) => (files.every((file) => textChunk.test(file)) ? [] : files),
      },
      chunkSizeWarningLimit: 400,
    },
  };
}
