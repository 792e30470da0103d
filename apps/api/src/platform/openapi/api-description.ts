import { Injectable, type INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { sessionCookie } from '../auth/access.js';

const introduction = `Every failure answers an RFC 9457 problem with \`success: false\` and a \`message\` in the language of \`?lang=\` or \`Accept-Language\` (en, nl, fr).
Calls that create or save take an \`Idempotency-Key\` header: the same key with the same body is done once and answered the same.
The \`code\` of an application is a secret that opens it.`;

const problemSchema = {
  type: 'object' as const,
  required: ['type', 'title', 'status', 'detail', 'success', 'message'],
  properties: {
    type: { type: 'string' as const, example: 'urn:statewise:problem:request:fields' },
    title: { type: 'string' as const },
    status: { type: 'integer' as const },
    detail: { type: 'string' as const },
    success: { type: 'boolean' as const, enum: [false] },
    message: { type: 'string' as const, description: 'The same as `detail`' },
    errors: {
      type: 'object' as const,
      description: 'Error keys by field',
      additionalProperties: { type: 'array' as const, items: { type: 'string' as const } },
      example: { email: ['required'] },
    },
  },
};

/** The OpenAPI description of all endpoints, made from their decorators when it is first asked for. */
@Injectable()
export class ApiDescription {
  private made: OpenAPIObject | undefined;
  private app: INestApplication | undefined;

  describe(app: INestApplication): void {
    this.app = app;
  }

  document(): OpenAPIObject {
    if (!this.app) throw new Error('There is no application to describe yet.');
    this.made ??= withProblems(SwaggerModule.createDocument(this.app, outline()));
    return this.made;
  }
}

function outline(): Omit<OpenAPIObject, 'paths'> {
  return new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Statewise')
    .setDescription(introduction)
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addCookieAuth(sessionCookie)
    .build();
}

/** Says of every operation what its failures look like, so that no controller has to repeat it. */
function withProblems(document: OpenAPIObject): OpenAPIObject {
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  for (const operations of Object.values(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = operations[method];
      if (operation) operation.responses['default'] = { description: 'A problem', content };
    }
  }
  return {
    ...document,
    components: { ...document.components, schemas: { ...document.components?.schemas, Problem: problemSchema } },
  };
}
