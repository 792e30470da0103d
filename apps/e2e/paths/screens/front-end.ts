import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fill, mergeCatalogues, type Catalogue } from '@statewise/i18n';
import { wizardCatalogue } from '@statewise/wizard/messages/catalogue';
import type { Texts } from '../../harness/texts.ts';

/** Where the front end of a flow stands, and what it says in English. */
export interface FrontEnd {
  /** Its path after the locale. */
  readonly base: string;
  readonly texts: Texts<string>;
  readonly has: (key: string) => boolean;
  /** Keys of the headings of states whose pages are not called as those of other wizards. */
  readonly headings: Readonly<Record<string, string | readonly string[]>>;
}

/** The front end in a folder below `apps`; some states of it may have headings of their own. */
export async function frontEndOf(app: string, headings: FrontEnd['headings'] = {}): Promise<FrontEnd> {
  const folder = path.resolve(import.meta.dirname, '../../../', app);
  const about: Package = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const messages: Readonly<Record<string, unknown>> = await import(`../../../${app}/src/messages/catalogue.ts`);
  const own = Object.values(messages).filter(isCatalogue);
  const texts = new Map<string, unknown>(
    Object.entries(await mergeCatalogues(app, wizardCatalogue, ...own).load('en')),
  );
  const of = (_language: string, key: string): string => {
    const text = texts.get(key);
    if (typeof text !== 'string') throw new Error(`${app} has no text ${key}.`);
    return fill(text);
  };
  return {
    base: about.statewise.frontEnd.path.replace('/:locale', ''),
    texts: { of, label: (language, field) => of(language, `field.${field}`) },
    has: (key) => typeof texts.get(key) === 'string',
    headings,
  };
}

const isCatalogue = (exported: unknown): exported is Catalogue =>
  typeof exported === 'object' && exported !== null && 'load' in exported;

interface Package {
  readonly statewise: { readonly frontEnd: { readonly path: string } };
}
