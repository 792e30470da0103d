import { checkApiDescription } from './api-description.ts';
import { checkBankNames } from './bank-names.ts';
import { checkDoubleNames } from './double-names.ts';
import type { Finding } from './finding.ts';
import { checkFrenchSpaces } from './french-spaces.ts';
import { checkImportDirections } from './import-directions.ts';
import { checkKubernetes } from './kubernetes.ts';
import { checkUnused } from './knip.ts';
import { checkFormat, checkWithOxlint } from './programs.ts';

/** Everything that the lint checks, by name. */
export const checks: Readonly<Record<string, (root: string) => Finding[] | Promise<Finding[]>>> = {
  format: checkFormat,
  'code rules': checkWithOxlint,
  'import directions': checkImportDirections,
  'one meaning a name': checkDoubleNames,
  'platform names no bank': checkBankNames,
  'French spaces': checkFrenchSpaces,
  'unused code': checkUnused,
  'API description': checkApiDescription,
  'Kubernetes objects': checkKubernetes,
};
