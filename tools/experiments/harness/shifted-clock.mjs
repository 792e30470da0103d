// Loaded into a replica before anything else: its clock differs from the machine's by the milliseconds in a file, which may change.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_SHIFT_FILE ?? '';
let shift = 0;
const learn = () => {
  shift = Number(readFileSync(file, 'utf8')) || 0;
};
learn();
setInterval(learn, 50).unref();

globalThis.Date = new Proxy(Date, {
  construct: (real, args, target) => Reflect.construct(real, args.length === 0 ? [real.now() + shift] : args, target),
  get: (real, name) => (name === 'now' ? () => real.now() + shift : Reflect.get(real, name)),
});
