import { fieldErrorCatalogue, loadCatalogues, uiCatalogue, type LoadedCatalogues } from '@statewise/i18n';
import { LiveI18nProvider } from '@statewise/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { App } from './app.js';
import { createServices } from './create-services.js';
import { WizardProvider, type WizardServices } from './services.js';
import { localeOf } from './visit/address.js';

/** What a front end is drawn with. */
interface Drawn {
  readonly services: WizardServices;
  readonly catalogues: LoadedCatalogues;
}

/** The texts that a first page is drawn with, in the language of its address. */
export function firstTextsOf({ locale, firstTexts }: WizardServices): Promise<LoadedCatalogues> {
  return loadCatalogues(locale.language, [uiCatalogue, fieldErrorCatalogue, firstTexts]);
}

/**
 * The front end in the language of its address. Another one is a page of its own, unless files are chosen that the server
 * does not have: no page can hand them to the next, so they stay, and the same page is drawn in the other language.
 */
export function InLanguages({ first }: { readonly first: Drawn }) {
  const [{ services, catalogues }, setDrawn] = useState(first);
  const { locale, basename, reportMissing } = services;
  const draw = async (address: string): Promise<void> => {
    const at = { location: new URL(address), sessionStorage: services.storage };
    const other = createServices(services.options, at, services);
    const texts = await firstTextsOf(other);
    if (location.href !== address) history.pushState(null, '', address);
    document.documentElement.lang = other.locale.language;
    setDrawn({ services: other, catalogues: texts });
  };
  const follow = useEffectEvent((event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    const isForThisTab = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (link === null || !isForThisTab || !services.hasUnsentFiles()) return;
    event.preventDefault();
    void draw(link.href);
  });
  const look = useEffectEvent((): void => {
    if (localeOf(location.pathname).language !== locale.language) void draw(location.href);
  });
  useEffect(() => {
    const over = new AbortController();
    document.addEventListener('click', (event) => follow(event), { signal: over.signal });
    addEventListener('popstate', () => look(), { signal: over.signal });
    return () => over.abort();
  }, []);
  return (
    <LiveI18nProvider key={basename} locale={locale} catalogues={catalogues} onMissing={reportMissing}>
      <WizardProvider services={services}>
        <App />
      </WizardProvider>
    </LiveI18nProvider>
  );
}
