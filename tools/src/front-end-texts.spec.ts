import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createFormatter, formsOf, languages, type Messages } from '@statewise/i18n';
import { root } from './workspace.ts';

const folders = globSync('{apps,libs}/*/{src,app}/**/en.json', { cwd: root }).map((file) => path.dirname(file));
const load = (folder: string, language: string) =>
  JSON.parse(readFileSync(path.join(root, folder, `${language}.json`), 'utf8')) as Messages;
const textsOf = (message = '') => Object.values(formsOf(message)).filter((text) => text !== undefined);
const placeholders = (message?: string) =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].toSorted();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each(folders.flatMap((folder) => ['nl', 'fr'].map((language) => [folder, language] as const)))(
  '%s says in %s everything that English says, with the same values',
  (folder, language) => {
    const [english, other] = [load(folder, 'en'), load(folder, language)];
    expect(Object.keys(other).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, message] of Object.entries(english))
      expect([key, placeholders(other[key])]).toEqual([key, placeholders(message)]);
  },
);

const written = folders.flatMap((folder) => languages.map((language) => [folder, language] as const));

test.each(written)('%s is in %s what translator’s tools read as ICU MessageFormat', (folder, language) => {
  const text = String.raw`(?:[^{}]|\{\w+\})*`;
  const message = new RegExp(
    String.raw`^(?:${text}|\{\w+, plural, (?:(?:one|many) \{${text}\} )+other \{${text}\}\})$`,
  );
  // An apostrophe before a brace quotes it there.
  for (const [key, value] of Object.entries(load(folder, language)))
    expect([key, message.test(value) && !/'[{}']/.test(value)]).toEqual([key, true]);
});

test.each(written)('%s writes every amount and share in %s as figures are written everywhere', (folder, language) => {
  const { money, percent } = createFormatter({ country: language === 'en' ? 'mt' : 'be', language });
  const texts = plain(JSON.stringify(Object.values(load(folder, language))));
  const amounts = texts.match(/€ ?\d[\d.,]*\d|\d[\d.,]*(?: \d{3})* ?€/g) ?? [];
  const shares = texts.match(/\d[\d.,]* ?%/g) ?? [];
  const number = (text: string) => Number(text.replaceAll(/[^\d]/g, ''));
  expect(amounts).toEqual(amounts.map((text) => plain(money(number(text), { whole: true }))));
  expect(shares).toEqual(shares.map((text) => plain(percent(number(text), { whole: true }))));
});
