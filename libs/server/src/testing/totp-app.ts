import { setTimeout as sleep } from 'node:timers/promises';
import { timeStepAt, totp } from '../session/second-factor/totp.js';

/** A code as an app shows it now for a secret in base32, or as many half minutes later. */
export const totpCode = (secret: string, later = 0): string =>
  totp(bytesOfSecret(secret), timeStepAt(Date.now()) + later);

/** Waits for the next half minute where this one is about to end: a code of the one before counts no longer than that. */
export async function inHalfMinute(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  // A timer may ring a millisecond early, which is still the half minute that ends.
  if (left < 10_000) await sleep(left + 50);
}

/** A secret as an app takes it, in bytes. */
export function bytesOfSecret(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text.replaceAll(' ', '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
