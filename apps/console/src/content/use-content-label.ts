import { useContentText } from './messages/catalogue.js';

/** Returns what labels a field of the bank's content and prices; undefined for a field that no content has. */
export function useContentLabel(): (name: string) => string | undefined {
  const t = useContentText();
  return (name) => (t.has(`field.${name}`) ? t.text(`field.${name}`) : undefined);
}
