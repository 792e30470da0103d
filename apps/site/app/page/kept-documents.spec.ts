import { KeptDocuments } from './kept-documents.js';

const draw = (text: string) => jest.fn(() => Promise.resolve(text));

it('draws the same state once, also for those who ask at once', async () => {
  const documents = new KeptDocuments(2);
  const drawn = draw('a page');
  const asked = [1, 2, 3].map(() => documents.of({ path: '/', texts: ['a'] }, drawn));
  expect(await Promise.all(asked)).toEqual(['a page', 'a page', 'a page']);
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('draws anew what differs in anything', async () => {
  const documents = new KeptDocuments(2);
  await documents.of({ path: '/', texts: ['a'] }, draw('a page'));
  expect(await documents.of({ path: '/', texts: ['b'] }, draw('another page'))).toBe('another page');
});

it('lets go of what was not asked for longest', async () => {
  const documents = new KeptDocuments(2);
  for (const path of ['/a', '/b', '/a', '/c']) await documents.of({ path }, draw(path));
  const again = draw('drawn again');
  expect(await documents.of({ path: '/a' }, again)).toBe('/a');
  expect(await documents.of({ path: '/b' }, again)).toBe('drawn again');
});

it('keeps no failure', async () => {
  const documents = new KeptDocuments(2);
  await expect(documents.of({ path: '/' }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await documents.of({ path: '/' }, draw('a page'))).toBe('a page');
});
