import { existsSync, statSync } from 'node:fs';

/** The account that Postgres runs under; undefined is our own. */
export type DatabaseAccount = { readonly uid: number; readonly gid: number } | undefined;

const nobody = { uid: 65534, gid: 65534 };

/** Postgres refuses to run as root: root runs it as the owner of the data, new data as an account without rights. */
export function accountFor(data: string): DatabaseAccount {
  if (process.getuid?.() !== 0) return undefined;
  if (!existsSync(data)) return nobody;
  const { uid, gid } = statSync(data);
  return uid === 0 ? nobody : { uid, gid };
}
