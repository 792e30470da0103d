import { languages, loadCatalogues, type Language } from '@statewise/i18n';
import { I18nProvider } from '@statewise/ui';
import type { FirstViews } from '@statewise/wizard/vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { everywhere } from '../messages/catalogue.js';
import { useConsoleText } from '../messages/use-console-text.js';
import { createQueryClient } from '../requests/query-client.js';
import { consoleLocale } from '../shell/language.js';
import { SignedOutPage } from './signed-out-page.js';
import { SignInForm } from './sign-in-form.js';

/** The page of the sign-in in each language, as the build draws it to stand there before the script. */
export async function signInViews(): Promise<FirstViews> {
  const views = await Promise.all(
    languages.map(async (language) => [language, { page: await drawn(language) }] as const),
  );
  return { views: Object.fromEntries(views), paths: ['', '/sign-in'] };
}

async function drawn(language: Language): Promise<string> {
  const catalogues = await loadCatalogues(language, everywhere);
  const markup = renderToStaticMarkup(
    <I18nProvider locale={consoleLocale(language)} catalogues={catalogues}>
      <QueryClientProvider client={createQueryClient()}>
        <SignInOpening />
      </QueryClientProvider>
    </I18nProvider>,
  );
  // Nor can a program that fills in forms type what would be lost.
  return markup.replaceAll('<input ', '<input readonly ');
}

/** Until the script is there nothing is sent: what cannot be sent yet cannot be typed. */
function SignInOpening() {
  const t = useConsoleText();
  return (
    <div data-drawn-ahead="" inert>
      <SignedOutPage title={t('signIn.title')}>
        <SignInForm onSignedIn={() => undefined} />
      </SignedOutPage>
    </div>
  );
}
