const length = 12;

/** The code without the hyphens and spaces people type; the server takes care of capitals and of look-alikes. */
export function codeOf(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase().slice(0, length);
}

/** What is typed, in groups of four. */
export function codeAsTyped(typed: string): string {
  return (
    codeOf(typed)
      .match(/.{1,4}/g)
      ?.join('-') ?? ''
  );
}
