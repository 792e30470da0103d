import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret as the Standard Webhooks convention writes it: 256 bits that both sides know. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64');

/** Milliseconds for which a secret counts after another took its place. */
const overlap = 86_400_000;

/** Most secrets that count besides the present one. */
const mostOld = 8;

/** A secret before the present one, and until when it counts, in milliseconds since 1970. */
interface OldSecret {
  readonly secret: string;
  readonly until: number;
}

/** The secrets of a text that `withReplaced` made which still count, the newest first; a secret alone counts as long as it is kept. */
export function oldSecretsIn(kept: string, now: number): OldSecret[] {
  const all = kept.split(' ').map((one) => one.split(':'));
  return all
    .map(([secret = '', until]) => ({ secret, until: Number(until ?? now + 1) }))
    .filter(({ until }) => until > now);
}

/** The old secrets, as one text, once another takes the place of the present one. */
export function withReplaced(secret: string, old: readonly OldSecret[], now: number): string {
  const all = [{ secret, until: now + overlap }, ...old].slice(0, mostOld);
  return all.map((one) => `${one.secret}:${one.until}`).join(' ');
}

/** A message as it is signed. */
export interface SignedMessage {
  /** The same for every attempt, so that a receiver takes it once. */
  readonly id: string;
  /** Whole seconds since 1970 at the attempt. */
  readonly timestamp: number;
  readonly body: string;
}

/** The three headers of the convention; while two secrets count, a signature by each. */
export function signatureHeaders(
  { id, timestamp, body }: SignedMessage,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
