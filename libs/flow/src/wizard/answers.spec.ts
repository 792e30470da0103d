import type { Fields } from '@statewise/fields';
import type { FlowContext } from '../flow.js';
import { fieldsKnownTo, stepAnswers, typedAfter, type AnswersOf } from './index.js';
import { sampleAt } from '../testing/chart-path.js';
import { Pet, petSteps, petContext, petEvent, petSave, petHelp, ada } from '../testing/pet-wizard.js';

describe('answers', () => {
  let answers: AnswersOf<FlowContext>;
  beforeEach(() => {
    answers = stepAnswers<FlowContext>({ steps: petSteps });
  });

  it('are checked for the step of a save, with what is known at it', () => {
    expect(answers.checkStep(petContext(), petSave(2, { legs: '2' }))).toMatchObject({
      fields: { legs: 2 },
      errors: { wings: ['required'] },
    });
    for (const wrong of [petSave(3, {}), petSave(9, {}), petEvent('step.back')])
      expect(answers.checkStep(petContext(), wrong)).toEqual({ fields: {}, errors: { data: ['format'] } });
    expect(answers.known(petContext({ steps: { 1: ada } }), petSave(1, {}))).toEqual({
      at: sampleAt,
      steps: { 1: ada },
    });
    const none = stepAnswers<FlowContext>({ steps: petSteps, first: 3 });
    expect(none.checkFirst(petContext(), petEvent('application.create', { fields: {} }))).toMatchObject({
      errors: { data: ['format'] },
    });
  });

  it('leave consents and addresses for mail to the applicant when an admin helps', () => {
    const inside = petContext({ steps: { 1: { ...ada, email: 'a@b.example', agrees: true, isAdult: false } } });
    const helped = petHelp(1, { name: 'Eve', email: 'e@v.example', agrees: false, isAdult: true });
    expect(answers.checkStep(inside, helped).fields).toEqual({
      name: 'Eve',
      email: 'a@b.example',
      agrees: true,
      isAdult: true,
    });
    expect(answers.checkStep(petContext(), helped).fields).toEqual({
      name: 'Eve',
      email: '',
      agrees: '',
      isAdult: true,
    });
    expect(answers.checkStep(inside, petSave(1, { name: 'Eve', email: 'e@v.example' })).fields).toMatchObject({
      email: 'e@v.example',
    });
  });

  it('take over what was said elsewhere where the form leaves it out', () => {
    const carrying = stepAnswers<FlowContext>({
      steps: petSteps,
      carried: (_, __, n) => ({ wings: `of ${n}`, legs: 7 }),
    });
    expect(carrying.checkStep(petContext(), petSave(2, { legs: 2 })).fields).toEqual({ legs: 2, wings: 'of 2' });
  });

  it('come back once they count again, unless they are said anew', () => {
    const relevance = { 2: { wings: ({ legs }: Fields) => legs === 2 } };
    const flying = stepAnswers<FlowContext>({ steps: petSteps, relevance });
    const aside = petContext({ steps: { 1: ada }, setAside: { 2: { wings: 'small' } } });
    const fieldsOf = (fields: Fields) => flying.checkStep(aside, petSave(2, fields)).fields;
    expect(fieldsOf({ legs: 2 })).toEqual({ legs: 2, wings: 'small' });
    expect(fieldsOf({ legs: 2, wings: 'big' })).toEqual({ legs: 2, wings: 'big' });
    expect(fieldsOf({ legs: 4 })).toEqual({ legs: 4 });
    const kept = flying.keep(
      { context: petContext({ steps: { 1: ada, 2: { legs: 2, wings: 'big' } } }), event: petSave(2, {}) },
      { 1: ada, 2: { legs: 4, wings: 'big' } },
    );
    expect(kept).toMatchObject({ steps: { 2: { legs: 4 } }, setAside: { 2: { wings: 'big' } } });
  });

  it('of a step that is passed by are set aside', () => {
    const inside = petContext({ steps: { 1: ada, 2: { legs: 4 } } });
    const kept = answers.keep({ context: inside, event: petSave(1, {}) }, { 1: { name: 'Nobody' }, 2: { legs: 4 } });
    expect(kept).toEqual({ steps: { 1: { name: 'Nobody' }, 2: {} }, setAside: { 2: { legs: 4 } } });
  });

  it('that say the same stay the very same, and nothing follows from them', () => {
    const seen: FlowContext['steps'][] = [];
    const following = stepAnswers<FlowContext>({
      steps: petSteps,
      follows: (_, after) => {
        seen.push(after);
        return { furthestStep: 7 };
      },
    });
    const inside = petContext({ steps: { 1: ada, 2: { legs: 4 } } });
    const keep = (after: FlowContext['steps']) => following.keep({ context: inside, event: petSave(1, {}) }, after);
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
      answers.errorsOf(inside, petEvent('step.back'), numbers);
    const inside = petContext({ steps: { 1: ada, 2: { legs: 0, tail: 1 } } });
    expect(errorsOf(inside, 1)).toBeUndefined();
    expect(errorsOf(inside, 1, 2)).toEqual({ 'pet.legs': ['min'] });
    expect(errorsOf(petContext(), 1, 9)).toEqual({ person: ['required'], '': ['required'] });
    const seen: unknown[] = [];
    const lenient = stepAnswers<FlowContext>({
      steps: petSteps,
      stillCounts: (...all) => {
        seen.push(all);
        return false;
      },
    });
    expect(lenient.errorsOf(inside, petEvent('step.back'), [2])).toBeUndefined();
    expect(seen).toEqual([[{ at: sampleAt, steps: inside.steps }, 'legs', ['min']]]);
    expect(lenient.errorsOf(petContext({ steps: { 2: {} } }), petEvent('step.back'), [2])).toEqual({
      'pet.legs': ['required'],
    });
  });

  it('leave of what is typed what an admin’s help did not change, and nothing after a save', () => {
    const typed = { legs: '3', wings: 'b' };
    const [were, are] = [{ legs: 2 }, { legs: 4 }];
    expect(typedAfter(petHelp(2, are), typed, were, are)).toEqual({ wings: 'b' });
    expect(typedAfter(petHelp(2, are), { legs: '3' }, were, are)).toBeNull();
    expect(typedAfter(petSave(2, are), typed, were, are)).toBeNull();
  });

  it('of a class are those that it knows', () => {
    expect(fieldsKnownTo(Pet, { legs: 1, tail: 2 })).toEqual({ legs: 1 });
  });
});
