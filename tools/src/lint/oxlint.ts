import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root as workspace } from '../workspace.ts';
import type { Finding } from './finding.ts';

const program = path.join(workspace, 'node_modules/oxlint/bin/oxlint');

interface Diagnostic {
  readonly message: string;
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** What oxlint finds by the rules in `.oxlintrc.json`. */
export function checkWithOxlint(root: string): Finding[] {
  const config = path.join(workspace, '.oxlintrc.json');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '-c', config, '--deny-warnings', '--format=json', '.'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.map(({ message, code, filename, labels }) => ({
    at: `${filename}:${labels[0]?.span.line ?? 1}`,
    sentence: `${message} ${code}`,
  }));
}
