import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
const [newest, first] = [page.indexOf('## '), page.lastIndexOf('\n## ')];

/** What callers of the API notice, in Markdown, by date, newest first, since the first release: what that was, the description itself says. */
export const changes = page.slice(newest, first > newest ? first + 1 : undefined);
