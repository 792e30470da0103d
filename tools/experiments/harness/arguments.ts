import { parseArgs } from 'node:util';
import { CommandRefusal } from '../../src/workspace.ts';

/** Reads `[name …] [--scale 0.1]`: of which experiments, none means all, and which part of the full size; `SCALE` stands for the option where that is not given. */
export function readArguments(args: readonly string[], known: readonly string[], given = process.env.SCALE) {
  const { positionals: names, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { scale: { type: 'string', default: given ?? '' } },
  });
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new CommandRefusal(`There is no experiment "${unknown}"; there are: ${known.join(', ')}.`);
  const scale = Number(values.scale || 1);
  if (!(scale > 0 && scale <= 10))
    throw new CommandRefusal(`The scale must be a number above 0 and up to 10, not "${values.scale}".`);
  return { names, scale };
}

/** A part of a full size, never nothing. */
export function part(full: number, scale: number): number {
  return Math.max(1, Math.round(full * scale));
}
