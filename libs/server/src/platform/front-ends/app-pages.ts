import { localePrefix, parseLocalisedPath, provider, type Language } from '@statewise/i18n';
import { schemeIn, type Scheme } from '@statewise/i18n/scheme';
import { sessionCookie } from '../auth/access.js';
import { problemTexts } from '../problem/messages.js';
import { appPage, type AppPage } from './app-page.js';
import type { FrontEnd } from './declared-front-ends.js';

/** What stands in the page of a front end before its script, as its build drew it. */
interface FirstViews {
  /** By the prefix of the locale, `/be-nl`, or by the language where addresses have none: the page itself, and what stands in front of it. */
  readonly views: Readonly<Record<string, { readonly page: string; readonly front?: string }>>;
  /** The paths below the front end's own that open with it; its own alone by default. */
  readonly paths?: readonly string[];
  /** Where a cookie of this name is set, nothing stands in front of the page. */
  readonly cookie?: string;
  /** The cookie as the form in front of the page sets it; over https it is secure besides. */
  readonly accepted?: string;
}

/** What of a request its page follows from. */
interface PageRequest {
  readonly path: string;
  /** That of the address; where it has none, that which was chosen, or the browser's. */
  readonly language: Language;
  /** With a query, the links of a first view would lead elsewhere than those of the page. */
  readonly hasQuery: boolean;
  readonly cookies: string;
}

/**
 * The pages made of the one that was built: in the language of the address and the chosen colours, so that they never stand in
 * others first, and at the front end's start with its first view. Each is made once.
 */
export class AppPages {
  private readonly made = new Map<string, AppPage>();

  /** The paths after the locale that open with a first view. */
  private readonly opened: readonly string[];

  /** `html` is the built page; the first views of a front end for the bank's own people are those of who is not signed in. */
  constructor(
    private readonly html: string,
    private readonly frontEnd: Pick<FrontEnd, 'route' | 'isInside'>,
    private readonly first: FirstViews = { views: {} },
  ) {
    const start = frontEnd.route.replace('/:locale', '').replace('/*', '');
    this.opened = (first.paths ?? ['']).map((below) => start + below);
  }

  for({ path, language, hasQuery, cookies }: PageRequest): AppPage {
    const scheme = schemeIn(cookies);
    const isPast = hasQuery || (this.frontEnd.isInside && cookies.includes(`${sessionCookie}=`));
    const view = isPast ? undefined : this.viewAt(path, language);
    const isInFront = view?.front !== undefined && !hasCookie(cookies, this.first.cookie);
    const key = [view && path, isInFront, language, scheme].join();
    const made = this.made.get(key);
    if (made !== undefined) return made;
    const html = withScheme(withLanguage(this.html, language), scheme);
    const page = appPage(view ? withView(html, view.page, isInFront ? view.front : '') : html);
    this.made.set(key, page);
    return page;
  }

  /** A page without script, in the front end's dress, that says that nothing is at an address and leads to the root. */
  absent(language: Language, cookies: string): string {
    const { title, detail } = problemTexts[language]['REQUEST.NOT_FOUND'];
    const said = `<h1>${title}</h1><p class="sw-lead">${detail}</p><p><a href="/">${provider.name}</a></p>`;
    return withScheme(withLanguage(this.html, language), schemeIn(cookies))
      .replaceAll(ofScripts, '')
      .replace('<div id="root"></div>', `<main class="sw-main"><div class="sw-width sw-failure">${said}</div></main>`);
  }

  /** The cookie that the form in front of a page sets; undefined where the page has none. */
  acceptedAt(path: string): string | undefined {
    return this.viewAt(path) && this.first.accepted;
  }

  private viewAt(path: string, language = ''): FirstViews['views'][string] | undefined {
    const localised = parseLocalisedPath(path);
    if (!this.opened.includes((localised?.path ?? path).replace(/\/$/, ''))) return undefined;
    return this.first.views[localised === undefined ? language : localePrefix(localised.locale)];
  }
}

/** What a page of scripts consists of besides its dress: they themselves, and what is said while they do not run. */
const ofScripts =
  /<script[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<noscript[^]*?<\/noscript>|<div class="sw-late"[^]*?<\/div>/g;

const hasCookie = (cookies: string, name = ''): boolean =>
  cookies.split(/;\s*/).some((cookie) => cookie.startsWith(`${name}=`));

const withView = (html: string, page: string, front: string): string =>
  html.replace('<div id="root"></div>', () => `<div id="root">${page}</div>${front}`);

/** Leaves out what is loaded ahead, and said, in other languages. */
function withLanguage(html: string, language: Language): string {
  return html
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replaceAll(/\s*<link [^>]*hreflang="([a-z]+)"[^>]*>|<p lang="([a-z]+)">[^<]*<\/p>/g, (part, ...of) =>
      of.includes(language) ? part : '',
    );
}

function withScheme(html: string, scheme: Scheme | undefined): string {
  if (scheme === undefined) return html;
  return html.replace('<html', `<html data-theme="${scheme}"`).replace('content="light dark"', `content="${scheme}"`);
}
