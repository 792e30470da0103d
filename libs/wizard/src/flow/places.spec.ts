import type { Fields } from '@statewise/fields';
import { businessAccountFlow } from '@statewise/machines';
import { factsOf, initialSnapshot, snapshotFrom } from '@statewise/flow';
import { countedPlaces } from './places.js';

const flow = businessAccountFlow;

/** The numbers of the steps that progress counts for a business of these basics. */
function counted(basics: Fields, lastStep?: number): number[] {
  const facts = factsOf(initialSnapshot(flow).context);
  const stored = snapshotFrom(flow, { state: 'address', steps: { 1: basics }, setAside: {}, contacts: [], facts });
  const setup = { flow, ...(lastStep === undefined ? {} : { lastStep }) };
  return countedPlaces(setup, { snapshot: flow.machine.resolveState(stored) }).map(({ step }) => step);
}

it('counts the steps that ask for something', () => {
  expect(counted({ is_credit_card_account: false })).toEqual([1, 2, 3, 4, 5, 6]);
});

it('counts a step that asks for nothing where the front end says so, and what follows it never', () => {
  expect(counted({ is_credit_card_account: false }, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('leaves out a step that the answers pass by', () => {
  expect(counted({ is_credit_card_account: true }, 7)).toEqual([1, 2, 4, 5, 6, 7]);
});
