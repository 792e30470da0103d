import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');

/** What callers of the API notice, in Markdown, by date, newest first. */
export const changes = page.slice(page.indexOf('## '));
