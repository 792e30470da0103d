import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Inject } from '@nestjs/common';
import type { Request, Response } from 'express';
import folderOfSwaggerUi from 'swagger-ui-dist/absolute-path.js';
import { authority, authorityOf, openApi } from '@statewise/contract';
import { Config } from '../config/config.js';
import { asFile, type BuiltFile } from '../front-ends/built-files.js';
import { sendFile } from '../front-ends/send-file.js';
import { Handles, type Input } from '../http/handles.js';
import { securityHeaders, type SecurityHeaders } from '../http/security-headers.js';
import { demandFound } from '../problem/problem.js';
import { ApiDescription, described, type Described } from './api-description.js';

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

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Statewise API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="description"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#description', deepLinking: true, validatorUrl: null, tryItOutEnabled: true });\n`;

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  png: 'image/png',
};

const own = new Map([
  ['index.html', page],
  ['start.js', start],
]);
const packaged = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);
const read = new Map<string, Promise<BuiltFile>>();

/** A file of the description's page: scripts and styles stand in files, since the page allows none inside itself. */
function docsFile(name: string): Promise<BuiltFile> | undefined {
  if (!own.has(name) && !packaged.has(name)) return undefined;
  const known = read.get(name) ?? load(name);
  read.set(name, known);
  // What could not be read may be there the next time.
  known.catch(() => read.delete(name));
  return known;
}

async function load(name: string): Promise<BuiltFile> {
  const text = own.get(name);
  const plain = text === undefined ? await readFile(join(folderOfSwaggerUi(), name)) : Buffer.from(text);
  return asFile(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream', plain);
}
