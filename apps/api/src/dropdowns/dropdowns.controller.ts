import { Controller, Get, Param } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { Public } from '@statewise/server/platform/auth/access.js';
import { RequestLanguage } from '@statewise/server/platform/problem/language.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { DropdownsService } from './dropdowns.service.js';
import { area, endpoints } from './dropdowns.endpoints.js';

@InArea(area)
@Controller('dropdowns')
export class DropdownsController {
  constructor(private readonly dropdowns: DropdownsService) {}

  @Get('getDropdowns/:app')
  @Public()
  @Endpoint(endpoints.all)
  async all(@Param('app') app: string, @RequestLanguage() language: Language) {
    return { success: true, dropdowns: await this.dropdowns.all(app, language) };
  }

  @Get('getDropdown/:name/:app')
  @Public()
  @Endpoint(endpoints.one)
  async one(@Param('name') name: string, @Param('app') app: string, @RequestLanguage() language: Language) {
    return { success: true, dropdown: await this.dropdowns.one(name, app, language) };
  }
}
