import { ChartPath } from '@statewise/flow/testing';
import { deskMachine } from './machine.js';

const [one, two] = ['1', '2'].map((id) => ({ id, assigned_to: null }));
const take = (task: typeof one) => ({ type: 'act.requested', act: 'take', task }) as const;
const ended = (task: typeof one) => ({ type: 'act.ended', act: 'take', task }) as const;
const opened = () => ChartPath.of(deskMachine);

describe('the desk', () => {
  it('takes any number of tasks at once, each once', () => {
    const both = opened().send(take(one), take(two));
    expect(both.snapshot.context.acts).toHaveLength(2);
    expect(both.can(take(one))).toBe(false);
    const last = both.send(ended(one));
    expect(last.snapshot.value.acts).toBe('acting');
    expect(last.send(ended(two)).snapshot.value.acts).toBe('idle');
  });

  it('hands over once a colleague is chosen', () => {
    const missing = opened().send({ type: 'handOver.asked', task: one }, { type: 'answer.submitted' });
    expect(missing.snapshot.value.question).toEqual({ handOver: 'missing' });
    const sending = missing.send({ type: 'colleague.chosen', account: 'maria' }, { type: 'answer.submitted' });
    expect([sending.snapshot.value.question, sending.actions]).toEqual([{ handOver: 'sending' }, ['handOver']]);
    expect(sending.send({ type: 'answer.failed' }).snapshot.value.question).toEqual({ handOver: 'choosing' });
    expect(sending.send({ type: 'answer.taken' }).snapshot.value.question).toBe('closed');
  });

  it('begins each question with nothing answered', () => {
    const again = opened().send(
      { type: 'putOff.asked', task: one },
      { type: 'delay.chosen', days: 7 },
      { type: 'question.closed' },
      { type: 'putOff.asked', task: two },
    );
    expect(again.snapshot.context).toMatchObject({ task: two, days: 1, account: '' });
  });

  it('does something else with a task, or the same with another, while one act of it is under way', () => {
    const acting = opened().send(take(one));
    expect([acting.can(take(two)), acting.can({ ...take(one), act: 'giveBack' })]).toEqual([true, true]);
    const both = acting.send({ ...take(one), act: 'giveBack' }, ended(one));
    expect(both.snapshot.context.acts).toEqual([{ act: 'giveBack', task: one }]);
    expect(both.snapshot.value.acts).toBe('acting');
  });

  it('puts a task off by the days that were chosen last', () => {
    const sending = opened().send(
      { type: 'putOff.asked', task: one },
      { type: 'delay.chosen', days: 7 },
      { type: 'answer.submitted' },
    );
    expect([sending.actions, sending.snapshot.context.days]).toEqual([['putOff'], 7]);
  });
});
