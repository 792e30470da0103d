import { IsIn } from 'class-validator';
import { checkFields } from './check.js';
import { registerField } from './field-registry.js';

class Colour {
  @IsIn(['red'], { message: 'oneOf' })
  colour: string;
}
registerField(Colour.prototype, 'colour', { kind: 'text', normalise: (value) => (typeof value === 'string' ? value.trim() : value) });

const known = { at: '2026-11-20T10:00:00.000Z' };

it('normalises what it knows and refuses what it does not', () => {
  expect(checkFields(Colour, { colour: ' red ' }, known)).toEqual({ fields: { colour: 'red' }, errors: undefined });
  expect(checkFields(Colour, { colour: 'blue', size: 1 }, known).errors).toEqual({ colour: ['oneOf'], size: ['unknown'] });
  expect(checkFields(Colour, 'red', known).errors).toEqual({ data: ['format'] });
});
