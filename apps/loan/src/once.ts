/**
 * Makes a promise once for each combination of arguments, so that a page that waits for it finds the same one when it
 * is drawn again; one that broke is made anew the next time.
 */
export function once<A extends readonly string[], T>(make: (...given: A) => Promise<T>): (...given: A) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (...given) => {
    const name = given.join(' ');
    const known = made.get(name);
    if (known !== undefined) return known;
    const promise = make(...given);
    made.set(name, promise);
    promise.catch(() => made.delete(name));
    return promise;
  };
}
