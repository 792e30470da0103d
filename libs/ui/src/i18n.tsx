import { createContext, use, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import {
  createFormatter,
  createTranslator,
  defineCatalogue,
  uiCatalogue,
  type Catalogue,
  type Formatter,
  type LoadedCatalogues,
  type Locale,
  type Messages,
  type ReportMissing,
  type Translator,
  type UiKey,
} from '@statewise/i18n';

interface I18n {
  readonly locale: Locale;
  readonly timeZone: string | undefined;
  readonly catalogues: LoadedCatalogues;
  readonly live: LoadedCatalogues;
  readonly onMissing: ReportMissing | undefined;
}

const noTexts: LoadedCatalogues = {};

const I18nContext = createContext<I18n>({
  locale: { country: 'ot', language: 'en' },
  timeZone: undefined,
  catalogues: {},
  live: noTexts,
  onMissing: undefined,
});

export interface I18nProviderProps {
  readonly locale: Locale;
  /** Whose clock instants are written by; by default the reader's. */
  readonly timeZone?: string;
  /** What `loadCatalogues` returned for the locale's language; give it `uiCatalogue` at least. */
  readonly catalogues: LoadedCatalogues;
  /** Texts by area that stand in the place of those of the catalogues, in the same language. */
  readonly live?: LoadedCatalogues | undefined;
  /** Told about each text that its catalogue lacks; `missingTextReporter` tells the server. Keep it stable. */
  readonly onMissing?: ReportMissing;
  readonly children: ReactNode;
}

/** Gives everything below it a locale and the texts of its language. */
export function I18nProvider({
  locale: { country, language },
  timeZone,
  catalogues,
  live = noTexts,
  onMissing,
  children,
}: I18nProviderProps) {
  const value = useMemo(
    () => ({ locale: { country, language }, timeZone, catalogues, live, onMissing }),
    [country, language, timeZone, catalogues, live, onMissing],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Below it, an area has all texts of its catalogue, where the provider was given a part of them. */
export function WholeArea({ area, children }: { readonly area: string; readonly children: ReactNode }) {
  const i18n = useContext(I18nContext);
  const value = useMemo(() => {
    const others = Object.entries(i18n.catalogues).filter(([name]) => name !== area);
    return { ...i18n, catalogues: Object.fromEntries(others) };
  }, [i18n, area]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

export function useLocale(): Locale {
  return useContext(I18nContext).locale;
}

/** Figures and dates in the reader's locale. */
export function useFormat(): Formatter {
  const { locale, timeZone } = useContext(I18nContext);
  return useMemo(() => createFormatter(locale, timeZone), [locale, timeZone]);
}

/** Texts of one area. Suspends while an area that the provider was not given is being fetched; a text that the language lacks is fetched in English. */
export function useT<Key extends string>(catalogue: Catalogue<Key>): Translator<Key> {
  const { locale, catalogues } = useContext(I18nContext);
  const given = catalogues[catalogue.area];
  return useLoadedT(catalogue, given ?? use(catalogue.load(locale.language)));
}

/** The hook by which components read the texts of one area. */
export const textHook =
  <Key extends string>(catalogue: Catalogue<Key>) =>
  (): Translator<Key> =>
    useT(catalogue);

/** The same for texts that nothing else reads: their area, and how each language's file is fetched. */
export const textHookOf = <Key extends string>(...texts: Parameters<typeof defineCatalogue<Key>>) =>
  textHook(defineCatalogue(...texts));

/** Texts of one area that have been fetched already, in the reader's language. */
export function useLoadedT<Key extends string>(catalogue: Catalogue<Key>, own: Messages<Key>): Translator<Key> {
  const { locale, live, onMissing } = useContext(I18nContext);
  const rewritten = live[catalogue.area];
  const messages = useMemo(() => (rewritten ? { ...own, ...rewritten } : own), [own, rewritten]);
  const [english, setEnglish] = useState<Messages>();
  const miss = useCallback<ReportMissing>(
    (missing) => {
      onMissing?.(missing);
      // Without a network the words made of the key stay.
      if (missing.language !== 'en') void catalogue.load('en').then(setEnglish, () => undefined);
    },
    [catalogue, onMissing],
  );
  return useMemo(
    () =>
      createTranslator(locale.language, messages, {
        area: catalogue.area,
        onMissing: miss,
        ...(english && { english }),
      }),
    [locale.language, messages, catalogue.area, miss, english],
  );
}

/** The components' own texts. */
export function useUiText(): Translator<UiKey> {
  return useT(uiCatalogue);
}
