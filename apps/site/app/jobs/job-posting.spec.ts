import { jobPosting } from './job-posting.js';

const job = {
  id: 4,
  title: 'Archivist',
  html: '<p>Old papers.</p>',
  publishDate: '2026-10-01',
  validThrough: null,
  employmentKind: 'part-time',
  location: 'Valletta',
  address: { country: 'MT', street: '12 Harbour Street', postalCode: 'VLT 1010' },
  language: 'en',
  url: '/mt-en/jobs/4/archivist',
  picture: undefined,
} as const;

it('tells search engines what is offered, where, and how', () => {
  expect(jobPosting('https://bank.example', job)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Archivist',
    description: '<p>Old papers.</p>',
    datePosted: '2026-10-01',
    employmentType: 'PART_TIME',
    url: 'https://bank.example/mt-en/jobs/4/archivist',
    hiringOrganization: { name: 'Meridian Bank', sameAs: 'https://bank.example/' },
    jobLocation: {
      address: {
        streetAddress: '12 Harbour Street',
        postalCode: 'VLT 1010',
        addressLocality: 'Valletta',
        addressCountry: 'MT',
      },
    },
  });
});

it('says until when one can apply where that is known, and no country of a place that has none', () => {
  expect(jobPosting('', { ...job, validThrough: '2026-12-31' })).toMatchObject({
    validThrough: '2026-12-31T23:59:59',
  });
  const unknown = { ...job, location: 'Ghent', address: { country: null, street: null, postalCode: null } };
  expect(JSON.stringify(jobPosting('', unknown))).not.toMatch(/validThrough|addressCountry|streetAddress|null/);
});

it.each([
  ['full-time', 'FULL_TIME'],
  ['internship', 'INTERN'],
  ['temporary', 'TEMPORARY'],
  ['apprenticeship', 'OTHER'],
])('calls %s %s', (employmentKind, employmentType) => {
  expect(jobPosting('', { ...job, employmentKind })).toMatchObject({ employmentType });
});
