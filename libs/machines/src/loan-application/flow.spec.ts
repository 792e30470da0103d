import { asksFresh, nothingYet } from '@statewise/flow';
import { isLoanContext, noApplication, type LoanContext } from './context.js';
import { loanApplicationFlow } from './flow.js';

const { events, view, statuses, documents } = loanApplicationFlow;

it('knows its own facts', () => {
  const { statuses: _, ...unchecked } = noApplication;
  const { risk: __, ...unjudged } = noApplication;
  const { referral: ___, ...unreferred } = noApplication;
  expect([noApplication, unchecked, unjudged, unreferred].map(isLoanContext)).toEqual([true, false, false, false]);
});

it('tells who looks at an application where it came from, and nothing of that where nobody said', () => {
  const told = (more: Partial<LoanContext>): LoanContext => ({ ...noApplication, ...more });
  expect(view?.(told({ isStaff: true }))).toEqual({ is_staff: true, referrer: null });
  expect(view?.(told({ referrer: 'example.com' }))).toEqual({ is_staff: false, referrer: 'example.com' });
});

it('says nothing of what is no loan', () => {
  expect(view?.(nothingYet)).toEqual({});
  expect(statuses?.(nothingYet)).toEqual(noApplication.statuses);
  expect(documents?.required(nothingYet)).toEqual([]);
});

it.each(['step.save', 'help.save'])(
  'asks the server where %s brings answers that depend on the offer, or a postcode',
  (type) => {
    const { needsServerFields } = events[type] ?? {};
    const asked = [0, 1, 2, 3, 4, 5].filter((step) => needsServerFields?.({ type, step }));
    expect(asked).toEqual([0, 2, 4, 5]);
  },
);

it.each([
  ['final', 3, true],
  ['nbb', 2, true],
  ['nbb', 1, false],
  ['application', 2, false],
])('asks for a fresh sign-in where an application is decided on: %s %d', (statusType, statusValue, isAsked) => {
  const who = events['status.change']?.who;
  expect(who && asksFresh(who, { type: 'status.change', statusType, statusValue })).toBe(isAsked);
});
