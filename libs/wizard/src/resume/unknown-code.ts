/** What the start page is told when it is shown instead of an application that nobody knows. */
export const unknownCode = { isCodeUnknown: true };

/** Whether the state of a history entry says so. */
export function isCodeUnknown(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isCodeUnknown' in state;
}
