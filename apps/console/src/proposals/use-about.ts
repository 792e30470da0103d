import { useBankValue } from '../components/bank-value.js';
import { useFlows, useStateName } from '../requests/flows.js';
import type { Proposal } from './proposal.js';

/** Returns what a proposal is about in words: an application by its flow and the beginning of its id, as everywhere, since its name is not for every reader. */
export function useAbout(): (proposal: Proposal) => string {
  const { name } = useFlows();
  const stateName = useStateName();
  const ofBank = useBankValue();
  return ({ kind, title, subject, after }) => {
    if (kind === 'bulk' && typeof after['to_state'] === 'string')
      return `${String(after['applications'])} → ${stateName(after['to_state'])}`;
    if (kind === 'erasure' || kind === 'acceptance') return `${name(title)} ${subject.slice(0, 8)}`;
    return ofBank('title', title) ?? title;
  };
}
