import type { Area, Operation as DeclaredOperation } from '@statewise/contract';
import { RequestMethod } from '@nestjs/common';
import type { Flow } from '@statewise/flow';
import { Components } from './components.js';
import { introduction } from './introduction.js';
import { describeOperation, type DescribedOperation } from './operation.js';
import { sharedComponents } from './shared-components.js';
import { describedOperations, type Operation } from './operations.js';
import { describeWebhooks } from './webhook-messages.js';

/** An OpenAPI 3.1 document. */
export interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly [part: string]: unknown;
}

/** Describes operations as they are declared, in words of the flows that an installation has, and what changed for callers (Markdown, by date); nothing has to run for it. */
export function describeApi(
  declared: readonly DeclaredOperation[],
  sessionCookie: string,
  flows: readonly Flow[],
  changes: string,
): ApiDocument {
  const components = new Components(flows);
  const operations = describedOperations(declared);
  const paths: Record<string, Record<string, DescribedOperation>> = {};
  for (const operation of operations) {
    const path = operation.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[RequestMethod[operation.method].toLowerCase()] = describeOperation(operation, components);
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
