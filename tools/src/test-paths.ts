import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startNode, stopChildren } from './child.ts';
import { coverageTable, type FlowResult } from './testing/coverage-table.ts';
import { runJest } from './testing/jest-report.ts';
import { root, runMain, stopSignal } from './workspace.ts';

/** Walks every persisted flow along the paths of its chart, and leaves what that came to where the inspector reads it. */
await runMain(async () => {
  const code = await Promise.race([walk(), stopSignal().then(() => 130)]);
  await stopChildren();
  return code;
});

async function walk(): Promise<number> {
  const types = startNode([path.join(root, 'node_modules/@typescript/native/bin/tsc'), '-b'], { output: 'inherit' });
  if ((await types.exit) !== 0) return 1;
  mkdirSync(path.join(root, '.tmp'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.tmp/paths-'));
  try {
    const { failed } = await runJest('jest.db.config.js', ['flow-paths'], { PATHS_DIR: folder });
    const flows = readdirSync(folder).map((name): FlowResult =>
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
    );
    console.log(coverageTable(flows));
    if (failed > 0 || flows.length === 0) return 1;
    write(JSON.stringify({ at: new Date().toISOString(), flows }));
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** At once, so that nobody reads half of it. */
function write(report: string): void {
  const file = path.resolve(root, process.env.COVERAGE_FILE ?? '.data/coverage/paths.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, report);
  renameSync(`${file}.new`, file);
  console.log(`\n${path.relative(root, file)}`);
}
