import { everyReleaseHasAPlace } from '@statewise/flow/testing';
import { migrateStored } from '@statewise/flow';
import { loanApplicationFlow } from '../flow.js';
import { release1 } from './1.js';
import { release2 } from './2.js';
import { release3 } from './3.js';
import { release4 } from './4.js';
import { release5 } from './5.js';

everyReleaseHasAPlace(loanApplicationFlow, { 1: release1, 2: release2, 3: release3, 4: release4, 5: release5 });

it('knows of an application that a store had prepared that the store has its code until the applicant saves', () => {
  const preparers = release2.map((example) => [
    example.state,
    migrateStored(loanApplicationFlow, 2, example).facts['preparedBy'],
  ]);
  expect(preparers.filter(([, preparer]) => preparer !== null)).toEqual([['stepVm', 'store']]);
});
