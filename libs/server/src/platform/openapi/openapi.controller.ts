import { Controller, Inject } from '@nestjs/common';
import { authority, authorityOf, openApi } from '@statewise/contract';
import type { Request, Response } from 'express';
import { Handles, type Input } from '../http/handles.js';
import { Config } from '../config/config.js';
import { asFile, type BuiltFile } from '../front-ends/built-files.js';
import { sendFile } from '../front-ends/send-file.js';
import { securityHeaders, type SecurityHeaders } from '../http/security-headers.js';
import { demandFound } from '../problem/problem.js';
import { ApiDescription, described, type Described } from './api-description.js';
import { docsFile } from './docs-page.js';

/** What the API is, and who may do what, to look up. */
@Controller()
export class OpenApiController {
  private readonly headers: SecurityHeaders;
  private document: Promise<BuiltFile> | undefined;

  constructor(
    private readonly description: ApiDescription,
    @Inject(described) private readonly installation: Described,
    config: Config,
  ) {
    this.headers = securityHeaders(config.secure);
  }

  @Handles(openApi.read)
  async read({ request }: Input<typeof openApi.read>, response: Response): Promise<void> {
    this.document ??= asFile(
      'application/json; charset=utf-8',
      Buffer.from(JSON.stringify(this.description.document())),
    );
    sendFile(request, response, await this.document, 'no-cache');
  }

  @Handles(openApi.page)
  page({ request }: Input<typeof openApi.page>, response: Response) {
    return this.send('index.html', request, response);
  }

  @Handles(openApi.file)
  file({ file, request }: Input<typeof openApi.file>, response: Response) {
    return this.send(file, request, response);
  }

  @Handles(authority.table)
  table() {
    const { operations, flows } = this.installation;
    return { success: true, acts: authorityOf(operations, flows) };
  }

  private async send(name: string, request: Request, response: Response): Promise<void> {
    const file = demandFound(await docsFile(name));
    this.headers.protectPage(response);
    sendFile(request, response, file, 'no-cache');
  }
}
