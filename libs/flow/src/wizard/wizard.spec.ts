import type { Fields } from '@statewise/fields';
import type { FlowContext, FlowEvent, Jump } from '../flow.js';
import { ChartPath } from '../testing/chart-path.js';
import { flowOfForms } from '../testing/forms-in-order.js';
import { isSaving, isWizardEvent, preparedBy, wizard } from './index.js';
import { PetOwner, Pet, petSteps, petContext, petEvent, petSave, petHelp, ada } from '../testing/pet-wizard.js';

const parts = () => wizard<FlowContext>({ steps: petSteps });
let { rules, requirements, changes } = parts();
beforeEach(() => {
  ({ rules, requirements, changes } = parts());
});
const no = {};

describe('rules', () => {
  it('ask the first answers of the event that creates alone', () => {
    const isValid = (one: FlowEvent) => rules.isNewApplicationValid({ context: petContext(), event: one });
    expect(isValid(petEvent('application.create', { fields: ada }))).toBeUndefined();
    expect(isValid(petEvent('application.create', { fields: {} }))).toEqual({ errors: { name: ['required'] } });
    expect(isValid(petEvent('step.save', { fields: ada }))).toEqual({ errors: { data: ['format'] } });
  });

  it('take the answers of this step, and into a branch only those that ask for it', () => {
    const isValid = (fields: Fields, params: { step: number; asks?: number }) =>
      rules.isStepValid({ context: petContext(), event: petSave(1, fields) }, params);
    expect(isValid(ada, { step: 1 })).toBeUndefined();
    expect(isValid(ada, { step: 2 })).toEqual(no);
    expect(isValid({}, { step: 1 })).toEqual({ errors: { name: ['required'] } });
    expect(isValid({}, { step: 1, asks: 2 })).toEqual({ errors: { name: ['required'] } });
    expect(isValid(ada, { step: 1, asks: 2 })).toBeUndefined();
    expect(isValid({ name: 'Nobody' }, { step: 1, asks: 2 })).toEqual(no);
    expect(rules.isStepValid({ context: petContext(), event: petHelp(1, ada) }, { step: 1 })).toEqual(no);
  });

  it('let an admin help with a form that was reached, is asked for and is answered', () => {
    const isValid = (one: FlowEvent, more: Partial<FlowContext>) =>
      rules.isHelpValid({ context: petContext({ furthestStep: 2, ...more }), event: one });
    const answered = { steps: { 1: ada, 2: { legs: 4 } } };
    expect(isValid(petHelp(2, { legs: 3 }), answered)).toBeUndefined();
    expect(isValid(petHelp(2, { legs: 0 }), answered)).toEqual({ errors: { legs: ['min'] } });
    expect(isValid(petHelp(2, { legs: 3 }), { ...answered, furthestStep: 1 })).toEqual(no);
    expect(isValid(petHelp(2, { legs: 3 }), { steps: { 1: ada } })).toEqual(no);
    expect(isValid(petHelp(2, { legs: 3 }), { steps: { 1: { name: 'Nobody' }, 2: { legs: 4 } } })).toEqual(no);
    expect(isValid(petSave(2, { legs: 3 }), answered)).toEqual(no);
  });

  it('lead to steps that are asked for, were reached, or are the furthest', () => {
    const reached = petContext({ furthestStep: 2, steps: { 1: ada } });
    const elsewhere = petContext({ furthestStep: 2, steps: { 1: { name: 'Nobody' } } });
    const goes = (n: number, to: number, inside = reached) =>
      rules.isStepReached({ context: inside, event: petEvent('step.goTo', { step: n }) }, { step: to });
    expect([goes(1, 1), goes(2, 2)]).toEqual([undefined, undefined]);
    expect([goes(1, 2), goes(3, 3), goes(2, 2, elsewhere)]).toEqual([no, no, no]);
    expect(rules.isStepReached({ context: reached, event: petEvent('step.back', { step: 1 }) }, { step: 1 })).toEqual(
      no,
    );
    const asks = (inside: FlowContext, n: number) =>
      rules.isStepAsked({ context: inside, event: petEvent('step.back') }, { step: n });
    expect([asks(reached, 2), asks(elsewhere, 2), asks(elsewhere, 1), asks(elsewhere, 9)]).toEqual([
      undefined,
      no,
      undefined,
      undefined,
    ]);
    const isFurthest = (n: number) =>
      rules.isFurthestStep({ context: reached, event: petEvent('application.resume') }, { step: n });
    expect([1, 2, 3].map(isFurthest)).toEqual([no, undefined, no]);
  });

  it('let a jump pass where it must not be refused, and back where it began', () => {
    const must = ['isPersonAnswered', 'isNowhere'];
    const jumps = (state: string, inside: Partial<FlowContext>, type = 'application.jump') =>
      rules.canJumpTo({ context: petContext(inside), event: petEvent(type, { state }) }, { state: 'pet', must });
    expect(jumps('pet', { steps: { 1: ada } })).toBeUndefined();
    expect(jumps('pet', {})).toEqual(no);
    expect(jumps('thanks', { steps: { 1: ada } })).toEqual(no);
    expect(jumps('pet', { steps: { 1: ada } }, 'application.undo')).toEqual(no);
    const jump: Jump = { from: 'pet', furthestStep: 1, reason: 'asked', unmet: [] };
    const returns = (inside: Partial<FlowContext>) =>
      rules.canReturnTo({ context: petContext(inside), event: petEvent('application.undo') }, { state: 'pet', must });
    expect(returns({ jump, steps: { 1: ada } })).toBeUndefined();
    expect([returns({ jump }), returns({ steps: { 1: ada } })]).toEqual([no, no]);
    expect(returns({ jump: { ...jump, from: 'thanks' }, steps: { 1: ada } })).toEqual(no);
  });

  it('demand the answers of steps that are asked for alone, and what a flow demands besides', () => {
    const demand = (name: string, answers: FlowContext['steps']) =>
      requirements[name]?.({ context: petContext({ steps: answers }), event: petEvent('application.jump') }, undefined);
    expect(Object.keys(requirements)).toEqual(['isPersonAnswered', 'isPetAnswered']);
    expect(demand('isPersonAnswered', {})).toEqual(no);
    expect(demand('isPersonAnswered', { 1: ada })).toBeUndefined();
    expect(demand('isPetAnswered', { 1: ada })).toEqual(no);
    expect(demand('isPetAnswered', { 1: { name: 'Nobody' } })).toBeUndefined();
    const isPaid = () => ({});
    expect(wizard<FlowContext>({ steps: petSteps, requirements: { isPaid } }).requirements).toMatchObject({ isPaid });
  });
});

