import {
  branches,
  countries,
  countryNames,
  languageNames,
  languages,
  localisePath,
  pagePaths,
  provider,
  type Locale,
} from '@statewise/i18n';
import type { Menus, SiteLink } from '@statewise/site-content';
import {
  ChevronDownIcon,
  GlobeIcon,
  Link,
  LinkButton,
  Logo,
  PhoneIcon,
  SearchIcon,
  setCookie,
  tenYears,
  useLocale,
  UserIcon,
} from '@statewise/ui';
import type { ReactNode } from 'react';
import { languageCookie, oneDay } from '../cookies.js';
import { useSiteText } from '../messages/use-site-text.js';
import { usePlace } from '../page/page-state.js';
import { localeCookie } from '../wanted-locale.js';
import { addressIn } from './addresses.js';
import { Menu } from './menus.js';

/** Mark, menus, search and the way into an application. */
export function Header({ menus }: { readonly menus: Menus }): ReactNode {
  const t = useSiteText();
  const locale = useLocale();
  const { phone, phoneLink } = branches[locale.country];
  return (
    <header className="site-header">
      <div className="site-header__top">
        <div className="sw-width site-header__row">
          <Countries />
          <Languages />
          <a className="site-header__phone" href={phoneLink}>
            <PhoneIcon size={16} />
            <span className="sw-figures">{phone}</span>
          </a>
          <Menu
            menu="login"
            className="site-menu--end"
            label={
              <>
                <UserIcon size={18} />
                <span>{t('menu.login')}</span>
              </>
            }
          >
            <Links links={menus.login} />
          </Menu>
        </div>
      </div>
      <div className="sw-width site-header__row site-header__row--main">
        <a
          className="sw-header__logo"
          href={localisePath(locale, pagePaths.home)}
          aria-label={t('menu.home', { name: provider.name })}
        >
          <Logo />
        </a>
        <nav className="site-nav" aria-label={t('menu.main')}>
          <ul>
            {menus.main.map(({ label, items }) => (
              <li key={label}>
                <Menu
                  menu="sub"
                  entry={label}
                  label={
                    <>
                      <span>{label}</span>
                      <ChevronDownIcon size={16} />
                    </>
                  }
                >
                  <Links links={items} />
                </Menu>
              </li>
            ))}
          </ul>
        </nav>
        <Link
          className="sw-icon-button site-header__search"
          href={localisePath(locale, '/search')}
          aria-label={t('search.label')}
        >
          <SearchIcon size={22} />
        </Link>
        <LinkButton small className="site-header__apply" href={localisePath(locale, '/loan-application')}>
          <span className="site-header__long">{t('menu.apply')}</span>
          <span className="site-header__short">{t('menu.applyShort')}</span>
        </LinkButton>
      </div>
    </header>
  );
}

/** Links of the content. */
export function Links({ links }: { readonly links: readonly SiteLink[] }): ReactNode {
  return (
    <ul className="site-links">
      {links.map(({ label, href }) => (
        <li key={label}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function useAddressIn(): (locale: Locale) => string {
  const { paths } = usePlace();
  return (locale) => addressIn(paths, locale);
}

/** Whoever chooses a language or a country is not sent elsewhere afterwards. */
function remember(locale: Locale): void {
  setCookie(languageCookie, '1', oneDay);
  setCookie(localeCookie, localisePath(locale, '/').slice(1, -1), tenYears);
}

function Countries(): ReactNode {
  const t = useSiteText();
  const { country, language } = useLocale();
  const address = useAddressIn();
  return (
    <Menu
      menu="countries"
      label={
        <>
          <GlobeIcon size={18} />
          <span className="sw-sr">{t('menu.country')}: </span>
          <span>{countryNames[country][language]}</span>
        </>
      }
    >
      <ul className="site-links">
        {countries.map((other) => (
          <li key={other}>
            <a
              href={address({ country: other, language })}
              aria-current={other === country ? 'true' : undefined}
              onClick={() => remember({ country: other, language })}
            >
              {countryNames[other][language]}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

function Languages(): ReactNode {
  const t = useSiteText();
  const { country, language } = useLocale();
  const address = useAddressIn();
  return (
    <Menu
      menu="settings"
      label={
        <>
          <span className="sw-sr">{t('menu.language')}: </span>
          <span>{languageNames[language]}</span>
        </>
      }
    >
      <ul className="site-links">
        {languages.map((other) => (
          <li key={other}>
            <a
              href={address({ country, language: other })}
              lang={other}
              hrefLang={other}
              aria-current={other === language ? 'true' : undefined}
              onClick={() => remember({ country, language: other })}
            >
              {languageNames[other]}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
