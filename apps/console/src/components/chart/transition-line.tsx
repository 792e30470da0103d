import { EdgeLabelRenderer, type Edge, type EdgeProps } from '@xyflow/react';
import type { PlacedLine } from './chart-layout.js';
import { markOf } from './chart-marks.js';
import { pathOf } from './chart-svg.js';
import { TransitionText, type DrawingState } from './state-box.js';

export type TransitionEdge = Edge<DrawingState & { readonly line: PlacedLine }, 'transition'>;

/** All transitions from one state to another one, as one line with their words. */
export function TransitionLine({ data, markerEnd }: EdgeProps<TransitionEdge>) {
  if (!data) return null;
  const { line, ...drawing } = data;
  const ids = line.texts.flatMap(({ transitions }) => transitions);
  const isSelected = drawing.selected?.transition !== undefined && ids.includes(drawing.selected.transition);
  const { x, y } = line.label;
  return (
    <>
      <path
        className="chart-line"
        d={pathOf(line.points)}
        markerEnd={markerEnd}
        data-tone={markOf(drawing.marks, ids)?.tone}
        data-selected={isSelected || undefined}
      />
      <EdgeLabelRenderer>
        <div
          className="chart-label"
          style={{ transform: `translate(${x}px, ${y}px)`, width: line.width, height: line.height }}
        >
          {line.texts.map((row) => (
            <TransitionText key={row.transitions[0]} row={row} {...drawing} />
          ))}
        </div>
      </EdgeLabelRenderer>
    </>
  );
}
