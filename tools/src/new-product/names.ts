import path from 'node:path';
import { CommandRefusal } from '../workspace.ts';

/** A product that is to be made. */
export interface NewProduct {
  /** Absolute path of its folder. */
  readonly folder: string;
  /** As people read it, e.g. `Harbour Mutual`. */
  readonly name: string;
  /** The same in addresses and as a package, e.g. `harbour-mutual`. */
  readonly slug: string;
  /** Arguments of the generator of its first flow. */
  readonly flow: readonly string[];
}

const usage = 'npm run new-product -- ../claims --name "Harbour Mutual"';
const firstFlow = ['request', '--steps', 'who,what'];

/** The product that a command line asks for; refuses what cannot be made. `from` is where a folder is meant from. */
export function readNewProduct(args: readonly string[], from: string): NewProduct {
  const [folder, option, name, ...more] = args;
  if (folder === undefined || folder === '' || option !== '--name' || name === undefined)
    throw new CommandRefusal(`Say the folder of the product and its name: ${usage}`);
  if (!/^\p{L}[\p{L}\d &’'.-]{1,39}$/u.test(name))
    throw new CommandRefusal(`A product cannot be called "${name}": a name has 2 to 40 letters, digits and spaces.`);
  if (more.length > 0 && (more[0] !== '--flow' || more.length < 4))
    throw new CommandRefusal(`A first flow is named with its steps: ${usage} --flow claim --steps who,damage`);
  const slug = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug === '') throw new CommandRefusal(`"${name}" has no letter that an address could have.`);
  return { folder: path.resolve(from, folder), name, slug, flow: more.length > 0 ? more.slice(1) : firstFlow };
}
