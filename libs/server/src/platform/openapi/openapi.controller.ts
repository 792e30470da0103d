import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../auth/access.js';
import { Config } from '../config/config.js';
import { asFile, type BuiltFile } from '../front-ends/built-files.js';
import { sendFile } from '../front-ends/send-file.js';
import { securityHeaders, type SecurityHeaders } from '../http/security-headers.js';
import { Problem } from '../problem/problem.js';
import { ApiDescription } from './api-description.js';
import { docsFile } from './docs-page.js';
import { Endpoint, InArea } from './endpoint.js';
import { area, endpoints } from './openapi.endpoints.js';

@InArea(area)
@Controller('api')
export class OpenApiController {
  private readonly headers: SecurityHeaders;
  private document: Promise<BuiltFile> | undefined;

  constructor(
    private readonly description: ApiDescription,
    config: Config,
  ) {
    this.headers = securityHeaders(config.secure);
  }

  @Get('openapi.json')
  @Public()
  @Endpoint(endpoints.read)
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.document ??= asFile(
      'application/json; charset=utf-8',
      Buffer.from(JSON.stringify(this.description.document())),
    );
    sendFile(request, response, await this.document, 'no-cache');
  }

  @Get('docs')
  @Public()
  @Endpoint(endpoints.page)
  page(@Req() request: Request, @Res() response: Response) {
    return this.send('index.html', request, response);
  }

  @Get('docs/:file')
  @Public()
  file(@Param('file') file: string, @Req() request: Request, @Res() response: Response) {
    return this.send(file, request, response);
  }

  private async send(name: string, request: Request, response: Response): Promise<void> {
    const file = await docsFile(name);
    if (!file) throw new Problem('REQUEST.NOT_FOUND');
    this.headers.protectPage(response);
    sendFile(request, response, file, 'no-cache');
  }
}
