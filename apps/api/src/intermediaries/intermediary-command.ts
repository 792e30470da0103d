import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import type { Intermediaries } from './intermediaries.service.js';

/** Where a command reads and writes. */
export interface Terminal {
  readonly input: Readable;
  say(line: string): void;
}

const help = `npm run intermediary -- create --username luca.zammit --name "Luca Zammit" --store 101
npm run intermediary -- password --username luca.zammit
npm run intermediary -- disable --username luca.zammit      (enable: lets it sign in again)
npm run intermediary -- list

A password is made up and shown once. With --password-stdin it is read from the standard input instead.`;

/** Accounts of the partner's staff from a terminal; answers whether it was done. */
export async function intermediaryCommand(
  intermediaries: Intermediaries,
  args: readonly string[],
  { input, say }: Terminal,
): Promise<boolean> {
  const [action = '', { username = '', name, store, ...options }] = read(args);
  const withPassword = async (use: (password: string) => Promise<void>): Promise<void> => {
    const given = options['password-stdin'] === true ? (await text(input)).replace(/\r?\n$/, '') : undefined;
    const password = given ?? randomBytes(15).toString('base64url');
    await use(password);
    if (given === undefined) say(`Password (shown only now): ${password}`);
  };
  const actions: Readonly<Record<string, () => Promise<void>>> = {
    create: () => withPassword((password) => intermediaries.create({ username, name, store_number: store, password })),
    password: () => withPassword((password) => intermediaries.setPassword(username, password)),
    disable: () => intermediaries.setActive(username, false),
    enable: () => intermediaries.setActive(username, true),
    list: async () => {
      for (const account of await intermediaries.list())
        say(
          [account.username, account.name, account.store_number ?? '–', account.active ? 'active' : 'disabled'].join(
            '\t',
          ),
        );
    },
  };
  const run = actions[action];
  if (!run) {
    say(help);
    return false;
  }
  try {
    await run();
    if (action !== 'list') say(`${username}: done.`);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(error.code === 'REQUEST.NOT_FOUND' ? `There is no account ${username}.` : complaintsOf(error));
    return false;
  }
}

function read(args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      username: { type: 'string' },
      name: { type: 'string' },
      store: { type: 'string' },
      'password-stdin': { type: 'boolean' },
    },
  });
  return [positionals[0], values] as const;
}

const complaintsOf = ({ details: { errors = {} } }: Problem): string =>
  Object.entries(errors)
    .map(([field, keys]) => `${field}: ${keys.join(', ')}`)
    .join('\n');
