import type { DemoPicture } from '../content-types.js';
import { box, circle, colour, line, scene, shape } from './palette.js';

const { night, sea, mint, sky, sand, sun, coral, white } = colour;
const size = { width: 640, height: 400 };
const waves = `${shape('M0 300q80-24 160 0t160 0 160 0 160 0v100H0Z', sea)}${shape('M0 340q80-24 160 0t160 0 160 0 160 0v60H0Z', night)}`;

export const picturesOfBusiness: readonly DemoPicture[] = [
  {
    id: 7,
    ...size,
    alt: {
      en: 'An invoice on one side, coins on the other, an arrow between them',
      nl: 'Een factuur aan de ene kant, munten aan de andere, een pijl ertussen',
      fr: 'Une facture d’un côté, des pièces de l’autre, une flèche entre les deux',
    },
    svg: scene(
      sky,
      `${shape('M90 80h170v240l-28-18-28 18-29-18-29 18-28-18-28 18Z', white)}${[0, 1, 2, 3].map((row) => box(114, 116 + row * 36, row === 3 ? 70 : 122, 14, row === 3 ? coral : sand, 6)).join('')}${line('M310 200h90M372 168l34 32-34 32', sea, 12)}${[0, 1, 2, 3].map((level) => box(450, 280 - level * 34, 110, 28, level % 2 === 0 ? sun : coral, 14)).join('')}`,
    ),
  },
  {
    id: 8,
    ...size,
    alt: {
      en: 'A laptop that shows a payment with a tick',
      nl: 'Een laptop die een betaling met een vinkje toont',
      fr: 'Un ordinateur portable affichant un paiement validé',
    },
    svg: scene(
      sand,
      `${box(150, 80, 340, 220, night, 16)}${box(166, 96, 308, 188, white, 6)}${shape('M110 300h420l24 36H86Z', sea)}${circle(250, 190, 46, mint)}${line('M228 190l16 18 30-34', white, 10)}${box(324, 150, 120, 14, sky, 7)}${box(324, 182, 90, 14, sky, 7)}${box(324, 214, 110, 14, sun, 7)}`,
    ),
  },
  {
    id: 9,
    ...size,
    alt: {
      en: 'A shop front with a striped awning and an open door',
      nl: 'Een winkelpui met een gestreepte luifel en een open deur',
      fr: 'Une devanture à auvent rayé et porte ouverte',
    },
    svg: scene(
      mint,
      `${box(0, 340, 640, 60, night)}${box(120, 120, 400, 220, sand)}${[0, 1, 2, 3, 4, 5, 6, 7].map((stripe) => shape(`M${120 + stripe * 50} 110h50v50q-25 30-50 0Z`, stripe % 2 === 0 ? coral : white)).join('')}${box(120, 80, 400, 34, sea, 6)}${box(150, 200, 170, 100, sky, 6)}${box(360, 200, 110, 140, night)}${shape('M470 200v140l40 20V220Z', sea)}${circle(200, 270, 18, sun)}${circle(246, 262, 26, coral)}`,
    ),
  },
  {
    id: 10,
    ...size,
    alt: {
      en: 'A folded newspaper and a cup of coffee',
      nl: 'Een gevouwen krant en een kop koffie',
      fr: 'Un journal plié et une tasse de café',
    },
    svg: scene(
      sand,
      `${box(90, 90, 300, 230, white, 8)}${box(114, 114, 252, 30, night, 4)}${box(114, 162, 116, 90, mint, 4)}${[0, 1, 2, 3, 4].map((row) => box(246, 164 + row * 20, 120, 9, sky, 4)).join('')}${box(114, 270, 252, 9, sky, 4)}${box(114, 290, 200, 9, sky, 4)}${box(440, 220, 110, 90, coral, 22)}${line('M550 240q40 0 36 30t-40 24', coral, 12)}${line('M474 190q-12-18 0-34M512 190q-12-18 0-34', sea, 6)}${box(420, 316, 156, 14, sea, 7)}`,
    ),
  },
  {
    id: 11,
    ...size,
    alt: {
      en: 'A lighthouse above a calm harbour with a sailing boat',
      nl: 'Een vuurtoren boven een kalme haven met een zeilboot',
      fr: 'Un phare au-dessus d’un port calme avec un voilier',
    },
    svg: scene(
      sky,
      `${circle(500, 100, 46, sun)}${shape('M60 320q60-70 160-60t140 60Z', mint)}${shape('M170 270 186 110h48l16 160Z', white)}${shape('M178 200h64l5 40h-74Z', coral)}${box(180, 84, 60, 30, night, 4)}${shape('M174 84h72L210 56Z', coral)}${waves}${shape('M420 290h120l-24 34h-72Z', sand)}${line('M478 290V180', night, 6)}${shape('M484 184v96h60Z', white)}${shape('M472 200v80h-44Z', coral)}`,
    ),
  },
  {
    id: 12,
    ...size,
    alt: {
      en: 'A shield with a keyhole above two calm lines',
      nl: 'Een schild met een sleutelgat boven twee kalme lijnen',
      fr: 'Un bouclier percé d’une serrure au-dessus de deux lignes calmes',
    },
    svg: scene(
      mint,
      `${shape('M320 50q70 40 140 40 0 170-140 240-140-70-140-240 70 0 140-40Z', sea)}${shape('M320 78q56 32 114 34-4 136-114 194Z', night)}${circle(320, 172, 28, sun)}${shape('M310 186h20l12 60h-44Z', sun)}${line('M90 360q60-16 120 0t120 0 120 0 120 0', white, 6)}`,
    ),
  },
];
