import type { ChartDescription } from '@statewise/flow';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { graphOf, padding, rowHeight, titleHeight, type Box, type ChartGraph, type Line } from './chart-graph.js';

/** A point, or the upper left corner of something, from the upper left corner of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A state with its place. */
export interface PlacedBox extends Box, Point {
  /** How far from its left edge its texts begin: where no line runs into it. */
  readonly textX: number;
  /** How wide it would have to be where there is no such place; 0 where there is. */
  readonly leastWidth: number;
}

/** A line with its way and the place of its text. */
export interface PlacedLine extends Line {
  readonly points: readonly Point[];
  readonly label: Point;
}

/** A chart as it is drawn. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly lines: readonly PlacedLine[];
}

/** What places nodes and edges. */
export interface LayoutEngine {
  layout(graph: ElkNode): Promise<ElkNode>;
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.edgeNode': '16',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/** Places every state and transition of a chart whose groups are closed so, with room for figures where there are any; the same chart is always placed alike. */
export async function layOut(
  engine: LayoutEngine,
  chart: ChartDescription,
  closed?: ReadonlySet<string>,
  isCounted?: boolean,
): Promise<ChartLayout> {
  const graph = graphOf(chart, closed, isCounted);
  const laidOut = placed(graph, await engine.layout(elkGraph(graph)));
  const widened = graph.boxes.map((box, index) => ({
    ...box,
    width: Math.max(box.width, laidOut.boxes[index]?.leastWidth ?? 0),
  }));
  if (laidOut.boxes.every(({ leastWidth }) => leastWidth === 0)) return laidOut;
  // Where lines leave no room for the texts of a group, it is made wider by them.
  const roomy = { ...graph, boxes: widened };
  return placed(roomy, await engine.layout(elkGraph(roomy)));
}

function elkGraph({ boxes, lines }: ChartGraph): ElkNode {
  const order = new Map(boxes.map(({ state }, index) => [state.path, index]));
  const root = boxes.find(({ state }) => state.parent === null);
  const edges = lines.map((line): ElkExtendedEdge => {
    const isForward = (order.get(line.to) ?? 0) > (order.get(line.from) ?? 0);
    return {
      id: line.id,
      sources: [nodeId(line.from)],
      targets: [nodeId(line.to)],
      layoutOptions: { 'elk.layered.priority.direction': isForward ? '10' : '0' },
      labels: [
        {
          text: line.id,
          width: line.width,
          height: line.height,
          layoutOptions: { 'elk.edgeLabels.inline': 'true' },
        },
      ],
    };
  });
  const tree = root ? elkNode(root, boxes) : { id: nodeId('') };
  return { ...tree, edges, layoutOptions: { ...tree.layoutOptions, ...options } };
}

/** An empty id is none. */
function nodeId(path: string): string {
  return `state ${path}`;
}

function elkNode(box: Box, boxes: readonly Box[]): ElkNode {
  const { state, isInitial, width, height } = box;
  const children = boxes.filter(({ state: { parent } }) => parent === state.path);
  const first = isInitial ? { 'elk.layered.layering.layerConstraint': 'FIRST' } : undefined;
  if (children.length === 0) return { id: nodeId(state.path), width, height, ...(first && { layoutOptions: first }) };
  const top = textHeight(box) + 14;
  return {
    id: nodeId(state.path),
    children: children.map((child) => elkNode(child, boxes)),
    layoutOptions: {
      'elk.padding': `[top=${top},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // Laid out downwards, ELK reads the least size of a nested node the other way round.
      'elk.nodeSize.minimum': state.parent === null ? `(${width},${height})` : `(${height},${width})`,
      ...first,
    },
  };
}

function placed({ boxes, lines }: ChartGraph, laidOut: ElkNode): ChartLayout {
  const nodes = new Map(everyNode(laidOut).map((node) => [node.id, node]));
  const edges = new Map((laidOut.edges ?? []).map((edge) => [edge.id, edge]));
  const placedLines = lines.flatMap((line): PlacedLine[] => {
    const edge = edges.get(line.id);
    const sections = edge?.sections ?? [];
    const { x = 0, y = 0 } = edge?.labels?.[0] ?? {};
    const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]);
    return points.length === 0 ? [] : [{ ...line, points: points.map(pointOf), label: { x, y } }];
  });
  return {
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    boxes: boxes.map((box) => {
      const { x = 0, y = 0, width = box.width, height = box.height } = nodes.get(nodeId(box.state.path)) ?? {};
      const gaps = box.isParent ? gapsIn(box, { x, y, width }, placedLines) : [];
      const wanted = box.textWidth + 2 * padding;
      const [free = 0] = gaps.flatMap(([from, to]) => (to - from >= wanted ? from : []));
      const isCrossed = box.isParent && !gaps.some(([from, to]) => to - from >= wanted);
      const leastWidth = isCrossed ? (gaps.at(-1)?.[0] ?? 0) + wanted : 0;
      return { ...box, x, y, width, height, textX: padding + free, leastWidth };
    }),
    lines: placedLines,
  };
}

/** How high the texts above the states in a group are, with what is free above them. */
function textHeight(box: Box): number {
  return padding + titleHeight + box.rows.length * rowHeight;
}

/** The parts of the upper strip of a group, where its texts are, that no line crosses: from and to where, from its left edge. */
function gapsIn(
  box: Box,
  { x, y, width }: Point & { readonly width: number },
  lines: readonly PlacedLine[],
): (readonly [number, number])[] {
  const bottom = y + textHeight(box);
  const crossed = lines
    .flatMap(({ points }) =>
      points.slice(1).flatMap((point, index) => {
        const before = points[index] ?? point;
        const isIn = Math.max(point.y, before.y) > y && Math.min(point.y, before.y) < bottom;
        return isIn ? [point.x - x, before.x - x] : [];
      }),
    )
    .filter((at) => at > 0 && at < width)
    .toSorted((a, b) => a - b);
  return [0, ...crossed].map((from, index) => [from, crossed[index] ?? width]);
}

const pointOf = ({ x, y }: Point): Point => ({ x, y });

function everyNode(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(everyNode)];
}
