import type { DemoPicture } from '../content-types.js';
import { box, circle, colour, line, scene, shape } from './palette.js';

const { night, sea, mint, sky, sand, sun, coral, white } = colour;
const size = { width: 640, height: 400 };
const pictureCount = 9;

/** The sun goes along its meridian from the first picture to the last, so that the years pass from one to the next. */
function day(at: number, way: string = white): string {
  const part = (at + 0.7) / (pictureCount + 0.4);
  const along = (from: number, over: number, to: number) =>
    Math.round((1 - part) ** 2 * from + 2 * part * (1 - part) * over + part ** 2 * to);
  return `<g opacity=".55">${line('M10 170Q320-70 630 170', way, 3)}</g>${circle(along(10, 320, 630), along(170, -70, 170), 30, sun)}`;
}

const waves = `${shape('M0 340q40-16 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v60H0Z', sea)}${shape('M0 366q40-14 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v34H0Z', night)}`;
const window = (x: number, y: number, glass: string) =>
  `${box(x, y, 34, 48, white, 3)}${box(x + 5, y + 5, 24, 38, glass)}`;
const burst = (x: number, y: number, radius: number, stroke: string) =>
  line(
    Array.from({ length: 8 }, (_, ray) => {
      const point = (length: number) =>
        `${Math.round(x + length * Math.cos((ray * Math.PI) / 4))} ${Math.round(y + length * Math.sin((ray * Math.PI) / 4))}`;
      return `M${point(radius * 0.4)}L${point(radius)}`;
    }).join(''),
    stroke,
    6,
  );
const gable = (x: number, wall: string, glass: string) =>
  `${shape(`M${x} 340V170h18v-26h18v-26h18V96h32v22h18v26h18v26h18v170Z`, wall)}${[0, 1].map((row) => [0, 1].map((column) => box(x + 28 + column * 50, 190 + row * 58, 30, 38, glass, 3)).join('')).join('')}${box(x + 56, 300, 30, 40, night, 3)}`;
const euro = (x: number, y: number, r: number, stroke: string) =>
  `<g fill="none" stroke="${stroke}" stroke-width="9" stroke-linecap="round"><path d="M${x + r * 0.6} ${y - r * 0.72}a${r} ${r} 0 1 0 0 ${r * 1.44}M${x - r * 1.25} ${y - r * 0.2}h${r * 1.4}M${x - r * 1.25} ${y + r * 0.25}h${r * 1.2}"/></g>`;

