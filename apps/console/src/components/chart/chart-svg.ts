import { escapeHtml } from '@statewise/i18n';
import { descriptionHeight, padding, rowHeight, textSize, titleHeight, titleSize } from './chart-graph.js';
import type { ChartLayout, PlacedBox, PlacedLine, Point } from './chart-layout.js';

/** The colours of a drawing that stands alone, outside of the page. */
export interface ChartColours {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly strong: string;
}

const margin = 16;
const font = 'system-ui, -apple-system, Segoe UI, sans-serif';

/** A chart as a picture of its own: an SVG document. */
export function chartSvg({ width, height, boxes, lines }: ChartLayout, title: string, colours: ChartColours): string {
  const w = Math.ceil(width + 2 * margin);
  const h = Math.ceil(height + 2 * margin);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-margin} ${-margin} ${w} ${h}" font-family="${font}" role="img">`,
    `<title>${escapeHtml(title)}</title>`,
    `<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="${colours.strong}"/></marker></defs>`,
    `<rect x="${-margin}" y="${-margin}" width="${w}" height="${h}" fill="${colours.paper}"/>`,
    ...boxes.toSorted((a, b) => a.depth - b.depth).map((box) => boxSvg(box, colours)),
    ...lines.map(
      (line) => `<path d="${pathOf(line.points)}" fill="none" stroke="${colours.strong}" marker-end="url(#arrow)"/>`,
    ),
    ...lines.map((line) => labelSvg(line, colours)),
    '</svg>',
  ].join('\n');
}

/** The way of a line, with rounded corners, as SVG's path data. */
export function pathOf(points: readonly Point[]): string {
  const radius = 6;
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${point.x},${point.y}`;
      if (!after) return `L${point.x},${point.y}`;
      const from = towards(point, before, radius);
      const to = towards(point, after, radius);
      return `L${from.x},${from.y}Q${point.x},${point.y} ${to.x},${to.y}`;
    })
    .join('');
}

/** The point on the way to another one, so far from the first or half of the way. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function boxSvg(box: PlacedBox, { surface, paper, ink, soft, strong, line }: ChartColours): string {
  const { x, y, textX, width, height, state, title, hidden, isInitial, isParent, rows, description } = box;
  const dashes = state.type === 'parallel' ? ' stroke-dasharray="6 4"' : '';
  const shape = (inset: number) =>
    `<rect x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${8 - inset}" fill="${isParent ? paper : surface}" stroke="${isParent ? line : strong}"${dashes}/>`;
  const top = y + padding + 14;
  const texts = [
    `<text x="${x + textX + (isInitial ? 14 : 0)}" y="${top}" font-size="${titleSize}" font-weight="600" fill="${ink}">${escapeHtml(hidden > 0 ? `${title} (${hidden})` : title)}</text>`,
    ...description.map((text, index) =>
      smallText(x + textX, top + titleHeight + index * descriptionHeight - 3, text, soft),
    ),
    ...rows.map(({ text }, index) =>
      smallText(
        x + textX,
        top + titleHeight + description.length * descriptionHeight + index * rowHeight - 2,
        text,
        ink,
      ),
    ),
  ];
  const initial = isInitial ? `<circle cx="${x + textX + 4}" cy="${top - 5}" r="4" fill="${ink}"/>` : '';
  return [shape(0), ...(state.type === 'final' ? [shape(3)] : []), initial, ...texts].join('');
}

function labelSvg({ label, width, height, texts }: PlacedLine, { paper, ink }: ChartColours): string {
  const { x, y } = label;
  const rows = texts.map(({ text }, index) => smallText(x + 6, y + 12 + index * rowHeight, text, ink));
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${paper}"/>${rows.join('')}`;
}

function smallText(x: number, y: number, text: string, fill: string): string {
  return `<text x="${x}" y="${y}" font-size="${textSize}" fill="${fill}">${escapeHtml(text)}</text>`;
}
