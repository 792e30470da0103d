import { renderInConsole } from '../testing/in-console.js';
import { TabLinks } from './tab-links.js';

it('brings the link of the part into the middle of a narrow strip', async () => {
  const moves: unknown[] = [];
  Object.assign(Element.prototype, { scrollBy: (move: unknown) => moves.push(move) });
  const places: Readonly<Record<string, readonly [left: number, width: number]>> = { NAV: [10, 300], A: [700, 100] };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const [left = 0, width = 0] = places[this.tagName] ?? [];
    return new DOMRect(left, 0, width, 40);
  });
  const links = ['answers', 'log'].map((name) => ({ href: `/7/${name}`, label: name }));
  await renderInConsole(<TabLinks label="Parts" links={links} />, '/7/log');
  expect(moves).toEqual([{ left: 590 }]);
});
