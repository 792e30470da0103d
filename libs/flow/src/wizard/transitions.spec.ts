import {
  afterSending,
  answeredName,
  anywhere,
  at,
  goTo,
  jumpsToForms,
  resumeAt,
  validAnswers,
  wizardGuardDescriptions,
  wizardActionDescriptions,
  wizardMeta,
} from './index.js';
import { petSteps } from '../testing/pet-wizard.js';

describe('pieces of charts', () => {
  it('name the steps that they lead to', () => {
    expect(at(petSteps.pet)).toEqual({
      id: 'pet',
      meta: { step: 2, path: 'pet' },
      entry: { type: 'arrive', params: { step: 2 } },
    });
    expect(validAnswers(petSteps.person)).toEqual({
      guard: { type: 'isStepValid', params: { step: 1 } },
      actions: ['saveStep', 'takeOver'],
    });
    expect(validAnswers(petSteps.person, petSteps.pet).guard.params).toEqual({ step: 1, asks: 2 });
    expect(goTo(petSteps.pet)).toEqual([
      { target: '#pet', guard: { type: 'isStepReached', params: { step: 2 } }, reenter: true },
    ]);
    expect(resumeAt(petSteps.pet)).toEqual([
      { target: '#pet', guard: { type: 'isFurthestStep', params: { step: 2 } } },
    ]);
    expect(answeredName({ state: 'stepOne' })).toBe('isStepOneAnswered');
  });

  const person = { state: 'person', must: [] as string[] };
  const pet = { state: 'pet', must: [] as string[] };
  const thanks = { state: 'thanks', must: ['isPersonAnswered', 'isPetAnswered'] };

  it('let a jump pass over the forms before it, and lead behind all of them once they are answered', () => {
    expect(jumpsToForms(petSteps.pet, petSteps.person)).toEqual([
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
    const sentOff = afterSending(petSteps);
    expect(sentOff).toEqual({
      'application.resume': {},
      'application.jump': [jump(person, []), jump(pet, ['isPersonAnswered']), jump(thanks, [])],
      'application.undo': [undo(person), undo(pet), undo(thanks)],
    });
    expect(anywhere(petSteps)).toEqual({
      ...sentOff,
      'step.goTo': goTo(petSteps.person, petSteps.pet, petSteps.thanks),
      'application.resume': resumeAt(petSteps.person, petSteps.pet, petSteps.thanks),
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
