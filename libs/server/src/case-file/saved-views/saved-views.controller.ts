import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import type { Actor } from '@statewise/flow';
import { applicationsArea as area } from '@statewise/contract';
import { CurrentActor, Roles } from '../../platform/auth/access.js';
import { bodyOf, fieldErrors, textOf } from '../../platform/http/request-fields.js';
import { Endpoint, InArea } from '../../platform/openapi/endpoint.js';
import { endpoints } from './saved-views.endpoints.js';
import { SavedViews } from './saved-views.service.js';

/** Lists of applications that a person keeps under a name. */
@InArea(area)
@Controller('api/v1/saved-views')
export class SavedViewsController {
  constructor(private readonly views: SavedViews) {}

  @Get()
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.all)
  async all(@CurrentActor() actor: Actor) {
    return { success: true, views: await this.views.all(actor) };
  }

  @Put()
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.keep)
  async keep(@Body() body: unknown, @CurrentActor() actor: Actor) {
    const given = bodyOf(body, ['name', 'query']);
    const query = given['query'];
    if (typeof query !== 'string') throw fieldErrors({ query: [query === undefined ? 'required' : 'format'] });
    if (query.length > 1_000) throw fieldErrors({ query: ['length'] });
    return { success: true, view: await this.views.keep(actor, { name: textOf(given, 'name', 60), query }) };
  }

  @Delete(':id')
  @Roles('staff', 'admin', 'qa')
  @HttpCode(204)
  @Endpoint(endpoints.remove)
  remove(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.views.remove(actor, id);
  }
}
