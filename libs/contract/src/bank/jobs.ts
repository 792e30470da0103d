import { operation, operations } from '../operation.js';
import * as s from '../schema.js';
import { localeInPath, publicSite } from './site-areas.js';
import { everyone } from '../who.js';

const job = s.namedObject('Job', {
  Vacancy: s.object({ id: s.integer(), title: s.text(undefined, { example: 'Kredietadviseur' }) }),
  EmploymentType: s.object({ title: s.text(undefined, { example: 'Voltijds' }) }),
  vacancy_photo_id: s.nullable(s.integer('See `/media/{id}`', { example: 4 })),
});

/** Open vacancies. */
export const jobs = operations('jobs', publicSite, {
  all: operation('GET', '/{locale}/jobs/allJobs', {
    who: everyone,
    summary: 'All open vacancies, in the language of the address',
    path: { locale: { ...localeInPath, example: 'be-nl' } },
    answers: {
      200: { schema: s.object({ jobs: s.list(job) }) },
      304: { description: 'The reader has it already (`If-None-Match`)' },
    },
  }),
});
