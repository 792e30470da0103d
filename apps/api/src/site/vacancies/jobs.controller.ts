import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { parseLocalisedPath } from '@statewise/i18n';
import { Public } from '../../platform/auth/access.js';
import { Problem } from '../../platform/problem/problem.js';
import { cachedFor } from '../cached-answer.js';
import { inLanguage } from '../language-id.js';
import { VacancyRepository } from './vacancy.repository.js';

const fiveMinutes = 300;

@ApiTags('Public site')
@Controller()
@UseInterceptors(cachedFor(fiveMinutes))
export class JobsController {
  constructor(private readonly vacancies: VacancyRepository) {}

  @Get(':locale/jobs/allJobs')
  @Public()
  @ApiOperation({ summary: 'All open vacancies, in the language of the address' })
  @ApiParam({
    name: 'locale',
    example: 'be-nl',
    description: 'Country and language, or the language alone for other countries',
  })
  @ApiResponse({
    status: 200,
    example: {
      jobs: [
        { Vacancy: { id: 1, title: 'Kredietadviseur' }, EmploymentType: { title: 'Voltijds' }, vacancy_photo_id: 4 },
      ],
    },
  })
  @ApiResponse({ status: 404, description: 'No such country or language' })
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
