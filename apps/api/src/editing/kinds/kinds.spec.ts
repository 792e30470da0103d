import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kinds } from './kinds.js';

it('are named where an installation chooses which wait for a second person', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/configuration.md'), 'utf8');
  const [, , , described = ''] = /^\| `CONTENT_SECOND_PERSON` .*$/m.exec(page)?.[0].split('|') ?? [];
  const named = [...described.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(named).toEqual(kinds.filter(({ second }) => second === undefined).map(({ name }) => name));
});
