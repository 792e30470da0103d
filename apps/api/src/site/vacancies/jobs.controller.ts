import { Controller, UseInterceptors } from '@nestjs/common';
import { jobs } from '@statewise/contract/bank';
import { parseLocalisedPath } from '@statewise/i18n';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { inLanguage } from '@statewise/server/platform/markdown/language-id.js';
import { cachedFor } from '../cached-answer.js';
import { VacancyRepository } from './vacancy.repository.js';

const fiveMinutes = 300;

@UseInterceptors(cachedFor(fiveMinutes))
@Controller()
export class JobsController {
  constructor(private readonly vacancies: VacancyRepository) {}

  @Handles(jobs.all)
  async all({ locale: segment }: Input<typeof jobs.all>) {
    const locale = parseLocalisedPath(`/${segment}`)?.locale;
    // A coded slash would bring more than the first part of an address.
    if (!locale || segment.includes('/')) throw new Problem('REQUEST.NOT_FOUND');
    const vacancies = await this.vacancies.all();
    return {
      jobs: vacancies.flatMap(({ id, contents, employmentType, pictureId }) => {
        const content = inLanguage(contents, locale.language);
        return content
          ? [
              {
                Vacancy: { id, title: content.title },
                EmploymentType: { title: employmentType.titles[locale.language] },
                vacancy_photo_id: pictureId,
              },
            ]
          : [];
      }),
    };
  }
}
