import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret as the Standard Webhooks convention writes it: 256 bits that both sides know. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64');

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
