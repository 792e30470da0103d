import type { InEveryLanguage } from '../content-types.js';
import { box, circle, colour, line, shape } from './palette.js';

const { night, sea, mint, sky, sand, sun, coral, white } = colour;

/** What a picture shows, drawn to stand on the ground in its middle. */
export interface Subject {
  readonly shapes: string;
  readonly alt: InEveryLanguage<string>;
}

const coin = (x: number, y: number) => `${circle(x, y, 19, sun)}${line(`M${x - 7} ${y}h14`, white, 5)}`;
const lines = (x: number, y: number, widths: readonly number[], fill: string) =>
  widths.map((width, at) => box(x, y + at * 28, width, 11, fill, 5)).join('');
const person = (x: number, height: number, wear: string) =>
  `${circle(x, 322 - height, 27, '#e9b48e')}${box(x - 34, 344 - height, 68, height - 8, wear, 32)}`;

export const subjects = {
  jar: {
    shapes: `${box(250, 136, 140, 196, white, 26)}${box(262, 116, 116, 26, sea, 8)}${coin(284, 304)}${coin(324, 306)}${coin(358, 300)}${coin(300, 268)}${coin(342, 266)}${coin(320, 230)}`,
    alt: { en: 'A glass jar with coins', nl: 'Een glazen pot met munten', fr: 'Un bocal de pièces' },
  },
  stairs: {
    shapes: [0, 1, 2, 3]
      .map(
        (step) =>
          `${box(190 + step * 68, 284 - step * 48, 60, 48 + step * 48, step % 2 ? sea : coral, 6)}${coin(220 + step * 68, 262 - step * 48)}`,
      )
      .join(''),
    alt: {
      en: 'Four steps with a coin on each',
      nl: 'Vier treden met op elke een munt',
      fr: 'Quatre marches, une pièce sur chacune',
    },
  },
  calendar: {
    shapes: `${box(220, 104, 200, 224, white, 16)}${box(220, 104, 200, 54, coral, 16)}${line('M264 90v30M376 90v30', night, 9)}${[0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => box(240 + column * 42, 174 + row * 36, 30, 22, row * 4 + column === 9 ? sun : sky, 5)).join('')).join('')}`,
    alt: {
      en: 'A calendar with one day marked',
      nl: 'Een kalender met één dag gemarkeerd',
      fr: 'Un calendrier dont un jour est marqué',
    },
  },
  cup: {
    shapes: `${box(232, 196, 150, 134, coral, 26)}${line('M382 226q52 0 46 40t-52 34', coral, 15)}${box(196, 322, 222, 16, night, 8)}${line('M272 166q-16-24 0-46M312 166q-16-24 0-46M350 166q-16-24 0-46', white, 7)}`,
    alt: { en: 'A steaming cup of coffee', nl: 'Een dampende kop koffie', fr: 'Une tasse de café fumante' },
  },
  scales: {
    shapes: `${line('M320 104v210M210 140h220', night, 11)}${circle(320, 104, 15, sun)}${box(262, 312, 116, 20, night, 8)}${shape('M156 226h108q-8 44-54 44t-54-44Z', sea)}${shape('M376 226h108q-8 44-54 44t-54-44Z', coral)}${line('M210 142l-46 84M210 142l46 84M430 142l-46 84M430 142l46 84', night, 4)}${coin(210, 208)}${box(414, 190, 34, 36, white, 5)}`,
    alt: { en: 'A pair of scales in balance', nl: 'Een weegschaal in evenwicht', fr: 'Une balance en équilibre' },
  },
  magnifier: {
    shapes: `${box(206, 110, 170, 222, white, 10)}${lines(228, 138, [126, 126, 96, 126, 70], '#c9dcdd')}<g fill="none" stroke="${night}" stroke-width="13"><circle cx="372" cy="214" r="56"/></g>${circle(372, 214, 48, sky)}${line('M414 256l54 58', night, 18)}${line('M350 216l16 16 30-34', sea, 10)}`,
    alt: {
      en: 'A magnifying glass over a sheet of paper',
      nl: 'Een vergrootglas boven een blad papier',
      fr: 'Une loupe sur une feuille',
    },
  },
  invoice: {
    shapes: `${shape('M226 92h188v240l-27-17-27 17-27-17-27 17-27-17-27 17-26-17Z', white)}${lines(252, 128, [136, 136, 100], '#c9dcdd')}${line('M252 222h136', night, 5)}${box(318, 240, 70, 20, coral, 6)}`,
    alt: { en: 'An invoice with its total', nl: 'Een factuur met haar totaal', fr: 'Une facture et son total' },
  },
  house: {
    shapes: `${box(230, 196, 180, 136, white)}${shape('M200 204 320 100 440 204Z', coral)}${box(300, 250, 42, 82, night, 4)}${box(248, 224, 38, 38, sky, 4)}${box(356, 224, 38, 38, sky, 4)}${box(376, 116, 24, 52, coral)}`,
    alt: { en: 'A house with a red roof', nl: 'Een huis met een rood dak', fr: 'Une maison au toit rouge' },
  },
  scaffold: {
    shapes: `${box(250, 150, 150, 182, sand)}${shape('M236 156h178l-40-50H276Z', sea)}${box(276, 182, 34, 44, white, 3)}${box(340, 182, 34, 44, white, 3)}${box(306, 262, 40, 70, night, 3)}${line('M214 332V140M436 332V140M206 236h238M206 150h238', '#b98a5e', 9)}${line('M214 332l222-96', '#b98a5e', 5)}`,
    alt: {
      en: 'A house behind scaffolding',
      nl: 'Een huis achter een steiger',
      fr: 'Une maison derrière un échafaudage',
    },
  },
  panels: {
    shapes: `${shape('M196 250 258 128h188l-62 122Z', night)}${line('M228 188h186M290 128l-62 122M352 128l-62 122M414 128l-62 122', mint, 4)}${line('M250 252v80M370 252v80', sea, 11)}${circle(196, 116, 30, sun)}${line('M196 66V52M150 116h-14M163 83l-10-10M229 83l10-10', sun, 7)}`,
    alt: { en: 'Solar panels in the sun', nl: 'Zonnepanelen in de zon', fr: 'Des panneaux solaires au soleil' },
  },
  key: {
    shapes: `<g fill="none" stroke="${sun}" stroke-width="24"><circle cx="254" cy="196" r="50"/></g>${line('M302 212 446 268M404 254l-16 40M440 268l-13 34', sun, 22)}${box(212, 312, 220, 18, night, 9)}`,
    alt: { en: 'A large golden key', nl: 'Een grote gouden sleutel', fr: 'Une grande clé dorée' },
  },
  laptop: {
    shapes: `${box(196, 136, 248, 170, night, 14)}${box(210, 150, 220, 142, white, 5)}${shape('M160 306h320l20 26H140Z', sea)}${line('M236 252l44-40 36 22 66-60', coral, 10)}${circle(382, 174, 10, sun)}`,
    alt: {
      en: 'A laptop with a line that rises',
      nl: 'Een laptop met een stijgende lijn',
      fr: 'Un ordinateur où une ligne monte',
    },
  },
  phone: {
    shapes: `${box(250, 88, 140, 246, night, 22)}${box(262, 110, 116, 196, white, 6)}${circle(320, 186, 36, mint)}${line('M302 186l14 15 24-28', white, 9)}${box(280, 244, 80, 12, '#c9dcdd', 6)}${box(280, 268, 56, 12, '#c9dcdd', 6)}`,
    alt: {
      en: 'A telephone that shows a tick',
      nl: 'Een telefoon die een vinkje toont',
      fr: 'Un téléphone affichant une coche',
    },
  },
  letter: {
    shapes: `${box(190, 156, 260, 176, white, 10)}${line('M196 166 320 256l124-90', sea, 9)}${circle(436, 162, 36, coral)}${line('M436 144v22M436 180v1', white, 9)}`,
    alt: {
      en: 'A letter with a warning on it',
      nl: 'Een brief met een waarschuwing erop',
      fr: 'Une lettre qui porte un avertissement',
    },
  },
  shield: {
    shapes: `${shape('M320 92q58 32 116 32 0 140-116 206-116-66-116-206 58 0 116-32Z', sea)}${shape('M320 116q46 26 94 27-4 112-94 164Z', '#185a63')}${line('M276 204l32 34 60-66', white, 14)}`,
    alt: { en: 'A shield with a tick', nl: 'Een schild met een vinkje', fr: 'Un bouclier marqué d’une coche' },
  },
  pig: {
    shapes: `<ellipse cx="318" cy="236" rx="108" ry="76" fill="${coral}"/>${box(246, 288, 30, 44, coral, 8)}${box(360, 288, 30, 44, coral, 8)}${shape('M376 172l44-26-4 56Z', coral)}${box(412, 218, 30, 46, '#e7947b', 12)}${circle(388, 218, 7, night)}${box(286, 166, 60, 9, night, 4)}${coin(316, 132)}`,
    alt: { en: 'A piggy bank and a coin', nl: 'Een spaarvarken en een munt', fr: 'Une tirelire cochon et une pièce' },
  },
  sapling: {
    shapes: `${shape('M262 262h116l-16 70h-84Z', coral)}${box(252, 246, 136, 24, '#c4664b', 8)}${line('M320 246V122', sea, 9)}${shape('M322 176q60-8 70-66-64 2-70 66Z', sea)}${shape('M318 204q-62-6-72-62 64 0 72 62Z', mint)}${shape('M320 132q-16-34 0-62 18 28 0 62Z', '#6fae9f')}`,
    alt: { en: 'A young plant in a pot', nl: 'Een jonge plant in een pot', fr: 'Une jeune plante dans un pot' },
  },
  clock: {
    shapes: `${circle(320, 212, 112, night)}${circle(320, 212, 96, white)}${line('M320 212v-62M320 212l46 28', night, 11)}${circle(320, 212, 10, coral)}${line('M320 126v8M320 290v8M234 212h8M398 212h8', sea, 8)}${line('M256 308l-14 24M384 308l14 24', night, 14)}`,
    alt: { en: 'A large clock', nl: 'Een grote klok', fr: 'Une grande horloge' },
  },
  shop: {
    shapes: `${box(196, 160, 248, 172, sand)}${[0, 1, 2, 3, 4, 5].map((stripe) => shape(`M${188 + stripe * 44} 128h44v44q-22 26-44 0Z`, stripe % 2 ? white : coral)).join('')}${box(188, 108, 264, 24, sea, 5)}${box(216, 216, 108, 74, sky, 5)}${box(352, 216, 66, 116, night, 4)}${circle(406, 276, 5, sun)}`,
    alt: {
      en: 'A shop with a striped awning',
      nl: 'Een winkel met een gestreepte luifel',
      fr: 'Une boutique à auvent rayé',
    },
  },
  ship: {
    shapes: `${shape('M176 266h288l-42 66H214Z', night)}${box(212, 218, 66, 48, coral, 4)}${box(284, 218, 66, 48, sun, 4)}${box(248, 170, 66, 48, mint, 4)}${box(372, 176, 52, 90, white, 4)}${box(384, 192, 28, 18, sky, 3)}${box(388, 140, 20, 36, coral)}`,
    alt: {
      en: 'A ship with three containers',
      nl: 'Een schip met drie containers',
      fr: 'Un navire chargé de trois conteneurs',
    },
  },
  people: {
    shapes: `${person(238, 176, sea)}${person(324, 204, coral)}${person(404, 150, sun)}`,
    alt: { en: 'Three people side by side', nl: 'Drie mensen naast elkaar', fr: 'Trois personnes côte à côte' },
  },
  couple: {
    shapes: `${person(262, 196, night)}${person(378, 182, coral)}${box(290, 286, 60, 46, white, 10)}${box(304, 282, 32, 7, night, 3)}${coin(320, 256)}`,
    alt: {
      en: 'Two people with a savings box between them',
      nl: 'Twee mensen met een spaarpot tussen hen in',
      fr: 'Deux personnes, une tirelire entre elles',
    },
  },
  contract: {
    shapes: `${box(222, 92, 178, 240, white, 10)}${lines(246, 124, [130, 130, 96, 130], '#c9dcdd')}${line('M248 278q22-24 40 0t42-8', sea, 7)}${line('M446 126 384 270', coral, 17)}${shape('M376 264l18 8-18 28Z', night)}`,
    alt: { en: 'A contract and a pen', nl: 'Een contract en een pen', fr: 'Un contrat et un stylo' },
  },
  speech: {
    shapes: `${shape('M196 96h176q20 0 20 20v76q0 20-20 20h-98l-36 34v-34h-42q-20 0-20-20v-76q0-20 20-20Z', white)}${lines(206, 130, [150, 110], '#c9dcdd')}${shape('M300 226h144q18 0 18 18v54q0 18-18 18h-24v26l-30-26h-90q-18 0-18-18v-54q0-18 18-18Z', coral)}${lines(310, 250, [120, 84], white)}`,
    alt: { en: 'Two speech bubbles', nl: 'Twee tekstballonnen', fr: 'Deux bulles de dialogue' },
  },
  card: {
    shapes: `${box(204, 176, 240, 150, sea, 18)}${box(204, 206, 240, 30, night)}${box(226, 258, 44, 32, sun, 6)}${box(300, 276, 116, 11, mint, 5)}${line('M252 142q68-54 136 0M278 118q42-26 84 0', coral, 9)}`,
    alt: {
      en: 'A bank card held to a reader',
      nl: 'Een bankkaart bij een lezer',
      fr: 'Une carte bancaire devant un lecteur',
    },
  },
  sheet: {
    shapes: `${box(204, 96, 232, 236, white, 10)}${[52, 90, 70, 122, 146].map((height, at) => box(232 + at * 38, 282 - height, 26, height, at === 4 ? coral : mint, 4)).join('')}${line('M226 296h190', night, 6)}`,
    alt: {
      en: 'A sheet with rising columns',
      nl: 'Een blad met stijgende staven',
      fr: 'Une feuille où des colonnes montent',
    },
  },
  newspaper: {
    shapes: `${box(206, 110, 228, 222, white, 8)}${box(228, 132, 184, 30, night, 4)}${box(228, 178, 82, 76, mint, 4)}${lines(324, 180, [88, 88, 60], '#c9dcdd')}${lines(228, 272, [184, 140], '#c9dcdd')}`,
    alt: { en: 'A folded newspaper', nl: 'Een gevouwen krant', fr: 'Un journal plié' },
  },
  umbrella: {
    shapes: `${shape('M188 226q10-116 132-116t132 116q-22-22-44 0-22-22-44 0-22-22-44 0-22-22-44 0-22-22-44 0-22-22-44 0Z', coral)}${line('M320 92v18M320 212v90q0 26 26 26t24-24', night, 10)}${coin(268, 306)}${coin(226, 310)}`,
    alt: {
      en: 'An umbrella above two coins',
      nl: 'Een paraplu boven twee munten',
      fr: 'Un parapluie au-dessus de deux pièces',
    },
  },
} as const satisfies Readonly<Record<string, Subject>>;

export type SubjectName = keyof typeof subjects;
