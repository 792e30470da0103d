import { localePrefix, parseLocalisedPath, type Language } from '@statewise/i18n';
import { schemeIn, type Scheme } from '@statewise/i18n/scheme';
import { appPage, type AppPage } from './app-page.js';

/** What stands in the page of a front end before its script, as its build drew it. */
interface FirstViews {
  /** By the prefix of the locale, `/be-nl`: the page itself, and what stands in front of it. */
  readonly views: Readonly<Record<string, { readonly page: string; readonly front: string }>>;
  /** Where a cookie of this name is set, nothing stands in front of the page. */
  readonly cookie: string;
  /** The cookie as the form in front of the page sets it; over https it is secure besides. */
  readonly accepted: string;
}

const noViews: FirstViews = { views: {}, cookie: '', accepted: '' };

/** What of a request its page follows from. */
interface PageRequest {
  readonly path: string;
  /** That of the address, or of the browser where the address has none. */
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

  private readonly start: string;

  /** `html` is the built page, `route` that of the front end: `/:locale/visit/*`. */
  constructor(
    private readonly html: string,
    route: string,
    private readonly first: FirstViews = noViews,
  ) {
    this.start = route.replace('/:locale', '').replace('/*', '');
  }

  for({ path, language, hasQuery, cookies }: PageRequest): AppPage {
    const scheme = schemeIn(cookies);
    const view = hasQuery ? undefined : this.viewAt(path);
    const isInFront = view !== undefined && !hasCookie(cookies, this.first.cookie);
    const key = [view && path, isInFront, language, scheme].join();
    const made = this.made.get(key);
    if (made !== undefined) return made;
    const drawn = view ? withView(this.html, view.page, isInFront ? view.front : '') : this.html;
    const page = appPage(withScheme(withLanguage(drawn, language), scheme));
    this.made.set(key, page);
    return page;
  }

  /** The cookie that the form in front of a page sets; undefined where the page has none. */
  acceptedAt(path: string): string | undefined {
    return this.viewAt(path) && this.first.accepted;
  }

  private viewAt(path: string): FirstViews['views'][string] | undefined {
    const localised = parseLocalisedPath(path);
    if (localised === undefined) return undefined;
    return localised.path === this.start || localised.path === `${this.start}/`
      ? this.first.views[localePrefix(localised.locale)]
      : undefined;
  }
}

const hasCookie = (cookies: string, name: string): boolean =>
  cookies.split(/;\s*/).some((cookie) => cookie.startsWith(`${name}=`));

const withView = (html: string, page: string, front: string): string =>
  html.replace('<div id="root"></div>', () => `<div id="root">${page}</div>${front}`);

/** Leaves out what is loaded ahead for other languages. */
function withLanguage(html: string, language: Language): string {
  return html
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replaceAll(/\s*<link [^>]*hreflang="([a-z]+)"[^>]*>/g, (link, of) => (of === language ? link : ''));
}

function withScheme(html: string, scheme: Scheme | undefined): string {
  if (scheme === undefined) return html;
  return html.replace('<html', `<html data-theme="${scheme}"`).replace('content="light dark"', `content="${scheme}"`);
}
