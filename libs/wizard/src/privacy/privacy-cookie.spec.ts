import { isPrivacyAccepted, privacyCookie } from './privacy-cookie.js';

it('finds the acceptance among other cookies, by its whole name', () => {
  expect(isPrivacyAccepted('LANGUAGE_CHECK_DONE=1; PRIVACY_POLICY_ACCEPTED=1')).toBe(true);
  expect(isPrivacyAccepted('NOT_PRIVACY_POLICY_ACCEPTED=1')).toBe(false);
});

it('lasts for years, on every page', () => {
  expect(privacyCookie(true)).toBe('PRIVACY_POLICY_ACCEPTED=1; path=/; max-age=315360000; samesite=lax; secure');
});
