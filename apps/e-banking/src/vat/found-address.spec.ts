import { fillingOf, takenBack } from './found-address.js';

const harbour = { company: 'Harbour Plumbing', address: 'Quay Street 12 2000 Antwerp', country: 'be' };

it('fills company, address and country in, part by part', () => {
  expect(fillingOf(harbour, null, {})).toEqual({
    company: 'Harbour Plumbing',
    company_country: 'be',
    street_name: 'Quay Street',
    address: '12',
    postalcode_city: '2000 Antwerp',
    country: 'be',
  });
});

it.each([
  ['HERENGRACHT 00012 1017 AB AMSTERDAM', 'HERENGRACHT', '00012', '1017 AB AMSTERDAM'],
  ['12, RUE DU PORT L-1234 LUXEMBOURG', 'RUE DU PORT', '12', 'L-1234 LUXEMBOURG'],
  ['3 BIS RUE DES LILAS 75011 PARIS', 'RUE DES LILAS', '3 BIS', '75011 PARIS'],
  ['Place du 8 Mai 75011 PARIS', 'Place du 8 Mai', undefined, '75011 PARIS'],
  ['Kunstlaan 44/3 1040 Brussel', 'Kunstlaan', '44/3', '1040 Brussel'],
])('reads %s', (address, street_name, number, postalcode_city) => {
  const filling = fillingOf({ ...harbour, address }, null, {});
  expect([filling['street_name'], filling['address'], filling['postalcode_city']]).toEqual([
    street_name,
    number,
    postalcode_city,
  ]);
});

it('leaves what it cannot read in parts to the applicant', () => {
  const filling = fillingOf({ ...harbour, address: 'Meridian House, Valletta VLT 1010' }, null, {});
  expect(filling).toEqual({
    company: 'Harbour Plumbing',
    company_country: 'be',
    street_name: 'Meridian House, Valletta VLT 1010',
    country: 'be',
  });
});

it('overwrites nothing that was typed, and what was filled in for another number', () => {
  const other = { ...harbour, company: 'Quay Works', address: 'Dock 5 9000 Ghent' };
  const present = { ...fillingOf(harbour, null, {}), company: 'My own name' };
  expect(fillingOf(other, harbour, present)).toEqual({
    company_country: 'be',
    street_name: 'Dock',
    address: '5',
    postalcode_city: '9000 Ghent',
    country: 'be',
  });
});

it('takes back what was filled in, and nothing that was typed', () => {
  const other = { ...harbour, company: 'Quay Works', address: 'Dock 5 9000 Ghent' };
  const present = { ...fillingOf(harbour, null, {}), address: '14', trade_name: 'Ours' };
  const country = { company_country: 'be', country: 'be' };
  const nothing = { company: '', street_name: '', postalcode_city: '' };
  expect(takenBack(harbour, null, country, present)).toEqual({ ...nothing, ...country });
  expect(takenBack(harbour, other, { company: 'Quay & Co', ...country }, present)).toEqual({
    company: 'Quay & Co',
    street_name: 'Dock',
    postalcode_city: '9000 Ghent',
    ...country,
  });
});
