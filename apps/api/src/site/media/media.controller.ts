import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { Problem } from '../../platform/problem/problem.js';
import { isFresh } from '../cached-answer.js';
import { MediaRepository } from './media.repository.js';

const oneDay = 86_400;

@ApiTags('Public site')
@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaRepository) {}

  @Get(':id')
  @Public()
  @ApiOperation({ summary: 'A picture or document of the public site' })
  @ApiParam({ name: 'id', example: 11 })
  @ApiResponse({ status: 200, description: 'The file; pictures are SVG', content: { 'image/svg+xml': {} } })
  @ApiResponse({ status: 304, description: 'The reader has it already' })
  @ApiResponse({ status: 404, description: 'No such file' })
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
