import { branches, provider, type Branch } from '@statewise/i18n';
import type { JobView } from '@statewise/site-content';

/** How schema.org calls the ways of being employed; any other of the bank's is OTHER. */
const schemaTypes: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
};

type Posted = Pick<
  JobView,
  'id' | 'title' | 'html' | 'publishDate' | 'employmentKind' | 'location' | 'language' | 'url'
>;

/** A job for search engines, as https://schema.org/JobPosting describes it. */
export function jobPosting(publicUrl: string, job: Posted): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.html,
    datePosted: job.publishDate,
    inLanguage: job.language,
    url: `${publicUrl}${job.url}`,
    identifier: { '@type': 'PropertyValue', name: provider.name, value: String(job.id) },
    employmentType: schemaTypes[job.employmentKind] ?? 'OTHER',
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${publicUrl}/#organization`,
      name: provider.name,
      sameAs: `${publicUrl}/`,
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, ...countryOf(job.location) },
    },
  };
}

/** The country of the branch whose address names the place; nothing for a place without a branch. */
function countryOf(location: string): { readonly addressCountry?: string } {
  const names = ({ address }: Branch): boolean => address.some((line) => line.includes(location));
  if (names(branches.mt)) return { addressCountry: 'MT' };
  return names(branches.be) ? { addressCountry: 'BE' } : {};
}
