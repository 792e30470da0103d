import { useEffect } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';

/** Names the page in the browser's title; nothing changes while there is no name. */
export function usePageTitle(page: string | undefined): void {
  const t = useWizardText();
  const title = page === undefined ? undefined : t('app.pageTitle', { page });
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
