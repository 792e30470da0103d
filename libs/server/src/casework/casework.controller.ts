import { Body, Controller, Delete, Get, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { CurrentCaller, Roles, type Caller } from '../platform/auth/access.js';
import { bodyOf, fieldErrors } from '../platform/http/request-fields.js';
import { checkedFields } from '../platform/http/checked-fields.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { Acts } from './acts.service.js';
import { area, endpoints, NewNote } from './casework.endpoints.js';
import { Casework } from './casework.service.js';
import { PersonalData } from './personal-data.service.js';

/** What the bank's own people do with an application besides answering it. */
@InArea(area)
@Controller('api/v1/applications')
export class CaseworkController {
  constructor(
    private readonly acts: Acts,
    private readonly casework: Casework,
    private readonly personalData: PersonalData,
  ) {}

  @Get(':code/acts')
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.acts)
  possible(@Param('code') code: string, @CurrentCaller() caller: Caller) {
    return this.acts.of(code, caller);
  }

  @Get(':code/notes')
  @Roles('staff', 'admin')
  @Endpoint(endpoints.notes)
  notes(@Param('code') code: string, @CurrentCaller() caller: Caller) {
    return this.casework.notes(code, caller);
  }

  @Post(':code/notes')
  @Roles('staff', 'admin')
  @Endpoint(endpoints.addNote)
  addNote(@Param('code') code: string, @Body() body: unknown, @CurrentCaller() caller: Caller) {
    return this.casework.addNote(code, checkedFields(NewNote, bodyOf(body, ['text'])).text, caller);
  }

  @Delete(':code/notes/:note')
  @Roles('staff', 'admin')
  @Endpoint(endpoints.removeNote)
  removeNote(@Param('code') code: string, @Param('note') note: string, @CurrentCaller() caller: Caller) {
    return this.casework.removeNote(code, note, caller);
  }

  @Get(':code/letters')
  @Roles('staff', 'admin')
  @Endpoint(endpoints.letters)
  letters(@Param('code') code: string, @CurrentCaller() caller: Caller) {
    return this.casework.letters(code, caller);
  }

  @Get(':code/export')
  @Roles('admin')
  @Endpoint(endpoints.export)
  async export(@Param('code') code: string, @Query('format') format: unknown, @CurrentCaller() caller: Caller) {
    if (format === undefined || format === '' || format === 'json') return this.personalData.data(code, caller);
    if (format !== 'zip') throw fieldErrors({ format: ['oneOf'] });
    const { name, content } = await this.personalData.archive(code, caller);
    return new StreamableFile(content, { type: 'application/zip', disposition: `attachment; filename="${name}"` });
  }
}
