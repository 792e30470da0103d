import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { isMaker, type FollowedChange, type StoredApplication } from '../../engine/stored-application.js';
import { isInsider, type Caller, readCookie } from '../../platform/auth/access.js';
import { Config } from '../../platform/config/config.js';
import { Problem } from '../../platform/problem/problem.js';
import { SecretKey, type KeyedDigest } from '../../platform/secret-key/secret-key.js';

/** Days for which a device need not confirm again. */
const validDays = 180;
const day = 86_400;
/** Marks that one browser keeps, as in a shop: a proxy refuses every request whose cookies are longer than 8 kB. */
const mostMarks = 40;

/** The devices that may open an application by its code alone: each carries a mark of its own for each application. */
@Injectable()
export class Devices {
  private readonly digest: KeyedDigest;
  /** Whether numbers are asked for at all. */
  readonly areChecked = this.config.resumeCheck === 'mail';

  constructor(
    private readonly config: Config,
    secret: SecretKey,
  ) {
    this.digest = secret.digestFor('marks of devices');
  }

  /** Throws `APPLICATION.CONFIRM_DEVICE` when the caller's device must be confirmed as the applicant's and was not. */
  demand(stored: StoredApplication, caller: Caller): void {
    if (!this.areChecked || isExempt(stored, caller) || emailOf(stored) === undefined) return;
    if (!this.isMarked(stored, caller)) throw new Problem('APPLICATION.CONFIRM_DEVICE');
  }

  /** Lets this device open the application from now on. */
  mark({ public_id }: StoredApplication, { actor, http }: Caller): void {
    if (!this.areChecked || isInsider(actor)) return;
    const since = String(Math.floor(Date.now() / 1000));
    const signature = this.digest.of(`${public_id} ${since}`).toString('base64url');
    if (!http) return;
    // The endpoints of applications stand under several addresses.
    const options = { httpOnly: true, sameSite: 'strict', secure: this.config.secure, path: '/' } as const;
    for (const name of surplusOf(http.request, cookieOf(public_id))) http.response.clearCookie(name, options);
    http.response.cookie(cookieOf(public_id), `${since}.${signature}`, { ...options, maxAge: validDays * day * 1000 });
  }

  /** Whether this device has opened the application before. */
  isMarked({ public_id }: StoredApplication, { http }: Caller): boolean {
    const [since = '', signature = ''] = (http && readCookie(http.request, cookieOf(public_id)))?.split('.') ?? [];
    const age = Date.now() / 1000 - Number(since);
    if (!/^\d{1,12}$/.test(since) || age > validDays * day) return false;
    return this.digest.isOf(`${public_id} ${since}`, Buffer.from(signature, 'base64url'));
  }
}

/** The address to which an application belongs: of who applies, or in a store of who sells; undefined before it is saved. */
export function emailOf({
  steps,
}: {
  readonly steps: StoredApplication['steps'] | FollowedChange['steps'];
}): string | undefined {
  const { email, employee_email_address: seller } = steps.find(({ step_number }) => step_number === 1)?.fields ?? {};
  const address = email ?? seller;
  return typeof address === 'string' && address !== '' ? address : undefined;
}

/** The bank's own people and programs, and a store's intermediary with what they prepared, until its applicant goes on with it. */
const isExempt = (stored: StoredApplication, { actor }: Caller): boolean =>
  isInsider(actor) || (actor.role === 'intermediary' && isMaker(stored, actor));

const prefix = 'statewise_device_';
const cookieOf = (publicId: string): string => `${prefix}${publicId.replaceAll('-', '').slice(0, 16)}`;

/** The oldest marks of a browser that another one named `next` leaves no room for. */
function surplusOf({ headers: { cookie = '' } }: IncomingMessage, next: string): string[] {
  const marks = cookie.split(';').flatMap((one) => {
    const [name = '', value = ''] = one.trim().split('=');
    return name.startsWith(prefix) && name !== next ? [{ name, since: Number.parseInt(value) || 0 }] : [];
  });
  return marks
    .toSorted((one, other) => other.since - one.since)
    .slice(mostMarks - 1)
    .map(({ name }) => name);
}
