import { basenameOf, localeOf, resumeAddress } from './address.js';

it('reads country and language from the address', () => {
  expect(localeOf('/be-nl/loan-application/step-two')).toEqual({ country: 'be', language: 'nl' });
  expect(basenameOf({ country: 'ot', language: 'fr' }, '/loan-application')).toBe('/fr/loan-application');
});

it('writes the address that brings an application back', () => {
  const basename = basenameOf({ country: 'mt', language: 'en' }, '/loan-application');
  expect(resumeAddress('https://bank.example', basename, '7K3M9QWX2TRB')).toBe(
    'https://bank.example/mt-en/loan-application/resume/7K3M9QWX2TRB',
  );
});
