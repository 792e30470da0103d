import { useEffect } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';

/** Names the page in the browser's title. */
export function usePageTitle(page: string): void {
  const t = useConsoleText();
  const title = t('pageTitle', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
