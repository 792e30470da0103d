/** The history state with which the start page is shown in place of an application whose code is unknown. */
export const unknownCode = { isCodeUnknown: true };

/** Whether the state of a history entry says so. */
export function isCodeUnknown(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isCodeUnknown' in state;
}
