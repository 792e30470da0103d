import { condition, DateText, Description, Example, RequiredIf, Text } from '../index.js';
import { checkFields, type Deriving } from './check.js';
import { annotate, fieldsOf, type ValidationContext } from './field-registry.js';
import { fieldSpecs } from './field-specs.js';

const known = { at: '2026-01-01T00:00:00.000Z' };

class Animal {
  @Example('Rex')
  @Text()
  name: string;

  @Text()
  kind: string;
}

class Dog extends Animal {
  @Text({ max: 20 })
  breed: string;

  @DateText()
  @Description('As the breeder says it.')
  override kind: string;

  colour: string;
}
// A word about what is no field makes none of it.
annotate(Dog.prototype, 'colour', { description: 'Black or white.' });

it('knows the fields of a class, inherited ones first, and what was noted of each in any order', () => {
  const fields = fieldsOf(Dog);
  expect([...fields.keys()]).toEqual(['name', 'kind', 'breed']);
  expect(fields.get('name')).toMatchObject({ kind: 'text', example: 'Rex' });
  expect(fields.get('kind')).toMatchObject({ kind: 'date', description: 'As the breeder says it.' });
  expect([...fieldsOf(Animal)].map(([name, { kind }]) => [name, kind])).toEqual([
    ['name', 'text'],
    ['kind', 'text'],
  ]);
});

it('answers the same objects each time', () => {
  class Cat extends Animal {}
  expect(fieldsOf(Cat)).toBe(fieldsOf(Cat));
  expect(fieldSpecs(Dog)).toBe(fieldSpecs(Dog));
});

it('knows no fields of a class without any', () => {
  expect(fieldsOf(class {}).size).toBe(0);
  expect(fieldsOf(Object).size).toBe(0);
});

class Trip implements Deriving {
  @Text({ max: 5 })
  from: string;

  @RequiredIf(condition('`from` is `home`', ({ from }) => from === 'home'))
  @Text({ max: 5 })
  to: string;

  @Text({ derived: true })
  said: string;

  derive({ at }: ValidationContext): void {
    this.said = `${this.from} ${at.slice(0, 4)}`;
  }
}

it('derives fields from what was normalised, whatever is sent for them', () => {
  const { fields, errors } = checkFields(Trip, { from: ' home ', to: 'work', said: 'other' }, known);
  expect([fields, errors]).toEqual([{ from: 'home', to: 'work', said: 'home 2026' }, undefined]);
  expect(fieldSpecs(Trip).map(({ name }) => name)).toEqual(['from', 'to']);
});

it('empties a wrong answer that is not asked for, and refuses it where it is', () => {
  const tooLong = { to: 'far away' };
  expect(checkFields(Trip, { from: 'work', ...tooLong }, known)).toEqual({
    fields: { from: 'work', to: '', said: 'work 2026' },
    errors: undefined,
  });
  expect(checkFields(Trip, { from: 'home', ...tooLong }, known).errors).toEqual({ to: ['length'] });
  expect(checkFields(Trip, { from: 'far away', ...tooLong, more: 1 }, known).errors).toEqual({
    from: ['length'],
    more: ['unknown'],
  });
});

it('is not misled by what is no function in place of the one that derives', () => {
  class Odd {
    @Text()
    name: string;

    derive = 'nothing';
  }
  expect(checkFields(Odd, { name: 'a' }, known).errors).toBeUndefined();
});
