import { filterIn } from './filter-address.js';

const filter = (address: string) => filterIn(new URLSearchParams(address));

it('reads what an address asks for, also where no open job offers it any more', () => {
  expect(filter('type=full-time&place=valletta')).toEqual({ employmentKind: 'full-time', place: 'valletta' });
  expect(filter('place=ghent')).toEqual({ employmentKind: '', place: 'ghent' });
});

it.each(['<b>x', 'Your account is blocked', '0900 12 34', 'x'.repeat(41), '-', ' brussels'])(
  'filters by nothing where an address says “%s”, and repeats it nowhere',
  (place) => {
    expect(filter(String(new URLSearchParams({ place })))).toEqual({ employmentKind: '', place: '' });
  },
);
