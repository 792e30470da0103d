import { hasAddress, hasName, samenessOf, type PersonTraits } from './person-traits.js';

const ada: PersonTraits = { name: 'Ada Vella', born: '14/03/1985', emails: ['ada@example.com'], cards: ['12345m'] };

it.each<[string, Partial<PersonTraits>, string[]]>([
  ['the same address', { name: null, born: null, cards: [] }, ['email']],
  ['the same card', { name: 'A. Vella', emails: [], cards: ['12345m'] }, ['card']],
  ['the same name and birth date', { name: 'ADA  Vellà', emails: [], cards: [] }, ['name_and_birth']],
  ['the same name alone', { born: null, emails: [], cards: [] }, []],
  ['a shared address with another name and birth date', { name: 'Eve Borg', born: '01/02/1990', cards: [] }, []],
  ['a changed name at the same address', { name: 'Ada Borg', cards: [] }, ['email']],
])('knows by %s who is the same person', (_, changes, why) => {
  expect(samenessOf(ada, { ...ada, ...changes })).toEqual(why);
});

it.each([
  ['An Li', 'Cases of An Li', true],
  ['An Li', 'LI, An', true],
  ['An Li', 'Ann Lind', false],
  ['An Li', 'An old list of Li', false],
  ['An Li', 'Anli', false],
  ["Zoë O'Neill", 'zoe o’neill', true],
  ['Ada van den Berg', 'Van den Berg Ada', true],
  ['Ada', 'Ada', false],
])('knows whether %s is named in “%s”', (name, text, isNamed) => {
  expect(hasName(name, text)).toBe(isNamed);
});

it.each([
  ['an@li.example', true],
  ['Mail <AN@li.example>, urgent', true],
  ['ian@li.example', false],
  ['an@li.example.com', false],
])('knows whether “%s” has an address', (text, isThere) => {
  expect(hasAddress(['an@li.example'], text)).toBe(isThere);
});
