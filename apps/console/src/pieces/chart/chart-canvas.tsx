import { MarkerType, ReactFlow, useReactFlow } from '@xyflow/react';
import { useT } from '@statewise/ui';
import { useEffect, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import type { ChartDrawingProps } from './chart-drawing-props.js';
import type { ChartLayout } from './chart-layout.js';
import type { ChartMarks } from './chart-marks.js';
import { walk, walkingKeys, type ChartSelection } from './chart-selection.js';
import { chartCatalogue } from './messages/catalogue.js';
import { StateBox, type DrawingState, type StateNode } from './state-box.js';
import { TransitionLine, type TransitionEdge } from './transition-line.js';
import { useReached } from './use-reached.js';
import { placeOf, zoomDuration } from './zoom.js';

const nodeTypes = { state: StateBox };
const edgeTypes = { transition: TransitionLine };
const noMarks: ChartMarks = {};
const fit = { padding: 0.05, maxZoom: 1.1 };
/** From this zoom on the words can be read. */
const readable = 0.7;

/** The drawing of a chart once its layout is known. */
export function ChartCanvas({
  chart,
  layout,
  selected = null,
  onSelect,
  marks = noMarks,
  focus,
  onSearch,
}: ChartDrawingProps & { readonly layout: ChartLayout }): ReactNode {
  const t = useT(chartCatalogue);
  const flow = useReactFlow();
  const { nodes, edges } = useMemo(
    () => partsOf(layout, { marks, selected, onSelect: (selection) => onSelect?.(selection) }),
    [layout, marks, selected, onSelect],
  );
  const reached = useReached(selected);
  const reach = (next: ChartSelection | null): void => {
    reached.note(next);
    onSelect?.(next);
  };
  useEffect(() => {
    const place = focus && placeOf(layout, focus);
    if (place) void flow.fitBounds(place, { padding: 0.4, duration: zoomDuration() });
  }, [flow, layout, focus]);
  useEffect(() => {
    const place = selected ? placeOf(layout, selected) : undefined;
    if (!place) return;
    const { x, y } = flow.flowToScreenPosition({ x: place.x + place.width / 2, y: place.y + place.height / 2 });
    const shown = document.querySelector('.chart-drawing')?.getBoundingClientRect();
    if (!shown || (x > shown.left + 40 && x < shown.right - 40 && y > shown.top + 20 && y < shown.bottom - 20)) return;
    const zoom = Math.max(flow.getZoom(), 0.7);
    void flow.setCenter(place.x + place.width / 2, place.y + place.height / 2, { zoom, duration: zoomDuration() });
  }, [flow, layout, selected]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const walking = walkingKeys.find((key) => key === event.key);
    const acts: Readonly<Record<string, () => unknown>> = {
      '+': () => flow.zoomIn({ duration: zoomDuration() }),
      '=': () => flow.zoomIn({ duration: zoomDuration() }),
      '-': () => flow.zoomOut({ duration: zoomDuration() }),
      '0': () => flow.fitView({ ...fit, duration: zoomDuration() }),
      '/': () => onSearch?.(),
      Escape: () => reach(null),
    };
    const act = walking ? () => reach(walk(chart, reached.at.current, walking)) : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className="chart-drawing">
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onInit={() => void showFirst()}
        minZoom={0.15}
        maxZoom={2.5}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        zoomOnDoubleClick={false}
        zoomOnScroll={false}
        preventScrolling={false}
        attributionPosition="bottom-left"
        tabIndex={0}
        aria-label={`${t('drawing', { chart: chart.title })}. ${t('keys')}`}
        onKeyDown={onKeyDown}
      />
      <div className="chart-zoom" role="group">
        <ZoomButton label={t('closer')} sign="+" onClick={() => flow.zoomIn({ duration: zoomDuration() })} />
        <ZoomButton label={t('further')} sign="−" onClick={() => flow.zoomOut({ duration: zoomDuration() })} />
        <ZoomButton
          label={t('everything')}
          sign="⤢"
          onClick={() => flow.fitView({ ...fit, duration: zoomDuration() })}
        />
      </div>
      <p className="sw-sr" role="status">
        {inWords(selected)}
      </p>
    </div>
  );

  /** Everything, or, where that would be too small to read, what is selected, else the beginning. */
  async function showFirst(): Promise<void> {
    await flow.fitView(fit);
    if (flow.getZoom() >= readable) return;
    const chosen = selected ? placeOf(layout, selected) : undefined;
    if (chosen) {
      const { x, y, width, height } = chosen;
      await flow.setCenter(x + width / 2, y + height / 2, { zoom: readable, duration: 0 });
      return;
    }
    const first = walk(chart, null, 'ArrowRight');
    const place = first ? placeOf(layout, first) : undefined;
    const height = document.querySelector('.chart-drawing')?.clientHeight ?? 0;
    if (place)
      await flow.setCenter(place.x + place.width / 2, height / 2 / readable - 16, { zoom: readable, duration: 0 });
  }

  function inWords(selection: ChartSelection | null): string {
    if (selection === null) return '';
    if (selection.state !== undefined) return t('atState', { state: selection.state || chart.title });
    const found = chart.transitions.find(({ id }) => id === selection.transition);
    if (!found) return '';
    const to = found.targets.join(', ') || t('stays');
    return t('atTransition', { event: found.event || found.trigger, from: found.from || chart.title, to });
  }
}

function ZoomButton({
  label,
  sign,
  onClick,
}: {
  readonly label: string;
  readonly sign: string;
  readonly onClick: () => unknown;
}): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} onClick={() => void onClick()}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function partsOf(
  { boxes, lines }: ChartLayout,
  drawing: DrawingState,
): { readonly nodes: StateNode[]; readonly edges: TransitionEdge[] } {
  return {
    nodes: boxes.map((box) => ({
      id: `state ${box.state.path}`,
      type: 'state',
      position: { x: box.x, y: box.y },
      width: box.width,
      height: box.height,
      zIndex: box.depth,
      data: { box, ...drawing },
    })),
    edges: lines.map((line) => ({
      id: line.id,
      type: 'transition',
      source: `state ${line.from}`,
      target: `state ${line.to}`,
      zIndex: 100,
      ariaLabel: `${line.from || '·'} → ${line.to}: ${line.texts.map(({ text }) => text).join(', ')}`,
      markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16 },
      data: { line, ...drawing },
    })),
  };
}
