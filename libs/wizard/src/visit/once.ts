/** Milliseconds for which a rejected promise is kept: until then every caller gets it, and no new one is made. */
const delay = 1_000;

/**
 * Makes a promise once for each combination of arguments, so that a page that waits for it finds the same one when it
 * is drawn again. One that broke is made anew only after a pause: a page is drawn again at once when what it waits for
 * breaks, and would ask the server without end.
 */
export function once<A extends readonly string[], T>(make: (...given: A) => Promise<T>): (...given: A) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (...given) => {
    const name = given.join(' ');
    const known = made.get(name);
    if (known !== undefined) return known;
    const promise = make(...given);
    made.set(name, promise);
    promise.catch(() => setTimeout(() => made.delete(name), delay));
    return promise;
  };
}
