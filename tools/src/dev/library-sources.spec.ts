import path from 'node:path';
import { root } from '../workspace.ts';
import { projectFolders } from './compile.ts';
import { sourceOf } from './library-sources.ts';

const found = (library: string, subpath: string) => {
  const source = sourceOf(path.join(root, 'libs', library), subpath);
  return source && path.relative(root, source);
};

test.each([
  ['ui', '.', 'libs/ui/src/index.ts'],
  ['ui', './button', 'libs/ui/src/button.tsx'],
  ['ui', './ui.css', 'libs/ui/src/ui.css'],
  ['i18n', './locale', 'libs/i18n/src/locale.ts'],
  ['flow', './testing', 'libs/flow/src/testing/index.ts'],
  ['machines', './testing', 'libs/machines/src/testing/index.ts'],
])('what is built of %s as %s comes from %s', (library, subpath, source) => {
  expect(found(library, subpath)).toBe(source);
});

test('what a library does not export has no source', () => {
  expect(found('finance', './cents')).toBeUndefined();
  expect(found('no-such-library', '.')).toBeUndefined();
});

test('the API is compiled with every library that it stands on, and with no front end', () => {
  const folders = projectFolders('apps/api');
  expect(folders).toEqual(
    expect.arrayContaining(['apps/api', 'libs/flow', 'libs/machines', 'libs/fields', 'libs/finance']),
  );
  expect(folders).not.toContain('apps/loan');
});
