import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Actor } from '@statewise/flow';
import { isInsider, type ActorSource } from '../auth/access.js';
import { Config } from '../config/config.js';
import { isFromThisMachine } from '../http/origins.js';

/** Programs that measure this process: by a token, on a port of their own, or on this machine where neither is set. */
@Injectable()
export class Watchers implements ActorSource {
  readonly header = 'authorization';

  constructor(private readonly config: Config) {}

  /** Takes requests with the token of watchers; they prove no identity, and are no program's token either. */
  identityOf(request: IncomingMessage): Promise<undefined> | undefined {
    return this.hasToken(request) ? Promise.resolve(undefined) : undefined;
  }

  /** Whether the sender of a request to the public port is told how this process does. */
  isTold(request: IncomingMessage, actor: Actor): boolean {
    const { metricsToken, metricsPort } = this.config;
    const isOpenHere = metricsToken === undefined && metricsPort === undefined;
    return isInsider(actor) || this.hasToken(request) || (isOpenHere && isFromThisMachine(request));
  }

  /** Whether the sender of a request to the port of watchers is: everyone who reaches it, unless a token is set. */
  isToldOnOwnPort(request: IncomingMessage): boolean {
    return this.config.metricsToken === undefined || this.hasToken(request);
  }

  private hasToken({ headers }: IncomingMessage): boolean {
    const { metricsToken } = this.config;
    const [, sent] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    return metricsToken !== undefined && sent !== undefined && timingSafeEqual(digest(sent), digest(metricsToken));
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
