import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A primary and the standby that follows it, servers of their own. */
export interface PostgresPair {
  readonly primary: string;
  readonly standby: string;
  stop(which: 'primary' | 'standby'): Promise<void>;
  close(): Promise<void>;
}

const program = path.resolve(import.meta.dirname, '../../../../tools/src/postgres/open-pair.ts');

export async function startPostgresPair(): Promise<PostgresPair> {
  const servers = spawn(process.execPath, [program]);
  const lines = createInterface(servers.stdout)[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => String((await lines.next()).value);
  const [primary, standby]: readonly [string, string] = JSON.parse(await nextLine());
  return {
    primary,
    standby,
    stop: async (which) => {
      servers.stdin.write(`stop ${which}\n`);
      await nextLine();
    },
    close: async () => {
      servers.stdin.end();
      await once(servers, 'exit');
    },
  };
}
