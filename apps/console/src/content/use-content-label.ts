import { useBankTime } from './bank-time.js';
import { useContentText } from './messages/catalogue.js';

/** Returns what labels a field of the bank's content and prices; undefined for a field that no content has. */
export function useContentLabel(): (name: string) => string | undefined {
  const t = useContentText();
  return (name) => {
    // A text of one language is named after it: `nl.title`.
    const [, language, field = name] = /^(en|nl|fr)\.(.+)$/.exec(name) ?? [];
    if (!t.has(`field.${field}`)) return undefined;
    const label = t.text(`field.${field}`);
    return language === undefined ? label : `${label} (${t.text(`language.${language}`)})`;
  };
}

/** Returns what writes a value of a field that is written in a way of its own: an instant of publishing, by the clock in Brussels. */
export function useContentValue(): (name: string, value: unknown) => string | undefined {
  const t = useContentText();
  const write = useBankTime();
  return (name, value) => (name === 'publish_at' ? t('when.at', { time: write(String(value)) }) : undefined);
}
