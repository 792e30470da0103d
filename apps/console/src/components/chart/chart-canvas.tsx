import { MarkerType, ReactFlow } from '@xyflow/react';
import { useT } from '@statewise/ui';
import { useEffect, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import type { ChartDrawingProps } from './chart-drawing-props.js';
import type { ChartLayout } from './chart-layout.js';
import type { ChartMarks } from './chart-marks.js';
import { navigate, navigationKeys, type ChartSelection } from './chart-selection.js';
import { chartCatalogue } from './messages/catalogue.js';
import { StateBox, type DrawingState, type StateNode } from './state-box.js';
import { TransitionLine, type TransitionEdge } from './transition-line.js';
import { useCamera } from './use-camera.js';
import { useReached } from './use-reached.js';
import { zooms } from './view.js';

const nodeTypes = { state: StateBox };
const edgeTypes = { transition: TransitionLine };
const noMarks: ChartMarks = {};
const nearer = 1.2;

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
  const camera = useCamera(layout);
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
    if (focus) camera.fill(focus);
  }, [camera, focus]);
  useEffect(() => {
    if (selected) camera.bringIn(selected);
  }, [camera, selected]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const navigation = navigationKeys.find((key) => key === event.key);
    const acts: Readonly<Record<string, () => unknown>> = {
      '+': () => camera.zoom(nearer),
      '=': () => camera.zoom(nearer),
      '-': () => camera.zoom(1 / nearer),
      '0': camera.everything,
      '/': () => onSearch?.(),
      Escape: () => reach(null),
    };
    const act = navigation ? () => reach(navigate(chart, reached.at.current, navigation)) : acts[event.key];
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
        onInit={() => camera.start(reached.at.current, navigate(chart, null, 'ArrowRight'))}
        onMoveStart={(by) => by && camera.letGo()}
        minZoom={zooms.min}
        maxZoom={zooms.max}
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
        <ZoomButton label={t('closer')} sign="+" onClick={() => camera.zoom(nearer)} />
        <ZoomButton label={t('further')} sign="−" onClick={() => camera.zoom(1 / nearer)} />
        <ZoomButton label={t('everything')} sign="⤢" onClick={camera.everything} />
      </div>
      <p className="sw-sr" role="status">
        {inWords(selected)}
      </p>
    </div>
  );

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
  readonly onClick: () => void;
}): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
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
