import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { outputOf } from './child.ts';
import { CommandRefusal, root, runMain } from './workspace.ts';

/** Writes the table of who may do what, as it is declared, into the documents. */
await runMain(async () => {
  parseArgs();
  const { code, output, errors } = await outputOf([path.join(root, 'apps/api/dist/authority.js')]);
  if (code !== 0) throw new CommandRefusal(`The API is not built yet: npm run build\n${errors}`);
  writeFileSync(path.join(root, 'docs/authority.md'), output);
  return 0;
});
