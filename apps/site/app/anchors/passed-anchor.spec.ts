import { idInHash, passedAnchor } from './followed-anchor.js';

const anchors = [
  { id: 'cards', restsAt: 400 },
  { id: 'debit', restsAt: 440 },
  { id: 'abroad', restsAt: 900 },
  { id: 'yearly', restsAt: 1_300 },
];

function passed(scrolled: number, hash = ''): string | undefined {
  return passedAnchor(anchors, { scrolled, max: 1_000, hash })?.id;
}

it('is none above the first anchor', () => {
  expect(passed(0)).toBeUndefined();
  expect(passed(398)).toBeUndefined();
});

it('tells a heading from the one right below it', () => {
  expect(passed(400)).toBe('cards');
  expect(passed(399)).toBe('cards');
  expect(passed(430)).toBe('cards');
  expect(passed(440)).toBe('debit');
});

it('keeps the anchor that was jumped to at the end of a page that is too short to pass it', () => {
  expect(passed(1_000, 'yearly')).toBe('yearly');
  expect(passed(1_000, 'debit')).toBe('abroad');
});

it('lets the anchor go that was jumped to as soon as the page is scrolled', () => {
  expect(passed(980, 'yearly')).toBe('abroad');
  expect(passed(420, 'debit')).toBe('cards');
});

it('reads what a hash names, and nothing in one that is malformed', () => {
  expect(['#d%C3%A9but', '', '#%', '#%E0%A4'].map((hash) => idInHash({ hash }))).toEqual(['début', '', '', '']);
});
