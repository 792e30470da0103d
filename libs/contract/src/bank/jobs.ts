import { operation, operations } from '../operation.js';
import { integer, list, named, nullable, object, text } from '../schema.js';
import { localeInPath, publicSite } from './site-areas.js';
import { everyone } from '../who.js';

const job = named(
  'Job',
  object({
    Vacancy: object({ id: integer(), title: text() }),
    EmploymentType: object({ title: text() }),
    vacancy_photo_id: nullable(integer('See `/media/{id}`')),
  }),
);

/** Open vacancies. */
export const jobs = operations('jobs', publicSite, {
  all: operation('GET', '/{locale}/jobs/allJobs', {
    who: everyone,
    summary: 'All open vacancies, in the language of the address',
    path: { locale: { ...localeInPath, example: 'be-nl' } },
    answers: {
      200: {
        schema: object({ jobs: list(job) }),
        example: {
          jobs: [
            {
              Vacancy: { id: 1, title: 'Kredietadviseur' },
              EmploymentType: { title: 'Voltijds' },
              vacancy_photo_id: 4,
            },
          ],
        },
      },
      304: { description: 'The reader has it already (`If-None-Match`)' },
    },
    problems: ['REQUEST.NOT_FOUND'],
  }),
});
