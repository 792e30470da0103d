/** Most bytes of one document; the server has the last word. */
const mostBytes = 10 * 1024 * 1024;

const endings = ['.pdf', '.png', '.jpg', '.jpeg'];
const types = ['application/pdf', 'image/png', 'image/jpeg'];

/** What can be chosen, as HTML's `accept` says it. */
export const acceptedFiles = [...endings, ...types].join();

/** A file that cannot be sent, and why: the rest of a key `documents.…`. */
export interface Unacceptable<F> {
  readonly file: F;
  readonly why: 'tooLarge' | 'empty' | 'wrongKind';
}

/** Which of the chosen files can be sent at all, before a phone spends minutes on one that cannot. */
export function acceptable<F extends Pick<File, 'name' | 'size' | 'type'>>(
  chosen: readonly F[],
  room: number,
): { readonly taken: readonly F[]; readonly leftOut: readonly Unacceptable<F>[]; readonly isTooMany: boolean } {
  const leftOut = chosen.flatMap((file) => {
    const why = whyNot(file);
    return why === undefined ? [] : [{ file, why }];
  });
  const sendable = chosen.filter((file) => whyNot(file) === undefined);
  return { taken: sendable.slice(0, room), leftOut, isTooMany: sendable.length > room };
}

function whyNot(file: Pick<File, 'name' | 'size' | 'type'>): Unacceptable<File>['why'] | undefined {
  if (!isOfKind(file)) return 'wrongKind';
  if (file.size === 0) return 'empty';
  return file.size > mostBytes ? 'tooLarge' : undefined;
}

/** The server looks into the file: what neither its name nor the browser tells of is left to it. */
function isOfKind({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const ending = /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
  return (ending === '' && type === '') || endings.includes(ending) || types.includes(type);
}
