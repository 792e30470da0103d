import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mergeCatalogues, type Catalogue } from '@statewise/i18n';
import { wizardCatalogue } from '@statewise/wizard/messages/catalogue';
import { textsOf, type Texts } from '../../harness/texts.ts';

/** Where the front end of a flow stands, and what it says in English. */
export interface FrontEnd {
  /** Its path after the locale. */
  readonly base: string;
  readonly texts: Texts<string>;
  /** Keys of the headings of states whose pages are not called as those of other wizards. */
  readonly headings: Readonly<Record<string, string | readonly string[]>>;
}

/** The front end in a folder below `apps`; some states of it may have headings of their own. */
export async function frontEndOf(app: string, headings: FrontEnd['headings'] = {}): Promise<FrontEnd> {
  const folder = path.resolve(import.meta.dirname, '../../../', app);
  const about: Package = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const messages: Readonly<Record<string, unknown>> = await import(`../../../${app}/src/messages/catalogue.ts`);
  const own = Object.values(messages).filter(isCatalogue);
  return {
    base: about.statewise.frontEnd.path.replace('/:locale', ''),
    texts: await textsOf(mergeCatalogues(app, wizardCatalogue, ...own)),
    headings,
  };
}

const isCatalogue = (exported: unknown): exported is Catalogue =>
  typeof exported === 'object' && exported !== null && 'load' in exported;

interface Package {
  readonly statewise: { readonly frontEnd: { readonly path: string } };
}
