import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Language } from '@statewise/i18n';
import { Public, type RequestWithActor } from '@statewise/server/platform/auth/access.js';
import { AcceptsForm, type RequestWithBody } from '@statewise/server/platform/http/accepts.js';
import { bodyOf, fieldErrors, textOf } from '@statewise/server/platform/http/request-fields.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { RequestLanguage } from '@statewise/server/platform/problem/language.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { newsletterPage, pageAfter, wantsPage } from './after-form.js';
import { Subscriptions } from './subscriptions.js';
import { publicSite } from '../site-areas.js';
import { endpoints } from './subscribe.endpoints.js';

@InArea(publicSite)
@Controller('subscribe')
export class SubscribeController {
  constructor(private readonly subscriptions: Subscriptions) {}

  @Post()
  @Public()
  @AcceptsForm()
  @Endpoint(endpoints.subscribe)
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

  @Post('confirm')
  @Public()
  @AcceptsForm()
  @Endpoint(endpoints.confirm)
  async confirm(
    @Body() body: unknown,
    @RequestLanguage() language: Language,
    @Req() request: Request & RequestWithBody & RequestWithActor,
    @Res() response: Response,
  ): Promise<void> {
    const isDone = await this.subscriptions.confirm(tokenIn(body), request.address);
    answer({ request, response, language }, isDone ? 'confirmed' : 'expired');
  }

  @Post('leave')
  @Public()
  @AcceptsForm()
  @Endpoint(endpoints.leave)
  async leave(
    @Body() body: unknown,
    @RequestLanguage() language: Language,
    @Req() request: Request & RequestWithBody & RequestWithActor,
    @Res() response: Response,
  ): Promise<void> {
    const isDone = await this.subscriptions.leave(tokenIn(body), request.address);
    answer({ request, response, language }, isDone ? 'left' : 'expired');
  }
}

const tokenIn = (body: unknown): string => textOf(bodyOf(body, ['token']), 'token', 4_000);

interface Asked {
  readonly request: Request & RequestWithBody;
  readonly response: Response;
  readonly language: Language;
}

/** The form of the newsletter's page goes back to it; programs get JSON. */
function answer({ request, response, language }: Asked, outcome: 'confirmed' | 'left' | 'expired'): void {
  if (wantsPage(request)) return response.redirect(303, newsletterPage(request, language, outcome));
  if (outcome === 'expired') throw fieldErrors({ token: ['unknown'] });
  response.status(200).json({ success: true });
}
