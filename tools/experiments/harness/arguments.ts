import { CommandRefusal } from '../../src/workspace.ts';

/** What was asked for on the command line. */
export interface ExperimentRequest {
  /** Of which experiments; none means all. */
  readonly names: readonly string[];
  /** Which part of the full size. */
  readonly scale: number;
}

/** Reads `[name …] [--scale 0.1]`; `SCALE` stands for the option where that is not given. */
export function readArguments(
  args: readonly string[],
  known: readonly string[],
  given = process.env.SCALE,
): ExperimentRequest {
  const names: string[] = [];
  let scale = given;
  for (let n = 0; n < args.length; n += 1) {
    const arg = args[n] ?? '';
    if (arg === '--scale') scale = args[(n += 1)] ?? refuse('There is no scale behind --scale.');
    else if (arg.startsWith('--scale=')) scale = arg.slice('--scale='.length);
    else if (known.includes(arg)) names.push(arg);
    else throw new CommandRefusal(`There is no experiment "${arg}"; there are: ${known.join(', ')}.`);
  }
  const factor = scale === undefined || scale === '' ? 1 : Number(scale);
  if (!(factor > 0 && factor <= 10))
    throw new CommandRefusal(`The scale must be a number above 0 and up to 10, not "${scale}".`);
  return { names, scale: factor };
}

/** A part of a full size, never nothing. */
export function part(full: number, scale: number): number {
  return Math.max(1, Math.round(full * scale));
}

function refuse(sentence: string): never {
  throw new CommandRefusal(sentence);
}