describe('changes', () => {
  it('keep the first answers, under the first step, and who prepared them', () => {
    const create = petEvent('application.create', { fields: { ...ada, agrees: true } }, 'staff');
    expect(changes.createApplication({ context: petContext(), event: create })).toMatchObject({
      steps: { 1: { name: 'Ada', agrees: true } },
      preparedBy: 'staff',
    });
    expect(preparedBy(petEvent('application.create'))).toBeNull();
    const second = wizard<FlowContext>({ steps: petSteps, first: 2 });
    const pet = petEvent('application.create', { fields: { legs: 4 } });
    expect(second.rules.isNewApplicationValid({ context: petContext(), event: pet })).toBeUndefined();
    expect(second.changes.createApplication({ context: petContext(), event: pet })).toMatchObject({
      steps: { 2: { legs: 4 } },
    });
  });

  it('keep the answers of a save among the others, and of no other event', () => {
    const inside = petContext({ steps: { 1: ada } });
    expect(changes.saveStep({ context: inside, event: petSave(2, { legs: 4 }) })).toMatchObject({
      steps: { 1: ada, 2: { legs: 4 } },
    });
    expect(changes.saveStep({ context: inside, event: petEvent('step.back') })).toEqual({});
  });

  it('raise the furthest step, and never lower it', () => {
    const arrive = (n: number) =>
      changes.arrive({ context: petContext({ furthestStep: 2 }), event: petEvent('step.goTo') }, { step: n });
    expect([1, 2, 3].map(arrive)).toEqual([{}, {}, { furthestStep: 3 }]);
  });

  it('remember a jump with what it passed over, and forget it once it is undone', () => {
    const inside = petContext({ furthestStep: 2, steps: { 1: ada } });
    const mayPassOver = ['isPersonAnswered', 'isPetAnswered', 'isNowhere'];
    const jump = { from: 'pet', furthestStep: 2, reason: 'asked', unmet: ['isPetAnswered'] };
    const remembered = (more: object, type = 'application.jump') =>
      changes.rememberJump({ context: inside, event: petEvent(type, { reason: 'asked', ...more }) }, { mayPassOver });
    expect(remembered({ from: 'pet' })).toEqual({ jump });
    expect(remembered({})).toEqual({ jump: { ...jump, from: '' } });
    expect(remembered({}, 'application.undo')).toEqual({});
    const undone = (one: Jump | null) =>
      changes.undoJump({ context: petContext({ furthestStep: 3, jump: one }), event: petEvent('application.undo') });
    expect([undone(jump), undone(null)]).toEqual([
      { furthestStep: 2, jump: null },
      { furthestStep: 3, jump: null },
    ]);
  });
});

it('makes what another role prepared the applicant’s own at the first save of the applicant', () => {
  const flow = flowOfForms({
    id: 'zoo',
    version: 1,
    migrations: {},
    forms: { person: PetOwner, pet: Pet },
    listing: [],
  });
  const prepared = ChartPath.through(flow).send({
    type: 'application.create',
    fields: ada,
    actor: { role: 'staff' },
  });
  expect(prepared.snapshot.context.preparedBy).toBe('staff');
  const pet = { type: 'step.save', step: 2, fields: { legs: 4 } };
  const own = prepared.send(pet);
  expect([own.snapshot.context.preparedBy, own.actions.includes('renewCode')]).toEqual([null, true]);
  const theirs = prepared.send({ ...pet, actor: { role: 'staff' } });
  expect([theirs.snapshot.context.preparedBy, theirs.actions.includes('renewCode')]).toEqual(['staff', false]);
  const again = own.send({ type: 'step.back' }, pet);
  expect(again.actions).not.toContain('renewCode');
});

it('tells its events apart', () => {
  expect(isWizardEvent(petSave(1, {}), 'step.save')).toBe(true);
  expect(isWizardEvent(petSave(1, {}), 'help.save')).toBe(false);
  expect([petSave(1, {}), petHelp(1, {}), petEvent('step.back')].map(isSaving)).toEqual([true, true, false]);
});
