import { acceptable } from './acceptable.js';

const file = (name: string, size = 1000, type = '') => ({ name, size, type });

it('takes as many files as there is room for, and says that there were more', () => {
  const [first, second, third] = [file('1.pdf'), file('2.pdf'), file('3.pdf')];
  expect(acceptable([first, second, third], 2)).toEqual({ taken: [first, second], leftOut: [], isTooMany: true });
  expect(acceptable([first], 2)).toMatchObject({ taken: [first], isTooMany: false });
});

it('leaves out what is larger than 10 MB, and what is empty', () => {
  const [small, large] = [file('small.pdf', 10 * 1024 * 1024), file('large.pdf', 10 * 1024 * 1024 + 1)];
  const empty = file('empty.pdf', 0);
  expect(acceptable([large, small, empty], 10)).toEqual({
    taken: [small],
    leftOut: [
      { file: large, why: 'tooLarge' },
      { file: empty, why: 'empty' },
    ],
    isTooMany: false,
  });
});

it.each([
  ['x.exe', ''],
  ['x.exe', 'application/x-msdownload'],
  ['photo.heic', 'image/heic'],
  ['letter.pdf.docx', ''],
])('leaves out what is no document by its name and type: %s, "%s"', (name, type) => {
  expect(acceptable([file(name, 1000, type)], 10).leftOut).toMatchObject([{ why: 'wrongKind' }]);
});

it.each([
  ['SCAN.PDF', ''],
  ['photo.jfif', 'image/jpeg'],
  ['scan.pdf', 'application/octet-stream'],
  ['scan', ''],
])('leaves to the server what may be a document: %s, "%s"', (name, type) => {
  expect(acceptable([file(name, 1000, type)], 10).leftOut).toEqual([]);
});
