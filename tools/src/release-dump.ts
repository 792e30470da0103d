import { parseArgs } from 'node:util';
import { untilStopped } from './child.ts';
import { runJest } from './testing/jest-report.ts';
import { runMain } from './workspace.ts';

/** Keeps a dump of a database of the present version, which every later release is tested to bring up to date. */
await runMain(async () => {
  parseArgs();
  const written = runJest('jest.db.config.js', ['release-dump'], { WRITE_DUMP: 'on' }).then(({ failed }) => failed);
  return untilStopped(written);
});
