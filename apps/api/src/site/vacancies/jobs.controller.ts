import { Controller, UseInterceptors } from '@nestjs/common';
import { jobs } from '@statewise/contract/bank';
import { parseLocalisedPath } from '@statewise/i18n';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { cachedFor } from '../cached-answer.js';
import { textIn } from '../texts.js';
import { Vacancies } from './vacancies.js';

const fiveMinutes = 300;

@UseInterceptors(cachedFor(fiveMinutes))
@Controller()
export class JobsController {
  constructor(private readonly vacancies: Vacancies) {}

  @Handles(jobs.all)
  async all({ locale: segment }: Input<typeof jobs.all>) {
    const locale = parseLocalisedPath(`/${segment}`)?.locale;
    // A coded slash would bring more than the first part of an address.
    if (!locale || segment.includes('/')) throw new Problem('REQUEST.NOT_FOUND');
    const vacancies = await this.vacancies.stored();
    return {
      jobs: vacancies.flatMap(({ id, texts, kind_names, picture }) => {
        const content = textIn(texts, locale.language);
        return content
          ? [
              {
                Vacancy: { id, title: content.title },
                EmploymentType: { title: kind_names[locale.language] },
                vacancy_photo_id: picture,
              },
            ]
          : [];
      }),
    };
  }
}
