import { projectFolders } from './compile.ts';

test('the API is compiled with every library that it stands on, and with no front end', () => {
  const folders = projectFolders('apps/api');
  expect(folders).toEqual(
    expect.arrayContaining(['apps/api', 'libs/flow', 'libs/machines', 'libs/fields', 'libs/finance']),
  );
  expect(folders).not.toContain('apps/loan');
});
