import type { Language, LoadedCatalogues, Messages } from '@statewise/i18n';
import { useEffect, useState } from 'react';
import { I18nProvider, type I18nProviderProps } from './i18n.js';

/** A provider that shows the texts which were translated after the release as soon as the server has told them; without it the catalogues' own stay. */
export function LiveI18nProvider(props: Omit<I18nProviderProps, 'live'>) {
  const { language } = props.locale;
  const [live, setLive] = useState<{ readonly language: Language; readonly texts: LoadedCatalogues }>();
  useEffect(() => {
    let isOver = false;
    void fetchLiveTexts(language).then((texts) => {
      if (!isOver && Object.keys(texts).length > 0) setLive({ language, texts });
    });
    return () => {
      isOver = true;
    };
  }, [language]);
  return <I18nProvider {...props} live={live?.language === language ? live.texts : undefined} />;
}

/** The texts of a language by area; none where the server does not answer. */
async function fetchLiveTexts(language: Language): Promise<LoadedCatalogues> {
  try {
    const response = await fetch(`/translations/live/${language}`, { headers: { accept: 'application/json' } });
    const answer: unknown = response.ok ? await response.json() : {};
    return areasOf(typeof answer === 'object' && answer !== null && 'texts' in answer ? answer.texts : {});
  } catch {
    // Without an answer the texts of the release stand.
    return {};
  }
}

function areasOf(given: unknown): LoadedCatalogues {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(Object.entries(given).map(([area, texts]) => [area, textsOf(texts)]));
}

function textsOf(given: unknown): Messages {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
