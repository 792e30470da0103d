import { jobPosting } from './job-posting.js';

const job = {
  id: 4,
  title: 'Archivist',
  html: '<p>Old papers.</p>',
  publishDate: '2026-10-01',
  employmentKind: 'part-time',
  location: 'Valletta',
  language: 'en',
  url: '/mt-en/jobs/4/archivist',
} as const;

it('tells search engines what is offered, where, and how', () => {
  expect(jobPosting('https://bank.example', job)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Archivist',
    description: '<p>Old papers.</p>',
    datePosted: '2026-10-01',
    employmentType: 'PART_TIME',
    url: 'https://bank.example/mt-en/jobs/4/archivist',
    jobLocation: { address: { addressLocality: 'Valletta', addressCountry: 'MT' } },
  });
});

it('names the country of a place by the branch that stands there, and none where there is no branch', () => {
  expect(jobPosting('', { ...job, location: 'Brussels' })).toMatchObject({
    jobLocation: { address: { addressCountry: 'BE' } },
  });
  expect(JSON.stringify(jobPosting('', { ...job, location: 'Ghent' }))).not.toContain('addressCountry');
});

it('calls a kind of employment that it does not know another one', () => {
  expect(jobPosting('', { ...job, employmentKind: 'apprenticeship' })).toMatchObject({ employmentType: 'OTHER' });
});
