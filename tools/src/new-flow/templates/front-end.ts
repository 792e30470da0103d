import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NewFlow, StepName } from '../names.ts';
import { fieldNames } from './fields.ts';

const libraries = ['fields', 'flow-client', 'i18n', 'machines', 'ui', 'wizard'];

/** What the front end depends on, in the versions of the wizards' library. */
export function dependenciesOf(root: string): Readonly<Record<string, string>> {
  const { version, dependencies, devDependencies } = wizardPackage(root);
  const ours = ['i18n', 'machines', 'ui', 'wizard'].map((name) => [`@statewise/${name}`, version]);
  return Object.fromEntries([...ours, ['react', dependencies.react ?? ''], ['vite', devDependencies.vite ?? '']]);
}

interface WizardPackage {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const wizardPackage = (root: string) =>
  JSON.parse(readFileSync(path.join(root, 'libs/wizard/package.json'), 'utf8')) as WizardPackage;

export function packageFile(root: string, { kebab, title }: NewFlow): string {
  const description = {
    name: `@statewise/${kebab}`,
    version: wizardPackage(root).version,
    private: true,
    type: 'module',
    scripts: { build: 'vite build --config ../../libs/wizard/dist/vite/vite.config.js' },
    devDependencies: dependenciesOf(root),
    nx: { targets: { lint: {}, test: {}, typecheck: {} } },
    statewise: { frontEnd: { path: `/:locale/${kebab}`, title } },
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

export function typesFile(): string {
  const references = libraries.map((name) => ({ path: `../../libs/${name}` }));
  return `${JSON.stringify({ extends: '../../libs/wizard/tsconfig.app.json', references }, null, 2)}\n`;
}

export function mainFile({ kebab, camel, steps }: NewFlow): string {
  return `import '@statewise/ui/ui.css';
import '@statewise/wizard/wizard.css';
import { defineCatalogue } from '@statewise/i18n';
import { createWizard } from '@statewise/wizard';

void createWizard({
  base: '/${kebab}',
  catalogue: defineCatalogue('${kebab}', {
    en: () => import('./messages/en.json', { with: { type: 'json' } }),
    nl: () => import('./messages/nl.json', { with: { type: 'json' } }),
    fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
  }),
  flow: () => import('@statewise/machines/${kebab}/flow').then(({ ${camel}Flow: flow }) => ({ flow })),
  screens: {
${steps.map(({ camel: state, kebab: file }) => `    ${state}: () => import('./steps/${file}.js'),`).join('\n')}
  },
});
`;
}

/** The component of a step; the last one shows the answers before it and sends. */
export function screenFile(flow: NewFlow, step: StepName): string {
  const isLast = step.number === flow.steps.length;
  const hasSummary = isLast && step.number > 1;
  const imports = [
    'FormField',
    'Part',
    'StepScreen',
    hasSummary && 'Summary',
    'useStepForm',
    isLast && 'useWizardText',
  ];
  return `import { ${imports.filter(Boolean).join(', ')}, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';

/** Step ${step.number}: ${step.title}. */
export function Screen({ flow }: ScreenProps): ReactNode {${isLast ? '\n  const t = useWizardText();' : ''}
  const form = useStepForm(flow);
  return (
    <StepScreen flow={flow} form={form}${isLast ? " sendLabel={t('step.send')}" : ''}>${hasSummary ? '\n      <Summary flow={flow} />' : ''}
      <Part>
${fieldNames(flow, step)
  .map((name) => `        <FormField form={form} name="${name}" />`)
  .join('\n')}
      </Part>
    </StepScreen>
  );
}
`;
}
