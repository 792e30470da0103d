import type { NewFlow } from './names.ts';
import { flowFile } from './templates/chart.ts';
import { fieldsFile } from './templates/fields.ts';
import { mainFile, packageFile, screenFile, typesFile } from './templates/front-end.ts';
import { languages, messagesFile } from './templates/messages.ts';
import { apiSpec, chartSpec, e2eTestFile } from './templates/tests.ts';

/** Contents by path. */
export type WrittenFiles = Readonly<Record<string, string>>;

/** Everything that a flow has of its own. */
export function newFiles(root: string, flow: NewFlow): WrittenFiles {
  const { kebab, steps } = flow;
  const app = `apps/${kebab}`;
  return {
    [`libs/fields/src/${kebab}/steps.ts`]: fieldsFile(flow),
    [`libs/machines/src/${kebab}/flow.ts`]: flowFile(flow),
    [`libs/machines/src/${kebab}/flow.spec.ts`]: chartSpec(flow),
    [`apps/api/src/${kebab}/${kebab}.db.spec.ts`]: apiSpec(flow),
    [`${app}/package.json`]: packageFile(root, flow),
    [`${app}/tsconfig.json`]: typesFile(),
    [`${app}/src/main.tsx`]: mainFile(flow),
    ...Object.fromEntries(steps.map((step) => [`${app}/src/steps/${step.kebab}.tsx`, screenFile(flow, step)])),
    ...Object.fromEntries(languages.map((one) => [`${app}/src/messages/${one}.json`, messagesFile(flow, one)])),
    [`apps/e2e/tests/${kebab}.spec.ts`]: e2eTestFile(flow),
  };
}
