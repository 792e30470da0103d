import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@statewise/i18n';
import type { z } from 'zod/v4';
import { blocks, type Blocks } from './block-types.js';
import { ContentFile } from './content-file.js';
import {
  articleFacts,
  articleText,
  namesSchema,
  pageFacts,
  pageText,
  pictureTexts,
  ratesSchema,
  vacancyFacts,
  vacancyText,
  type DemoArticle,
  type DemoPage,
  type DemoPicture,
  type DemoVacancy,
  type Entry,
  type InEveryLanguage,
} from './content-types.js';

/** Everything that the public site shows on a new installation. Lists come in the order of their ids. */
export interface ContentFiles {
  readonly articles: readonly DemoArticle[];
  readonly pages: readonly DemoPage[];
  readonly vacancies: readonly DemoVacancy[];
  readonly pictures: readonly DemoPicture[];
  readonly blocks: { readonly [Name in keyof Blocks]: InEveryLanguage<Blocks[Name]> };
  readonly names: z.infer<typeof namesSchema>;
  readonly rates: z.infer<typeof ratesSchema>;
}

/** Content that does not hold together: a line for each problem, with file, line and sentence. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The content of the public site has errors:\n${problems.join('\n')}`);
  }
}

/** `apps/api/content`, seen from the sources as from what is built of them. */
export const contentFolder = path.join(import.meta.dirname, '../../../content');

/** Pages that are no content: programs of the site, and the wizards. */
const programs = ['/', '/blog', '/jobs', '/loan-application', '/e-banking/', '/store/'];

/**
 * Reads the content of the public site: the files of `apps/api/content`, or of another folder laid out like it.
 * @throws ContentError that names every problem at once; links and pictures are looked at where all files can be read.
 */
export function readContent(folder: string = contentFolder): ContentFiles {
  return new ContentReader(folder).read();
}

const inLanguages = (extension: string): string[] => languages.map((language) => `${language}.${extension}`);

class ContentReader {
  private readonly problems: string[] = [];
  private readonly files: ContentFile[] = [];

  constructor(private readonly folder: string) {}

  read(): ContentFiles {
    this.list('', ['README.md', 'articles', 'blocks', 'names.json', 'pages', 'pictures', 'rates.json', 'vacancies']);
    const articles = this.entries('articles', 'article.json', articleFacts, articleText);
    const pages = this.entries('pages', 'page.json', pageFacts, pageText);
    const vacancies = this.entries('vacancies', 'vacancy.json', vacancyFacts, vacancyText, languages);
    this.checkSlugs('articles', articles);
    this.checkSlugs('vacancies', vacancies);
    const pictures = this.pictures();
    for (const name of this.list('blocks', Object.keys(blocks))) this.list(`blocks/${name}`, inLanguages('json'));
    const menus = this.everyLanguage('blocks/menus', blocks.menus);
    const notices = this.everyLanguage('blocks/notices', blocks.notices);
    const home = this.everyLanguage('blocks/home', blocks.home);
    const anniversary = this.everyLanguage('blocks/anniversary', blocks.anniversary);
    const names = this.file('names.json', namesSchema);
    const rates = this.file('rates.json', ratesSchema);
    if (!menus || !notices || !home || !anniversary || !names || !rates || this.problems.length > 0)
      throw new ContentError(this.problems);
    const content = { articles, pages, vacancies, pictures, names, rates };
    this.checkReferences(content);
    if (this.problems.length > 0) throw new ContentError(this.problems);
    return { ...content, blocks: { menus, notices, home, anniversary } };
  }

  /** What a folder holds besides hidden files; what it may not hold is a problem. */
  private list(folder: string, allowed?: readonly string[]): string[] {
    const where = path.join(this.folder, folder);
    const names = existsSync(where) ? readdirSync(where) : [];
    const found = names.filter((name) => !name.startsWith('.')).toSorted();
    for (const name of found)
      if (allowed && !allowed.includes(name))
        this.problems.push(`${path.posix.join(folder, name)} is none of ${allowed.join(', ')}`);
    return found;
  }

  private file<T>(name: string, schema: z.ZodType<T>): T | undefined {
    if (!existsSync(path.join(this.folder, name))) {
      this.problems.push(`${name} is missing`);
      return undefined;
    }
    const file = new ContentFile(this.folder, name);
    this.files.push(file);
    return file.read(schema, this.problems);
  }

