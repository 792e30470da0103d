import { useSearchParams } from 'react-router';

/** What an address says of an act that was chosen: the fields of its form that are filled in. */
export type ChosenAct = { readonly fields: Readonly<Record<string, string>> } | undefined;

/** The act of this name where the address of the page chooses it, such as `?act=status&type=final&value=1`. */
export function useChosenAct(name: string): ChosenAct {
  const [given] = useSearchParams();
  const { act, ...fields } = Object.fromEntries(given);
  return act === name ? { fields } : undefined;
}
