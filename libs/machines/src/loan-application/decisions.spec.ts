import { publicFactsOf, statusValue } from '@statewise/flow';
import { statusTypes, type StatusType } from './context.js';
import { decisionOn, ChartPath, type SentEvent } from '@statewise/flow/testing';
import { creation, loanGoTo, loanJump, riskAnswer, saving, sent, wholeWay } from '../testing/loan-samples.js';
import { loanApplicationFlow } from './flow.js';

const { absent, passed, failed, review, pending, completed } = statusValue;
const above = { fourEyesAbove: 5_000 };
const below = { fourEyesAbove: 25_000 };

const status = (statusType: StatusType, value: number, more: object = {}) =>
  sent({ type: 'status.change', statusType, statusValue: value, reason: 'checked', person: 'first', ...more }, 'admin');
const confirm = (person: string, looked: object = { seen: 9 }) =>
  sent({ type: 'decision.confirm', person, ...looked }, 'admin');
const decline = sent({ type: 'decision.decline', reason: 'the payslip is old' }, 'admin');
const submitted = () => ChartPath.through(loanApplicationFlow).send(...wholeWay, riskAnswer(passed));
const why = (path: ChartPath, event: SentEvent) => {
  const decision = decisionOn(loanApplicationFlow, path.snapshot, event);
  return decision.taken ? 'taken' : decision.errors;
};

