import { setTimeout as sleep } from 'node:timers/promises';
import { timeStepAt, totp } from '@statewise/server/session/second-factor/totp.js';

/** A code as an app shows it now, or as many half minutes later. */
export const totpCode = (secret: string, later = 0): string => totp(fromBase32(secret), timeStepAt(Date.now()) + later);

/** Waits for the next half minute where this one is about to end: a code of the one before counts no longer than that. */
export async function inHalfMinute(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  // A timer may ring a millisecond early, which is still the half minute that ends.
  if (left < 10_000) await sleep(left + 50);
}

function fromBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
