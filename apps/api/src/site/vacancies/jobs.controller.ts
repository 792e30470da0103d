import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { parseLocalisedPath } from '@statewise/i18n';
import { Public } from '@statewise/server/platform/auth/access.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { inLanguage } from '@statewise/server/platform/markdown/language-id.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { cachedFor } from '../cached-answer.js';
import { VacancyRepository } from './vacancy.repository.js';
import { publicSite } from '../site-areas.js';
import { endpoints } from './jobs.endpoints.js';

const fiveMinutes = 300;

@InArea(publicSite)
@Controller()
@UseInterceptors(cachedFor(fiveMinutes))
export class JobsController {
  constructor(private readonly vacancies: VacancyRepository) {}

  @Get(':locale/jobs/allJobs')
  @Public()
  @Endpoint(endpoints.all)
  async all(@Param('locale') segment: string) {
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
