import {
  countries,
  countryNames,
  languageNames,
  languages,
  localisePath,
  pagePaths,
  parseLocalisedPath,
} from '@statewise/i18n';
import { LinkButton, Logo, useLocale, useUiText } from '@statewise/ui';
import { useSiteText } from './messages/use-site-text.js';
import { usePlace } from './page/place.js';

interface ErrorPageProps {
  readonly status: number;
  /** Under which a failure stands in the log. */
  readonly reference?: string | undefined;
}

/** Says that there is no such page, or that something failed, and leads on. */
export function ErrorText({ status, reference }: ErrorPageProps) {
  const t = useSiteText();
  const ui = useUiText();
  const locale = useLocale();
  const kind = status === 404 ? 'notFound' : 'failed';
  return (
    <div className="site-lost">
      {/* Of a failure the server says more than is known while the page is drawn: 503 where what is away comes back. */}
      {status < 500 && <p className="site-eyebrow">{status}</p>}
      <h1>{t(`error.${kind}.title`)}</h1>
      <p className="sw-lead">{t(`error.${kind}.text`)}</p>
      {reference !== undefined && (
        <p className="sw-failure__reference">
          {ui('failure.reference')} <strong className="sw-figures">{reference}</strong>
        </p>
      )}
      <form className="site-lost__search" action={localisePath(locale, '/search')} role="search">
        <label htmlFor="lost-search">{t('search.label')}</label>
        <div className="site-search-row">
          <div className="sw-control">
            <input className="sw-input" id="lost-search" type="search" name="q" autoComplete="off" />
          </div>
          <button className="sw-button sw-button--secondary" type="submit">
            {t('search.submit')}
          </button>
        </div>
      </form>
      <LinkButton href={localisePath(locale, pagePaths.home)}>{t('error.home')}</LinkButton>
      {status === 404 && <LocaleChoice />}
    </div>
  );
}

/** Where an address names no country and language of ours, all of them to choose from. */
function LocaleChoice() {
  const t = useSiteText();
  const { language: shown } = useLocale();
  const { path } = usePlace();
  const [first = '', ...rest] = path.slice(1).split('/');
  if (parseLocalisedPath(path)) return null;
  const after = /^[a-z]{2}(-[a-z]{2})?$/i.test(first) ? `/${rest.join('/')}` : '/';
  return (
    <nav className="site-lost__choice" aria-labelledby="choice-title">
      <h2 id="choice-title">{t('error.choice')}</h2>
      <ul>
        {countries.map((country) => (
          <li key={country}>
            <strong>{countryNames[country][shown]}</strong>
            {languages.map((language) => (
              <a key={language} lang={language} hrefLang={language} href={localisePath({ country, language }, after)}>
                {languageNames[language]}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same on a page of its own, where no locale is known to draw the menus for. */
export function ErrorPage(props: ErrorPageProps) {
  const locale = useLocale();
  return (
    <div className="sw-page">
      <header className="sw-header">
        <div className="sw-width sw-header__row">
          <a className="sw-header__logo" href={localisePath(locale, pagePaths.home)}>
            <Logo />
          </a>
        </div>
      </header>
      <main id="main" className="sw-main">
        <div className="sw-width">
          <ErrorText {...props} />
        </div>
      </main>
    </div>
  );
}
