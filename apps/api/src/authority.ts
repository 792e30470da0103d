import { authorityOf, authorityPage } from '@statewise/contract';
import { flows } from '@statewise/machines';
import { operations } from './operations.js';

/** Prints the table of authority as the page `docs/authority.md`; nothing is started for it. */
process.stdout.write(authorityPage(authorityOf(operations, flows)));
