import type { SiteHost } from '@statewise/site-content';
import { loadInformation } from './information-page.js';

const page = { slug: 'contact-us', title: 'Contact', description: 'How to reach us.', languages: ['en', 'nl'] };
const reader = { page: async (slug: string) => (slug === page.slug ? page : undefined) };
const host = { publicUrl: 'https://www.meridianbank.example', reader } as unknown as SiteHost;
const locale = { country: 'be', language: 'en' } as const;

it('tells of every page of information, the contact page among them, in which languages it is written', async () => {
  const { offered, paths, head } = await loadInformation('contact-us', locale, host);
  expect(offered).toEqual(['en', 'nl']);
  expect(paths).toEqual({ en: '/contact-us', nl: '/contact-us', fr: '/contact-us' });
  expect(head.alternates.map(({ hrefLang }) => hrefLang)).not.toContain('fr-BE');
});

it('is no page where there is none', async () => {
  await expect(loadInformation('nowhere', locale, host)).rejects.toMatchObject({ init: { status: 404 } });
});
