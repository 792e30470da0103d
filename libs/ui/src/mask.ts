import type { ChangeEvent } from 'react';

/** A field as the browser has edited it. */
export interface FieldEdit {
  readonly text: string;
  /** Where the edit ended. */
  readonly caret: number;
  /** Whether what stood after the caret was deleted, rather than what stood before it. */
  readonly isForward?: boolean;
}

/** What a field shows after an edit, and where its caret stands. */
export interface MaskedText {
  readonly text: string;
  readonly caret: number;
}

/** Makes of an edit of what a field showed `before` what it shows then. */
export type Mask = (before: string, edit: FieldEdit) => MaskedText;

/** Shows what the mask makes of an edit, and returns it. React leaves the caret alone where the text is what it would write. */
export function applyMask(mask: Mask, before: string, event: ChangeEvent<HTMLInputElement>): string {
  const { target, nativeEvent } = event;
  const isForward = nativeEvent instanceof InputEvent && /^delete.*Forward$/.test(nativeEvent.inputType);
  const { text, caret } = mask(before, {
    text: target.value,
    caret: target.selectionStart ?? target.value.length,
    isForward,
  });
  target.value = text;
  target.setSelectionRange(caret, caret);
  return text;
}
