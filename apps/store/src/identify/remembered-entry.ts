import { fieldSpecs, StoreEntry, type Fields } from '@statewise/fields';
import { recall, remember } from '@statewise/wizard';

const name = 'statewise.store-entry';

/** The store and employee that this tab sold for last, for the next customer. */
export function recallEntry(storage: Storage): Fields {
  const kept = recall(storage, name);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** Keeps what says who sells and nothing about the customer, until the tab is closed. */
export function rememberEntry(storage: Storage, answers: Fields): void {
  const known = [...fieldSpecs(StoreEntry).map((spec) => spec.name), 'employee_full_name'];
  const said = Object.entries(answers).filter(([field, value]) => known.includes(field) && value !== '');
  remember(storage, name, { ...recallEntry(storage), ...Object.fromEntries(said) });
}
