import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useCall, type Result } from '../requests/call.js';

/** What may be done with an application now, as its chart says. */
export type PossibleActs = Omit<Result<'GET /api/v1/applications/{code}/acts'>, 'success'>;

/** A note of a colleague beside an application. */
export type Note = Result<'GET /api/v1/applications/{code}/notes'>['notes'][number];

/** An application, and what may be done with it. */
export interface ActProps {
  readonly id: string;
  readonly acts: PossibleActs;
}

/** What the chart of an application allows the person who asks. */
export function usePossibleActs(id: string): UseQueryResult<PossibleActs> {
  return useCall('GET /api/v1/applications/{code}/acts', { code: id });
}

/** What an address says of an act that was chosen: the fields of its form that are filled in. */
export type ChosenAct = { readonly fields: Readonly<Record<string, string>> } | undefined;

/** The act of this name where the address of the page chooses it, such as `?act=status&type=final&value=1`. */
export function useChosenAct(name: string): ChosenAct {
  const [given] = useSearchParams();
  const { act, ...fields } = Object.fromEntries(given);
  return act === name ? { fields } : undefined;
}
