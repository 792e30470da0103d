import { Example } from '../rules/example.js';
import { YesNo, Required } from '../rules/required.js';

/** Step three, beside its lists of people: whether one of them is politically exposed. */
export class People {
  @Required() @YesNo() @Example(false) pep: boolean;
}

/** Step four consists of lists of people alone. */
export class Holders {}
