// Whether a visitor is better served in another language. The browser owns it; it decides once a page.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

export interface LanguageCheckContext {
  /** Language of the browser, without its region. */
  readonly wanted: string;
}

export interface LanguageCheckEvent {
  readonly type: 'languages.read';
  /** Language of the browser as it states it, e.g. `nl-BE`. */
  readonly browser: string;
  readonly page: string;
  /** Languages that the page is written in. */
  readonly offered: readonly string[];
  /** Whether the cookie says that the check was made today. */
  readonly isDone: boolean;
}

const languageCheck = setup({
  types: { context: {} as LanguageCheckContext, events: {} as LanguageCheckEvent, meta: {} as ChartMeta },
  guards: {
    isElsewhere: ({ event }) =>
      !event.isDone && event.offered.includes(languageOf(event)) && languageOf(event) !== event.page,
  },
  actions: {
    keepWanted: assign(({ event }) => ({ wanted: languageOf(event) })),
    rememberCheck: () => {},
    redirect: () => {},
  },
});

function languageOf({ browser }: LanguageCheckEvent): string {
  return browser.slice(0, 2).toLowerCase();
}

/** The chart of the language check. */
export const languageCheckMachine = languageCheck.createMachine({
  id: 'language-check',
  description: 'Sends a visitor once a day to the same page in the language of the browser.',
  meta: {
    title: 'Language check',
    guards: { isElsewhere: 'The browser speaks another language of the site, and the check was not made today.' },
    actions: {
      keepWanted: 'Keeps the language of the browser.',
      rememberCheck: 'The browser sets the cookie LANGUAGE_CHECK_DONE for a day.',
      redirect: 'The browser opens the same page in the language that was kept.',
    },
  },
  context: { wanted: '' },
  initial: 'checking',
  states: {
    checking: {
      description: 'The languages of browser and page are not compared yet.',
      on: {
        'languages.read': [
          { target: 'redirecting', guard: 'isElsewhere', actions: ['keepWanted', 'rememberCheck', 'redirect'] },
          { target: 'settled' },
        ],
      },
    },
    redirecting: { description: 'The page in the other language is being opened.', type: 'final' },
    settled: { description: 'The page stays.', type: 'final' },
  },
});
