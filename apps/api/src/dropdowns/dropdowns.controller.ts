import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Language } from '@statewise/i18n';
import { Public } from '../platform/auth/access.js';
import { ApiProblems } from '../platform/openapi/api-problems.js';
import { RequestLanguage } from '../platform/problem/request-language.js';
import { dropdownApps, DropdownsService } from './dropdowns.service.js';

const example = [
  { value: 'mr', label: 'Mr' },
  { value: 'mrs', label: 'Mrs' },
];

@ApiTags('Dropdowns')
@Controller('dropdowns')
export class DropdownsController {
  constructor(private readonly dropdowns: DropdownsService) {}

  @Get('getDropdowns/:app')
  @Public()
  @ApiOperation({ summary: 'All dropdowns of a front end, labelled in the language of the request' })
  @ApiParam({ name: 'app', enum: dropdownApps })
  @ApiOkResponse({ content: { 'application/json': { example: { success: true, dropdowns: { titles: example } } } } })
  @ApiProblems('REQUEST.NOT_FOUND')
  async all(@Param('app') app: string, @RequestLanguage() language: Language) {
    return { success: true, dropdowns: await this.dropdowns.all(app, language) };
  }

  @Get('getDropdown/:name/:app')
  @Public()
  @ApiOperation({ summary: 'One dropdown; its name may end in a language, as in titles_fr' })
  @ApiParam({ name: 'name', example: 'titles_en' })
  @ApiParam({ name: 'app', enum: dropdownApps })
  @ApiOkResponse({ content: { 'application/json': { example: { success: true, dropdown: example } } } })
  @ApiProblems('REQUEST.NOT_FOUND')
  async one(@Param('name') name: string, @Param('app') app: string, @RequestLanguage() language: Language) {
    return { success: true, dropdown: await this.dropdowns.one(name, app, language) };
  }
}
