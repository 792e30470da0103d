import type { ProposalView } from '@statewise/contract';
import { contentHash } from './content-hash.js';
import type { AcceptanceRow, ProposalContent, ProposalRow } from './proposals.statements.js';

/** An acceptance that the chart of an application keeps, as the register lists it. */
export function acceptanceView(row: AcceptanceRow, person: string): ProposalView {
  const { id, flow, proposal, version, proposed_at, expires_at, proposer_name } = row;
  const content = { title: flow, before: null, after: { application: id, version }, terms: proposal };
  return {
    id,
    kind: 'acceptance',
    subject: id,
    ...shownOf(content),
    hash: contentHash({ act: 'acceptance', kind: 'acceptance', subject: id, content }),
    reason: proposal.reason ?? null,
    proposed_by: { id: proposal.by, name: proposer_name ?? proposal.by },
    created_at: proposed_at,
    expires_at,
    state: expires_at.getTime() > Date.now() ? 'open' : 'expired',
    decided_by: null,
    decided_at: null,
    decision_reason: null,
    is_own: proposal.by === person,
  };
}

const shownOf = ({ title, before, after }: ProposalContent) => ({ title, before, after });

/** A proposal as a person sees it. */
export function proposalView(row: ProposalRow, person: string | undefined): ProposalView {
  const { id, kind, subject, content, hash, reason, created_at, expires_at, state, decided_at } = row;
  return {
    id,
    kind,
    subject,
    ...shownOf(content),
    hash,
    reason,
    proposed_by: { id: row.proposed_by, name: row.proposer_name ?? row.proposed_by },
    created_at,
    expires_at,
    state,
    decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.decider_name ?? row.decided_by },
    decided_at,
    decision_reason: row.decision_reason,
    is_own: row.proposed_by === person,
  };
}
