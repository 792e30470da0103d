import { checkApiDescription } from './api-description.ts';
import { checkBankNames } from './bank-names.ts';
import { checkDoubleNames } from './double-names.ts';
import { checkEndpoints } from './endpoints.ts';
import type { Finding } from './finding.ts';
import { checkFrenchSpaces } from './french-spaces.ts';
import { checkImportDirections } from './import-directions.ts';
import { checkFormat } from './oxfmt.ts';
import { checkKubernetes } from './kubernetes.ts';
import { checkUnused } from './knip.ts';
import { checkWithOxlint } from './oxlint.ts';
import { checkPurity } from './purity.ts';

/** Everything that the lint checks, by name. */
export const checks: Readonly<Record<string, (root: string) => Finding[] | Promise<Finding[]>>> = {
  format: checkFormat,
  'code rules': checkWithOxlint,
  'import directions': checkImportDirections,
  'one meaning a name': checkDoubleNames,
  'guarded endpoints': checkEndpoints,
  'pure libraries': checkPurity,
  'platform names no bank': checkBankNames,
  'French spaces': checkFrenchSpaces,
  'unused code': checkUnused,
  'API description': checkApiDescription,
  'Kubernetes objects': checkKubernetes,
};
