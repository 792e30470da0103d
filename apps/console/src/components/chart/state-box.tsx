import { Handle, Position, type Node, type NodeProps } from '@xyflow/react';
import type { ReactNode } from 'react';
import type { GraphRow } from './chart-graph.js';
import type { PlacedBox } from './chart-layout.js';
import { markOf, type ChartMark, type ChartMarks } from './chart-marks.js';
import type { ChartSelection } from './chart-selection.js';

/** What every part of a drawing is told. */
export type DrawingState = {
  readonly marks: ChartMarks;
  readonly selected: ChartSelection | null;
  readonly onSelect: (selection: ChartSelection) => void;
};

export type StateNode = Node<DrawingState & { readonly box: PlacedBox }, 'state'>;

/** A state: its name, its meaning, and the transitions that stay within it. */
export function StateBox({ data: { box, marks, selected, onSelect }, width, height }: NodeProps<StateNode>): ReactNode {
  const { state, title, isInitial, isParent, description, rows } = box;
  const mark = marks.states?.[state.path];
  return (
    <div
      className={`chart-state${isParent ? ' chart-state--parent' : ''}`}
      data-state={state.path}
      data-type={state.type}
      data-initial={isInitial || undefined}
      data-tone={mark?.tone}
      data-selected={selected?.state === state.path || undefined}
      style={{ width, height }}
    >
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
      <button
        type="button"
        tabIndex={-1}
        className="chart-state__title nodrag nopan"
        onClick={() => onSelect({ state: state.path })}
      >
        {isInitial && <span className="chart-state__initial" aria-hidden="true" />}
        {title}
        <MarkText mark={mark} />
      </button>
      {description.map((line) => (
        <span key={line} className="chart-state__text">
          {line}
        </span>
      ))}
      {rows.map((row) => (
        <TransitionText key={row.transitions[0]} row={row} marks={marks} selected={selected} onSelect={onSelect} />
      ))}
    </div>
  );
}

/** The words of a transition, in a box or on a line. */
export function TransitionText({
  row: { transitions, text },
  marks,
  selected,
  onSelect,
}: DrawingState & { readonly row: GraphRow }): ReactNode {
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

function MarkText({ mark }: { readonly mark: ChartMark | undefined }): ReactNode {
  return mark?.text === undefined ? null : <span className="chart-mark">{mark.text}</span>;
}
