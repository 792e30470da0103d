import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as everyField from '@statewise/fields';
import { sourceFiles } from '../lint/source-files.ts';
import { root } from '../workspace.ts';

/** What people fill in: the classes with fields, and those of the lists of contacts. */
const forms = Object.entries(everyField).flatMap(([name, value]) =>
  typeof value === 'function' && everyField.fieldsOf(value as never).size > 0 ? [name] : [],
);

it('knows of every form a test that each of its fields has words of its own', () => {
  const specs = sourceFiles(root, 'apps/**/*.spec.ts')
    .map((file) => readFileSync(path.resolve(root, file), 'utf8'))
    .filter((text) => text.includes('withoutOwn('));
  const without = [...forms, 'contactClasses'].filter((name) => !specs.some((text) => text.includes(name)));
  expect(forms.length).toBeGreaterThan(12);
  expect(without).toEqual([]);
});
