/**
 * What a link of the site may lead to: a path of the site, or an address that begins with `https`. Browsers take a
 * backslash for a slash and leave out tabs and line ends, so that `/\evil.example` would lead to another site.
 */
export const linkPattern = /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\/@]+(?:[/?#][^\s\\]*)?)$/;

/** An address as it may stand in a page; empty, which leads to the page itself, where it is none of those. */
export const safeAddress = (href: string): string =>
  linkPattern.test(href) || /^(?:mailto|tel):[^\s\\]+$/.test(href) ? href : '';
