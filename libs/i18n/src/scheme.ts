/** The colour schemes that a visitor can choose; without a choice it is that of the system. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The cookie that keeps the colour scheme chosen for the site and its applications. */
export const schemeCookie = 'COLOR_SCHEME';

/** The colour scheme that the cookies of a request ask for; undefined where that of the system counts. */
export function schemeIn(cookies: string): Scheme | undefined {
  const chosen = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${schemeCookie}=`));
  return schemes.find((scheme) => chosen === `${schemeCookie}=${scheme}`);
}
