import { Button, Modal, SearchIcon } from '@statewise/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { usePerson } from '../requests/session.js';
import { features } from '../features.js';

/** Goes to a feature, or searches the applications, from anywhere: opened by a button, or by Ctrl or Command with K. */
export function useFeatureFinder(): { readonly button: ReactNode; readonly dialog: ReactNode } {
  const t = useConsoleText();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
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
  return { button, dialog: isOpen && <FinderDialog onClose={() => setIsOpen(false)} /> };
}

function FinderDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useConsoleText();
  const navigate = useNavigate();
  const { role } = usePerson();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // A dialog begins at its title; this one was opened to type.
  useEffect(() => field.current?.focus(), []);
  const asked = typed.trim();
  const found = features
    .filter(({ roles, title }) => roles.includes(role) && t(title).toLowerCase().includes(asked.toLowerCase()))
    .map(({ path, title }) => ({ to: `/${path}`, label: t(title) }));
  const searchable =
    asked !== '' && features.some(({ path, roles }) => path === 'applications' && roles.includes(role));
  const choices = [
    ...found,
    ...(searchable
      ? [{ to: `/applications#${new URLSearchParams({ q: asked })}`, label: t('finder.applications', { text: asked }) }]
      : []),
  ];
  const go = (to: string | undefined): void => {
    if (to === undefined) return;
    onClose();
    void navigate(to);
  };
  return (
    <Modal open narrow title={t('finder.title')} onClose={onClose}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          go(choices[0]?.to);
        }}
      >
        <label className="sw-field__label" htmlFor="console-finder">
          {t('finder.label')}
        </label>
        <div className="sw-control">
          <input
            id="console-finder"
            className="sw-input"
            type="search"
            autoComplete="off"
            value={typed}
            ref={field}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </form>
      <p className="sw-sr" role="status">
        {t('finder.count', { count: choices.length })}
      </p>
      <ul className="console-finder">
        {choices.map(({ to, label }) => (
          <li key={to}>
            <button type="button" onClick={() => go(to)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
