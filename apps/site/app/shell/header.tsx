import { branches, localisePath, pagePaths, provider } from '@statewise/i18n';
import type { Menus, SiteLink } from '@statewise/site-content';
import {
  ChevronDownIcon,
  Link,
  LinkButton,
  Logo,
  PhoneIcon,
  SearchIcon,
  useLocale,
  UserIcon,
  CloseIcon,
  MenuIcon,
} from '@statewise/ui';
import type { ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';
import { Countries, Settings } from './choices.js';
import { Menu, type MenuPlace } from './menus.js';

/** The one button of a phone, behind which all menus stand; the browser itself opens and closes it, also without script. */
function PhoneMenu({ children }: { readonly children: ReactNode }) {
  const t = useSiteText();
  return (
    <details className="site-everything">
      <summary className="site-everything__button">
        <MenuIcon size={22} />
        <CloseIcon size={22} />
        <span>{t('menu.everything')}</span>
      </summary>
      <div className="site-everything__panel">{children}</div>
    </details>
  );
}

/** Mark, menus, search and the way into an application; on a phone one menu holds all the others. */
export function Header({ menus }: { readonly menus: Menus }) {
  const t = useSiteText();
  const locale = useLocale();
  return (
    <header className="site-header">
      <div className="site-header__top">
        <div className="sw-width site-header__row">
          <Countries place="bar" />
          <Settings place="bar" />
          <BranchPhone />
          <SignIn menus={menus} place="bar" />
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
        <MainMenus menus={menus} place="bar" className="site-nav" />
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
        <PhoneMenu>
          <MainMenus menus={menus} place="phone" />
          <SignIn menus={menus} place="phone" />
          <Countries place="phone" />
          <Settings place="phone" />
          <div className="site-everything__more">
            <Link className="site-header__phone" href={localisePath(locale, '/search')}>
              <SearchIcon size={18} />
              <span>{t('search.label')}</span>
            </Link>
            <BranchPhone />
          </div>
        </PhoneMenu>
      </div>
    </header>
  );
}

interface MenusProps {
  readonly menus: Menus;
  readonly place: MenuPlace;
}

function MainMenus({ menus, place, className }: MenusProps & { readonly className?: string }) {
  const t = useSiteText();
  if (menus.main.length === 0) return null;
  return (
    <nav className={className} aria-label={t('menu.main')}>
      <ul className="site-menus">
        {menus.main.map(({ label, items }) => (
          <li key={label}>
            <Menu
              menu="sub"
              entry={label}
              place={place}
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
  );
}

function SignIn({ menus, place }: MenusProps) {
  const t = useSiteText();
  if (menus.login.length === 0) return null;
  return (
    <Menu
      menu="login"
      place={place}
      className="site-menu--end"
      label={
        <>
          <UserIcon size={18} />
          <span>{t('menu.login')}</span>
          <ChevronDownIcon size={16} />
        </>
      }
    >
      <Links links={menus.login} />
    </Menu>
  );
}

function BranchPhone() {
  const { phone, phoneLink } = branches[useLocale().country];
  return (
    <a className="site-header__phone" href={phoneLink}>
      <PhoneIcon size={16} />
      <span className="sw-figures">{phone}</span>
    </a>
  );
}

/** Links of the content. */
export function Links({ links }: { readonly links: readonly SiteLink[] }) {
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
