import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from './packaged.ts';
import { mailLayoutFile, mailLayoutModule } from './mail-layout/mail-layout-module.ts';
import { printColours, styleSheet } from './theme/theme.ts';
import { root, runMain } from './workspace.ts';

/** Writes what follows from `libs/ui/theme.json`: the style sheet of all front ends, the colours of PDFs, the HTML of mails. */
await runMain(() => {
  parseArgs();
  const files = {
    'libs/ui/src/theme.css': styleSheet(),
    'libs/server/src/platform/pdf/colours.ts': printColours(),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(root, file), content);
  format(Object.keys(files));
  writeFileSync(mailLayoutFile, mailLayoutModule());
});
