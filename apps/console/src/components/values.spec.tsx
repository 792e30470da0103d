import { render } from '@testing-library/react';
import { FactList } from './values.js';

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
