import { Controller } from '@nestjs/common';
import { media } from '@statewise/contract/bank';
import type { Response } from 'express';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { isFresh } from '../cached-answer.js';

const oneDay = 86_400;

/** The etag is computed by the database from the content. */
const about = statement<{ content_type: string; etag: string }>(
  'site-media',
  'select content_type, etag from media where id = $1',
);
const readContent = statement<{ content: Buffer }>('site-media-content', 'select content from media where id = $1');

@Controller()
export class MediaController {
  constructor(private readonly sql: Sql) {}

  @Handles(media.one)
  async one({ id, request }: Input<typeof media.one>, response: Response): Promise<void> {
    const [found] = /^\d{1,9}$/.test(id) ? await this.sql.run(about, [id]) : [];
    if (!found) throw new Problem('REQUEST.NOT_FOUND');
    if (isFresh(request, response, `"${found.etag}"`, oneDay)) return void response.end();
    const [{ content } = {}] = await this.sql.run(readContent, [id]);
    if (!content) throw new Problem('REQUEST.NOT_FOUND');
    // A picture opened by itself is a document: nothing in it may run.
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    response.setHeader('Content-Type', found.content_type);
    response.setHeader('Content-Length', content.length);
    response.end(request.method === 'HEAD' ? undefined : content);
  }
}
