import { screen, waitFor, within } from '@testing-library/react';
import { PhoneField } from './phone-field.js';
import { formValue, renderUi, WithValue } from './render-ui.js';

const field = (initial = '') => (
  <WithValue initial={initial}>
    {(text, onChange) => <PhoneField name="mobile" label="Mobile" value={text} onChange={onChange} />}
  </WithValue>
);
const input = (): HTMLElement => screen.getByRole('textbox', { name: 'Mobile' });

it('asks the browser for the national part in a field that may have it', async () => {
  await renderUi(field());
  // HTML has `tel-national` for fields of text alone; `tel` on one is a whole number.
  expect(input()).toHaveAttribute('type', 'text');
  expect(input()).toHaveAttribute('inputmode', 'tel');
  expect(input()).toHaveAttribute('autocomplete', 'tel-national');
});

it('takes a number of any length, and points and brackets for spaces', async () => {
  const { user } = await renderUi(field());
  await user.type(input(), '99-12 34x5678901');
  expect(formValue()).toBe('+356 99-12 34x5678901');
  await user.clear(input());
  await user.paste('+44 (0)7911.123/456');
  expect(formValue()).toBe('+44 7911 123 456');
  await user.clear(input());
  await user.paste('\u202A+32 (0)470\u00A012‑34–56\u202C');
  expect(formValue()).toBe('+32 470 12-34-56');
});

it('keeps the zero where it is part of the number', async () => {
  const { user } = await renderUi(field());
  await user.type(input(), '+39 06 1234 5678');
  expect(formValue()).toBe('+39 06 1234 5678');
});

it('drops the domestic zero, and the code when nothing is left', async () => {
  const { user } = await renderUi(field(), 'nl', 'be');
  await user.type(input(), '0470 12 34 56');
  expect(formValue()).toBe('+32 470 12 34 56');
  await user.clear(input());
  expect(formValue()).toBe('');
});

const codes = (): HTMLElement => screen.getByRole('combobox', { name: 'Mobile: Calling code' });

it('gives a zero back with the country whose number it is part of', async () => {
  const { user } = await renderUi(field());
  await user.type(input(), '+39 06 1234 5678');
  await user.click(codes());
  await user.selectOptions(codes(), 'BE');
  expect(formValue()).toBe('+32 6 1234 5678');
  await user.selectOptions(codes(), 'IT');
  expect(formValue()).toBe('+39 06 1234 5678');
});

it('takes a pasted international number apart and remembers the code chosen before typing', async () => {
  const { user } = await renderUi(field());
  await user.click(input());
  await user.paste('+32 470 12 34 56');
  expect(codes()).toHaveValue('BE');
  expect(input()).toHaveValue('470 12 34 56');
  await user.clear(input());
  await user.click(codes());
  await user.selectOptions(codes(), 'Luxembourg (+352)');
  await user.type(input(), '621');
  expect(formValue()).toBe('+352 621');
});

it.each([
  ['+212612345678', 'MA', '+212 612345678'],
  ['0040 721 234 567', 'RO', '+40 721 234 567'],
  ['+1 202 555 014', 'US', '+1 202 555 014'],
])('takes %s as it is typed, with its own country', async (typed, country, number) => {
  const { user } = await renderUi(field(), 'nl', 'be');
  await user.type(input(), typed);
  expect(screen.getByRole('combobox', { name: /Mobile/ })).toHaveValue(country);
  expect(formValue()).toBe(number);
});

it('keeps a pasted number whole, for whoever typed it to see that it is too long', async () => {
  const { user } = await renderUi(field(), 'nl', 'be');
  await user.click(input());
  await user.paste('+40 721 234 567 890');
  expect(formValue()).toBe('+40 721 234 567 890');
});

it('keeps the country that was chosen where several share a code', async () => {
  const { user } = await renderUi(field());
  await user.click(codes());
  await user.selectOptions(codes(), 'Canada (+1)');
  await user.type(input(), '5551234');
  expect(codes()).toHaveValue('CA');
  expect(formValue()).toBe('+1 5551234');
});

it('offers every country by its name, the likely ones first', async () => {
  const { user } = await renderUi(field());
  await user.click(codes());
  const [first, second] = within(codes()).getAllByRole('option');
  expect(first).toHaveTextContent('Malta (+356)');
  expect(second).toHaveTextContent('Belgium (+32)');
  expect(within(codes()).getAllByRole('option').length).toBeGreaterThan(230);
});

it('offers them too when nobody comes near, and keeps what is chosen', async () => {
  const { user } = await renderUi(field());
  await user.type(input(), '+40 721');
  await waitFor(() => expect(within(codes()).getAllByRole('option').length).toBeGreaterThan(230));
  expect(within(codes()).getAllByRole('option')[0]).toHaveTextContent('Malta (+356)');
  expect(codes()).toHaveValue('RO');
});
