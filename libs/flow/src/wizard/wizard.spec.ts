import { Email, Flag, Integer, Required, RequiredIf, condition, Text, YesNo, type Fields } from '@statewise/fields';
import { defineSteps, step } from '../declare.js';
import type { FlowContext, FlowEvent, Jump } from '../flow.js';
import { ChartPath } from '../testing/chart-path.js';
import { flowOfForms } from '../testing/forms-in-order.js';
import {
  afterSending,
  answeredName,
  anywhere,
  at,
  fieldsKnownTo,
  goTo,
  isSaving,
  isWizardEvent,
  jumpsToForms,
  nothingYet,
  preparedBy,
  resumeAt,
  stepAnswers,
  validAnswers,
  wizard,
  wizardGuardDescriptions,
  wizardActionDescriptions,
  wizardMeta,
  type AnswersOf,
} from './index.js';

class Person {
  @Required()
  @Text()
  name: string;

  @Email()
  email?: string;

  @Flag()
  agrees?: boolean;

  @YesNo()
  isAdult?: boolean;
}

class Pet {
  @Required()
  @Integer({ min: 1 })
  legs: number;

  @RequiredIf(condition('`legs` is 2', ({ legs }) => legs === 2))
  @Text()
  wings?: string;
}

const steps = defineSteps({
  person: step(1, 'person', Person),
  pet: step(2, 'pet', Pet, ({ 1: person }) => person?.['name'] !== 'Nobody'),
  thanks: step(3, 'thanks'),
});
const when = '2026-01-01T00:00:00.000Z';
const context = (more: Partial<FlowContext> = {}): FlowContext => ({ ...nothingYet, ...more });
const sent = (type: string, more: object = {}, role: FlowEvent['actor']['role'] = 'applicant'): FlowEvent & Fields => ({
  type,
  at: when,
  actor: { role },
  ...more,
});
const save = (n: number, fields: Fields) => sent('step.save', { step: n, fields });
const help = (n: number, fields: Fields) => sent('help.save', { step: n, fields, reason: 'asked' }, 'admin');
const parts = () => wizard<FlowContext>({ steps });
let { rules, requirements, changes } = parts();
beforeEach(() => {
  ({ rules, requirements, changes } = parts());
});
const ada = { name: 'Ada' };
const no = {};

