import type { Heading } from '@statewise/site-content';
import type { ReactNode } from 'react';

/** placeholder */
export function SideMenu({ headings }: { readonly headings: readonly Heading[] }): ReactNode {
  return <nav>{headings.map(({ id, text }) => <a key={id} href={`#${id}`}>{text}</a>)}</nav>;
}
