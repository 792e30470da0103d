import { CommandRefusal } from '../workspace.ts';

/** One name in the ways in which code, data and people write it. */
export interface Name {
  /** `visit-date`, as paths and ids have it. */
  readonly kebab: string;
  /** `visitDate`, as states and variables have it. */
  readonly camel: string;
  /** `VisitDate`, as classes have it. */
  readonly pascal: string;
  /** `visit_date`, as fields have it. */
  readonly snake: string;
  /** `Visit date`, for people. */
  readonly title: string;
}

/** A flow that is to be written. */
export interface NewFlow extends Name {
  readonly steps: readonly StepName[];
}

export interface StepName extends Name {
  readonly number: number;
  /** Its class of fields. */
  readonly fields: string;
}

const usage = 'npm run new-flow -- appointment --steps who,when,confirm';

/** States and addresses that every flow of the generator has, or that every wizard does. */
const taken = new Set(['start', 'created', 'done', 'resume', 'code']);
const longest = 40;

/** The flow that a command line asks for; refuses names that cannot be written. */
export function readNewFlow(args: readonly string[]): NewFlow {
  const [name, option, list, ...more] = args.flatMap((arg) =>
    arg.startsWith('--steps=') ? ['--steps', arg.slice('--steps='.length)] : [arg],
  );
  if (name === undefined || option !== '--steps' || list === undefined || more.length > 0)
    throw new CommandRefusal(`Say the name of the flow and its steps: ${usage}`);
  const flow = nameOf('flow', name);
  const steps = list.split(',').map((step, index) => stepOf(flow, step.trim(), index + 1));
  const twice = steps.find(({ kebab, number }) =>
    steps.some((other) => other.kebab === kebab && other.number < number),
  );
  if (twice) throw new CommandRefusal(`The step "${twice.kebab}" is named twice.`);
  return { ...flow, steps };
}

function stepOf(flow: Name, text: string, number: number): StepName {
  if (text === '') throw new CommandRefusal(`A flow has at least one step, and each has a name: ${usage}`);
  if (taken.has(text))
    throw new CommandRefusal(`A step cannot be called "${text}": every flow has a state or a page of that name.`);
  const name = nameOf('step', text);
  return { ...name, number, fields: `${flow.pascal}${name.pascal}` };
}

function nameOf(what: string, kebab: string): Name {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(kebab) || kebab.length > longest)
    throw new CommandRefusal(
      `The ${what} "${kebab}" needs a name in small letters, digits and single hyphens that begins with a letter, of at most ${longest} characters: ${usage}`,
    );
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  const camel = `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`;
  if (camel in {})
    throw new CommandRefusal(`The ${what} cannot be called "${kebab}": every object has a member of that name.`);
  return { kebab, camel, pascal, snake: words.join('_'), title: capital(words.join(' ')) };
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