describe('rules', () => {
  it('ask the first answers of the event that creates alone', () => {
    const isValid = (one: FlowEvent) => rules.isNewApplicationValid({ context: context(), event: one });
    expect(isValid(sent('application.create', { fields: ada }))).toBeUndefined();
    expect(isValid(sent('application.create', { fields: {} }))).toEqual({ errors: { name: ['required'] } });
    expect(isValid(sent('step.save', { fields: ada }))).toEqual({ errors: { data: ['format'] } });
  });

  it('take the answers of this step, and into a branch only those that ask for it', () => {
    const isValid = (fields: Fields, params: { step: number; asks?: number }) =>
      rules.isStepValid({ context: context(), event: save(1, fields) }, params);
    expect(isValid(ada, { step: 1 })).toBeUndefined();
    expect(isValid(ada, { step: 2 })).toEqual(no);
    expect(isValid({}, { step: 1 })).toEqual({ errors: { name: ['required'] } });
    expect(isValid({}, { step: 1, asks: 2 })).toEqual({ errors: { name: ['required'] } });
    expect(isValid(ada, { step: 1, asks: 2 })).toBeUndefined();
    expect(isValid({ name: 'Nobody' }, { step: 1, asks: 2 })).toEqual(no);
    expect(rules.isStepValid({ context: context(), event: help(1, ada) }, { step: 1 })).toEqual(no);
  });

  it('let an admin help with a form that was reached, is asked for and is answered', () => {
    const isValid = (one: FlowEvent, more: Partial<FlowContext>) =>
      rules.isHelpValid({ context: context({ furthestStep: 2, ...more }), event: one });
    const answered = { steps: { 1: ada, 2: { legs: 4 } } };
    expect(isValid(help(2, { legs: 3 }), answered)).toBeUndefined();
    expect(isValid(help(2, { legs: 0 }), answered)).toEqual({ errors: { legs: ['min'] } });
    expect(isValid(help(2, { legs: 3 }), { ...answered, furthestStep: 1 })).toEqual(no);
    expect(isValid(help(2, { legs: 3 }), { steps: { 1: ada } })).toEqual(no);
    expect(isValid(help(2, { legs: 3 }), { steps: { 1: { name: 'Nobody' }, 2: { legs: 4 } } })).toEqual(no);
    expect(isValid(save(2, { legs: 3 }), answered)).toEqual(no);
  });

  it('lead to steps that are asked for, were reached, or are the furthest', () => {
    const reached = context({ furthestStep: 2, steps: { 1: ada } });
    const elsewhere = context({ furthestStep: 2, steps: { 1: { name: 'Nobody' } } });
    const goes = (n: number, to: number, inside = reached) =>
      rules.isStepReached({ context: inside, event: sent('step.goTo', { step: n }) }, { step: to });
    expect([goes(1, 1), goes(2, 2)]).toEqual([undefined, undefined]);
    expect([goes(1, 2), goes(3, 3), goes(2, 2, elsewhere)]).toEqual([no, no, no]);
    expect(rules.isStepReached({ context: reached, event: sent('step.back', { step: 1 }) }, { step: 1 })).toEqual(no);
    const asks = (inside: FlowContext, n: number) =>
      rules.isStepAsked({ context: inside, event: sent('step.back') }, { step: n });
    expect([asks(reached, 2), asks(elsewhere, 2), asks(elsewhere, 1), asks(elsewhere, 9)]).toEqual([
      undefined,
      no,
      undefined,
      undefined,
    ]);
    const isFurthest = (n: number) =>
      rules.isFurthestStep({ context: reached, event: sent('application.resume') }, { step: n });
    expect([1, 2, 3].map(isFurthest)).toEqual([no, undefined, no]);
  });

  it('let a jump pass where it must not be refused, and back where it began', () => {
    const must = ['isPersonAnswered', 'isNowhere'];
    const jumps = (state: string, inside: Partial<FlowContext>, type = 'application.jump') =>
      rules.canJumpTo({ context: context(inside), event: sent(type, { state }) }, { state: 'pet', must });
    expect(jumps('pet', { steps: { 1: ada } })).toBeUndefined();
    expect(jumps('pet', {})).toEqual(no);
    expect(jumps('thanks', { steps: { 1: ada } })).toEqual(no);
    expect(jumps('pet', { steps: { 1: ada } }, 'application.undo')).toEqual(no);
    const jump: Jump = { from: 'pet', furthestStep: 1, reason: 'asked', unmet: [] };
    const returns = (inside: Partial<FlowContext>) =>
      rules.canReturnTo({ context: context(inside), event: sent('application.undo') }, { state: 'pet', must });
    expect(returns({ jump, steps: { 1: ada } })).toBeUndefined();
    expect([returns({ jump }), returns({ steps: { 1: ada } })]).toEqual([no, no]);
    expect(returns({ jump: { ...jump, from: 'thanks' }, steps: { 1: ada } })).toEqual(no);
  });

  it('demand the answers of steps that are asked for alone, and what a flow demands besides', () => {
    const demand = (name: string, answers: FlowContext['steps']) =>
      requirements[name]?.({ context: context({ steps: answers }), event: sent('application.jump') }, undefined);
    expect(Object.keys(requirements)).toEqual(['isPersonAnswered', 'isPetAnswered']);
    expect(demand('isPersonAnswered', {})).toEqual(no);
    expect(demand('isPersonAnswered', { 1: ada })).toBeUndefined();
    expect(demand('isPetAnswered', { 1: ada })).toEqual(no);
    expect(demand('isPetAnswered', { 1: { name: 'Nobody' } })).toBeUndefined();
    const isPaid = () => ({});
    expect(wizard<FlowContext>({ steps, requirements: { isPaid } }).requirements).toMatchObject({ isPaid });
  });
});

