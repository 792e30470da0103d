import { provider } from '@statewise/i18n';
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
  | 'id'
  | 'title'
  | 'html'
  | 'publishDate'
  | 'validThrough'
  | 'employmentKind'
  | 'location'
  | 'address'
  | 'language'
  | 'url'
  | 'picture'
>;

/** A job for search engines, as https://schema.org/JobPosting describes it; nothing is said that is not known. */
export function jobPosting(publicUrl: string, job: Posted): object {
  const { country, street, postalCode } = job.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.html,
    datePosted: job.publishDate,
    // One can apply until the end of the last day.
    ...(job.validThrough !== null && { validThrough: `${job.validThrough}T23:59:59` }),
    inLanguage: job.language,
    url: `${publicUrl}${job.url}`,
    ...(job.picture && { image: `${publicUrl}${job.picture.url}` }),
    identifier: { '@type': 'PropertyValue', name: provider.name, value: String(job.id) },
    employmentType: schemaTypes[job.employmentKind] ?? 'OTHER',
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${publicUrl}/#organization`,
      name: provider.name,
      sameAs: `${publicUrl}/`,
      logo: `${publicUrl}/icon.svg`,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(street !== null && { streetAddress: street }),
        ...(postalCode !== null && { postalCode }),
        addressLocality: job.location,
        ...(country !== null && { addressCountry: country }),
      },
    },
  };
}
