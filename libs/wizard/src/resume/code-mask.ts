import { codeCharacters, codeLength, groupCode, typedCode } from '@statewise/i18n';
import type { FieldEdit, MaskedText } from '@statewise/ui';

/** What the link of a mail carries: the code, where the mail tells it, and behind its `#` that who follows it reads that mail. */
export interface WayBackLink {
  readonly code?: string;
  readonly proof?: string;
}

const link = /\/(?:resume|code)(?:\/(?<code>[^\s/?#]+))?(?:[/?][^\s#]*)?(?:#(?<proof>[\w-]+))?(?=\s|$)/u;

/** Finds the link of a mail in what was pasted; undefined where there is none. */
export function mailedLinkIn(text: string): WayBackLink | undefined {
  return link.exec(text)?.groups;
}

/**
 * Writes a code in groups while it is typed, in capitals, with the caret behind what was typed. Deleting the hyphen between
 * two groups deletes the character beyond it; one too many takes the place of the next; of a pasted link the code is taken.
 */
export function maskCode(before: string, { text, caret, isForward = false }: FieldEdit): MaskedText {
  const pasted = mailedLinkIn(text);
  if (pasted !== undefined) return shown(typedCode(pasted.code ?? before), '');
  let head = codeCharacters(text.slice(0, caret));
  let rest = codeCharacters(text.slice(caret));
  const isHyphenDeleted = text.length < before.length && head + rest === typedCode(before);
  if (isHyphenDeleted && isForward) rest = rest.slice(1);
  else if (isHyphenDeleted) head = head.slice(0, -1);
  const excess = Math.max(0, head.length + rest.length - codeLength);
  return shown(head.slice(0, codeLength), rest.slice(excess));
}

function shown(head: string, rest: string): MaskedText {
  // In front of the hyphen, where the next character is not known to belong to the next group.
  return { text: groupCode(head + rest), caret: groupCode(head).length };
}
