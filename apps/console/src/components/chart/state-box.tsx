import { Handle, Position, type Node, type NodeProps } from '@xyflow/react';
import { useFormat, useT } from '@statewise/ui';
import type { GraphRow } from './chart-graph.js';
import type { PlacedBox } from './chart-layout.js';
import { markOf, type ChartMark, type ChartMarks } from './chart-marks.js';
import type { ChartSelection, SelectMode } from './chart-selection.js';
import { chartCatalogue } from './messages/catalogue.js';

/** What every part of a drawing is told. */
export type DrawingState = {
  readonly marks: ChartMarks;
  readonly selected: ChartSelection | null;
  readonly chosen: readonly string[];
  readonly onSelect: (selection: ChartSelection, mode?: SelectMode) => void;
  /** Opens or closes a group. */
  readonly onToggle: (group: string) => void;
};

export type StateNode = Node<DrawingState & { readonly box: PlacedBox }, 'state'>;

/** A state: its name, its meaning, and the transitions that stay within it. */
export function StateBox({ data: { box, ...drawing }, width, height }: NodeProps<StateNode>) {
  const { marks, selected, chosen, onSelect, onToggle } = drawing;
  const t = useT(chartCatalogue);
  const { state, title, hidden, isInitial, isParent, description, rows } = box;
  const mark = marks.states?.[state.path];
  return (
    <div
      className={`chart-state${isParent ? ' chart-state--parent' : ''}`}
      data-state={state.path}
      data-type={state.type}
      data-initial={isInitial || undefined}
      data-tone={mark?.tone}
      data-selected={selected?.state === state.path || chosen.includes(state.path) || undefined}
      style={{ width, height, paddingInlineStart: box.textX, ...(mark?.heat ? heated(mark.heat) : {}) }}
    >
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
      <span className="chart-state__head">
        {(isParent || hidden > 0) && state.path !== '' && (
          <button
            type="button"
            tabIndex={-1}
            className="chart-state__toggle nodrag nopan"
            aria-expanded={isParent}
            aria-label={t('group', { group: title })}
            onClick={() => onToggle(state.path)}
          >
            <span aria-hidden="true">{isParent ? '▾' : '▸'}</span>
          </button>
        )}
        <button
          type="button"
          tabIndex={-1}
          className="chart-state__title nodrag nopan"
          onClick={(event) =>
            onSelect({ state: state.path }, event.shiftKey || event.ctrlKey || event.metaKey ? 'toggle' : 'only')
          }
        >
          {isInitial && <span className="chart-state__initial" aria-hidden="true" />}
          <span className="chart-state__name">{title}</span>
          {hidden > 0 && <span className="chart-state__hidden">{t('hidden', { count: hidden })}</span>}
          <MarkText mark={mark} />
        </button>
      </span>
      {description.map((line) => (
        <span key={line} className="chart-state__text">
          {line}
        </span>
      ))}
      {rows.map((row) => (
        <TransitionText key={row.transitions[0]} row={row} {...drawing} />
      ))}
    </div>
  );
}

/** The colour of a state by how grave it is; the words stay readable on it. */
const heated = (heat: number) => ({
  background: `color-mix(in srgb, var(--sw-danger) ${Math.round(12 + Math.min(heat, 1) * 30)}%, var(--sw-surface))`,
});

/** The words of a transition, in a box or on a line. */
export function TransitionText({
  row: { transitions, text },
  marks,
  selected,
  onSelect,
}: Omit<DrawingState, 'onToggle' | 'chosen'> & { readonly row: GraphRow }) {
  const [first = ''] = transitions;
  const mark = markOf(marks, transitions);
  const isSelected = selected?.transition !== undefined && transitions.includes(selected.transition);
  return (
    <button
      type="button"
      tabIndex={-1}
      className="chart-transition nodrag nopan"
      data-transition={first}
      data-tone={mark?.tone}
      data-selected={isSelected || undefined}
      onClick={() => onSelect({ transition: first })}
    >
      {text}
      <MarkText mark={mark} />
    </button>
  );
}

function MarkText({ mark }: { readonly mark: ChartMark | undefined }) {
  const format = useFormat();
  const count = mark?.count === undefined ? [] : [format.number(mark.count)];
  const text = [...count, mark?.text ?? []].flat().join(' · ');
  return text === '' ? null : <span className="chart-mark">{text}</span>;
}
