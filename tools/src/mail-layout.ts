import { writeFileSync } from 'node:fs';
import { mailLayoutFile, mailLayoutModule } from './mail-layout/mail-layout-module.ts';
import { runMain } from './workspace.ts';

/** Writes the HTML of mails as the components draw it, with the colours of the front ends. */
function write(): Promise<undefined> {
  writeFileSync(mailLayoutFile, mailLayoutModule());
  return Promise.resolve(undefined);
}

await runMain(write);
