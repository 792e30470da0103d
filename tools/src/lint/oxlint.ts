import path from 'node:path';
import { jsonOfPackaged } from '../packaged.ts';
import { root as workspace } from '../workspace.ts';
import type { Finding } from './finding.ts';

interface Diagnostic {
  readonly message: string;
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** What oxlint finds by the rules in `.oxlintrc.json`. */
export function checkWithOxlint(root: string): Finding[] {
  const flags = ['-c', path.join(workspace, '.oxlintrc.json'), '--deny-warnings', '--format=json'];
  const { diagnostics } = jsonOfPackaged('oxlint/bin/oxlint', root, ...flags, '.') as { diagnostics: Diagnostic[] };
  return diagnostics.map(({ message, code, filename, labels }) => ({
    at: `${filename}:${labels[0]?.span.line ?? 1}`,
    sentence: `${message} ${code}`,
  }));
}
