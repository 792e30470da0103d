import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Flow } from '@statewise/flow';
import { sessionCookie } from '../auth/access.js';
import { describeApi, type ApiDocument } from './describe-api.js';
import type { ControllerClass } from './operations.js';

/** The token under which the flows that the description names are injected. */
export const describedFlows = Symbol('flows');

/** The OpenAPI description of all endpoints of this application, made when it is first asked for. */
@Injectable()
export class ApiDescription {
  private made: ApiDocument | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(describedFlows) private readonly flows: readonly Flow[],
  ) {}

  document(): ApiDocument {
    this.made ??= describeApi(
      this.discovery.getControllers().flatMap(({ metatype }) => (isController(metatype) ? [metatype] : [])),
      sessionCookie,
      this.flows,
    );
    return this.made;
  }
}

const isController = (metatype: unknown): metatype is ControllerClass => typeof metatype === 'function';
