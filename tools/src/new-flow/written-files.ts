import { readFileSync } from 'node:fs';
import path from 'node:path';
import ejs from 'ejs';
import type { NewFlow, StepName } from './names.ts';

/** Contents by path. */
export type WrittenFiles = Readonly<Record<string, string>>;

interface WizardPackage {
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The version of a front end and what it depends on, in the versions of the wizards' library. */
export function packageOf(root: string) {
  const { version, devDependencies } = JSON.parse(
    readFileSync(path.join(root, 'libs/wizard/package.json'), 'utf8'),
  ) as WizardPackage;
  const ours = ['i18n', 'machines', 'ui', 'wizard'].map((name) => [`@statewise/${name}`, version]);
  const all = [...ours, ['vite', devDependencies['vite'] ?? '']];
  return { version, devDependencies: Object.fromEntries(all) as Readonly<Record<string, string>> };
}

/** Everything that a flow has of its own. */
export function newFiles(root: string, flow: NewFlow): WrittenFiles {
  const { kebab } = flow;
  const app = `apps/${kebab}`;
  const steps = flow.steps.map((step) => ({ ...step, names: fieldNames(flow, step) }));
  const classes = steps.map(({ fields }) => fields).toSorted();
  const data = { ...flow, ...packageOf(root), steps, classes, first: steps[0] };
  const fill = (template: string, step?: StepName) =>
    ejs.render(readFileSync(path.join(import.meta.dirname, 'templates', `${template}.ejs`), 'utf8'), { ...data, step });
  return {
    [`libs/fields/src/${kebab}/steps.ts`]: fill('fields.ts'),
    [`libs/machines/src/${kebab}/flow.ts`]: fill('flow.ts'),
    [`libs/machines/src/${kebab}/flow.spec.ts`]: fill('flow.spec.ts'),
    [`apps/api/src/${kebab}/${kebab}.db.spec.ts`]: fill('api.db.spec.ts'),
    [`${app}/package.json`]: fill('package.json'),
    [`${app}/tsconfig.json`]: fill('tsconfig.json'),
    [`${app}/src/main.tsx`]: fill('main.tsx'),
    ...Object.fromEntries(steps.map((step) => [`${app}/src/steps/${step.kebab}.tsx`, fill('screen.tsx', step)])),
    ...Object.fromEntries(['en', 'nl', 'fr'].map((one) => [`${app}/src/messages/${one}.json`, fill(`${one}.json`)])),
    [`apps/e2e/tests/${kebab}.spec.ts`]: fill('e2e.spec.ts'),
  };
}

/** The field that every step has, and one that the last step may leave empty. */
function fieldNames({ steps }: NewFlow, { snake, number }: StepName): readonly string[] {
  const remark = `${snake}_remark`;
  const isLast = number === steps.length && !steps.some((other) => other.snake === remark);
  return isLast ? [snake, remark] : [snake];
}
