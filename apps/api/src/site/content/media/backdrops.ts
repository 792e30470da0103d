import type { InEveryLanguage } from '../content-types.js';
import { box, circle, colour, line, shape } from './palette.js';

const { night, sea, mint, sky, sand, sun, coral, white } = colour;

/** What stands behind the subject of a picture. */
export interface Backdrop {
  readonly ground: string;
  readonly shapes: string;
  /** Follows the subject's own words. */
  readonly alt: InEveryLanguage<string>;
}

const house = (x: number, top: number, wall: string, roof: string) =>
  `${box(x, top, 92, 340 - top, wall)}${shape(`M${x - 8} ${top}h108l-54-44Z`, roof)}${box(x + 18, top + 26, 20, 26, sky, 2)}${box(x + 54, top + 26, 20, 26, sky, 2)}`;
const bush = (x: number, size: number, fill: string) =>
  `${line(`M${x} 340v-${size}`, sea, 6)}${circle(x, 340 - size - size * 0.3, size * 0.5, fill)}`;

export const backdrops = {
  harbour: {
    ground: sky,
    shapes: `${circle(540, 84, 40, sun)}${shape('M0 262q80-20 160 0t160 0 160 0 160 0v80H0Z', mint)}${shape('M62 252h92l-20 26H82Z', night)}${line('M108 250v-92', night, 5)}${shape('M114 162v76h46Z', white)}${box(0, 330, 640, 70, sea)}`,
    alt: { en: 'with a harbour behind', nl: 'met een haven erachter', fr: 'devant un port' },
  },
  hills: {
    ground: sand,
    shapes: `${circle(110, 92, 44, sun)}${shape('M0 300q150-130 330-30t310-50v180H0Z', mint)}${shape('M0 336q170-70 340-10t300-20v94H0Z', '#6fae9f')}`,
    alt: { en: 'with hills behind', nl: 'met heuvels erachter', fr: 'devant des collines' },
  },
  town: {
    ground: '#e4eef0',
    shapes: `${house(24, 206, '#eadbc2', '#c9a178')}${house(128, 236, white, coral)}${house(424, 226, '#eadbc2', '#c9a178')}${house(530, 190, white, sea)}${box(0, 340, 640, 60, mint)}`,
    alt: { en: 'with a row of houses behind', nl: 'met een rij huizen erachter', fr: 'devant une rangée de maisons' },
  },
  evening: {
    ground: night,
    shapes: `${circle(530, 96, 36, sand)}${circle(546, 86, 32, night)}${[
      [70, 70],
      [150, 130],
      [246, 52],
      [410, 70],
      [590, 190],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4, sun))
      .join('')}${box(0, 330, 640, 70, sea)}`,
    alt: { en: 'in the evening, under a moon', nl: '’s avonds, onder de maan', fr: 'le soir, sous la lune' },
  },
  room: {
    ground: '#f7e3d3',
    shapes: `${box(60, 50, 150, 150, white, 8)}${box(72, 62, 126, 126, sky)}${box(131, 62, 8, 126, white)}${box(72, 121, 126, 8, white)}${box(0, 330, 640, 18, '#b98a5e')}${box(0, 348, 640, 52, '#d9b48c')}`,
    alt: { en: 'on a table by the window', nl: 'op een tafel bij het raam', fr: 'sur une table près de la fenêtre' },
  },
  garden: {
    ground: '#cfe6dd',
    shapes: `${bush(70, 90, sea)}${bush(140, 56, '#6fae9f')}${bush(520, 60, '#6fae9f')}${bush(588, 104, sea)}${box(0, 336, 640, 64, '#6fae9f')}`,
    alt: { en: 'between plants in a garden', nl: 'tussen planten in een tuin', fr: 'entre les plantes d’un jardin' },
  },
} as const satisfies Readonly<Record<string, Backdrop>>;

export type BackdropName = keyof typeof backdrops;
