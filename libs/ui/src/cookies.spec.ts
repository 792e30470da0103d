import { hasCookie, privacyCookie, tenYears, writeCookie } from './cookies.js';

it('finds the acceptance among other cookies, by its whole name', () => {
  expect(hasCookie('LANGUAGE_CHECK_DONE=1; PRIVACY_POLICY_ACCEPTED=1', privacyCookie)).toBe(true);
  expect(hasCookie('NOT_PRIVACY_POLICY_ACCEPTED=1', privacyCookie)).toBe(false);
});

it('lasts for years, on every page', () => {
  const cookie = writeCookie(privacyCookie, '1', tenYears, true);
  expect(cookie).toBe('PRIVACY_POLICY_ACCEPTED=1; Path=/; Max-Age=315360000; SameSite=Lax; Secure');
  expect(writeCookie(privacyCookie, '1', tenYears, false)).not.toContain('Secure');
});
