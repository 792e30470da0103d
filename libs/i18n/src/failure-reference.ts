const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number by which a failure on a screen is found in the server's log: `7K3M-2QXV`, shorter than an application's code. */
export function newFailureReference(): string {
  const made = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => characters[byte & 31]).join('');
  return `${made.slice(0, 4)}-${made.slice(4)}`;
}
