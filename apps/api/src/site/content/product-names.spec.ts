import { globSync, readFileSync } from 'node:fs';
import { languages, loanNames, productNames, type Language } from '@statewise/i18n';
import { loanTypeCatalogue } from '@statewise/i18n/answers/loan-types/catalogue';
import { readContent } from './read-content.js';

const { pages, blocks } = readContent();
const { home, menus, notices } = blocks;

const addresses = {
  '/meridian-saver': productNames.saver,
  '/saver-plus': productNames.saverPlus,
  '/term-deposit': productNames.termDeposit,
  '/consumer-lending': productNames.personalLoan,
  '/renovation-loan': productNames.renovationLoan,
  '/green-loan': productNames.greenLoan,
  '/meridian-pro': productNames.pro,
  '/meridian-factor': productNames.factor,
  '/iban': productNames.ibanTool,
} as const;
const nameAt = (href: string, language: Language): string | undefined =>
  new Map(Object.entries(addresses)).get(href)?.[language];

/** Names by which a product was once called too, in texts that people read. */
const retired: Readonly<Record<Language, RegExp>> = {
  en: /general[- ]purpose loan|all-purpose loan|fixed deposit|savings? deposit/i,
  nl: /lening voor alle doel|lening op afbetaling|renovatiekrediet|groen krediet|termijndeposito/i,
  fr: /prêts? (?:tous|à tempérament)|prêts? écologique|crédit rénovation|dépôt à terme/i,
};

it('calls a product the same in its page, the menus and on the home page', () => {
  for (const language of languages) {
    for (const { slug, texts } of pages) {
      const name = nameAt(`/${slug}`, language);
      if (name !== undefined && slug !== 'iban') expect([language, texts[language]?.title]).toEqual([language, name]);
    }
    const { main, footer } = menus[language];
    for (const { href, label } of [...main, ...footer].flatMap(({ items }) => items)) {
      const name = nameAt(href, language);
      if (name !== undefined) expect([language, label]).toEqual([language, name]);
    }
    for (const { href, title } of home[language].products) expect(title).toContain(nameAt(href, language));
  }
});

it('calls a product the same where it is opened and where it is applied for', async () => {
  for (const language of languages) {
    const titles = new Map(notices[language].map(({ name, title }) => [name, title.toLowerCase()]));
    for (const [notice, product] of [
      ['saver', productNames.saver],
      ['saver-plus', productNames.saverPlus],
      ['term-deposit', productNames.termDeposit],
      ['pro', productNames.pro],
      ['factor-apply', productNames.factor],
    ] as const)
      expect(titles.get(notice)).toContain(product[language].toLowerCase());
    const messages = await loanTypeCatalogue.load(language);
    for (const [type, names] of Object.entries(loanNames))
      expect([language, Object.entries(messages).find(([key]) => key === `type.${type}`)?.[1]]).toEqual([
        language,
        names[language],
      ]);
  }
});

it('has no other name for a product in any text that people read', () => {
  const files = [
    '{apps,libs}/*/{src,app}/**/{en,nl,fr}.json',
    '{apps/api,libs/server}/src/**/*-texts.ts',
    'apps/api/content/**/{en,nl,fr}.{md,json}',
  ].flatMap((pattern) => globSync(pattern));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return languages.flatMap((language) => retired[language].exec(text)?.map((name) => `${file}: ${name}`) ?? []);
  });
  expect(found).toEqual([]);
});
