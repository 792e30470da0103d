import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  countries,
  languages,
  loadCatalogues,
  localePrefix,
  uiCatalogue,
  type Catalogue,
  type Locale,
  type Messages,
} from '@statewise/i18n';
import { I18nProvider, Loading, privacyCookie, tenYears, writeCookie } from '@statewise/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { createServices } from '../create-services.js';
import { useWizardText } from '../messages/use-wizard-text.js';
import { DrawnNotice } from '../privacy/drawn-notice.js';
import { WizardProvider } from '../services.js';
import { Opening } from '../shell/opening.js';
import { Shell } from '../shell/shell.js';

/** What a front end opens with: keys of its texts; without a lead it opens with a step. */
export interface OpeningKeys {
  readonly title: string;
  readonly lead?: string;
  /** The header waits for what the front end's script puts into it; by default it leads back into an application. */
  readonly hasOwnNavigation?: boolean;
}

/** What stands in a front end's page before its script. The server puts it there. */
export interface FirstViews {
  /** By the prefix of the locale, `/be-nl`; by the language where addresses have no locale. */
  readonly views: Readonly<Record<string, FirstView>>;
  /** The paths below the front end's own that open with it; its own alone by default. */
  readonly paths?: readonly string[];
  /** Where a cookie of this name is set, nothing stands in front of the page. */
  readonly cookie?: string;
  /** The cookie as it is set by the form in front of the page; over https it is secure besides. */
  readonly accepted?: string;
}

/** What a page opens with before its script: a heading, or what draws all of it. */
export type PageOpening = OpeningKeys | (() => Promise<FirstViews>);

interface FirstView {
  /** Header, heading and footer. */
  readonly page: string;
  /** In front of it: the privacy notice. */
  readonly front?: string;
}

/** Draws the first views of a front end that opens with a heading; `folder` has its package.json and its texts. */
export async function firstViews(folder: string, opening: OpeningKeys): Promise<FirstViews> {
  const base = await pathAfterLocale(folder);
  const own = ownTexts(folder);
  const locales = countries.flatMap((country) => languages.map((language): Locale => ({ country, language })));
  const views = await Promise.all(
    locales.map(async (locale) => [localePrefix(locale), await firstView(base, own, opening, locale)] as const),
  );
  const accepted = writeCookie(privacyCookie, '1', tenYears, false);
  return { views: Object.fromEntries(views), cookie: privacyCookie, accepted };
}

async function firstView(base: string, own: Catalogue, opening: OpeningKeys, locale: Locale): Promise<FirstView> {
  const pathname = `${localePrefix(locale)}${base}/`;
  const navigation = opening.hasOwnNavigation && { Navigation: () => null };
  const options = { base, catalogue: own, flow: noFlow, ...navigation };
  const services = createServices(options, { location: { pathname }, sessionStorage: noStorage });
  const catalogues = await loadCatalogues(locale.language, [uiCatalogue, services.texts]);
  const drawn = (part: ReactNode) =>
    renderToStaticMarkup(
      <I18nProvider locale={locale} catalogues={catalogues}>
        <WizardProvider services={services}>
          <MemoryRouter basename={services.basename} initialEntries={[pathname]}>
            {part}
          </MemoryRouter>
        </WizardProvider>
      </I18nProvider>,
    );
  return { page: drawn(<OpeningPage {...opening} />), front: drawn(<DrawnNotice />) };
}

function OpeningPage({ title, lead }: OpeningKeys) {
  const t = useWizardText();
  return (
    <div data-drawn-ahead="">
      <Shell narrow={lead === undefined}>
        <Opening title={t.text(title)} lead={lead && t.text(lead)} />
        <Loading label={t('app.loading')} />
      </Shell>
    </div>
  );
}

/** Where the page of a front end stands after the locale, as its package.json says. */
async function pathAfterLocale(folder: string): Promise<string> {
  const { statewise } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const path: unknown = statewise?.frontEnd?.path;
  if (typeof path === 'string' && path.startsWith('/:locale/')) return path.slice('/:locale'.length);
  throw new Error(`${folder}/package.json says no path of a front end after a locale: statewise.frontEnd.path`);
}

/** The texts of a front end, those of its first page among them. */
function ownTexts(folder: string): Catalogue {
  const textsIn = async (part: string): Promise<Messages> =>
    JSON.parse(await readFile(join(folder, 'src/messages', part), 'utf8'));
  const hasFirst = existsSync(join(folder, 'src/messages/first'));
  return {
    area: 'own',
    load: async (language) => ({
      ...(hasFirst && (await textsIn(`first/${language}.json`))),
      ...(await textsIn(`${language}.json`)),
    }),
  };
}

const noFlow = () => Promise.reject(new Error('no chart runs in a page that is drawn ahead'));

const noStorage: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};
