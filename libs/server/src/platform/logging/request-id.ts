import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const thisProcess = randomBytes(6).toString('hex');
const sane = /^[\w.-]{8,64}$/;
let counted = 0;

/** The id under which a request is found in the logs: the one a proxy gave it, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && sane.test(given)) return given;
  counted += 1;
  return `${thisProcess}-${counted.toString(36)}`;
}