describe('acceptance', () => {
  it('is of a complete application, and else says what is missing', () => {
    const begun = ChartPath.through(loanApplicationFlow).send(creation, saving(2));
    expect(why(begun, status('final', passed, below))).toEqual({
      status_value: ['completed'],
      stepThree: ['required'],
      stepFour: ['required'],
      stepFive: ['required'],
    });
    expect(why(submitted(), status('final', passed, below))).toBe('taken');
  });

  it('is not of answers that changed and were not sent again', () => {
    const changed = submitted().send(sent({ type: 'step.goTo', step: 2 }), saving(2, { city: 'Sliema' }));
    expect(why(changed, status('final', passed, { ...below, seen: 9 }))).toEqual({ status_value: ['completed'] });
  });

  it('above the amount of the policy waits for another person', () => {
    const proposed = submitted().send(status('final', passed, { ...above, letter: 'Welcome.' }));
    expect([proposed.state, proposed.actions]).toEqual(['documents', []]);
    expect(proposed.snapshot.context).toMatchObject({
      statuses: { final: absent },
      proposal: { by: 'first', reason: 'checked', letter: 'Welcome.' },
    });
    expect(proposed.can(status('final', passed, above))).toBe(false);
    expect(proposed.can(confirm('first'))).toBe(false);
    expect(why(proposed, confirm('second', {}))).toEqual({ version: ['required'] });
    const accepted = proposed.send(confirm('second'));
    expect([accepted.state, accepted.actions]).toEqual(['finished.accepted', ['announceDecision']]);
    expect(accepted.snapshot.context).toMatchObject({
      statuses: { final: passed },
      proposal: null,
      letter: 'Welcome.',
    });
  });

  it('is one person’s up to the amount of the policy, and there is no such amount where none is said', () => {
    const { amount } = submitted().snapshot.context.steps[0];
    for (const told of [{ fourEyesAbove: amount }, {}])
      expect(submitted().send(status('final', passed, told)).state).toBe('finished.accepted');
    expect(submitted().send(status('final', passed, { fourEyesAbove: amount - 0.01 })).state).toBe('documents');
  });

  it('is no other status, whatever the amount', () => {
    const checked = submitted().send(status('nbb', passed, above)).snapshot.context;
    expect(checked).toMatchObject({ statuses: { nbb: passed }, proposal: null });
    const begun = ChartPath.through(loanApplicationFlow).send(creation, saving(2));
    for (const [type, value] of [
      ['final', review],
      ['final', pending],
      ['application', pending],
      ['nbb', completed],
    ] as const)
      expect([type, value, why(begun, status(type, value, above))]).toEqual([type, value, 'taken']);
  });

  it('is of who has seen the answers, though the server said that they are complete', () => {
    const changed = submitted().send(sent({ type: 'step.goTo', step: 2 }), saving(2, { city: 'Sliema' }));
    const complete = changed.send({ ...status('application', completed), actor: { role: 'system' } });
    for (const policy of [above, below]) {
      expect(why(complete, status('final', passed, policy))).toEqual({ version: ['required'] });
      expect(why(complete, status('final', passed, { ...policy, seen: 9 }))).toBe('taken');
    }
  });

  it('is confirmed by a person alone', () => {
    const proposed = submitted().send(status('final', passed, above));
    expect(proposed.can(sent({ type: 'decision.confirm', seen: 9 }, 'admin'))).toBe(false);
  });

  it('waits so many days, and is then proposed anew', () => {
    const days = (count: number) => ({ at: new Date(Date.UTC(2026, 0, 1 + count)).toISOString() });
    for (const [told, term] of [
      [{ proposalDays: 3 }, 3],
      [{}, 7],
    ] as const) {
      const again = { ...status('final', passed, { ...above, ...told }) };
      const proposed = submitted().send({ ...again, ...days(0) });
      expect(proposed.can({ ...confirm('second'), ...days(term - 0.5) })).toBe(true);
      expect(proposed.can({ ...again, ...days(term - 0.5) })).toBe(false);
      expect(proposed.can({ ...confirm('second'), ...days(term) })).toBe(false);
      expect(proposed.can({ ...decline, ...days(term) })).toBe(true);
      const renewed = proposed.send({ ...again, ...days(term) });
      expect(renewed.can({ ...confirm('second'), ...days(term + 1) })).toBe(true);
    }
  });

  it('stays the bank’s own business until it is confirmed', () => {
    const { context } = submitted().send(status('final', passed, above)).snapshot;
    expect(publicFactsOf(context)).not.toHaveProperty('proposal');
  });

  it('is declined, or ends with a rejection', () => {
    const proposed = submitted().send(status('final', passed, above));
    const declined = proposed.send(decline);
    expect([declined.state, declined.snapshot.context['proposal']]).toEqual(['documents', null]);
    expect(declined.can(decline)).toBe(false);
    expect(declined.can(confirm('second'))).toBe(false);
    const rejected = proposed.send(status('nbb', failed));
    expect([rejected.state, rejected.snapshot.context['proposal']]).toEqual(['finished.rejected', null]);
  });

  it('is no proposal any more once one person has accepted, up to an amount that was raised', () => {
    const proposed = submitted().send(status('final', passed, above));
    const accepted = proposed.send(status('final', passed, below));
    expect([accepted.state, accepted.snapshot.context['proposal']]).toEqual(['finished.accepted', null]);
    expect(accepted.can(confirm('second'))).toBe(false);
    const again = accepted
      .send(status('final', absent), status('final', passed, above))
      .send(status('final', passed, below));
    expect([again.state, again.snapshot.context['proposal']]).toEqual(['finished.accepted', null]);
  });

  it('is proposed anew after an answer changed', () => {
    const proposed = submitted().send(status('final', passed, above));
    const changed = proposed.send(sent({ type: 'step.goTo', step: 3 }), saving(3, { housing_cost: 1 }));
    expect(changed.snapshot.context['proposal']).toBeNull();
    expect(changed.can(confirm('second'))).toBe(false);
  });

  it('of what the risk rules rejected is a person’s to give', () => {
    const rejected = ChartPath.through(loanApplicationFlow).send(...wholeWay, riskAnswer(failed));
    expect(rejected.send(status('final', passed, below)).state).toBe('finished.accepted');
  });
});

