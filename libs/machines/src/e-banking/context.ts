import { nothingYet, type FlowContext } from '@statewise/flow';

/** What the chart of a business account's application knows. */
export interface BusinessContext extends FlowContext {
  /** How many files of each kind have arrived. */
  readonly documents: Readonly<Record<string, number>>;
  /** The contact that was added or edited last: the one that an answer names, a repeated answer too. */
  readonly savedContact: string | null;
}

/** Before anything happened. */
export const noBusiness: BusinessContext = { ...nothingYet, documents: {}, savedContact: null };

/** Whether a context has the facts of this chart. */
export function isBusinessContext(context: FlowContext): context is BusinessContext {
  return 'documents' in context && 'savedContact' in context;
}
