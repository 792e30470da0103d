import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { sessionCookie } from '../auth/access.js';
import { describeApi, type ApiDocument } from './describe-api.js';
import type { ControllerClass } from './operations.js';

/** The OpenAPI description of all endpoints of this application, made when it is first asked for. */
@Injectable()
export class ApiDescription {
  private made: ApiDocument | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  document(): ApiDocument {
    this.made ??= describeApi(
      this.discovery.getControllers().flatMap(({ metatype }) => (isController(metatype) ? [metatype] : [])),
      sessionCookie,
    );
    return this.made;
  }
}

const isController = (metatype: unknown): metatype is ControllerClass => typeof metatype === 'function';
