import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { countries, type Country, type Language } from '@statewise/i18n';
import { CurrentCaller, Roles, type Caller } from '@statewise/server/platform/auth/access.js';
import {
  bodyOf,
  fieldErrors,
  wholeNumberOf,
  type Body as Members,
} from '@statewise/server/platform/http/request-fields.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { RequestLanguage } from '@statewise/server/platform/problem/language.js';
import { area, endpoints } from './editing.endpoints.js';
import { Editing, kindOf } from './editing.service.js';
import { describeKind } from './kind-description.js';
import { kinds } from './kinds/kinds.js';

/** Prices, policy, texts of the site and of the interfaces: drafts, publishing and history. */
@InArea(area)
@Controller('api/v1/content')
export class EditingController {
  constructor(private readonly editing: Editing) {}

  @Get()
  @Roles('admin', 'staff', 'qa')
  @Endpoint(endpoints.kinds)
  async kinds(@CurrentCaller() { actor }: Caller) {
    const described = kinds.map(async (kind) => describeKind(kind, actor.role, await this.editing.options(kind)));
    return { success: true, kinds: await Promise.all(described) };
  }

  @Get(':kind')
  @Roles('admin', 'staff', 'qa')
  @Endpoint(endpoints.list)
  async list(@Param('kind') kind: string) {
    return { success: true, items: await this.editing.list(kind) };
  }

  @Post(':kind')
  @Roles('admin', 'staff')
  @Endpoint(endpoints.create)
  async create(@Param('kind') kind: string, @Body() body: unknown, @CurrentCaller() caller: Caller) {
    const { content } = bodyOf(body, ['content']);
    return { success: true, item: await this.editing.create(kind, content, caller) };
  }

  @Get(':kind/:key')
  @Roles('admin', 'staff', 'qa')
  @Endpoint(endpoints.item)
  async item(@Param('kind') kind: string, @Param('key') key: string) {
    return { success: true, item: await this.editing.item(kind, key) };
  }

  @Get(':kind/:key/history')
  @Roles('admin', 'staff', 'qa')
  @Endpoint(endpoints.history)
  async history(@Param('kind') kind: string, @Param('key') key: string) {
    return { success: true, revisions: await this.editing.history(kind, key) };
  }

  @Put(':kind/:key/draft')
  @Roles('admin', 'staff')
  @Endpoint(endpoints.save)
  async save(
    @Param('kind') kind: string,
    @Param('key') key: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
  ) {
    const members = bodyOf(body, ['version', 'content']);
    const draft = { seen: numberIn(members, 'version'), asked: members['content'] };
    return { success: true, item: await this.editing.saveDraft(kind, key, draft, caller) };
  }

  @Delete(':kind/:key/draft')
  @Roles('admin', 'staff')
  @HttpCode(204)
  @Endpoint(endpoints.discard)
  discard(
    @Param('kind') kind: string,
    @Param('key') key: string,
    @Query('version') version: unknown,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.editing.discard(kind, key, seenIn(version), caller);
  }

  @Post(':kind/:key/publish')
  @Roles('admin', 'staff')
  @HttpCode(200)
  @Endpoint(endpoints.publish)
  async publish(
    @Param('kind') kind: string,
    @Param('key') key: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
  ) {
    const seen = numberIn(bodyOf(body, ['version']), 'version');
    return { success: true, item: await this.editing.publish(kind, key, seen, caller) };
  }

  @Post(':kind/:key/revert')
  @Roles('admin', 'staff')
  @HttpCode(200)
  @Endpoint(endpoints.revert)
  async revert(
    @Param('kind') kind: string,
    @Param('key') key: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
  ) {
    const members = bodyOf(body, ['version', 'to']);
    const wanted = { seen: numberIn(members, 'version'), to: numberIn(members, 'to') };
    return { success: true, item: await this.editing.revert(kind, key, wanted, caller) };
  }

  @Delete(':kind/:key')
  @Roles('admin', 'staff')
  @HttpCode(204)
  @Endpoint(endpoints.remove)
  remove(
    @Param('kind') kind: string,
    @Param('key') key: string,
    @Query('version') version: unknown,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.editing.remove(kind, key, seenIn(version), caller);
  }

  @Post(':kind/:key/preview')
  @Roles('admin', 'staff', 'qa')
  @HttpCode(200)
  @Endpoint(endpoints.preview)
  async preview(
    @Param('kind') kind: string,
    @Param('key') key: string,
    @Body() body: unknown,
    @RequestLanguage() language: Language,
  ) {
    kindOf(kind);
    const { country = 'be' } = bodyOf(body ?? {}, ['country']);
    const preview = await this.editing.preview(kind, key, { country: countryOf(country), language });
    return { success: true, preview };
  }
}

function countryOf(said: unknown): Country {
  const country = countries.find((known) => known === said);
  if (country === undefined) throw fieldErrors({ country: ['oneOf'] });
  return country;
}

/** The version that was seen. */
function numberIn(members: Members, name: string): number {
  const value = members[name];
  if (value === undefined || value === null) throw fieldErrors({ [name]: ['required'] });
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > 2_000_000_000)
    throw fieldErrors({ [name]: ['numbers'] });
  return value;
}

function seenIn(version: unknown): number {
  if (version === undefined) throw fieldErrors({ version: ['required'] });
  return wholeNumberOf('version', version, { min: 0, max: 2_000_000_000, otherwise: 0 });
}
