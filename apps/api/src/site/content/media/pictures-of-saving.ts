import type { DemoPicture } from '../content-types.js';
import { box, circle, colour, line, scene, shape } from './palette.js';

const { night, sea, mint, sky, sand, sun, coral, white } = colour;
const size = { width: 640, height: 400 };
const coin = (x: number, y: number) => `${circle(x, y, 20, sun)}${line(`M${x - 7} ${y}h14`, white, 5)}`;
const house = (wall: string, roof: string) =>
  `${box(220, 190, 200, 150, wall)}${shape('M190 200 320 100 450 200Z', roof)}${box(298, 250, 44, 90, night, 4)}${box(240, 220, 40, 40, sky, 4)}${box(360, 220, 40, 40, sky, 4)}`;
const meadow = shape('M0 340q160-40 320 0t320 0v60H0Z', mint);

export const picturesOfSaving: readonly DemoPicture[] = [
  {
    id: 1,
    ...size,
    alt: {
      en: 'A glass jar filling with coins beside a small plant',
      nl: 'Een glazen pot die zich met munten vult, naast een plantje',
      fr: 'Un bocal qui se remplit de pièces à côté d’une petite plante',
    },
    svg: scene(
      sand,
      `${box(0, 330, 640, 70, mint)}${box(200, 130, 160, 210, white, 28)}${box(212, 110, 136, 28, sea, 8)}${coin(240, 305)}${coin(284, 308)}${coin(326, 304)}${coin(260, 268)}${coin(306, 268)}${coin(282, 230)}${coin(282, 60)}${box(420, 270, 90, 70, coral, 10)}${line('M465 270V190', sea)}${shape('M465 220q50-10 56-56-56 4-56 56Z', sea)}${shape('M465 240q-46-8-54-50 52 2 54 50Z', mint)}`,
    ),
  },
  {
    id: 2,
    ...size,
    alt: {
      en: 'A calendar and a line that rises steadily',
      nl: 'Een kalender en een lijn die gestaag stijgt',
      fr: 'Un calendrier et une ligne qui monte régulièrement',
    },
    svg: scene(
      sky,
      `${box(90, 90, 220, 230, white, 18)}${box(90, 90, 220, 56, sea, 18)}${[0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => box(112 + column * 48, 166 + row * 36, 32, 22, row * 4 + column === 10 ? sun : sand, 5)).join('')).join('')}${line('M370 320h190M370 320V110', night, 6)}${line('M370 300q90-10 110-80t70-90', coral, 10)}${circle(550, 130, 14, sun)}`,
    ),
  },
  {
    id: 3,
    ...size,
    alt: {
      en: 'Three figures of different heights around a savings box',
      nl: 'Drie figuren van verschillende grootte rond een spaarpot',
      fr: 'Trois silhouettes de tailles différentes autour d’une tirelire',
    },
    svg: scene(
      sand,
      `${box(0, 340, 640, 60, mint)}${circle(150, 130, 36, coral)}${box(112, 172, 76, 168, sea, 36)}${circle(490, 150, 34, sun)}${box(454, 190, 72, 150, night, 34)}${circle(400, 230, 26, coral)}${box(374, 260, 52, 80, mint, 24)}${box(236, 260, 100, 80, white, 14)}${box(266, 256, 40, 8, night, 4)}${coin(286, 214)}`,
    ),
  },
  {
    id: 4,
    ...size,
    alt: {
      en: 'A contract, a pen and a pair of glasses on a table',
      nl: 'Een contract, een pen en een bril op een tafel',
      fr: 'Un contrat, un stylo et des lunettes sur une table',
    },
    svg: scene(
      mint,
      `${box(170, 60, 220, 280, white, 12)}${[0, 1, 2, 3, 4].map((row) => box(196, 96 + row * 34, row === 4 ? 90 : 168, 12, sky, 6)).join('')}${line('M200 296q24-26 44 0t44-6', sea, 6)}${line('M470 110 410 290', night, 16)}${shape('M402 284l18 6-20 30Z', sun)}${`<g fill="none" stroke="${night}" stroke-width="8"><circle cx="480" cy="330" r="26"/><circle cx="550" cy="330" r="26"/><path d="M506 330h18"/></g>`}`,
    ),
  },
  {
    id: 5,
    ...size,
    alt: {
      en: 'A house with a ladder against its roof',
      nl: 'Een huis met een ladder tegen het dak',
      fr: 'Une maison avec une échelle contre le toit',
    },
    svg: scene(
      sky,
      `${circle(540, 90, 40, sun)}${meadow}${house(sand, coral)}${line('M470 340 400 150M510 340 440 150M462 318h40M450 286h40M438 254h40M427 222h40M415 190h40', night, 7)}`,
    ),
  },
  {
    id: 6,
    ...size,
    alt: {
      en: 'A house with solar panels under a large sun',
      nl: 'Een huis met zonnepanelen onder een grote zon',
      fr: 'Une maison équipée de panneaux solaires sous un grand soleil',
    },
    svg: scene(
      sand,
      `${circle(130, 110, 52, sun)}${line('M130 34V18M130 202v-16M54 110H38M222 110h-16M76 56 64 44M196 176l-12-12M76 164l-12 12M196 44l-12 12', sun, 8)}${meadow}${box(220, 190, 200, 150, white)}${shape('M186 200 236 100H404L454 200Z', sea)}${box(298, 250, 44, 90, night, 4)}${box(240, 220, 40, 40, sky, 4)}${box(360, 220, 40, 40, sky, 4)}${shape('M248 116H312L308 184H222Z', night)}${shape('M328 116H392L418 184H332Z', night)}${line('M236 150H310M280 116 265 184M330 150H404M360 116 375 184', mint, 4)}${box(470, 270, 46, 70, sea, 8)}${circle(493, 305, 14, white)}`,
    ),
  },
];
