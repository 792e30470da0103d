/** Milliseconds for which a rejected promise is kept: until then every caller gets it, and no new one is made. */
const delay = 1_000;

export interface Once<A extends readonly (string | undefined)[], T> {
  (...given: A): Promise<T>;
  /** Makes it for a page that comes later. One that breaks is forgotten at once: that page asks anew, and shows no failure from before. */
  ahead(...given: A): void;
}

/**
 * Makes a promise once for each combination of arguments, so that a page that waits for it finds the same one when it
 * is drawn again. One that broke is made anew only after a pause: a page is drawn again at once when what it waits for
 * breaks, and would ask the server without end.
 */
export function once<A extends readonly (string | undefined)[], T>(make: (...given: A) => Promise<T>): Once<A, T> {
  const made = new Map<string, Promise<T>>();
  const madeBy = (given: A, forget: (act: () => void) => void): Promise<T> => {
    const name = given.join(' ');
    const known = made.get(name);
    if (known !== undefined) return known;
    const promise = make(...given);
    made.set(name, promise);
    promise.catch(() => forget(() => made.delete(name)));
    return promise;
  };
  return Object.assign((...given: A) => madeBy(given, (act) => setTimeout(act, delay)), {
    ahead: (...given: A) => void madeBy(given, (act) => act()),
  });
}
