import { Email, Flag, Integer, Required, RequiredIf, condition, Text, YesNo, type Fields } from '@statewise/fields';
import { defineSteps, step } from '../declare.js';
import type { FlowContext, FlowEvent } from '../flow.js';
import { nothingYet } from '../wizard/index.js';
import { sampleAt } from './chart-path.js';

// A form of a pet's owner and one of the pet, which is not asked of Nobody.

export class PetOwner {
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

export class Pet {
  @Required()
  @Integer({ min: 1 })
  legs: number;

  @RequiredIf(condition('`legs` is 2', ({ legs }) => legs === 2))
  @Text()
  wings?: string;
}

export const petSteps = defineSteps({
  person: step(1, 'person', PetOwner),
  pet: step(2, 'pet', Pet, ({ 1: person }) => person?.['name'] !== 'Nobody'),
  thanks: step(3, 'thanks'),
});

export const petContext = (more: Partial<FlowContext> = {}): FlowContext => ({ ...nothingYet, ...more });
export const petEvent = (
  type: string,
  more: object = {},
  role: FlowEvent['actor']['role'] = 'applicant',
): FlowEvent & Fields => ({
  type,
  at: sampleAt,
  actor: { role },
  ...more,
});
export const petSave = (n: number, fields: Fields) => petEvent('step.save', { step: n, fields });
export const petHelp = (n: number, fields: Fields) =>
  petEvent('help.save', { step: n, fields, reason: 'asked' }, 'admin');
export const ada = { name: 'Ada' };
