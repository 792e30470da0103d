import { dropSecondClicks } from './second-click.js';

const pressed: string[] = [];

function button(name: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.addEventListener('click', () => pressed.push(name));
  return document.body.appendChild(made);
}

/** One click of so many in a row; answers whether the browser was left to do what it does. */
function click(target: Element, detail: number): boolean {
  const options = { detail, bubbles: true, cancelable: true };
  const isFree = target.dispatchEvent(new MouseEvent('mousedown', options));
  return target.dispatchEvent(new MouseEvent('click', options)) && isFree;
}

beforeAll(() => dropSecondClicks(document));
beforeEach(() => {
  pressed.length = 0;
  document.body.replaceChildren();
});

it('presses nothing on the page that the first click of a double click led to', () => {
  const save = button('save');
  save.addEventListener('click', () => document.body.replaceChildren());
  expect(click(save, 1)).toBe(true);
  const next = button('next');
  expect(click(next, 2)).toBe(false);
  expect(pressed).toEqual(['save']);
  expect(click(next, 1)).toBe(true);
  expect(pressed).toEqual(['save', 'next']);
});

it('leaves a button alone whose picture changes with the first click', () => {
  const more = button('more');
  const icon = more.appendChild(document.createElement('span'));
  more.addEventListener('click', () => more.replaceChildren());
  click(icon, 1);
  expect(click(more, 2)).toBe(true);
  expect(pressed).toEqual(['more', 'more']);
});

it('leaves a double click alone that stays on its page', () => {
  const more = button('more');
  click(more, 1);
  expect(click(more, 2)).toBe(true);
  expect(pressed).toEqual(['more', 'more']);
});
