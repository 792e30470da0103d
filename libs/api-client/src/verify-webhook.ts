import { Webhook } from 'standardwebhooks';
import type { ReceivedMessage } from './schema.js';

/**
 * The message of a request to a receiver, after its signature and its age (at most five minutes) were checked. `body` is
 * the request’s, byte for byte, `secret` the one that was shown when the receiver was named (`whsec_…`). Throws where it is
 * not right: the request is then answered 400.
 */
export function verifyWebhook(
  secret: string,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: string,
): ReceivedMessage {
  const texts = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
  );
  const message: unknown = new Webhook(secret).verify(body, Object.fromEntries(texts));
  return message as ReceivedMessage;
}
