import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Language } from '@statewise/i18n';
import { Public, type RequestWithActor } from '../../platform/auth/access.js';
import { AcceptsForm, type RequestWithBody } from '../../platform/http/accepts.js';
import { Problem } from '../../platform/problem/problem.js';
import { RequestLanguage } from '../../platform/problem/request-language.js';
import { pageAfter, wantsPage } from './after-form.js';
import { Subscriptions } from './subscriptions.js';

const example = { name: 'Maria', surname: 'Borg', email: 'maria.borg@example.com' };
const text = { type: 'string' };

@ApiTags('Public site')
@Controller('subscribe')
export class SubscribeController {
  constructor(private readonly subscriptions: Subscriptions) {}

  @Post()
  @Public()
  @AcceptsForm()
  @ApiOperation({ summary: 'Subscribes to the newsletter; a second time is no error' })
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['name', 'surname', 'email'],
      properties: { name: text, surname: text, email: text },
      example,
    },
  })
  @ApiResponse({ status: 200, example: { success: true } })
  @ApiResponse({ status: 303, description: 'A form whose sender accepts text/html: back to the page it was sent from' })
  @ApiResponse({ status: 422, description: 'Field errors' })
  @ApiResponse({ status: 429, description: 'Too many from one address' })
  async subscribe(
    @Body() body: unknown,
    @RequestLanguage() language: Language,
    @Req() request: Request & RequestWithBody & RequestWithActor,
    @Res() response: Response,
  ): Promise<void> {
    const errors = await this.subscriptions.subscribe(body, language, request.address);
    if (wantsPage(request)) return response.redirect(303, pageAfter(request, language, errors));
    if (errors) throw new Problem('REQUEST.FIELDS', { errors });
    response.status(200).json({ success: true });
  }
}
