import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
const [, newest = ''] = page.split(/^(?=## )/m);

/** What callers of the API noticed on the last day of changes, in Markdown: who reads the description reads it whole. */
export const changes = newest;