describe('answers that change after they were sent', () => {
  const checked = () =>
    statusTypes
      .filter((type) => type !== 'application' && type !== 'final')
      .reduce((path, type) => path.send(status(type, passed)), submitted());

  it.each([
    [2, { city: 'Sliema' }, { nbb: absent, payslip: passed, invoice: passed }],
    [3, { housing_cost: 1 }, { nbb: passed, payslip: pending, invoice: passed }],
    [4, { amount: 9_000 }, { nbb: passed, payslip: passed, invoice: pending }],
  ])('reset the checks that looked at step %i', (step, other, expected) => {
    const path = checked().send(sent({ type: 'step.goTo', step }), saving(step, other));
    expect(path.snapshot.context.statuses).toEqual({ application: absent, risk: absent, final: absent, ...expected });
    expect(path.snapshot.context['risk']).toMatchObject({ result: absent, reasons: [] });
  });

  it('are decided on only by who names the version, once; what was not looked at by nobody needs none', () => {
    const begun = ChartPath.through(loanApplicationFlow).send(creation, saving(2), saving(3));
    expect(why(begun, status('nbb', passed))).toBe('taken');
    const changed = checked().send(sent({ type: 'step.goTo', step: 2 }), saving(2, { city: 'Sliema' }));
    expect(why(changed, status('nbb', passed))).toEqual({ version: ['required'] });
    expect(why(changed, status('nbb', failed))).toEqual({ version: ['required'] });
    expect(why(changed, { ...status('nbb', passed), actor: { role: 'system' } })).toBe('taken');
    const looked = changed.send(status('nbb', passed, { seen: 12 }));
    expect(why(looked, status('payslip', passed))).toBe('taken');
  });

  it('need none once they were sent again', () => {
    const again = submitted().send(
      sent({ type: 'step.goTo', step: 2 }),
      saving(2, { city: 'Sliema' }),
      sent({ type: 'step.goTo', step: 5 }),
      saving(5),
      riskAnswer(passed, 2),
    );
    expect(why(again, status('nbb', failed))).toBe('taken');
  });

  it('take a decision back that an admin opened again', () => {
    const accepted = submitted().send(status('final', passed, below));
    const changed = accepted.send(loanJump('stepTwo'), saving(2, { city: 'Sliema' }));
    expect(changed.snapshot.context.statuses).toMatchObject({ application: absent, final: absent });
    expect(changed.send(loanJump('stepTwo')).can(loanJump('finished.accepted'))).toBe(false);
  });
});

describe('a decision that is taken back', () => {
  const rejectedAt = (...events: readonly SentEvent[]) =>
    ChartPath.through(loanApplicationFlow).send(...events, status('nbb', failed));

  it('leads to the documents of an application that was sent', () => {
    expect(submitted().send(status('payslip', failed), status('payslip', passed)).state).toBe('documents');
    expect(submitted().send(status('final', passed, below), status('final', review)).state).toBe('documents');
    const again = submitted().send(status('final', passed, below), status('final', absent));
    expect([again.state, again.actions]).toEqual(['documents', ['announceReopening']]);
  });

  it('leads to the furthest form of one that was not', () => {
    expect(rejectedAt(creation, saving(2)).send(status('nbb', absent)).state).toBe('stepThree');
    const judged = ChartPath.through(loanApplicationFlow).send(...wholeWay, riskAnswer(failed));
    expect(judged.send(status('risk', passed)).state).toBe('stepFive');
  });

  it('stays where another no stands, or what is said is none', () => {
    const twice = submitted().send(status('payslip', failed), status('nbb', failed));
    expect(twice.send(status('nbb', passed)).state).toBe('finished.rejected');
    expect(submitted().send(status('final', passed, below), status('nbb', passed)).state).toBe('finished.accepted');
  });

  it('takes its letter along, and brings one of its own', () => {
    const refused = submitted().send(status('nbb', failed, { letter: 'We cannot lend to you.' }));
    expect(refused.send(status('nbb', passed)).snapshot.context['letter']).toBeNull();
    const told = refused.send(status('nbb', passed, { letter: 'We were mistaken.' }));
    expect(told.snapshot.context['letter']).toBe('We were mistaken.');
    expect(told.send(status('payslip', passed)).snapshot.context['letter']).toBe('We were mistaken.');
  });

  it('leads back to the no that a review was asked about', () => {
    const asked = ChartPath.through(loanApplicationFlow).send(
      ...wholeWay,
      riskAnswer(failed),
      sent({ type: 'review.request' }),
    );
    const won = asked.send(status('final', passed, below));
    for (const value of [absent, review]) {
      const again = won.send(status('final', value));
      expect([won.state, again.state]).toEqual(['finished.accepted', 'finished.rejected']);
      expect(again.actions).toEqual(['announceReopening']);
    }
  });
});

