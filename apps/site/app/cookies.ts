/** The cookie that says that the privacy policy was accepted. */
export const privacyCookie = 'PRIVACY_POLICY_ACCEPTED';
/** The cookie that says that the language check was made today. */
export const languageCookie = 'LANGUAGE_CHECK_DONE';

export const oneDay = 24 * 60 * 60;
export const tenYears = 3650 * oneDay;

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
