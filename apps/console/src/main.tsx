import '@statewise/ui/ui.css';
import './styles/console.css';
import { timeZone } from '@statewise/finance';
import { loadCatalogues } from '@statewise/i18n';
import { dropSecondClicks, LiveI18nProvider, missingTextReporter, watchFailures } from '@statewise/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './app.js';
import { consoleCatalogue, everywhere } from './messages/catalogue.js';
import { askForSession, type Person } from './requests/session.js';
import { consoleLocale, onLanguageChosen } from './shell/language.js';

watchFailures(consoleCatalogue.area);
dropSecondClicks(document);
const session = askForSession();
const reportMissing = missingTextReporter(consoleCatalogue.area);
const element = document.getElementById('root');
if (element === null) throw new Error('the page has no root');
// The page of the sign-in may stand there already: it stays until it is known who is signed in, and where nobody is, it is the first.
const ahead = element.hasChildNodes() ? session.then(openSignIn) : undefined;
const root = createRoot(element);

/** Draws the console in the language that is chosen. */
async function draw(): Promise<void> {
  const locale = consoleLocale();
  const catalogues = await loadCatalogues(locale.language, everywhere);
  await ahead;
  if (locale.language !== consoleLocale().language) return;
  document.documentElement.lang = locale.language;
  root.render(
    <StrictMode>
      <LiveI18nProvider locale={locale} timeZone={timeZone} catalogues={catalogues} onMissing={reportMissing}>
        <ConsoleApp />
      </LiveI18nProvider>
    </StrictMode>,
  );
}

function openSignIn(person: Person | null | undefined): void {
  if (person === null) history.replaceState(null, '', `/console/sign-in${location.hash}`);
}

onLanguageChosen(draw);
await draw();
