import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refuseClashes } from './new-flow/clashes.ts';
import { readNewFlow, type NewFlow } from './new-flow/names.ts';
import { registration } from './new-flow/registration.ts';
import { newFiles, type WrittenFiles } from './new-flow/written-files.ts';
import { format } from './packaged.ts';
import { root, runMain } from './workspace.ts';

/** Writes files and formats them; the lockfile is npm's own. */
function write(files: WrittenFiles): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  format(Object.keys(files).filter((file) => file !== 'package-lock.json'));
}

function announce({ kebab, steps }: NewFlow, written: WrittenFiles, changed: WrittenFiles): void {
  const next = [
    ['npm start', `serves it at /be-en/${kebab}/`],
    [`npm run test:unit -- ${kebab}`, 'its chart; every-flow.spec.ts tests it as every other'],
    [`npm run test:db -- ${kebab}`, 'the way through it over the API'],
    [`npm run test:e2e -- ${kebab}`, 'the way through it in a browser'],
  ];
  const width = Math.max(...next.map(([command = '']) => command.length));
  const listed = (files: WrittenFiles) =>
    Object.keys(files)
      .map((file) => `  ${file}`)
      .join('\n');
  console.log(`Written:\n${listed(written)}\n\nListed in:\n${listed(changed)}

Next:
  ${next.map(([command = '', what = '']) => `${command.padEnd(width)}  ${what}`).join('\n  ')}

Its ${steps.length === 1 ? 'step asks' : `${steps.length} steps ask`} for an example: what they should ask stands in libs/fields/src/${kebab}/steps.ts, the labels in
apps/${kebab}/src/messages/. Branches, events, jobs, releases: docs/add-a-flow.md`);
}

await runMain(async () => {
  const flow = readNewFlow(process.argv.slice(2));
  refuseClashes(flow);
  const [written, changed] = [newFiles(root, flow), registration(root, flow)];
  write({ ...written, ...changed });
  announce(flow, written, changed);
  return 0;
});