describe('changes', () => {
  it('keep the first answers, under the first step, and who prepared them', () => {
    const create = sent('application.create', { fields: { ...ada, agrees: true } }, 'staff');
    expect(changes.createApplication({ context: context(), event: create })).toMatchObject({
      steps: { 1: { name: 'Ada', agrees: true } },
      preparedBy: 'staff',
    });
    expect(preparedBy(sent('application.create'))).toBeNull();
    const second = wizard<FlowContext>({ steps, first: 2 });
    const pet = sent('application.create', { fields: { legs: 4 } });
    expect(second.rules.isNewApplicationValid({ context: context(), event: pet })).toBeUndefined();
    expect(second.changes.createApplication({ context: context(), event: pet })).toMatchObject({
      steps: { 2: { legs: 4 } },
    });
  });

  it('keep the answers of a save among the others, and of no other event', () => {
    const inside = context({ steps: { 1: ada } });
    expect(changes.saveStep({ context: inside, event: save(2, { legs: 4 }) })).toMatchObject({
      steps: { 1: ada, 2: { legs: 4 } },
    });
    expect(changes.saveStep({ context: inside, event: sent('step.back') })).toEqual({});
  });

  it('raise the furthest step, and never lower it', () => {
    const arrive = (n: number) =>
      changes.arrive({ context: context({ furthestStep: 2 }), event: sent('step.goTo') }, { step: n });
    expect([1, 2, 3].map(arrive)).toEqual([{}, {}, { furthestStep: 3 }]);
  });

  it('remember a jump with what it passed over, and forget it once it is undone', () => {
    const inside = context({ furthestStep: 2, steps: { 1: ada } });
    const mayPassOver = ['isPersonAnswered', 'isPetAnswered', 'isNowhere'];
    const jump = { from: 'pet', furthestStep: 2, reason: 'asked', unmet: ['isPetAnswered'] };
    const remembered = (more: object, type = 'application.jump') =>
      changes.rememberJump({ context: inside, event: sent(type, { reason: 'asked', ...more }) }, { mayPassOver });
    expect(remembered({ from: 'pet' })).toEqual({ jump });
    expect(remembered({})).toEqual({ jump: { ...jump, from: '' } });
    expect(remembered({}, 'application.undo')).toEqual({});
    const undone = (one: Jump | null) =>
      changes.undoJump({ context: context({ furthestStep: 3, jump: one }), event: sent('application.undo') });
    expect([undone(jump), undone(null)]).toEqual([
      { furthestStep: 2, jump: null },
      { furthestStep: 3, jump: null },
    ]);
  });
});

