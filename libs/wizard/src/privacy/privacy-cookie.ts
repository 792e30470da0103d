const name = 'PRIVACY_POLICY_ACCEPTED';
const tenYears = 10 * 365 * 24 * 60 * 60;

/** Whether this browser has accepted the privacy policy, here or on another page of the bank. */
export function isPrivacyAccepted(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
}

/** The cookie that remembers the acceptance for ten years on every page. */
export function privacyCookie(isSecure: boolean): string {
  return `${name}=1; path=/; max-age=${tenYears}; samesite=lax${isSecure ? '; secure' : ''}`;
}