  private everyLanguage<T>(folder: string, schema: z.ZodType<T>): InEveryLanguage<T> | undefined {
    const en = this.file(`${folder}/en.json`, schema);
    const nl = this.file(`${folder}/nl.json`, schema);
    const fr = this.file(`${folder}/fr.json`, schema);
    return en && nl && fr && { en, nl, fr };
  }

  /** The folders of a kind: each has a file of facts and one of text a language. */
  private entries<Facts extends { readonly id: number }, Text>(
    kind: string,
    factsName: string,
    factsSchema: z.ZodType<Facts>,
    textSchema: z.ZodType<Text>,
    required: readonly Language[] = ['en'],
  ): Entry<Facts, Text>[] {
    const ids = new Map<number, string>();
    const entries = this.list(kind).flatMap((slug) => {
      const folder = `${kind}/${slug}`;
      const present = this.list(folder, [factsName, ...inLanguages('md')]);
      const read = (language: Language) =>
        required.includes(language) || present.includes(`${language}.md`)
          ? this.file(`${folder}/${language}.md`, textSchema)
          : undefined;
      const facts = this.file(`${folder}/${factsName}`, factsSchema);
      const [en, nl, fr] = [read('en'), read('nl'), read('fr')];
      if (!facts || !en) return [];
      const other = ids.get(facts.id);
      if (other !== undefined) this.problems.push(`${folder}/${factsName} has the id of ${other}: ${facts.id}`);
      ids.set(facts.id, slug);
      return { ...facts, slug, texts: { en, nl, fr } };
    });
    return entries.toSorted((one, other) => one.id - other.id);
  }

  /** What has an address of its own in each language is found by the English one. */
  private checkSlugs(kind: string, entries: readonly (DemoArticle | DemoVacancy)[]): void {
    for (const { slug, texts } of entries)
      if (texts.en.slug !== slug)
        this.problems.push(`${kind}/${slug}/en.md has another slug than the name of its folder: ${texts.en.slug}`);
  }

  /** The pictures, without the line breaks between the elements of their files. */
  private pictures(): DemoPicture[] {
    const alts = this.everyLanguage('pictures', pictureTexts);
    const names = this.list('pictures').filter((name) => !inLanguages('json').includes(name));
    const pictures = names.flatMap((name) => {
      const svg = readFileSync(path.join(this.folder, 'pictures', name), 'utf8')
        .replaceAll(/>\s+</g, '><')
        .trim();
      const [, number] = /^(\d+)\.svg$/.exec(name) ?? [];
      const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
      if (number === undefined || width === undefined || height === undefined) {
        this.problems.push(`pictures/${name} is no SVG, called by its number, that gives its width and height first`);
        return [];
      }
      const alt = (language: Language) => (alts ? (alts[language][number] ?? this.missing(language, number)) : '');
      const inAll = { en: alt('en'), nl: alt('nl'), fr: alt('fr') };
      return { id: Number(number), width: Number(width), height: Number(height), alt: inAll, svg };
    });
    return pictures.toSorted((one, other) => one.id - other.id);
  }

  private missing(language: Language, picture: string): string {
    this.problems.push(`pictures/${language}.json has no text for ${picture}.svg`);
    return '';
  }

  private checkReferences({ articles, pages, pictures }: Pick<ContentFiles, 'articles' | 'pages' | 'pictures'>): void {
    const ids = new Set(pictures.map(({ id }) => String(id)));
    const paths = ['', ...programs, ...pages.map(({ slug }) => `/${slug}`)];
    const articlesIn = (language: Language) =>
      articles.flatMap(({ id, texts }) => (texts[language] ? `/blog/${id}/${texts[language].slug}` : []));
    const targets = {
      en: new Set([...paths, ...articlesIn('en')]),
      nl: new Set([...paths, ...articlesIn('nl')]),
      fr: new Set([...paths, ...articlesIn('fr')]),
    };
    for (const file of this.files) {
      const language = languages.find((one) => path.parse(file.name).name === one) ?? 'en';
      for (const { kind, value, line } of file.references()) {
        const isKnown =
          kind === 'picture'
            ? ids.has(value)
            : value.startsWith('https://') || targets[language].has(value.replace(/[?#].*/s, ''));
        if (!isKnown) this.problems.push(`${file.name}:${line} ${kind} ${value} leads nowhere`);
      }
    }
  }
}
