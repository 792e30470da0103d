import { filtersIn, filterAddress } from './filter-address.js';

it('keeps names and addresses that are searched for behind the hash, which no server is sent', () => {
  const place = filterAddress(new URLSearchParams({ q: 'ada@example.com', flow: 'loan-application' }));
  expect(place).toEqual({ search: '?flow=loan-application', hash: '#q=ada%40example.com' });
  expect(filtersIn(place).toString()).toBe('flow=loan-application&q=ada%40example.com');
});

it('understands older links, and says nothing where nothing is narrowed', () => {
  expect(filtersIn({ search: '?q=ada', hash: '' }).get('q')).toBe('ada');
  expect(filterAddress(filtersIn({ search: '?q=ada', hash: '' }))).toEqual({ search: '', hash: '#q=ada' });
  expect(filterAddress(filtersIn({ search: '', hash: '#heading' }))).toEqual({ search: '', hash: '' });
});
