import { type Area, type Operation, text, webhookMessages } from '@statewise/contract';
import type { Flow } from '@statewise/flow';
import { Components } from './components.js';
import { introduction } from './introduction.js';
import { describeOperation, type DescribedOperation } from './operation.js';
import { sharedComponents } from './shared-components.js';

const headers: readonly (readonly [string, string])[] = [
  ['webhook-id', 'The same in each attempt at a message: it is to be taken once'],
  [
    'webhook-timestamp',
    'When the attempt was made, in seconds since 1970; older than five minutes, it is to be refused',
  ],
  [
    'webhook-signature',
    'Signatures, apart by spaces; one has to be right: `v1,` and in base64 the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>` under the part of the secret behind `whsec_`, decoded from base64',
  ],
];

/** What receivers are sent, as the `webhooks` of an OpenAPI document. */
function describeWebhooks(components: Components): Readonly<Record<string, object>> {
  return Object.fromEntries(
    webhookMessages.map(({ type, summary, body, example }) => [
      type,
      {
        post: {
          operationId: type,
          tags: ['Webhooks'],
          summary,
          security: [],
          parameters: headers.map(([name, description]) => ({
            name,
            in: 'header',
            required: true,
            description,
            schema: text(),
          })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: components.refer(body), example: components.shown(example) } },
          },
          responses: {
            '2XX': { description: 'It was taken' },
            '410': { description: 'It is not wanted any more: the endpoint is switched off' },
            default: { description: 'It was not taken, and is sent again later' },
          },
        },
      },
    ]),
  );
}

/** An OpenAPI 3.1 document. */
export interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly [part: string]: unknown;
}

/** Describes operations as they are declared, all but hidden ones, in words of the flows that an installation has, and what changed for callers (Markdown, by date); nothing has to run for it. */
export function describeApi(
  declared: readonly Operation[],
  sessionCookie: string,
  flows: readonly Flow[],
  changes: string,
): ApiDocument {
  const components = new Components(flows);
  const operations = declared.filter(({ isHidden }) => isHidden !== true);
  const paths: Record<string, Record<string, DescribedOperation>> = {};
  for (const operation of operations) {
    const { address, method } = operation;
    (paths[address] ??= {})[method.toLowerCase()] = describeOperation(operation, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Statewise',
      version: '1',
      description: `${introduction}\n# Changes\n\n${changes}`,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: tagsOf(operations),
    paths,
    webhooks: describeWebhooks(components),
    components: {
      schemas: components.schemas,
      examples: components.examples,
      ...sharedComponents,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'The session of a person who signed in.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token for programs, made by an admin (`POST /api/v1/tokens`).',
        },
      },
    },
  };
}

function tagsOf(operations: readonly Operation[]): object[] {
  const areas = new Map<string, Area>(operations.map(({ area }) => [area.name, area]));
  return [...areas.values()].map(({ name, description, isSpecified }) => ({
    name,
    description: `${description} ${isSpecified === true ? 'The specification’s own addresses: thin adapters over the same engine as the platform API.' : 'Part of the platform API.'}`,
  }));
}
