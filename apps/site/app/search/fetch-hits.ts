import type { Locale } from '@statewise/i18n';
import type { SearchEvent } from '@statewise/machines';

/** Asks the server and says what came of it. */
export async function fetchHits(text: string, { country, language }: Locale, request: number): Promise<SearchEvent> {
  const answer = await fetch(`/search?${new URLSearchParams({ q: text.trim(), country, lang: language })}`).catch(
    () => undefined,
  );
  if (!answer?.ok) return { type: 'search.failed', request };
  const { results } = await answer.json();
  return { type: 'results.loaded', request, results };
}
