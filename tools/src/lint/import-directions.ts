import { cruise, type ICruiseResult, type IRegularForbiddenRuleType } from 'dependency-cruiser';
import type { Finding } from './finding.ts';
import { sourceFiles } from './source-files.ts';

/** What each library may import of the others; tests may import what they like. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  finance: [],
  fields: ['finance'],
  flow: ['fields'],
  contract: ['machines', 'flow', 'fields', 'i18n'],
  machines: ['flow', 'fields', 'finance'],
  i18n: [],
  ui: ['contract', 'i18n', 'machines', 'flow', 'fields', 'finance'],
  'flow-client': ['contract', 'i18n', 'machines', 'flow', 'fields', 'finance'],
  wizard: ['contract', 'flow-client', 'ui', 'i18n', 'machines', 'flow', 'fields', 'finance'],
  lending: ['contract', 'wizard', 'flow-client', 'ui', 'i18n', 'machines', 'fields', 'finance'],
  'site-content': ['i18n', 'finance'],
  'api-client': [],
  server: ['contract', 'flow', 'fields', 'finance', 'i18n'],
};
const libraries = Object.keys(mayImport);
const tests = '\\.(spec|db\\.spec)\\.tsx?$|/testing/|/tests/';

/** A library of ours, by its folder or by its package name. */
const library = (names: readonly string[]) => `^(libs|@statewise|node_modules/@statewise)/(${names.join('|')})(/|$)`;
/** A package of ours that is no library: an app, or the tools. */
const foreign = `^(node_modules/)?@statewise/(?!(?:${libraries.join('|')})(?:/|$))`;
const surroundings =
  'react|react-dom|react-router|@xstate/react|react-aria[^/]*|@nestjs/[^/]+|typeorm|pg|pg-boss|express|jsdom';

const server = '^libs/server/src/';
/** The platform's server as a file of another package names it. */
const serverByName = '^(?:libs/server/(?:src|dist)|(?:node_modules/)?@statewise/server)/';
/** What stands on the engine alone. */
const onEngine = 'applications|statistics|retention|live';
/** The folders of the server that are no capability. */
const foundations = `platform|engine|${onEngine}|testing`;
/** What a capability shows to others: its service, its module, and the schemas of its own description. */
const shown = '\\.(service|module|schemas)\\.[jt]s$';

/**
 * How the capabilities of a server meet, each a folder of `base` that `isCapability` matches: through what they show, never in
 * both directions, and without each other's entities; `elsewhere` are entities of other packages.
 */
const betweenCapabilities = (
  base: string,
  isCapability = '',
  elsewhere: readonly string[] = [],
): IRegularForbiddenRuleType[] => [
  {
    name: 'capabilities-meet-through-services',
    from: { path: `${base}${isCapability}([^/]+)/`, pathNot: tests },
    to: { path: `${base}${isCapability}[^/]+/`, pathNot: [`${base}$1/`, shown] },
  },
  {
    name: 'capabilities-never-in-both-directions',
    scope: 'folder',
    from: { path: `${base}(?!testing$)[^/]+$` },
    to: { circular: true, path: `${base}(?!testing$)[^/]+$` },
  },
  {
    name: 'entities-never-leave-their-folder',
    from: { path: `${base}([^/]+)/`, pathNot: tests },
    to: { path: [`${base}([^/]+)/.*\\.entity\\.ts$`, ...elsewhere], pathNot: `${base}$1/` },
  },
];

/** Inside the platform's server: capabilities → what stands on the engine → engine → platform. */
const serverRules: readonly IRegularForbiddenRuleType[] = [
  {
    name: 'platform-knows-no-other-part',
    from: { path: `${server}platform/`, pathNot: tests },
    to: { path: server, pathNot: `${server}platform/` },
  },
  {
    name: 'engine-knows-the-platform-alone',
    from: { path: `${server}engine/`, pathNot: tests },
    to: { path: server, pathNot: `${server}(engine|platform)/` },
  },
  {
    name: 'what-stands-on-the-engine-knows-no-capability',
    from: { path: `${server}(${onEngine})/`, pathNot: tests },
    to: { path: server, pathNot: `${server}(platform|engine|${onEngine})/` },
  },
  ...betweenCapabilities(server, `(?!(?:${foundations})/)`),
];

const api = '^apps/api/src/';

/** Inside the bank's API: composition → capabilities, which meet each other and those of the platform in the same way. */
const apiRules: readonly IRegularForbiddenRuleType[] = [
  ...betweenCapabilities(api, '', [`${serverByName}.*\\.entity\\.[jt]s$`]),
  {
    name: 'capabilities-of-the-platform-are-met-through-services',
    from: { path: `${api}[^/]+/`, pathNot: tests },
    to: { path: `${serverByName}(?!(?:${foundations})/)[^/]+/`, pathNot: [shown, '-answers\\.[jt]s$'] },
  },
  {
    name: 'nobody-imports-the-composition',
    from: { path: `${api}[^/]+/`, pathNot: tests },
    to: { path: `${api}[^/]+\\.ts$` },
  },
];

const rules: readonly IRegularForbiddenRuleType[] = [
  ...serverRules,
  ...apiRules,
  {
    name: 'no-circles',
    // A route of the public site and its page name each other's types, as React Router types them.
    from: { path: '^(apps|libs)/', pathNot: `${tests}|^apps/site/` },
    to: { circular: true },
  },
  ...libraries.map((name) => ({
    name: `${name}-imports-only-what-stands-below`,
    from: { path: `^libs/${name}/src/` },
    to: {
      path: [
        library(libraries.filter((other) => other !== name && !mayImport[name]?.includes(other))),
        '^apps/',
        foreign,
      ],
    },
  })),
  {
    name: 'pure-libraries-know-no-surroundings',
    from: { path: '^libs/(flow|machines|fields|finance)/src/', pathNot: tests },
    to: { path: [`(^|node_modules/)(${surroundings})(/|$)`] },
  },
  {
    name: 'pure-libraries-know-no-node',
    from: { path: '^libs/(flow|machines|fields|finance)/src/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-app-imports-another',
    from: { path: '^apps/([^/]+)/' },
    // Journeys find what they click by the texts that people read.
    to: {
      path: ['^apps/([^/]+)/', foreign],
      pathNot: '^apps/($1/|[^/]+/src/.*messages/)',
    },
  },
];

/** Imports run one way: apps → lending → wizard → flow-client, ui → machines → flow → fields → finance, and api → server → flow. */
export async function checkImportDirections(root: string): Promise<Finding[]> {
  const { output } = await cruise(sourceFiles(root, '{apps,libs}/**/*.{ts,tsx}'), {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules.map((rule) => ({ severity: 'error', ...rule })) },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules|/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  return findingsOf(output);
}

function findingsOf({ summary }: ICruiseResult): Finding[] {
  return summary.violations.map(({ from, to, rule }) => ({ at: from, sentence: `imports ${to}: ${rule.name}` }));
}
