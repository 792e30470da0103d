import type { DemoPicture } from '../content-types.js';
import { backdrops, type BackdropName } from './backdrops.js';
import { scene } from './palette.js';
import { subjects, type SubjectName } from './subjects.js';

/** What the picture of each article shows, by the article's number from 1 on. */
const drawn: readonly (readonly [SubjectName, BackdropName])[] = [
  ['umbrella', 'harbour'],
  ['stairs', 'hills'],
  ['invoice', 'evening'],
  ['speech', 'hills'],
  ['cup', 'room'],
  ['scaffold', 'garden'],
  ['letter', 'room'],
  ['people', 'town'],
  ['calendar', 'town'],
  ['clock', 'garden'],
  ['magnifier', 'room'],
  ['pig', 'garden'],
  ['card', 'harbour'],
  ['phone', 'evening'],
  ['panels', 'hills'],
  ['scales', 'room'],
  ['clock', 'town'],
  ['house', 'town'],
  ['jar', 'garden'],
  ['key', 'town'],
  ['shield', 'room'],
  ['sapling', 'harbour'],
  ['contract', 'room'],
  ['sheet', 'garden'],
  ['laptop', 'hills'],
  ['scaffold', 'evening'],
  ['letter', 'town'],
  ['couple', 'garden'],
  ['umbrella', 'hills'],
  ['shop', 'harbour'],
  ['card', 'evening'],
  ['sheet', 'hills'],
  ['pig', 'room'],
  ['key', 'harbour'],
  ['people', 'hills'],
  ['cup', 'harbour'],
  ['laptop', 'garden'],
  ['ship', 'harbour'],
  ['calendar', 'hills'],
  ['sapling', 'evening'],
  ['speech', 'room'],
  ['newspaper', 'garden'],
];

/** The picture of the first article; one for each follows. */
const first = 22;

/** One picture for each article: a subject in front of a backdrop, no pair of them twice. */
export const picturesOfArticles: readonly DemoPicture[] = drawn.map(([subject, backdrop], at) => {
  const { shapes, alt } = subjects[subject];
  const behind = backdrops[backdrop];
  return {
    id: first + at,
    width: 640,
    height: 400,
    alt: {
      en: `${alt.en}, ${behind.alt.en}`,
      nl: `${alt.nl}, ${behind.alt.nl}`,
      fr: `${alt.fr}, ${behind.alt.fr}`,
    },
    svg: scene(behind.ground, `${behind.shapes}${shapes}`),
  };
});
