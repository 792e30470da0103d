import { keepTyped } from './keep-typed.js';

/** An amount and its slider, as a server draws them. */
function open(): { readonly amount: HTMLInputElement; readonly slider: HTMLInputElement } {
  document.body.innerHTML = `<div>
    <input name="amount" value="500">
    <input type="range" aria-label="Amount" min="500" max="20000" step="500" value="500">
  </div>`;
  const [amount, slider] = document.querySelectorAll('input');
  if (!amount || !slider) throw new Error('There are two fields.');
  return { amount, slider };
}

/** What a part of a page hears that takes over what a server has drawn. */
function putBack(): readonly (readonly [type: string, value: string])[] {
  const heard: (readonly [string, string])[] = [];
  const typed = keepTyped();
  for (const input of document.querySelectorAll('input')) {
    input.value = input.defaultValue;
    input.addEventListener('input', () => heard.push([input.type, input.value]));
  }
  typed.putBack();
  return heard;
}

it('has a slider without a name where it was moved to', () => {
  const { slider } = open();
  slider.value = '1000';
  expect(putBack()).toEqual([['range', '1000']]);
});

it('has an amount as it was typed, whose slider stayed', () => {
  const { amount } = open();
  amount.value = '7250';
  expect(putBack()).toEqual([['text', '7250']]);
});

it('takes the one that was used last of both', () => {
  const { amount, slider } = open();
  slider.value = '1000';
  amount.value = '7250';
  amount.focus();
  expect(putBack()).toEqual([['text', '7250']]);
  slider.value = '9000';
  amount.value = '7250';
  slider.focus();
  expect(putBack().at(-1)).toEqual(['range', '9000']);
});

it('leaves a slider alone that belongs to no field', () => {
  document.body.innerHTML = '<p><input type="range" min="0" max="9" value="1"></p>';
  const [slider] = document.querySelectorAll('input');
  if (slider) slider.value = '5';
  expect(putBack()).toEqual([]);
});
