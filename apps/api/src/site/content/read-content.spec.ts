import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError, contentFolder, readContent } from './read-content.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'statewise content '));
  cpSync(contentFolder, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => path.join(folder, name);

/** Replaces a text of a file; an empty one stands for its start. */
function edit(name: string, from: string, to: string): void {
  const source = readFileSync(inFolder(name), 'utf8');
  expect(source).toContain(from);
  writeFileSync(
    inFolder(name),
    source.replace(from, () => to),
  );
}

function problems(): readonly string[] {
  try {
    readContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

const article = 'articles/how-a-monthly-instalment-is-made-up';

it('reads the same wherever the files stand, and whatever ends their lines', () => {
  const expected = readContent();
  expect(readContent(folder)).toEqual(expected);
  for (const name of [`${article}/nl.md`, 'blocks/home/fr.json', 'pages/contact-us/en.md', 'pictures/4.svg'])
    writeFileSync(inFolder(name), readFileSync(inFolder(name), 'utf8').replaceAll('\n', '\r\n'));
  expect(readContent(folder)).toEqual(expected);
});

it('fills in what the provider’s settings know, and leaves the place of a calculator', () => {
  const { pages, blocks } = readContent(folder);
  const body = (slug: string) => pages.find((page) => page.slug === slug)?.texts.fr?.body;
  expect(body('contact-us')).toContain('[+32 2 400 44 09](tel:+3224004409), du lundi au vendredi de 09:00 à 17:30.');
  expect(body('contact-us')).toContain('Meridian Bank\\\nAvenue des Arts 44\\\n1040 Bruxelles\\\nBelgique');
  expect(body('iban')).toContain('{{calculator}}');
  expect(blocks.notices.en[0]?.button.href).toBe('/contact-us?subject=Open%20a%20Meridian%20Saver#contact-form');
});

it.each([
  ['an unknown key', `${article}/nl.md`, 'excerpt:', 'summary: x\nexcerpt:', ':4 “summary” is no known key'],
  ['an unknown key of JSON', 'blocks/home/nl.json', '"lead":', '"leed": "x",\n  "lead":', ':4 “leed” is no known key'],
  ['a missing key', `${article}/nl.md`, 'title:', '# title:', ':2 title: is missing'],
  [
    'a missing key within a list',
    'blocks/notices/en.json',
    '"title": "Open a Saver Plus",',
    '',
    ':11 1.title: is missing',
  ],
  ['an empty text', `${article}/fr.md`, 'title: Comment se compose une mensualité', 'title: ""', ':3 title: Too small'],
  ['a bad date', `${article}/article.json`, '2023-03-09', '2023-02-30', ':4 publishDate: Invalid ISO date'],
  ['a choice that is none', `${article}/article.json`, '"borrowing"', '"lending"', ':3 category: Invalid option'],
  ['an address that is none', `${article}/nl.md`, 'slug: hoe', 'slug: Hoe', ':2 slug: may have small letters'],
  ['a key twice', `${article}/en.md`, 'excerpt:', 'title: x\nexcerpt:', ':4 Map keys must be unique'],
  ['front matter that is no YAML', `${article}/en.md`, 'title: How', 'title: a: b How', ':3 Nested mappings'],
  ['no front matter', `${article}/en.md`, '---\n', '', ':1 slug: is missing'],
  ['a link to no page', 'pages/fees/en.md', 'These are', '[These](/no-page) are', ':6 href /no-page leads nowhere'],
  [
    'a menu item to no page',
    'blocks/menus/en.json',
    '"/saver-plus"',
    '"/saver-minus"',
    ':12 href /saver-minus leads nowhere',
  ],
  [
    'a link to another language’s article',
    'pages/fees/nl.md',
    '## ',
    `[x](/blog/2/how-a-monthly-instalment-is-made-up)\n\n## `,
    ':8 href /blog/2/',
  ],
  ['no such picture', 'pages/fees/page.json', '"picture": 8', '"picture": 800', ':3 picture 800 leads nowhere'],
  ['no such placeholder', 'pages/fees/en.md', 'These are', '{{fax}} These are', ':6 {{fax}} is no known placeholder'],
  [
    'a branch that is none',
    'pages/contact-us/en.md',
    '{{phone: be}}',
    '{{phone: fr}}',
    ':20 {{phone: fr}} is no known placeholder',
  ],
  [
    'a missing kind of work',
    'names.json',
    '"internship": {',
    '"holiday": {',
    ':24 employmentTypes.internship: is missing',
  ],
])('names file and line of %s', (_, name, from, to, sentence) => {
  edit(name, from, to);
  expect(problems()).toEqual(expect.arrayContaining([expect.stringContaining(`${name}${sentence}`)]));
});

it('misses what has to be there, and knows no other files', () => {
  rmSync(inFolder('vacancies/software-engineer/nl.md'));
  rmSync(inFolder('articles/five-moments-not-to-borrow/en.md'));
  rmSync(inFolder('blocks/home'), { recursive: true });
  edit('pictures/fr.json', '"4":', '"400":');
  mkdirSync(inFolder('blocks/banner'));
  writeFileSync(inFolder('pages/fees/de.md'), 'Gebühren');
  writeFileSync(inFolder('pictures/cat.svg'), '<svg/>');
  expect(problems()).toEqual([
    'articles/five-moments-not-to-borrow/en.md is missing',
    'pages/fees/de.md is none of page.json, en.md, nl.md, fr.md',
    'vacancies/software-engineer/nl.md is missing',
    'pictures/fr.json has no text for 4.svg',
    'pictures/cat.svg is no SVG, called by its number, that gives its width and height first',
    'blocks/banner is none of menus, notices, home, anniversary',
    'blocks/home/en.json is missing',
    'blocks/home/nl.json is missing',
    'blocks/home/fr.json is missing',
  ]);
});

it('tells articles apart by id, and finds them by the name of their folder', () => {
  edit(`${article}/article.json`, '"id": 2', '"id": 3');
  edit(`${article}/en.md`, 'slug: how-a', 'slug: why-a');
  expect(problems()).toEqual([
    expect.stringMatching(/article\.json has the id of .*: 3$/),
    `${article}/en.md has another slug than the name of its folder: why-a-monthly-instalment-is-made-up`,
  ]);
});
