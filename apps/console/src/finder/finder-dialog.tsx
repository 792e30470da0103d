import { Modal } from '@statewise/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '../components/form.js';
import { useFinderText, useHits, type HitGroup } from './use-hits.js';

const optionId = (to: string): string => `finder-${to}`;

/** Finds acts, people and pages as one types; up, down and Enter choose. */
export function FinderDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useFinderText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // A dialog begins at its title; this one was opened to type.
  useEffect(() => field.current?.focus(), []);
  const groups = useHits(typed.trim());
  const hits = groups.flatMap((group) => group.hits);
  const current = hits.find(({ to }) => to === chosen) ?? hits[0];
  useEffect(() => {
    if (chosen !== undefined) document.getElementById(optionId(chosen))?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  const go = (to: string | undefined): void => {
    if (to === undefined) return;
    onClose();
    void navigate(to);
  };
  const move = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || current === undefined) return;
    event.preventDefault();
    setChosen(hits[(hits.indexOf(current) + by + hits.length) % hits.length]?.to);
  };
  return (
    <Modal open narrow title={t('title')} onClose={onClose}>
      <Form role="search" onSubmit={() => go(current?.to)}>
        <label className="sw-field__label" htmlFor="console-finder">
          {t('label')}
        </label>
        <div className="sw-control">
          <input
            id="console-finder"
            className="sw-input"
            role="combobox"
            aria-expanded
            aria-controls="console-finder-hits"
            aria-autocomplete="list"
            aria-activedescendant={current && optionId(current.to)}
            autoComplete="off"
            value={typed}
            ref={field}
            onKeyDown={move}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(undefined);
            }}
          />
        </div>
      </Form>
      <p className="sw-sr" role="status">
        {t('count', { count: hits.length })}
      </p>
      <div id="console-finder-hits" role="listbox" aria-label={t('title')} className="console-finder">
        {groups.map((group) => (
          <Group key={group.name} group={group} current={current?.to} onChoose={go} />
        ))}
      </div>
    </Modal>
  );
}

interface GroupProps {
  readonly group: HitGroup;
  readonly current: string | undefined;
  readonly onChoose: (to: string) => void;
}

function Group({ group: { name, hits }, current, onChoose }: GroupProps) {
  const t = useFinderText();
  return (
    <div role="group" aria-labelledby={`finder-group-${name}`}>
      <p id={`finder-group-${name}`} className="console-navigation__group">
        {t(`group.${name}`)}
      </p>
      {hits.map(({ to, label }) => (
        <div
          key={to}
          id={optionId(to)}
          role="option"
          tabIndex={-1}
          aria-selected={to === current}
          className="console-finder__hit"
          onClick={() => onChoose(to)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(to)}
        >
          {label}
        </div>
      ))}
    </div>
  );
}
