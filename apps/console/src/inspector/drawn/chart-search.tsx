import { TextField } from '@statewise/ui';
import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import type { ChartSelection } from '../../components/chart/chart-selection.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import type { OpenChart } from '../../components/use-chart.js';
import { findInChart } from './find-in-chart.js';

const mostShown = 12;

/** Searches the states, events, guards and actions of a chart; what is chosen is selected. */
export function ChartSearch({
  chart,
  inputRef,
  onSelect,
}: {
  readonly chart: OpenChart;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onSelect: (selection: ChartSelection) => void;
}): ReactNode {
  const t = useInspectorText();
  const [words, setWords] = useState('');
  const matches = useMemo(() => findInChart(chart.description, words), [chart, words]);
  const choose = (selection: ChartSelection): void => {
    setWords('');
    onSelect(selection);
  };
  return (
    <form
      className="inspector-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = matches;
        if (first) choose(first.selection);
      }}
    >
      <TextField name="words" label={t('find')} type="search" value={words} onChange={setWords} inputRef={inputRef} />
      <p className={words === '' ? 'sw-sr' : 'sw-small'} role="status">
        {words === '' ? '' : matches.length === 0 ? t('foundNone') : t('found', { count: matches.length })}
      </p>
      {matches.length > 0 && (
        <ul className="inspector-matches">
          {matches.slice(0, mostShown).map(({ kind, selection, title, text }) => (
            <li key={selection.state ?? selection.transition}>
              <button type="button" onClick={() => choose(selection)}>
                <strong>{title}</strong>{' '}
                <span className="sw-small">
                  {kind === 'state' ? t('kindState') : t('kindTransition')} · {text}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
