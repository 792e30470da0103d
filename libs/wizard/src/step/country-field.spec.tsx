import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderInWizard } from '../testing/in-wizard.js';
import { CountryField } from './country-field.js';

const nationalities = [
  { value: 'be', label: 'Belgian' },
  { value: 'gb', label: 'British' },
  { value: 'ci', label: 'Ivorian' },
  { value: 'it', label: 'Italian' },
  { value: 'mt', label: 'Maltese' },
  { value: 'ng', label: 'Nigerian (Nigeria)' },
  { value: 'ne', label: 'Nigerien (Niger)' },
];

function Nationality(): ReactNode {
  const [value, setValue] = useState('');
  return (
    <>
      <CountryField name="nationality" label="Nationality" choices={nationalities} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

async function show(): Promise<HTMLElement> {
  await renderInWizard(<Nationality />, {}, { locale: { country: 'mt', language: 'en' } });
  return screen.findByRole('combobox', { name: 'Nationality' });
}

async function shown(): Promise<(string | null)[]> {
  const list = await screen.findByRole('listbox');
  return within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);
}

it('shows the whole list at a click, the likely ones of the page’s country first and each once', async () => {
  await userEvent.click(await show());
  expect(await shown()).toEqual([
    'Maltese',
    'Italian',
    'British',
    'Belgian',
    'Ivorian',
    'Nigerian (Nigeria)',
    'Nigerien (Niger)',
  ]);
});

it('finds a nationality by its country’s name, without accents, and by the short name', async () => {
  const box = await show();
  await userEvent.type(box, "cote d'iv");
  expect(await shown()).toEqual(['Ivorian']);
  await userEvent.clear(box);
  await userEvent.type(box, 'uk');
  expect(await shown()).toEqual(['British']);
});

it('takes what was typed when the box is left, where only one can be meant', async () => {
  const box = await show();
  await userEvent.type(box, 'belg');
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent('be');
  expect(box).toHaveValue('Belgian');
  await userEvent.clear(box);
  await userEvent.type(box, 'nigeri');
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(box).toHaveValue('nigeri');
  expect(box).toHaveAccessibleDescription(/which entry “nigeri” is/);
});

it('takes a code that was typed, also when the box is left with the mouse', async () => {
  const box = await show();
  await userEvent.type(box, 'be');
  act(() => box.blur());
  expect(screen.getByRole('status')).toHaveTextContent('be');
  expect(box).toHaveValue('Belgian');
});

it('keeps what was typed when the page scrolls under the list, and drops it on Escape', async () => {
  const box = await show();
  await userEvent.type(box, 'bel');
  fireEvent.scroll(document);
  expect(box).toHaveValue('bel');
  await userEvent.type(box, 'g{Escape}');
  expect(box).toHaveValue('');
});

it('takes the code that a browser fills in by itself', async () => {
  const box = await show();
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    set?.call(box, 'MT');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(screen.getByRole('status')).toHaveTextContent('mt');
  expect(box).toHaveValue('Maltese');
});
