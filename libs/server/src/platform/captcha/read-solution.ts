import { isFields } from '@statewise/fields';
import type { Payload } from 'altcha-lib';

/** Longest payload that is looked at; a real one has about 700 characters. */
const maxLength = 4_096;

/** Reads what ALTCHA's widget sends, base64 of JSON; undefined when it is not of that shape. */
export function readSolution(payload: unknown): Payload | undefined {
  if (typeof payload !== 'string' || payload.length > maxLength) return undefined;
  const value = parse(Buffer.from(payload, 'base64').toString('utf8'));
  return isPayload(value) ? value : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPayload(value: unknown): value is Payload {
  if (!isFields(value) || !isFields(value['challenge']) || !isFields(value['solution'])) return false;
  const { challenge, solution } = value;
  const { parameters, signature } = challenge;
  return (
    typeof signature === 'string' &&
    isFields(parameters) &&
    hasParameters(parameters) &&
    typeof solution['counter'] === 'number' &&
    typeof solution['derivedKey'] === 'string'
  );
}

/** Whether parameters have the form in which this server hands them out, before any key is derived from them. */
function hasParameters(parameters: Record<string, unknown>): boolean {
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, expiresAt } = parameters;
  const texts = [nonce, salt, keyPrefix, keySignature];
  return (
    algorithm === 'PBKDF2/SHA-256' &&
    texts.every((text) => typeof text === 'string') &&
    [cost, keyLength, expiresAt].every((number) => typeof number === 'number')
  );
}
