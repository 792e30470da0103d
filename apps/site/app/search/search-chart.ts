import type { ResultOf } from '@statewise/contract';
import type { BankContract } from '@statewise/contract/bank';
import type { Locale } from '@statewise/i18n';
import { searchMachine, type SearchContext, type SearchEvent } from '@statewise/machines';

/** The chart of the search box, which asks the server and opens what is chosen. */
export const searchChart = (locale: Locale) => ({
  machine: searchMachine.provide({
    actions: {
      search: ({ context, self }) => void fetchSuggestions(context, locale).then((event) => self.send(event)),
      openSuggestion: ({ context: { results, active } }) => {
        const suggestion = results[active];
        if (suggestion) location.assign(suggestion.url);
      },
    },
  }),
});

/** Asks the server and says what came of it. */
async function fetchSuggestions(
  { query, request }: SearchContext,
  { country, language }: Locale,
): Promise<SearchEvent> {
  const answer = await fetch(`/search?${new URLSearchParams({ q: query.trim(), country, lang: language })}`).catch(
    () => undefined,
  );
  if (!answer?.ok) return { type: 'search.failed', request };
  const { results }: ResultOf<BankContract['GET /search']> = await answer.json();
  return { type: 'results.loaded', request, results };
}
