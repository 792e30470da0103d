import {
  countries,
  formattingTag,
  languages,
  localisePath,
  provider,
  type Language,
  type Locale,
} from '@statewise/i18n';
import type { SiteHost } from '@statewise/site-content';
import type { PathsByLanguage } from '../shell/addresses.js';

/** What a page says about itself to browsers, search engines and people who share it. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly hrefLang: string; readonly href: string }[];
  readonly image: string;
  readonly type: 'website' | 'article';
  readonly locale: string;
  readonly rss: string;
  readonly isHidden: boolean;
  readonly structured: readonly object[];
}

interface HeadRequest {
  readonly title: string;
  readonly description: string;
  /** The page's path after the prefix, in a language; undefined where the page does not exist in it. */
  readonly pathIn: (language: Language) => string | undefined;
  readonly type?: Head['type'];
  /** Kept out of search engines. */
  readonly isHidden?: boolean;
  readonly structured?: readonly object[];
}

/** Puts a page's head together; a page that does not exist in the reader's language points to the English one. */
export function headOf({ publicUrl }: Pick<SiteHost, 'publicUrl'>, locale: Locale, request: HeadRequest): Head {
  const { title, description, pathIn, type = 'website', isHidden = false, structured = [] } = request;
  const addressIn = (where: Locale): string | undefined => {
    const path = pathIn(where.language);
    return path === undefined ? undefined : `${publicUrl}${localisePath(where, path)}`;
  };
  return {
    title: title === provider.name ? title : `${title} · ${provider.name}`,
    description,
    canonical: addressIn(locale) ?? addressIn({ ...locale, language: 'en' }) ?? publicUrl,
    alternates: alternatesOf(addressIn),
    image: `${publicUrl}/og.png`,
    type,
    locale: formattingTag(locale).replace('-', '_'),
    rss: localisePath(locale, '/blog/rss.xml'),
    isHidden,
    structured: [organisation(publicUrl), ...structured],
  };
}

function alternatesOf(addressIn: (where: Locale) => string | undefined): Head['alternates'] {
  const localised = countries.flatMap((country) =>
    languages.map((language) => ({
      hrefLang: country === 'ot' ? language : `${language}-${country.toUpperCase()}`,
      href: addressIn({ country, language }),
    })),
  );
  const all = [...localised, { hrefLang: 'x-default', href: addressIn({ country: 'ot', language: 'en' }) }];
  return all.flatMap(({ hrefLang, href }) => (href === undefined ? [] : [{ hrefLang, href }]));
}

function organisation(publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BankOrCreditUnion',
    '@id': `${publicUrl}/#organization`,
    name: provider.name,
    legalName: provider.legalName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon.svg`,
    email: provider.email,
    foundingDate: String(provider.since),
  };
}

/** The way from the home page to this one, for search engines. */
export function breadcrumbs(
  { publicUrl }: Pick<SiteHost, 'publicUrl'>,
  locale: Locale,
  steps: readonly { readonly name: string; readonly path: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${publicUrl}${localisePath(locale, path)}`,
    })),
  };
}

interface PageRequest extends Omit<HeadRequest, 'pathIn'> {
  /** The page's path after the prefix; `pathIn` where it is another one in other languages, or none. */
  readonly path: string;
  readonly pathIn?: HeadRequest['pathIn'];
  /** The way to it from the home page. */
  readonly way?: Parameters<typeof breadcrumbs>[2];
}

/** What a loader tells of its page: its head, the languages it is written in, and where the links to it in other languages lead. */
export function aboutPage(
  host: Pick<SiteHost, 'publicUrl'>,
  locale: Locale,
  { path, pathIn = () => path, way, structured = [], ...about }: PageRequest,
): { readonly paths: PathsByLanguage; readonly offered: readonly Language[]; readonly head: Head } {
  const trail = way === undefined ? [] : [breadcrumbs(host, locale, way)];
  return {
    offered: languages.filter((language) => pathIn(language) !== undefined),
    paths: Object.fromEntries(languages.map((language) => [language, pathIn(language) ?? path])),
    head: headOf(host, locale, { ...about, pathIn, structured: [...structured, ...trail] }),
  };
}
