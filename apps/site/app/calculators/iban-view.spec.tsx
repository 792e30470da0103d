import { screen, within } from '@testing-library/react';
import { isValidIBAN } from 'ibantools';
import type { Language } from '@statewise/i18n';
import { renderCalculator } from './render-calculator.js';

const generate = async (
  account: string,
  language: Language = 'en',
  label = 'Account number',
  button = 'Make the IBAN',
) => {
  const { user } = await renderCalculator({ kind: 'iban', language });
  if (account !== '') await user.type(screen.getByRole('textbox', { name: label }), account);
  await user.click(screen.getByRole('button', { name: button }));
  return user;
};

const check = async (iban: string) => {
  const { user } = await renderCalculator({ kind: 'iban' });
  if (iban !== '') await user.type(screen.getByRole('textbox', { name: 'IBAN' }), iban);
  await user.click(screen.getByRole('button', { name: 'Check the IBAN' }));
};

const results = (): HTMLElement => {
  const [first] = screen.getAllByRole('status');
  if (!first) throw new Error('There is no place for results.');
  return first;
};

beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', { writable: true, value: () => ({ matches: false }) });
  history.replaceState(null, '', '/mt-en/iban');
});

it('makes a Maltese IBAN of 31 characters that others accept, and keeps it out of the address', async () => {
  await generate('0012 3456 7890');
  const iban =
    within(results()).getByText('MERI', { exact: false, selector: 'code span' }).closest('code')?.textContent ?? '';
  expect(iban).toHaveLength(31);
  expect(iban).toMatch(/^MT\d\dMERI44093000000001234567890$/);
  expect(isValidIBAN(iban)).toBe(true);
  expect(location.search).toBe('');
});

it.each([
  ['', 'Account number is required'],
  ['12345678901', 'Invalid account number'],
  ['1234567890-12', 'Invalid account number'],
  ['1234567890123456789', 'An account number has 12 to 18 characters, letters and digits only. This one has 19.'],
])('says what is wrong with the account number "%s"', async (account, message) => {
  await generate(account);
  const field = screen.getByRole('textbox', { name: 'Account number' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
});

it('keeps the words of the bank beside their explanation in another language', async () => {
  await generate('123', 'nl', 'Rekeningnummer', 'Maak het IBAN');
  expect(screen.getByText('Invalid account number')).toHaveAttribute('lang', 'en');
  expect(
    screen.getByText('Een rekeningnummer heeft 12 tot 18 tekens, alleen letters en cijfers. Dit heeft er 3.'),
  ).toBeInTheDocument();
});

it.each(['BE68 5390 0754 7034', 'mt84malt011000012345mtlcast001s'])('finds %s valid', async (iban) => {
  await check(iban);
  expect(screen.getByText('This IBAN is valid')).toBeInTheDocument();
});

it.each([
  ['', 'Account number is required'],
  ['BE68 5390 0754 7035', 'Validating IBAN failed!'],
  ['BE68 5390', 'BE685390 is not the correct length based on the iban format for country BE'],
  ['NL91 ABNA 0417 1643 00', 'Could not find IBAN format for country code: NL'],
])('says what is wrong with the IBAN "%s"', async (iban, message) => {
  await check(iban);
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.queryByText('This IBAN is valid')).not.toBeInTheDocument();
});
