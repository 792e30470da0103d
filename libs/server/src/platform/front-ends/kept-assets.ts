import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Sql, statement } from '../database/sql.js';
import { Jobs } from '../jobs/jobs.js';
import { SecretKey, type KeyedDigest } from '../secret-key/secret-key.js';
import { builtFileOf, type BuiltFile } from './built-files.js';
import type { SecurityHeaders } from '../http/security-headers.js';
import { sendFile } from './send-file.js';

/** $1 paths, $2 what their contents are known by: those at which nothing is kept, or something else. */
const missing = statement<{ path: string }>(
  'front-end-assets-missing',
  `select asked.path from unnest($1::text[], $2::bytea[]) as asked(path, mac)
    where not exists (select from front_end_asset as kept where kept.path = asked.path and kept.mac = asked.mac) order by 1`,
);
const keep = statement(
  'front-end-assets-keep',
  `insert into front_end_asset (path, content, mac) select * from unnest($1::text[], $2::bytea[], $3::bytea[])
    on conflict (path) do update set content = excluded.content, mac = excluded.mac`,
);
const find = statement<{ content: Buffer; mac: Buffer }>(
  'front-end-asset',
  'select content, mac from front_end_asset where path = $1',
);
/** $1 paths of the present release. */
const stay = statement('front-end-assets-stay', 'update front_end_asset set served_at = now() where path = any($1)');
const forget = statement(
  'front-end-assets-forget',
  `delete from front_end_asset where served_at < now() - interval '30 days'`,
);

/** Addresses of what has its content in its name: at one address, all releases have the same. */
const ofContent = /^\/_[\w-]+\/(?:assets\/)?[\w.-]+-[\w-]{8}\.\w+$/;

export const forever = 'public, max-age=31536000, immutable';

/**
 * Assets of all releases that run on this database, or did until a month ago. While replicas of two run, a page of one
 * asks the other for its scripts; and a page that stays open asks for more of them when its release is gone. Who writes
 * to the database without the key writes no script that is answered.
 */
@Injectable()
export class KeptAssets {
  private readonly own: string[] = [];
  private readonly digest: KeyedDigest;

  constructor(
    private readonly sql: Sql,
    jobs: Jobs,
    secret: SecretKey,
  ) {
    this.digest = secret.digestFor('assets of front ends');
    jobs.schedule('front-end-assets', '41 4 * * *', async () => {
      await this.sql.run(stay, [this.own]);
      await this.sql.run(forget, []);
    });
  }

  /** Keeps the assets among the files below an address, before any page says that they are there. */
  async keep(base: string, files: ReadonlyMap<string, BuiltFile>): Promise<void> {
    const assets = new Map([...files].map(([name, file]) => [base + name, file.gz ?? file.plain]));
    for (const path of assets.keys()) if (!ofContent.test(path)) assets.delete(path);
    this.own.push(...assets.keys());
    const macs = new Map([...assets].map(([path, content]) => [path, this.digest.of(textOf(path, content))]));
    const found = await this.sql.run(missing, [[...macs.keys()], [...macs.values()]]);
    const paths = found.map(({ path }) => path);
    if (paths.length === 0) return;
    await this.sql.run(keep, [paths, paths.map((path) => assets.get(path)), paths.map((path) => macs.get(path))]);
  }

  /** Answers what another release has at an address; goes on where none has anything. */
  answer(request: Request, response: Response, next: NextFunction, headers: SecurityHeaders): void {
    const { path } = request;
    if (!ofContent.test(path)) return next();
    this.sql
      .run(find, [path])
      .then(([kept]) => {
        if (!kept || !this.digest.isOf(textOf(path, kept.content), kept.mac)) return next();
        headers.protectPage(response);
        sendFile(request, response, builtFileOf(path, kept.content), forever);
      })
      .catch(next);
  }
}

/** What the digest of an asset is made over: its content counts at its own address alone. */
const textOf = (path: string, content: Buffer): string => `${path} ${hash('sha256', content, 'base64')}`;
