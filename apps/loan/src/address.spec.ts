import { provider } from '@statewise/i18n';
import { arrivalOf, basenameOf, localeOf, resumeAddress } from './address.js';

it('reads country and language from the address', () => {
  expect(localeOf('/be-nl/loan-application/step-two')).toEqual({ country: 'be', language: 'nl' });
  expect(basenameOf({ country: 'ot', language: 'fr' })).toBe('/fr/loan-application');
});

it('writes the address that brings an application back', () => {
  expect(resumeAddress('https://bank.example', { country: 'mt', language: 'en' }, '7K3M9QWX2TRB')).toBe(
    'https://bank.example/mt-en/loan-application/resume/7K3M9QWX2TRB',
  );
});

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
