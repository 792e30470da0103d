/** Most bytes of one document; the server has the last word. */
const mostBytes = 10 * 1024 * 1024;

/** Which of the chosen files can be sent at all, before a phone spends minutes on one that cannot. */
export function acceptable<F extends Pick<File, 'size'>>(
  chosen: readonly F[],
  room: number,
): { readonly taken: readonly F[]; readonly tooLarge: readonly F[]; readonly isTooMany: boolean } {
  const small = chosen.filter(({ size }) => size <= mostBytes);
  return {
    taken: small.slice(0, room),
    tooLarge: chosen.filter((file) => !small.includes(file)),
    isTooMany: small.length > room,
  };
}
