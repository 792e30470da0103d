import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { phoneLengthsFile, phoneLengthsModule } from './phone-numbers/phone-lengths-module.ts';
import { runMain } from './workspace.ts';

/** Writes the lengths of the countries' phone numbers by the installed metadata of libphonenumber. */
await runMain(() => {
  parseArgs();
  writeFileSync(phoneLengthsFile, phoneLengthsModule());
});