describe('an applicant who asked for a person', () => {
  const request = { ...sent({ type: 'review.request', words: 'My contract was extended.' }), reviewDays: 14 };
  const asked = () => ChartPath.through(loanApplicationFlow).send(...wholeWay, riskAnswer(failed), request);
  const sentAgain = [loanJump('stepTwo'), saving(2, { city: 'Sliema' }), loanGoTo(5), saving(5)];

  it('is told that the review was lost, once, in the words of the person who looked', () => {
    expect(asked().actions).toEqual(['openReview', 'requestReview']);
    expect(asked().snapshot.context.statuses).toMatchObject({ final: review, application: absent });
    expect(asked().send(status('nbb', failed)).actions).toEqual([]);
    const lost = asked().send(status('final', failed, { letter: 'We looked again.' }));
    expect([lost.state, lost.actions]).toEqual(['finished.rejected', ['announceDecision']]);
    expect(lost.snapshot.context).toMatchObject({ letter: 'We looked again.' });
    expect(lost.send(status('final', failed)).actions).toEqual([]);
  });

  it('can ask again, in the usual words, what the risk rules say of other answers', () => {
    const lost = asked().send(status('final', failed, { letter: 'We looked again.' }));
    const again = lost.send(...sentAgain, riskAnswer(failed, 2));
    expect([again.state, again.actions]).toEqual(['finished.rejected', ['announceDecision']]);
    expect(again.snapshot.context).toMatchObject({ reviewRequested: false, reviewDueAt: null, letter: null });
    expect(again.can(request)).toBe(true);
    expect(again.send(request).can(request)).toBe(false);
  });

  it('can ask again where another check fails after the yes that answered', () => {
    const won = asked().send(status('final', passed, { letter: 'We accept.' }));
    const failing = won.send(status('nbb', failed));
    expect(failing.snapshot.context['letter']).toBeNull();
    expect([won.state, failing.state, failing.can(request)]).toEqual(['finished.accepted', 'finished.rejected', true]);
    expect(asked().send(status('final', failed)).can(request)).toBe(false);
  });

  it('is still to be answered where the rules say no again meanwhile', () => {
    const again = asked().send(...sentAgain, riskAnswer(failed, 2));
    expect(again.snapshot.context).toMatchObject({ reviewRequested: true, statuses: { final: review } });
    expect(again.can(request)).toBe(false);
  });

  it('reads what was written beside the decision, whatever check is noted after it', () => {
    const lost = asked().send(status('final', failed, { letter: 'We looked again.' }));
    for (const value of [absent, passed, review])
      expect(lost.send(status('nbb', value, { letter: 'Noted.' })).snapshot.context['letter']).toBe('We looked again.');
    expect(lost.send(status('nbb', failed)).snapshot.context['letter']).toBe('We looked again.');
    expect(lost.send(status('final', failed)).snapshot.context['letter']).toBeNull();
  });

  it('is promised no day of a review that is over, when the bank begins another', () => {
    const due = asked().snapshot.context['reviewDueAt'];
    const lost = asked().send(status('final', failed));
    expect(lost.send(status('final', review)).snapshot.context['reviewDueAt']).toBe(due);
    const late = { ...status('final', review), at: '2126-07-01T08:00:00.000Z' };
    expect(lost.send(late).snapshot.context['reviewDueAt']).toBeNull();
    // One that is open is late, and still the same.
    expect(asked().send(late).snapshot.context['reviewDueAt']).toBe(due);
  });
});
