import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '@statewise/server/platform/auth/access.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { isFresh } from '../cached-answer.js';
import { MediaRepository } from './media.repository.js';
import { siteServices } from '../site-areas.js';
import { endpoints } from './media.endpoints.js';

const oneDay = 86_400;

@InArea(siteServices)
@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaRepository) {}

  @Get(':id')
  @Public()
  @Endpoint(endpoints.one)
  async one(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const about = /^\d{1,9}$/.test(id) ? await this.media.about(Number(id)) : null;
    if (!about) throw new Problem('REQUEST.NOT_FOUND');
    if (isFresh(request, response, `"${about.etag}"`, oneDay)) return void response.end();
    const content = await this.media.content(about.id);
    if (!content) throw new Problem('REQUEST.NOT_FOUND');
    // A picture opened by itself is a document: nothing in it may run.
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    response.setHeader('Content-Type', about.contentType);
    response.setHeader('Content-Length', content.length);
    response.end(request.method === 'HEAD' ? undefined : content);
  }
}
