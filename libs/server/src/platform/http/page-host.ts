import type { INestApplication } from '@nestjs/common';
import type { Express } from 'express';
import type { RouteTable } from './route-table.js';
import type { SecurityHeaders } from './security-headers.js';

/** What server-rendered pages get to mount themselves: they come before bodies are read, since they read forms themselves. */
export interface PageHost {
  readonly server: Express;
  readonly app: INestApplication;
  readonly headers: SecurityHeaders;
  /** The endpoints, known once the server listens. */
  readonly routes: RouteTable;
}

export type MountPages = (host: PageHost) => void | Promise<void>;
