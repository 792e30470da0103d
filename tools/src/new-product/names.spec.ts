import { readNewProduct } from './names.ts';

it('takes a folder from where it is called, a name for people, and makes one for addresses of it', () => {
  expect(readNewProduct(['../claims', '--name', 'Hübsch & Söhne'], '/home/ada/bank')).toEqual({
    folder: '/home/ada/claims',
    name: 'Hübsch & Söhne',
    slug: 'hubsch-sohne',
    flow: ['request', '--steps', 'who,what'],
  });
  const given = ['/srv/x', '--name', 'Harbour Mutual', '--flow', 'claim', '--steps', 'who,damage'];
  expect(readNewProduct(given, '/').flow).toEqual(['claim', '--steps', 'who,damage']);
});

it.each([
  [[], 'Say the folder'],
  [['../claims'], 'Say the folder'],
  [['../claims', '--name', 'x'], 'cannot be called "x"'],
  [['../claims', '--name', '<b>'], 'cannot be called "<b>"'],
  [['../claims', '--name', 'Harbour', '--flow', 'claim'], 'with its steps'],
])('refuses %j with a sentence', (args, sentence) => {
  expect(() => readNewProduct(args, '/')).toThrow(sentence);
});
