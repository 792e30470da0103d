import { Controller, Header } from '@nestjs/common';
import { dropdowns } from '@statewise/contract';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { DropdownsService } from './dropdowns.service.js';

@Controller()
export class DropdownsController {
  constructor(private readonly dropdowns: DropdownsService) {}

  @Header('Cache-Control', 'public, no-cache')
  @Header('Vary', 'Accept-Language')
  @Handles(dropdowns.all)
  async all({ app, language }: Input<typeof dropdowns.all>) {
    return { success: true, dropdowns: await this.dropdowns.all(app, language) };
  }

  @Header('Cache-Control', 'public, no-cache')
  @Header('Vary', 'Accept-Language')
  @Handles(dropdowns.one)
  async one({ name, app, language }: Input<typeof dropdowns.one>) {
    return { success: true, dropdown: await this.dropdowns.one(name, app, language) };
  }
}
