import { Controller } from '@nestjs/common';
import { media } from '@statewise/contract/bank';
import type { Response } from 'express';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { isFresh } from '../cached-answer.js';
import { MediaRepository } from './media.repository.js';

const oneDay = 86_400;

@Controller()
export class MediaController {
  constructor(private readonly media: MediaRepository) {}

  @Handles(media.one)
  async one({ id, request }: Input<typeof media.one>, response: Response): Promise<void> {
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