/** One picture for each year of the anniversary page. */
export const picturesOfThirtyYears: readonly DemoPicture[] = [
  {
    id: 13,
    ...size,
    alt: {
      en: 'A house on the harbour with a closed wooden balcony; below it a shop with an anchor on its sign',
      nl: 'Een huis aan de haven met een gesloten houten balkon; eronder een winkel met een anker op het uithangbord',
      fr: 'Une maison sur le port, avec un balcon de bois fermé ; dessous, un magasin dont l’enseigne porte une ancre',
    },
    svg: scene(
      sky,
      `${day(0)}${box(60, 150, 130, 200, '#e7d6bb')}${box(450, 130, 130, 220, '#ecdfc8')}${window(90, 180, mint)}${window(136, 180, mint)}${window(480, 160, mint)}${window(526, 160, mint)}${box(190, 80, 260, 270, sand)}${box(180, 70, 280, 16, '#d8c3a0')}${box(214, 112, 120, 96, sea, 4)}${[0, 1, 2].map((pane) => box(224 + pane * 36, 124, 28, 46, sky, 2)).join('')}${box(206, 208, 136, 12, night)}${window(372, 120, sun)}${box(196, 250, 248, 22, coral)}${[0, 1, 2, 3, 4, 5].map((stripe) => shape(`M${196 + stripe * 42} 272h${stripe === 5 ? 38 : 21}v10q-10 10-21 0Z`, white)).join('')}${box(214, 290, 96, 60, night, 3)}${box(222, 298, 80, 44, mint)}${box(336, 286, 48, 64, night, 3)}${circle(418, 306, 20, white)}${line('M418 294v24M410 300h16M406 312q12 12 24 0', night, 4)}${waves}`,
    ),
  },
  {
    id: 14,
    ...size,
    alt: {
      en: 'A letter with a list of reasons, and a loaf of bread beside it',
      nl: 'Een brief met een lijst van redenen, en een brood ernaast',
      fr: 'Une lettre avec une liste de raisons, et un pain à côté',
    },
    svg: scene(
      sand,
      `${day(1)}${box(0, 316, 640, 84, sea)}${box(110, 90, 230, 250, white, 8)}${box(136, 118, 110, 16, night, 6)}${[0, 1, 2, 3].map((row) => `${line(`M140 ${166 + row * 40}l8 9 14-17`, row === 3 ? coral : sea, 6)}${box(178, 160 + row * 40, row % 2 === 0 ? 136 : 108, 12, sky, 6)}`).join('')}${shape('M380 320q-14-96 90-100t96 100Z', coral)}${line('M430 256l22 44M470 244l20 56M512 254l12 40', sand, 9)}${box(364, 314, 220, 14, night, 7)}`,
    ),
  },
  {
    id: 15,
    ...size,
    alt: {
      en: 'A printed sheet on which a percent sign and a euro sign have the same size',
      nl: 'Een gedrukt blad waarop een procentteken en een euroteken even groot zijn',
      fr: 'Une feuille imprimée où le signe pour cent et le signe euro ont la même taille',
    },
    svg: scene(
      mint,
      `${day(2)}${box(70, 250, 500, 100, night, 16)}${box(96, 226, 448, 44, sea, 12)}${shape('M150 88h340v214H150Z', white)}${box(150, 296, 340, 12, sky)}${box(180, 112, 130, 12, sky, 6)}${circle(238, 202, 58, sand)}${circle(402, 202, 58, sand)}${line('M214 232l48-60', night, 9)}${`<g fill="none" stroke="${night}" stroke-width="8"><circle cx="218" cy="184" r="11"/><circle cx="258" cy="220" r="11"/></g>`}${euro(408, 202, 32, night)}${line('M180 278h116M344 278h116', coral, 6)}${circle(530, 326, 8, sun)}${circle(504, 326, 8, mint)}`,
    ),
  },
  {
    id: 16,
    ...size,
    alt: {
      en: 'Fireworks over the harbour at night, and two coins: an old one and a new one',
      nl: 'Vuurwerk boven de haven bij nacht, en twee munten: een oude en een nieuwe',
      fr: 'Un feu d’artifice sur le port, la nuit, et deux pièces : une ancienne et une nouvelle',
    },
    svg: scene(
      night,
      `${day(3, sea)}${burst(120, 100, 56, coral)}${burst(520, 110, 64, mint)}${burst(400, 74, 34, sun)}${shape('M0 300V232h60v-24h50v24h44v-50q28-26 56 0v50h240v-30h40v-24h40v24h50v30h60v68Z', '#0c2937')}${[30, 86, 130, 470, 516, 590].map((x) => box(x, 250, 10, 14, sun)).join('')}${shape('M0 300h640v100H0Z', sea)}${circle(250, 290, 74, '#c9d3d2')}${`<g fill="none" stroke="${night}" stroke-width="8"><circle cx="250" cy="290" r="56"/></g>`}${shape('M250 286 226 244h48ZM254 290l42-24v48ZM250 294l24 42h-48ZM246 290l-42 24v-48Z', night)}${circle(406, 290, 74, sun)}${`<g fill="none" stroke="${white}" stroke-width="8"><circle cx="406" cy="290" r="56"/></g>`}${euro(414, 290, 30, night)}`,
    ),
  },
  {
    id: 17,
    ...size,
    alt: {
      en: 'A sofa in the evening, a laptop on it, a lamp beside it',
      nl: 'Een zetel ’s avonds, met een laptop erop en een lamp ernaast',
      fr: 'Un canapé, le soir, un ordinateur portable posé dessus, une lampe à côté',
    },
    svg: scene(
      '#24505f',
      `${box(64, 40, 220, 150, white, 8)}${box(76, 52, 196, 126, night)}${shape('M76 178v-32q50-20 98 0t98 0v32Z', sea)}${circle(226, 88, 18, sun)}${box(172, 52, 6, 126, white)}${box(0, 340, 640, 60, night)}${box(120, 206, 360, 110, coral, 34)}${box(96, 236, 80, 104, '#c4664b', 26)}${box(424, 236, 80, 104, '#c4664b', 26)}${box(166, 276, 268, 58, '#e08d70', 14)}${box(246, 214, 120, 76, night, 8)}${box(254, 222, 104, 60, sky, 3)}${line('M284 252l16 16 30-32', sea, 8)}${box(230, 288, 152, 10, white, 5)}${line('M560 340V150', sand, 8)}${shape('M520 150h80l-18-66h-44Z', sun)}${box(530, 334, 60, 10, sand, 5)}`,
    ),
  },
  {
    id: 18,
    ...size,
    alt: {
      en: 'A cabinet in a workshop, and an invoice that flies across the sea towards a harbour',
      nl: 'Een kast in een werkplaats, en een factuur die over zee naar een haven vliegt',
      fr: 'Un meuble dans un atelier, et une facture qui vole par-dessus la mer vers un port',
    },
    svg: scene(
      sky,
      `${day(5)}${waves}${box(0, 330, 300, 70, night)}${box(40, 130, 190, 200, coral, 8)}${box(54, 146, 76, 168, '#e9a68c', 4)}${[0, 1, 2].map((drawer) => `${box(142, 146 + drawer * 58, 76, 50, '#e9a68c', 4)}${circle(180, 171 + drawer * 58, 6, night)}`).join('')}${circle(118, 230, 6, night)}${box(54, 330, 14, 20, coral)}${box(202, 330, 14, 20, coral)}${line('M262 236q80-96 170-70', white, 5)}${`<g transform="rotate(12 470 170)">${shape('M430 112h84v116l-14-9-14 9-14-9-14 9-14-9-14 9Z', white)}${box(444, 130, 54, 8, sea, 4)}${box(444, 150, 40, 8, sky, 4)}${box(444, 170, 54, 8, sky, 4)}${box(444, 190, 26, 10, coral, 4)}</g>`}${box(520, 286, 90, 56, sand)}${shape('M560 286v-60h30v60ZM556 230h38l-19-24Z', sand)}${box(570, 240, 10, 18, night)}`,
    ),
  },
  {
    id: 19,
    ...size,
    alt: {
      en: 'A telephone and a cup on a kitchen table, in front of a window with houses',
      nl: 'Een telefoon en een kop op een keukentafel, voor een raam met huizen',
      fr: 'Un téléphone et une tasse sur une table de cuisine, devant une fenêtre donnant sur des maisons',
    },
    svg: scene(
      mint,
      `${box(96, 40, 448, 220, white, 10)}${box(112, 56, 416, 188, sky)}${circle(440, 100, 26, sun)}${[0, 1, 2, 3, 4].map((house) => `${box(122 + house * 82, 160 - (house % 2) * 30, 70, 90 + (house % 2) * 30, house % 2 === 0 ? sand : coral)}${shape(`M${116 + house * 82} ${162 - (house % 2) * 30}h82l-41-32Z`, night)}${box(144 + house * 82, 182 - (house % 2) * 30, 26, 28, sun, 2)}`).join('')}${box(112, 240, 416, 8, sea)}${box(314, 56, 10, 188, white)}${box(40, 300, 560, 26, coral, 8)}${box(80, 326, 22, 74, '#b9603f')}${box(538, 326, 22, 74, '#b9603f')}${box(230, 250, 130, 52, night, 12)}${box(214, 226, 162, 26, night, 13)}${box(214, 226, 38, 38, night, 12)}${box(338, 226, 38, 38, night, 12)}${circle(295, 276, 18, sky)}${box(440, 246, 60, 54, white, 10)}${line('M500 258q26 0 22 16t-26 12', white, 8)}${line('M460 234q-8-12 0-24M480 234q-8-12 0-24', sea, 5)}`,
    ),
  },
  {
    id: 20,
    ...size,
    alt: {
      en: 'A row of stepped gables, and above it three speech bubbles',
      nl: 'Een rij trapgevels, met drie tekstballonnen erboven',
      fr: 'Une rangée de pignons à gradins et, au-dessus, trois bulles de dialogue',
    },
    svg: scene(
      sand,
      `${day(7)}${gable(40, coral, sky)}${gable(186, sea, sun)}${gable(332, '#e7b47c', sky)}${gable(478, night, sun)}${box(0, 340, 640, 60, mint)}${box(0, 340, 640, 10, sea)}${shape('M80 30h110q16 0 16 16v26q0 16-16 16h-62l-20 20v-20H80q-16 0-16-16V46q0-16 16-16Z', white)}${box(86, 48, 96, 9, sea, 4)}${box(86, 64, 60, 9, sea, 4)}${shape('M270 20h96q16 0 16 16v22q0 16-16 16h-22v20l-20-20h-54q-16 0-16-16V36q0-16 16-16Z', night)}${box(276, 36, 82, 9, sun, 4)}${box(276, 52, 52, 9, sun, 4)}${shape('M440 44h90q16 0 16 16v18q0 16-16 16h-50l-18 18V94h-22q-16 0-16-16V60q0-16 16-16Z', sea)}${box(444, 62, 82, 9, white, 4)}${box(444, 77, 46, 7, white, 3)}`,
    ),
  },
  {
    id: 21,
    ...size,
    alt: {
      en: 'An old safe with a garland, boxes of letters beside it, and the harbour in the window',
      nl: 'Een oude kluis met een slinger, dozen met brieven ernaast en de haven in het raam',
      fr: 'Un vieux coffre orné d’une guirlande, des cartons de lettres à côté et le port à la fenêtre',
    },
    svg: scene(
      sand,
      `${box(0, 340, 640, 60, '#c9a878')}${box(410, 50, 170, 150, white, 8)}${box(422, 62, 146, 126, sky)}${circle(532, 100, 22, sun)}${shape('M422 150q36-14 73 0t73 0v38H422Z', sea)}${box(490, 62, 8, 126, white)}${box(120, 100, 240, 230, night, 18)}${box(142, 122, 196, 186, sea, 10)}${circle(240, 214, 62, night)}${circle(240, 214, 44, mint)}${line('M240 178v72M204 214h72M214 188l52 52M266 188l-52 52', night, 7)}${circle(240, 214, 14, sun)}${box(314, 190, 14, 56, night, 7)}${box(140, 330, 34, 18, night)}${box(306, 330, 34, 18, night)}${line('M90 60q75 70 150 26t150-26', coral, 5)}${[0, 1, 2, 3, 4, 5].map((flag) => shape(`M${112 + flag * 48} ${[86, 101, 93, 69, 55, 54][flag] ?? 0}h30l-15 30Z`, [sun, coral, white, mint, sun, coral][flag] ?? sun)).join('')}${box(420, 270, 90, 70, coral, 4)}${box(450, 282, 30, 12, white, 3)}${box(516, 270, 90, 70, '#b9603f', 4)}${box(546, 282, 30, 12, white, 3)}${box(460, 206, 96, 64, '#e08d70', 4)}${box(492, 218, 32, 12, white, 3)}`,
    ),
  },
];
