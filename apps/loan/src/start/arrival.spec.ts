import { provider } from '@statewise/i18n';
import { arrivalOf } from './arrival.js';

describe('staff', () => {
  const staffPage = `https://${provider.staffReferrer}/loans`;

  it('come from the staff pages with the flag in the address', () => {
    expect(arrivalOf(staffPage, '?staff=1')).toEqual({ referrer: provider.staffReferrer, isStaff: true });
  });

  it.each([
    [staffPage, ''],
    [staffPage, '?staff=0'],
    ['https://elsewhere.example/', '?staff=1'],
    ['', '?staff=1'],
  ])('are not those who come from "%s" with "%s"', (previous, search) => {
    expect(arrivalOf(previous, search).isStaff).toBe(false);
  });
});

it('takes the default referrer when there is no previous page', () => {
  expect(arrivalOf('', '').referrer).toBe(provider.defaultReferrer);
});
