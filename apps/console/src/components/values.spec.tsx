import { render, screen } from '@testing-library/react';
import { renderInConsole } from '../testing/in-console.js';
import { FactList, RelativeTime } from './values.js';

const drawn = (value: string): string | undefined => {
  const { container } = render(<FactList facts={[{ term: 'It', value }]} />);
  return container.querySelector('dd')?.innerHTML;
};

it.each([
  ['ada.vella@mail.example.com', 'ada<wbr>.vella@<wbr>mail<wbr>.example<wbr>.com'],
  ['https://hooks.example.com/in?a=1', 'https://<wbr>hooks<wbr>.example<wbr>.com/<wbr>in<wbr>?a=<wbr>1'],
  ['2.5 % a year, e.g. of 1/2', '2.5 % a year, e.g. of 1/2'],
])('lets an address break between its parts: %s', (value, expected) => {
  expect(drawn(value)).toBe(expected);
});

it.each([
  [-30 * 3_600_000, '1 day ago'],
  [40 * 3_600_000, 'in 2 days'],
  [-80 * 60_000, '1 hour ago'],
  [-5_000, 'now'],
])('counts what has passed, and no midnights: %d ms from now is %s', async (away, words) => {
  await renderInConsole(<RelativeTime at={new Date(Date.now() + away).toISOString()} />);
  expect(screen.getByText(words)).toBeVisible();
});
