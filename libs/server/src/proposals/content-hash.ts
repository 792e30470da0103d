import { createHash } from 'node:crypto';
import { canonicalJson } from '../engine/log-chain.js';
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
