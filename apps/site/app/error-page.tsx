import { localisePath, pagePaths, provider } from '@statewise/i18n';
import { LinkButton, Logo, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useSiteText } from './messages/use-site-text.js';

/** Says that there is no such page, or that something failed, and leads on. */
export function ErrorText({ error }: { readonly error: unknown }): ReactNode {
  const t = useSiteText();
  const locale = useLocale();
  const kind = isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : 'failed';
  return (
    <div className="site-lost">
      <title>{`${t(`error.${kind}.title`)} · ${provider.name}`}</title>
      <p className="site-eyebrow">{kind === 'notFound' ? '404' : '500'}</p>
      <h1>{t(`error.${kind}.title`)}</h1>
      <p className="sw-lead">{t(`error.${kind}.text`)}</p>
      <form className="site-lost__search" action={localisePath(locale, '/search')} role="search">
        <label htmlFor="lost-search">{t('search.label')}</label>
        <div className="site-search-row">
          <div className="sw-control">
            <input className="sw-input" id="lost-search" type="search" name="q" autoComplete="off" />
          </div>
          <button className="sw-button sw-button--secondary" type="submit">{t('search.submit')}</button>
        </div>
      </form>
      <LinkButton href={localisePath(locale, pagePaths.home)}>{t('error.home')}</LinkButton>
    </div>
  );
}

/** The same on a page of its own, where no locale is known to draw the menus for. */
export function ErrorPage({ error }: { readonly error: unknown }): ReactNode {
  const locale = useLocale();
  return (
    <div className="sw-page">
      <header className="sw-header">
        <div className="sw-width sw-header__row">
          <a className="sw-header__logo" href={localisePath(locale, pagePaths.home)}><Logo /></a>
        </div>
      </header>
      <main id="main" className="sw-main">
        <div className="sw-width"><ErrorText error={error} /></div>
      </main>
    </div>
  );
}
