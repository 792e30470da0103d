import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
/** Days that are told: who reads the description of the API reads it whole. */
const told = 2;

/** What callers of the API noticed lately, in Markdown, by date, newest first. */
export const changes = page
  .split(/^(?=## )/m)
  .slice(1, 1 + told)
  .join('');
