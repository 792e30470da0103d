import { Inject, Injectable } from '@nestjs/common';
import type { Operation } from '@statewise/contract';
import type { Flow } from '@statewise/flow';
import { sessionCookie } from '../auth/access.js';
import { describeApi, type ApiDocument } from './describe-api.js';

/** What an installation has to describe: its operations, the flows of which they tell, and what changed. */
export interface Described {
  readonly operations: readonly Operation[];
  readonly flows: readonly Flow[];
  /** What changed for callers, in Markdown, by date. */
  readonly changes: string;
}

/** The token under which that is injected. */
export const described = Symbol('described');

/** The OpenAPI description of the operations of an installation, made when it is first asked for. */
@Injectable()
export class ApiDescription {
  private made: ApiDocument | undefined;

  constructor(@Inject(described) readonly installation: Described) {}

  document(): ApiDocument {
    const { operations, flows, changes } = this.installation;
    this.made ??= describeApi(operations, sessionCookie, flows, changes);
    return this.made;
  }
}
