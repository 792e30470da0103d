import { IsString, ValidateIf, ValidateNested, validateSync } from 'class-validator';
import fc from 'fast-check';
import * as fields from '../index.js';
import { at, offer } from '../testing/answers.js';
import { brokenRules } from './check.js';
import { fieldsOf } from './field-registry.js';

const classes = Object.entries({
  StepOne: fields.StepOne,
  StepTwo: fields.StepTwo,
  StepThree: fields.StepThree,
  StepFour: fields.StepFour,
  StepFive: fields.StepFive,
  LoanDetails: fields.LoanDetails,
  Basics: fields.Basics,
  Address: fields.Address,
  ...fields.contactClasses,
});

const value = fc.oneof(
  fc.constantFrom(
    '',
    'be',
    'single',
    'a@b.example',
    '01/02/1980',
    '31/12/2099',
    true,
    false,
    0,
    5,
    '1',
    null,
    undefined,
  ),
  fc.string(),
  fc.double(),
  fc.object(),
);

it.each(classes)('asks the rules of %s as class-validator does', (_, type) => {
  const names = [...fieldsOf(type).keys()];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (values) => {
      const instance: object = Object.assign(new type(), values);
      const ours = brokenRules(type, instance, { at, offer: offer(), steps: {} });
      const theirs = validateSync(instance, { forbidUnknownValues: false, stopAtFirstError: true });
      expect(Object.fromEntries(ours)).toEqual(
        Object.fromEntries(theirs.map(({ property, constraints }) => [property, Object.values(constraints ?? {})])),
      );
    }),
    { numRuns: 100 },
  );
});

it('refuses rules that are asked in another way', () => {
  class Each {
    @IsString({ each: true, message: 'format' })
    names: readonly string[];
  }
  class Conditional {
    @ValidateIf(() => false)
    @IsString({ message: 'format' })
    name: string;
  }
  class Wordy {
    @IsString({ message: 'must be a text' })
    name: string;
  }
  class Nested {
    @ValidateNested({ message: 'format' })
    name: object;
  }
  for (const [type, rule] of [
    [Each, 'Each.names'],
    [Conditional, 'Conditional.name'],
    [Wordy, 'Wordy.name'],
    [Nested, 'Nested.name'],
  ] as const)
    expect(() => brokenRules(type, new type(), { at })).toThrow(
      new RegExp(`^${rule} has a rule that is asked in another way: `),
    );
});
