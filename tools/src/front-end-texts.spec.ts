import { globSync } from 'node:fs';
import path from 'node:path';
import { createFormatter, languages, type Messages } from '@statewise/i18n';
import { root } from './workspace.ts';

const load = async (folder: string, language: string) =>
  ((await import(path.join(root, folder, `${language}.ts`))) as { readonly messages: Messages }).messages;
const placeholders = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].toSorted();

const frontEnds = globSync('apps/*/src/messages/en.ts', { cwd: root }).map((file) => path.dirname(file));
const translations = frontEnds.flatMap((folder) => ['nl', 'fr'].map((language) => [folder, language] as const));

test.each(translations)(
  '%s says in %s everything that English says, with the same values',
  async (folder, language) => {
    const [english, other] = await Promise.all([load(folder, 'en'), load(folder, language)]);
    expect(Object.keys(other).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, message] of Object.entries(english))
      expect([key, placeholders(other[key])]).toEqual([key, placeholders(message)]);
  },
);

const written = globSync('{apps,libs}/*/{src,app}/**/messages/en.ts', { cwd: root }).map((file) => path.dirname(file));
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each(written.flatMap((folder) => languages.map((language) => [folder, language] as const)))(
  '%s writes every amount and share in %s as figures are written everywhere',
  async (folder, language) => {
    const { money, percent } = createFormatter({ country: language === 'en' ? 'mt' : 'be', language });
    const texts = plain(JSON.stringify(Object.values(await load(folder, language))));
    const amounts = texts.match(/€ ?\d[\d.,]*\d|\d[\d.,]*(?: \d{3})* ?€/g) ?? [];
    const shares = texts.match(/\d[\d.,]* ?%/g) ?? [];
    const number = (text: string) => Number(text.replaceAll(/[^\d]/g, ''));
    expect(amounts).toEqual(amounts.map((text) => plain(money(number(text), { whole: true }))));
    expect(shares).toEqual(shares.map((text) => plain(percent(number(text), { whole: true }))));
  },
);
