import { provider } from '@statewise/i18n';
import { arrivalOf, isFromStaff } from './arrival.js';

describe('staff', () => {
  // As an installation sets it.
  const staff_referrer = 'colleagues.bank.example';
  const staffPage = `https://${staff_referrer}/loans`;

  it('come from the staff pages with the flag in the address', () => {
    expect(isFromStaff(arrivalOf(staffPage, '?staff=1'), { staff_referrer })).toBe(true);
  });

  it.each([
    [staffPage, ''],
    [staffPage, '?staff=0'],
    ['https://elsewhere.example/', '?staff=1'],
    ['', '?staff=1'],
  ])('are not those who come from "%s" with "%s"', (previous, search) => {
    expect(isFromStaff(arrivalOf(previous, search), { staff_referrer })).toBe(false);
  });
});

it('takes the default referrer when there is no previous page', () => {
  expect(arrivalOf('', '').referrer).toBe(provider.defaultReferrer);
});
