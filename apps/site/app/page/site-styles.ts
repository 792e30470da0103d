import siteStyles from '../styles/site.css?inline&parts';
import { stylesOf } from './page-styles.js';

/** Stands in a document where its styles come, which are known when the rest of it is drawn. */
export const stylesMark = '/* styles */';

/** A document with the styles that its own elements need; what scripts add to it comes with the whole stylesheet. */
export function withStyles(html: string): string {
  return html.replace(stylesMark, () => stylesOf(siteStyles, html));
}