it('makes what another role prepared the applicant’s own at the first save of the applicant', () => {
  const flow = flowOfForms({ id: 'zoo', version: 1, migrations: {}, forms: { person: Person, pet: Pet }, listing: [] });
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

describe('answers', () => {
  let answers: AnswersOf<FlowContext>;
  beforeEach(() => {
    answers = stepAnswers<FlowContext>({ steps });
  });

  it('are checked for the step of a save, with what is known at it', () => {
    expect(answers.checkStep(context(), save(2, { legs: '2' }))).toMatchObject({
      fields: { legs: 2 },
      errors: { wings: ['required'] },
    });
    for (const wrong of [save(3, {}), save(9, {}), sent('step.back')])
      expect(answers.checkStep(context(), wrong)).toEqual({ fields: {}, errors: { data: ['format'] } });
    expect(answers.known(context({ steps: { 1: ada } }), save(1, {}))).toEqual({ at: when, steps: { 1: ada } });
    const none = stepAnswers<FlowContext>({ steps, first: 3 });
    expect(none.checkFirst(context(), sent('application.create', { fields: {} }))).toMatchObject({
      errors: { data: ['format'] },
    });
  });

  it('leave consents and addresses for mail to the applicant when an admin helps', () => {
    const inside = context({ steps: { 1: { ...ada, email: 'a@b.example', agrees: true, isAdult: false } } });
    const helped = help(1, { name: 'Eve', email: 'e@v.example', agrees: false, isAdult: true });
    expect(answers.checkStep(inside, helped).fields).toEqual({
      name: 'Eve',
      email: 'a@b.example',
      agrees: true,
      isAdult: true,
    });
    expect(answers.checkStep(context(), helped).fields).toEqual({
      name: 'Eve',
      email: '',
      agrees: '',
      isAdult: true,
    });
    expect(answers.checkStep(inside, save(1, { name: 'Eve', email: 'e@v.example' })).fields).toMatchObject({
      email: 'e@v.example',
    });
  });

  it('take over what was said elsewhere where the form leaves it out', () => {
    const carrying = stepAnswers<FlowContext>({ steps, carried: (_, __, n) => ({ wings: `of ${n}`, legs: 7 }) });
    expect(carrying.checkStep(context(), save(2, { legs: 2 })).fields).toEqual({ legs: 2, wings: 'of 2' });
  });

  it('come back once they count again, unless they are said anew', () => {
    const relevance = { 2: { wings: ({ legs }: Fields) => legs === 2 } };
    const flying = stepAnswers<FlowContext>({ steps, relevance });
    const aside = context({ steps: { 1: ada }, setAside: { 2: { wings: 'small' } } });
    const fieldsOf = (fields: Fields) => flying.checkStep(aside, save(2, fields)).fields;
    expect(fieldsOf({ legs: 2 })).toEqual({ legs: 2, wings: 'small' });
    expect(fieldsOf({ legs: 2, wings: 'big' })).toEqual({ legs: 2, wings: 'big' });
    expect(fieldsOf({ legs: 4 })).toEqual({ legs: 4 });
    const kept = flying.keep(
      { context: context({ steps: { 1: ada, 2: { legs: 2, wings: 'big' } } }), event: save(2, {}) },
      { 1: ada, 2: { legs: 4, wings: 'big' } },
    );
    expect(kept).toMatchObject({ steps: { 2: { legs: 4 } }, setAside: { 2: { wings: 'big' } } });
  });

  it('of a step that is passed by are set aside', () => {
    const inside = context({ steps: { 1: ada, 2: { legs: 4 } } });
    const kept = answers.keep({ context: inside, event: save(1, {}) }, { 1: { name: 'Nobody' }, 2: { legs: 4 } });
    expect(kept).toEqual({ steps: { 1: { name: 'Nobody' }, 2: {} }, setAside: { 2: { legs: 4 } } });
  });

  it('that say the same stay the very same, and nothing follows from them', () => {
    const seen: FlowContext['steps'][] = [];
    const following = stepAnswers<FlowContext>({
      steps,
      follows: (_, after) => {
        seen.push(after);
        return { furthestStep: 7 };
      },
    });
    const inside = context({ steps: { 1: ada, 2: { legs: 4 } } });
    const keep = (after: FlowContext['steps']) => following.keep({ context: inside, event: save(1, {}) }, after);
    expect(keep({ 1: { name: 'Ada', email: '' }, 2: { legs: 4 } }).steps).toBe(inside.steps);
    expect(seen).toEqual([]);
    const other = keep({ 1: { name: 'Ada' }, 2: { legs: 3 } });
    expect(other).toMatchObject({ furthestStep: 7, steps: { 2: { legs: 3 } } });
    expect(other.steps?.[1]).toBe(ada);
    expect(keep({ 1: ada }).steps).toEqual({ 1: ada });
    expect(keep({ ...inside.steps, 3: {} }).steps).toEqual({ ...inside.steps, 3: {} });
  });

  it('that stand are checked by state and field, as far as their errors still count', () => {
    const errorsOf = (inside: FlowContext, ...numbers: number[]) =>
      answers.errorsOf(inside, sent('step.back'), numbers);
    const inside = context({ steps: { 1: ada, 2: { legs: 0, tail: 1 } } });
    expect(errorsOf(inside, 1)).toBeUndefined();
    expect(errorsOf(inside, 1, 2)).toEqual({ 'pet.legs': ['min'] });
    expect(errorsOf(context(), 1, 9)).toEqual({ person: ['required'], '': ['required'] });
    const seen: unknown[] = [];
    const lenient = stepAnswers<FlowContext>({
      steps,
      stillCounts: (...all) => {
        seen.push(all);
        return false;
      },
    });
    expect(lenient.errorsOf(inside, sent('step.back'), [2])).toBeUndefined();
    expect(seen).toEqual([[{ at: when, steps: inside.steps }, 'legs', ['min']]]);
    expect(lenient.errorsOf(context({ steps: { 2: {} } }), sent('step.back'), [2])).toEqual({
      'pet.legs': ['required'],
    });
  });

  it('of a class are those that it knows', () => {
    expect(fieldsKnownTo(Pet, { legs: 1, tail: 2 })).toEqual({ legs: 1 });
  });
});

describe('pieces of charts', () => {
  it('name the steps that they lead to', () => {
    expect(at(steps.pet)).toEqual({
      id: 'pet',
      meta: { step: 2, path: 'pet' },
      entry: { type: 'arrive', params: { step: 2 } },
    });
    expect(validAnswers(steps.person)).toEqual({
      guard: { type: 'isStepValid', params: { step: 1 } },
      actions: ['saveStep', 'takeOver'],
    });
    expect(validAnswers(steps.person, steps.pet).guard.params).toEqual({ step: 1, asks: 2 });
    expect(goTo(steps.pet)).toEqual([
      { target: '#pet', guard: { type: 'isStepReached', params: { step: 2 } }, reenter: true },
    ]);
    expect(resumeAt(steps.pet)).toEqual([{ target: '#pet', guard: { type: 'isFurthestStep', params: { step: 2 } } }]);
    expect(answeredName({ state: 'stepOne' })).toBe('isStepOneAnswered');
  });

  const person = { state: 'person', must: [] as string[] };
  const pet = { state: 'pet', must: [] as string[] };
  const thanks = { state: 'thanks', must: ['isPersonAnswered', 'isPetAnswered'] };

  it('let a jump pass over the forms before it, and lead behind all of them once they are answered', () => {
    expect(jumpsToForms(steps.pet, steps.person)).toEqual([
      { ...pet, mayPassOver: ['isPersonAnswered'] },
      { ...person, mayPassOver: [] },
    ]);
    const jump = (route: { state: string; must: string[] }, mayPassOver: string[]) => ({
      target: `#${route.state}`,
      guard: { type: 'canJumpTo', params: route },
      actions: { type: 'rememberJump', params: { mayPassOver } },
    });
    const undo = (route: { state: string; must: string[] }) => ({
      target: `#${route.state}`,
      guard: { type: 'canReturnTo', params: route },
      actions: 'undoJump',
    });
    const sentOff = afterSending(steps);
    expect(sentOff).toEqual({
      'application.resume': {},
      'application.jump': [jump(person, []), jump(pet, ['isPersonAnswered']), jump(thanks, [])],
      'application.undo': [undo(person), undo(pet), undo(thanks)],
    });
    expect(anywhere(steps)).toEqual({
      ...sentOff,
      'step.goTo': goTo(steps.person, steps.pet, steps.thanks),
      'application.resume': resumeAt(steps.person, steps.pet, steps.thanks),
      'help.save': { guard: 'isHelpValid', actions: ['saveStep', 'tellOfHelp'] },
    });
  });

  it('say in words what every wizard has, and what a flow says itself', () => {
    const meta = wizardMeta({ title: 'Pets', guards: { isFed: 'It is fed.' }, actions: { arrive: 'Comes.' } });
    expect(meta).toEqual({
      title: 'Pets',
      guards: { ...wizardGuardDescriptions, isFed: 'It is fed.' },
      actions: { ...wizardActionDescriptions, arrive: 'Comes.' },
    });
  });
});

it('tells its events apart', () => {
  expect(isWizardEvent(save(1, {}), 'step.save')).toBe(true);
  expect(isWizardEvent(save(1, {}), 'help.save')).toBe(false);
  expect([save(1, {}), help(1, {}), sent('step.back')].map(isSaving)).toEqual([true, true, false]);
});
