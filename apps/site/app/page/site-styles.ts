import { createHash } from 'node:crypto';
import siteStyles from '../styles/site.css?inline&parts';
import { stylesOf, type StylePart } from './page-styles.js';

/** Stand in a document where the styles of all pages and those of its kind come, which are known when the rest of it is drawn. */
export const stylesMark = '/* styles */';
export const kindMark = '/* styles of its kind */';

/** A document, and its own styles as sources of a policy. */
export interface StyledDocument {
  readonly html: string;
  readonly sources: string;
}

/**
 * Returns a document with the styles that its own elements need, and the hashes of these styles alone: a policy made of
 * them refuses any other style in it. What scripts add to the page comes with the whole stylesheets.
 */
export function withStyles(html: string, ofKind: readonly StylePart[] = []): StyledDocument {
  const [styles, kind] = [stylesOf(siteStyles, html), stylesOf(ofKind, html)];
  return {
    html: html.replace(stylesMark, () => styles).replace(kindMark, () => kind),
    sources: [styles, kind].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' '),
  };
}
