import { createHash } from 'node:crypto';
import { isFields } from '@statewise/fields';
import type { ProposalRow } from './proposals.statements.js';

/** Returns the SHA-256, in hex, of what a proposal says, whatever the order in which members are stored. */
export function contentHash({
  act,
  kind,
  subject,
  content,
}: Pick<ProposalRow, 'act' | 'kind' | 'subject' | 'content'>) {
  return createHash('sha256').update(canonicalJson({ act, kind, subject, content })).digest('hex');
}

/** JSON with the members of objects in the order of their names. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    isFields(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
