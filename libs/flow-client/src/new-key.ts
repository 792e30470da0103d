/** An idempotency key: 128 random bits. `randomUUID` would need a secure context, which a test on a phone may lack. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
