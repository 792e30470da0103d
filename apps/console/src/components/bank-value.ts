import { bank } from '../bank.js';

const nothing = () => (): undefined => undefined;

/** Returns what writes a value, or a title, that the bank writes in a way of its own. */
export const useBankValue = bank.useFieldValue ?? nothing;
