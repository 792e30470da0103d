import { ValidateBy } from 'class-validator';
import { rule, saying } from '../index.js';
import { errorKeysOf } from './json-schema.js';

describe('the meanings of error keys', () => {
  const keysOf = (...decorators: readonly PropertyDecorator[]) => {
    class Sample {}
    for (const decorate of decorators) decorate(Sample.prototype, 'sample');
    return Object.fromEntries(errorKeysOf(Sample).get('sample') ?? []);
  };
  const always = () => true;

  it('are the usual one, or what a rule says of itself, once each', () => {
    expect(keysOf(rule('min', always))).toEqual({ min: 'less than the least that is taken' });
    expect(keysOf(rule('min', always, 'below 5'))).toEqual({ min: 'below 5' });
    expect(keysOf(rule('min', always, 'below 5'), rule('min', always))).toEqual({ min: 'below 5' });
    expect(keysOf(rule('min', always), rule('min', always))).toEqual({ min: 'less than the least that is taken' });
    expect(keysOf(rule('min', always), rule('min', always, 'below 5'))).toEqual({
      min: 'less than the least that is taken; or below 5',
    });
  });

  it.each([[null], ['text'], [{ description: 5 }], [{ other: 'text' }]])(
    'are the usual one beside the context %j',
    (context) => {
      const asked = ValidateBy({ name: 'min', validator: { validate: always } }, { ...saying('min'), context });
      expect(keysOf(asked)).toEqual({ min: 'less than the least that is taken' });
    },
  );

  it('are none of a rule whose message is no key', () => {
    expect(keysOf(ValidateBy({ name: 'min', validator: { validate: always } }, { message: 'too low' }))).toEqual({});
  });
});
