import { fillingOf } from './found-address.js';

const harbour = { company: 'Harbour Plumbing', address: 'Quay Street 12 2000 Antwerp', country: 'be' };

it('fills company, address and country in, and street and town where the line can be read', () => {
  expect(fillingOf(harbour, null, {})).toEqual({
    company: 'Harbour Plumbing',
    company_country: 'be',
    address: 'Quay Street 12 2000 Antwerp',
    street_name: 'Quay Street 12',
    postalcode_city: '2000 Antwerp',
    country: 'be',
  });
});

it.each([
  ['HERENGRACHT 00012 1017 AB AMSTERDAM', 'HERENGRACHT 00012', '1017 AB AMSTERDAM'],
  ['12, RUE DU PORT L-1234 LUXEMBOURG', '12, RUE DU PORT', 'L-1234 LUXEMBOURG'],
  ['3 RUE DES LILAS 75011 PARIS', '3 RUE DES LILAS', '75011 PARIS'],
])('reads %s', (address, street, town) => {
  expect(fillingOf({ ...harbour, address }, null, {})).toMatchObject({ street_name: street, postalcode_city: town });
});

it('leaves street and town to the applicant where it cannot read them', () => {
  const filling = fillingOf({ ...harbour, address: 'Meridian House, Valletta VLT 1010' }, null, {});
  expect(Object.keys(filling)).toEqual(['company', 'company_country', 'address', 'country']);
});

it('overwrites nothing that was typed, and what was filled in for another number', () => {
  const other = { ...harbour, company: 'Quay Works', address: 'Dock 5 9000 Ghent' };
  const present = { ...fillingOf(harbour, null, {}), company: 'My own name' };
  expect(fillingOf(other, harbour, present)).toEqual({
    company_country: 'be',
    address: 'Dock 5 9000 Ghent',
    street_name: 'Dock 5',
    postalcode_city: '9000 Ghent',
    country: 'be',
  });
});
