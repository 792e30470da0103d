import { screen, waitFor, within } from '@testing-library/react';
import { dateOf } from '@statewise/finance';
import type { Language } from '@statewise/i18n';
import { DateField } from './date-field.js';
import { formValue, renderUi, WithValue } from './render-ui.js';

const field = (props: { adult?: boolean } = {}, initial = '') => (
  <WithValue initial={initial}>
    {(text, onChange) => (
      <DateField name="date_of_birth" label="Date of birth" value={text} onChange={onChange} {...props} />
    )}
  </WithValue>
);

describe('date field', () => {
  it('adds the slashes while digits are typed and completes short parts on leaving', async () => {
    const { user } = await renderUi(field());
    const input = screen.getByRole('textbox', { name: 'Date of birth' });
    await user.type(input, '27031985');
    expect(formValue()).toBe('27/03/1985');
    await user.clear(input);
    await user.type(input, '7/3/1985');
    await user.tab();
    expect(formValue()).toBe('07/03/1985');
  });

  it('shows as an example a birthday where it asks for one, and else a day to come', async () => {
    const next = Number(dateOf(new Date().toISOString()).slice(0, 4)) + 1;
    await renderUi(field());
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(`For example 31/12/${next}`);
    await renderUi(field({ adult: true }));
    expect(screen.getAllByRole('textbox')[1]).toHaveAccessibleDescription('For example 27/03/1985');
  });

  it('lets slashes be deleted', async () => {
    const { user } = await renderUi(field());
    const input = screen.getByRole('textbox', { name: 'Date of birth' });
    await user.type(input, '2703{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(formValue()).toBe('27');
  });

  it.each([
    ['corrects the day', 2, '{Backspace}{Backspace}15', '15/02/1985', 3],
    ['corrects the month', 5, '{Backspace}{Backspace}12', '01/12/1985', 6],
    ['corrects the year', 10, '{Backspace}{Backspace}91', '01/02/1991', 10],
    ['keeps the places of what is deleted', 5, '{Backspace}{Backspace}{Backspace}{Backspace}', '0//1985', 1],
    ['takes the place of the next digit at the start', 0, '1', '11/02/1985', 1],
    ['writes over a whole date', 0, '31122001', '31/12/2001', 10],
    ['writes over it with slashes too', 0, '31/12/2001', '31/12/2001', 10],
    ['goes past slashes with Delete', 0, '{Delete}{Delete}{Delete}{Delete}', '/2/1985', 1],
    ['keeps a ninth digit', 10, '7', '01/02/19857', 11],
    ['keeps a letter, for its reader to see', 4, 'x', '01/0x2/1985', 5],
    ['is a date again without the letter', 4, 'x{Backspace}', '01/02/1985', 4],
  ])('%s', async (_, caret, keys, date, caretThen) => {
    const { user } = await renderUi(field({}, '01/02/1985'));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
    await user.type(input, keys, { initialSelectionStart: caret, initialSelectionEnd: caret });
    expect(formValue()).toBe(date);
    expect(input).toHaveValue(date);
    expect(input.selectionStart).toBe(caretThen);
  });

  it('keeps the rest where it is when digits of several parts are deleted at once', async () => {
    const { user } = await renderUi(field({}, '01/02/1985'));
    const input = screen.getByRole('textbox', { name: 'Date of birth' });
    await user.type(input, '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 8 });
    expect(formValue()).toBe('0//85');
    await user.keyboard('731');
    expect(formValue()).toBe('07/31/85');
  });

  it('takes what is pasted over a date', async () => {
    const { user } = await renderUi(field({}, '01/02/1985'));
    const input = screen.getByRole('textbox', { name: 'Date of birth' });
    await user.tripleClick(input);
    await user.paste('31121985');
    expect(formValue()).toBe('31/12/1985');
  });

  it('fetches the calendar when it is opened and writes the chosen day', async () => {
    const { user } = await renderUi(field({}, '15/03/1985'));
    await user.click(screen.getByRole('button', { name: 'Open the calendar for Date of birth' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '1990');
    await user.click(screen.getByRole('button', { name: /27 March 1990/ }));
    expect(formValue()).toBe('27/03/1990');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('date of birth of an adult', () => {
  const open = async (initial = '', language: Language = 'en', label = /^Open the calendar/) => {
    const { user } = await renderUi(field({ adult: true }, initial), language);
    await user.click(screen.getByRole('button', { name: label }));
    await screen.findByRole('grid');
    return user;
  };
  const [year = 0, month = 0, today = 0] = dateOf(new Date().toISOString()).split('-').map(Number);

  it('offers the birthday of somebody who is eighteen today, and no later one', async () => {
    // On a leap day, nobody was born on the same one eighteen years ago.
    const day = Math.min(today, new Date(Date.UTC(year - 18, month, 0)).getUTCDate());
    const eighteen = [day, month, year - 18].map((part) => String(part).padStart(2, '0')).join('/');
    const user = await open(eighteen);
    expect(screen.getByRole('combobox', { name: 'Year' }).querySelector('option')).toHaveTextContent(`${year - 18}`);
    const shown = new Intl.DateTimeFormat('en-MT', { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.UTC(year - 18, month - 1, day),
    );
    expect(screen.getByText(`You must be at least 18: born on ${shown} or earlier.`)).toBeVisible();
    const named = new RegExp(`\\b${shown.replace(/^0/, '')} selected`);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(named));
    const ofMonth = new RegExp(shown.replace(/^\d+/, ''));
    for (const later of within(screen.getByRole('grid')).getAllByRole('button', { name: ofMonth }).slice(day))
      expect(later).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(formValue()).toBe(eighteen);
  });

  it('opens where a birthday is near, at a day that has the keyboard', async () => {
    await open();
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue(String(year - 40));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(`\\b${year - 40}\\b`)));
  });

  it('goes by days, weeks, months and years with the keyboard, over a leap day', async () => {
    const user = await open('29/02/1984');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/29 February 1984/));
    for (const [keys, arrived] of [
      ['{ArrowRight}', /\b1 March 1984/],
      ['{ArrowUp}', /23 February 1984/],
      ['{PageDown}', /23 March 1984/],
      ['{Shift>}{PageUp}{/Shift}', /23 March 1983/],
      ['{End}', /31 March 1983/],
    ] as const) {
      await user.keyboard(keys);
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(arrived));
    }
    await user.keyboard(' ');
    expect(formValue()).toBe('31/03/1983');
    expect(screen.getByRole('button', { name: /^Open the calendar/ })).toHaveFocus();
  });

  it('names months and days in the language, Monday first, and no month after the limit', async () => {
    const user = await open('', 'fr', /calendrier/);
    const head = document.querySelectorAll('.sw-calendar__grid th');
    expect([...head].map(({ textContent }) => textContent?.slice(0, 3))).toEqual(
      'lun mar mer jeu ven sam dim'.split(' '),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Année' }), String(year - 18));
    const months = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mois' }).options];
    expect(months[0]).toHaveTextContent('janvier');
    expect(months.map(({ disabled }) => disabled)).toEqual(months.map((_, index) => index >= month));
  });
});
