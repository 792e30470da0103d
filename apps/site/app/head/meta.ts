import { provider } from '@statewise/i18n';
import type { MetaDescriptor } from 'react-router';
import type { Head } from './head.js';

/** The elements in a page's head. */
export function metaOf(loaderData: { readonly head: Head } | undefined): MetaDescriptor[] {
  if (loaderData === undefined) return [{ title: provider.name }, { name: 'robots', content: 'noindex' }];
  const { head } = loaderData;
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: head.canonical },
    ...head.alternates.map(({ hrefLang, href }) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang, href })),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: provider.name, href: head.rss },
    ...openGraph(head),
    ...head.structured.map((thing) => ({ 'script:ld+json': { ...thing } })),
  ];
}

function openGraph(head: Head): MetaDescriptor[] {
  const properties = { 'og:site_name': provider.name, 'og:title': head.title, 'og:description': head.description, 'og:url': head.canonical, 'og:type': head.type, 'og:image': head.image, 'og:locale': head.locale };
  return [...Object.entries(properties).map(([property, content]) => ({ property, content })), { name: 'twitter:card', content: 'summary_large_image' }];
}
