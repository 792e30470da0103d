import { sampleAt, ChartPath, type SentEvent } from '@statewise/flow/testing';
import { possibleJumps, possibleStatuses, possibleUndo, statusObjection, statusValue } from '@statewise/flow';
import { loanApplicationFlow } from './loan-application/flow.js';
import { creation, riskAnswer, saving, wholeWay } from './testing/loan-samples.js';

const stamp = { at: sampleAt, actor: { role: 'admin' } } as const;
const added = { person: 'first', seen: 1, fourEyesAbove: 25_000 };
const path = (...events: readonly SentEvent[]) => ChartPath.through(loanApplicationFlow).send(...events).snapshot;
const begun = path(creation, saving(2));
const submitted = path(...wholeWay, riskAnswer(statusValue.passed));

it('says of every jump what it passes over, or what keeps it from being made', () => {
  const jumps = new Map(possibleJumps(loanApplicationFlow, begun, stamp).map((jump) => [jump.state, jump]));
  expect(jumps.get('stepFive')).toMatchObject({
    isAllowed: true,
    passedOver: ['isStepThreeAnswered', 'isStepFourAnswered'],
  });
  expect(jumps.get('finished.accepted')).toMatchObject({ isAllowed: false, unmet: ['isAccepted'] });
  expect(jumps.has('start')).toBe(false);
  const asStaff = possibleJumps(loanApplicationFlow, begun, { ...stamp, actor: { role: 'staff' } });
  expect(asStaff.some(({ isAllowed }) => isAllowed)).toBe(false);
});

it('says where undoing a jump leads', () => {
  const jumped = path(creation, { type: 'application.jump', state: 'stepFour', reason: 'asked', ...stamp });
  expect(possibleUndo(loanApplicationFlow, jumped, stamp)).toBe('stepTwo');
  expect(possibleUndo(loanApplicationFlow, begun, stamp)).toBeUndefined();
});

it('offers the values that the chart takes, and says which would wait for a second person', () => {
  const final = (snapshot: typeof begun, more: object = {}) =>
    possibleStatuses(loanApplicationFlow, snapshot, stamp, { ...added, ...more }).filter(
      ({ type, value }) => type === 'final' && value === statusValue.passed,
    );
  expect(final(begun)).toEqual([]);
  expect(statusObjection(loanApplicationFlow, begun, { type: 'final', value: 1 }, stamp, added)).toMatchObject({
    status_value: ['completed'],
  });
  expect(final(submitted)).toEqual([{ type: 'final', value: 1, state: 'finished.accepted', isProposal: false }]);
  expect(final(submitted, { fourEyesAbove: 1 })).toEqual([
    { type: 'final', value: 1, state: 'documents', isProposal: true },
  ]);
  expect(possibleStatuses(loanApplicationFlow, submitted, { ...stamp, actor: { role: 'qa' } }, added)).toEqual([]);
});
