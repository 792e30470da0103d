import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { root, runMain } from './workspace.ts';

/** Builds what changed, then runs a program of the tools, which imports libraries as they are built. */
await runMain(async () => {
  const [program = ''] = process.argv.splice(2, 1);
  console.log('Building what changed …');
  await build();
  await import(pathToFileURL(path.join(root, program)).href);
  return Number(process.exitCode ?? 0);
});
