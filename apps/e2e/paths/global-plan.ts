import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planned } from './plan.ts';

/** Plans what is walked before the tests are read, which are named after the transitions. */
export default function writePlan(): void {
  process.env.PATHS_DIR ??= mkdtempSync(path.join(tmpdir(), 'paths-'));
  mkdirSync(process.env.PATHS_DIR, { recursive: true });
  writeFileSync(path.join(process.env.PATHS_DIR, 'plan.json'), JSON.stringify(planned()));
}
