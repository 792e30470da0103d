import { createHmac } from 'node:crypto';

/** Seconds for which a code is shown. */
const period = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The step of time in which a moment lies, as RFC 6238 counts them. */
export const timeStepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / period);

/** The code of a secret in a step of time: RFC 6238 over HMAC-SHA-1, which is what every authenticator app can do. */
export function totp(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** The step whose code was typed, of the present one and its neighbours: clocks differ, and people type slowly. */
export function timeStepOf(secret: Buffer, code: string, now: number): number | undefined {
  const present = timeStepAt(now);
  return [present, present - 1, present + 1].find((step) => totp(secret, step) === code);
}

/** Base32 of RFC 4648 without padding, as authenticator apps take secrets. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What an authenticator app reads from a QR code. */
export function otpauthUri(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
