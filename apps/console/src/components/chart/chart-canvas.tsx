import { MarkerType, MiniMap, ReactFlow, useStore } from '@xyflow/react';
import { useT } from '@statewise/ui';
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { ChartDrawingProps } from './chart-drawing-props.js';
import { foldedMarks, groupsOf } from './chart-fold.js';
import type { ChartMarks } from './chart-marks.js';
import {
  navigate,
  navigationKeys,
  type ChartSelection,
  type NavigationKey,
  type SelectMode,
} from './chart-selection.js';
import { chartCatalogue } from './messages/catalogue.js';
import { StateBox, type DrawingState, type StateNode } from './state-box.js';
import { TransitionLine, type TransitionEdge } from './transition-line.js';
import { useCamera } from './use-camera.js';
import { useReached } from './use-reached.js';
import type { DrawnChart, Folding } from './use-folding.js';
import { detailAt, foldZooms, showsAll, zooms } from './view.js';

const nodeTypes = { state: StateBox };
const edgeTypes = { transition: TransitionLine };
const noMarks: ChartMarks = {};
const noneChosen: readonly string[] = [];
const nearer = 1.2;
/** What a page of A4 across has room for below a title, in CSS pixels. */
const printArea = { width: 1000, height: 470 };
const miniMap = { width: 132, height: 96 };
const smallMiniMap = { width: 80, height: 58 };
/** Below so many pixels a drawing has a smaller map. */
const narrow = 500;

interface ChartCanvasProps extends ChartDrawingProps {
  readonly drawn: DrawnChart;
  readonly folding: Folding;
}

/** The drawing of a chart once its layout is known. */
export function ChartCanvas({
  chart,
  drawn,
  folding,
  selected = null,
  chosen = noneChosen,
  onSelect,
  place,
  onPlace,
  marks = noMarks,
  focus,
  onSearch,
}: ChartCanvasProps) {
  const t = useT(chartCatalogue);
  const { layout, closed, folded } = drawn;
  const camera = useCamera(layout);
  const zoom = useStore(({ transform }) => transform[2]);
  const isWhole = useStore(({ transform: [x, y, scale], width, height }) =>
    showsAll(layout, { x, y, zoom: scale }, { width, height }),
  );
  const width = useStore((flow) => flow.width);
  const { toggle } = folding;
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => canvas.current?.style.setProperty('--chart-zoom', String(zoom)), [zoom]);
  useEffect(() => {
    const share = Math.min(printArea.width / layout.width, printArea.height / layout.height, 1);
    canvas.current?.style.setProperty('--chart-print', String(share));
  }, [layout]);
  const { nodes, edges } = useMemo(
    () =>
      partsOf(drawn, {
        marks: foldedMarks(chart, closed, marks),
        selected,
        chosen,
        onSelect: (selection, mode) => onSelect?.(selection, mode),
        onToggle: toggle,
      }),
    [chart, chosen, closed, drawn, marks, selected, onSelect, toggle],
  );
  const reached = useReached(selected);
  const reach = (next: ChartSelection | null, mode?: SelectMode): void => {
    reached.note(next);
    onSelect?.(next, mode);
  };
  /** Where a key leads; among states alone where several are being selected. */
  const follow = (key: NavigationKey, isMore: boolean): void => {
    const next = navigate(folded, reached.at.current, key);
    if (!isMore) reach(next);
    else reach(next?.state === undefined ? navigate(folded, next, key) : next, 'add');
  };
  useEffect(() => {
    if (focus) camera.fill(focus);
  }, [camera, focus]);
  useEffect(() => {
    if (selected) camera.bringIn(selected);
  }, [camera, selected, width]);
  const begin = (): void => {
    if (place) camera.lookAt(place);
    else camera.start(reached.at.current, navigate(folded, null, 'ArrowRight'));
  };
  // Only what was moved, opened or zoomed is kept: a drawing that merely opened has the plain address.
  const isMoved = useRef(false);
  const keep = (): void => {
    if (isMoved.current) onPlace?.({ closed: [...closed], ...camera.middle() });
  };
  useEffect(() => {
    if (drawn.shows === 'everything') camera.everything();
    else if (typeof drawn.shows === 'object') camera.frame(drawn.shows);
    if (drawn.shows !== 'beginning' && drawn.shows !== 'same') isMoved.current = true;
  }, [camera, drawn]);

  /** Whether coming so near opened the group that is looked at, or going so far closed the innermost ones. */
  const foldAt = (next: number): boolean => {
    const group = next >= foldZooms.open ? camera.closest([...closed]) : undefined;
    if (group !== undefined) folding.toggle(group);
    else if (
      next <= foldZooms.close &&
      zoom > next &&
      layout.boxes.some(({ isParent, depth }) => isParent && depth > 0)
    )
      folding.closeInnermost();
    else return false;
    return true;
  };
  const zoomBy = (factor: number): void => {
    isMoved.current = true;
    if (!foldAt(camera.zoomAfter(factor))) camera.zoom(factor);
  };

  const switchFullScreen = (): void => {
    const stage = canvas.current?.closest('[data-stage]') ?? canvas.current;
    if (document.fullscreenElement) void document.exitFullscreen();
    else void stage?.requestFullscreen();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const navigation = navigationKeys.find((key) => key === event.key);
    const acts: Readonly<Record<string, () => unknown>> = {
      '+': () => zoomBy(nearer),
      '=': () => zoomBy(nearer),
      '-': () => zoomBy(1 / nearer),
      '0': folding.closeToRead,
      Enter: () => {
        const { state } = reached.at.current ?? {};
        if (state !== undefined && groupsOf(chart).includes(state)) folding.toggle(state);
      },
      '/': () => onSearch?.(),
      f: switchFullScreen,
      Escape: () => reach(null),
    };
    const act = navigation ? () => follow(navigation, event.shiftKey) : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className="chart-canvas" ref={canvas} data-detail={detailAt(zoom)}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onInit={begin}
        onMoveEnd={(by, { zoom: next }) => {
          if (by) isMoved.current = true;
          if (!by || !foldAt(next)) keep();
        }}
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
      >
        {!isWhole && (
          <div aria-hidden="true">
            <MiniMap
              pannable
              zoomable
              ariaLabel={null}
              position="top-right"
              style={width < narrow ? smallMiniMap : miniMap}
            />
          </div>
        )}
      </ReactFlow>
      <div className="chart-zoom" role="group">
        <ZoomButton label={t('closer')} sign="+" onClick={() => zoomBy(nearer)} />
        <ZoomButton label={t('further')} sign="−" onClick={() => zoomBy(1 / nearer)} />
        <ZoomButton label={t('everything')} sign="⌂" onClick={folding.closeToRead} />
        {document.fullscreenEnabled && (
          <ZoomButton label={t('fullScreen')} sign={<FullScreenSign />} onClick={switchFullScreen} />
        )}
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

function FullScreenSign() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
    </svg>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly sign: ReactNode;
  readonly onClick: () => void;
}

function ZoomButton({ label, sign, onClick }: ZoomButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function partsOf(
  { layout: { boxes, lines } }: DrawnChart,
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
