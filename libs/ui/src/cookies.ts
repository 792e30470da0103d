/** The cookie that says that the privacy policy was accepted: one choice for the site and every wizard. */
export const privacyCookie = 'PRIVACY_POLICY_ACCEPTED';

/** Seconds that a choice is remembered. Some browsers keep a cookie for 400 days at most: what is asked once is set again on every visit. */
export const tenYears = 3_650 * 24 * 60 * 60;

/** Whether there is a cookie of a name among those of a header or of `document.cookie`. */
export function hasCookie(cookies: string, name: string): boolean {
  return cookies.split(/;\s*/).some((cookie) => cookie.startsWith(`${name}=`));
}

/** A cookie of the whole site, as `document.cookie` and `Set-Cookie` take it; `seconds` is how long it is kept. */
export function writeCookie(name: string, value: string, seconds: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Sets a cookie in the browser. */
export function setCookie(name: string, value: string, seconds: number): void {
  document.cookie = writeCookie(name, value, seconds, location.protocol === 'https:');
}

/** Remembers in this browser that the privacy policy was accepted, for as long again. */
export function rememberAcceptance(): void {
  setCookie(privacyCookie, '1', tenYears);
}
