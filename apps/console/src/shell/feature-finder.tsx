import { Button, SearchIcon, whenIdle } from '@statewise/ui';
import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';

const fetchFinder = async () => ({ default: (await import('../finder/finder-dialog.js')).FinderDialog });
const FinderDialog = lazy(fetchFinder);

/** Goes to a page, a person or an act from anywhere: opened by a button, or by Ctrl or Command with K. Ctrl with Enter sends the form in which, or in whose dialog, the focus is. */
export function useFeatureFinder(): { readonly button: ReactNode; readonly dialog: ReactNode } {
  const t = useConsoleText();
  const [isOpen, setIsOpen] = useState(false);
  // Fetched before it is asked for: what is typed right behind the keys that open it is its first letters.
  useEffect(() => whenIdle(() => void fetchFinder()), []);
  // With the page's drawing, so that no key that is pressed as soon as it stands there is lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (event.key === 'Enter') sendForm(event);
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const button = (
    <Button
      variant="secondary"
      small
      wide
      icon={<SearchIcon size={16} />}
      className="console-finder__open"
      aria-keyshortcuts="Control+K"
      onClick={() => setIsOpen(true)}
    >
      {t('finder.open')}
    </Button>
  );
  // Not below the button: a phone hides that with the rest of the navigation.
  const dialog = isOpen && (
    <Suspense>
      <FinderDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  );
  return { button, dialog };
}

function sendForm(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.matches('a, button, summary')) return;
  const form = target.closest('form') ?? target.closest('dialog')?.querySelector('form');
  if (!form) return;
  event.preventDefault();
  form.requestSubmit();
}
