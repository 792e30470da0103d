import siteStyles from '../styles/site.css?inline&parts';
import { stylesOf, type StylePart } from './page-styles.js';

/** Stand in a document where the styles of all pages and those of its kind come, which are known when the rest of it is drawn. */
export const stylesMark = '/* styles */';
export const kindMark = '/* styles of its kind */';

/** A document with the styles that its own elements need; what scripts add to it comes with the whole stylesheets. */
export function withStyles(html: string, ofKind: readonly StylePart[] = []): string {
  return html.replace(stylesMark, () => stylesOf(siteStyles, html)).replace(kindMark, () => stylesOf(ofKind, html));
}
