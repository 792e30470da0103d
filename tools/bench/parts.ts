// Of what a request consists, by the processor time of its parts: a profile of the running server, taken over its inspector.
import { once } from 'node:events';
import type { Profiler } from 'node:inspector';
import { setTimeout as wait } from 'node:timers/promises';
import { table } from '../src/markdown-table.ts';

/** Parts by the file of the innermost call that belongs to one; natives have no file and count to who called them. */
const parts: readonly (readonly [name: string, file: RegExp])[] = [
  ['parse the request', /body-parser|raw-body|\/qs\/|node:_http_(incoming|common)|iconv-lite/],
  ['read from Postgres', /pg-protocol|pg\/lib\/(result|type-overrides)|pg-types|postgres-(date|array|bytea|interval)/],
  ['write to Postgres', /pg\/lib|pg-pool|platform\/database/],
  ['chart', /xstate|libs\/(machines|flow)\/|@statewise\/(machines|flow)/],
  ['validate', /class-validator|class-transformer|libs\/(fields|i18n)|@statewise\/(fields|i18n)/],
  ['engine and log', /libs\/server\/dist\/engine|node:internal\/crypto/],
  ['answer', /express\/lib\/(response|utils)|node:_http_(outgoing|server)|etag|content-(type|disposition)/],
  ['route', /\/router\/|@nestjs|express|node:_http/],
  ['endpoint', /(apps\/api|libs\/(server|flow|contract))\/dist|@statewise\//],
];

/** A question to the inspector of a process, by its protocol's method. */
export type AskInspector = <Result = unknown>(method: string, params?: object) => Promise<Result>;

/** Asks the inspector of process `pid`, which listens on `port` when it is told to, for as long as `work` runs. */
export async function withInspector<T>(pid: number, port: number, work: (ask: AskInspector) => Promise<T>): Promise<T> {
  process.kill(pid, 'SIGUSR1');
  const socket = await openInspector(port);
  let last = 0;
  const ask = <Result>(method: string, params: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      const id = (last += 1);
      const hear = ({ data }: MessageEvent<unknown>) => {
        const answer: { id?: number; result: Result; error?: { message: string } } = JSON.parse(String(data));
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
        else resolve(answer.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  try {
    return await work(ask);
  } finally {
    socket.close();
  }
}

/** Takes a profile of process `pid` while `work` runs. */
export function profileDuring(pid: number, port: number, work: () => Promise<void>): Promise<Profiler.Profile> {
  return withInspector(pid, port, async (ask) => {
    await ask('Profiler.enable');
    await ask('Profiler.setSamplingInterval', { interval: 200 });
    await ask('Profiler.start');
    await work();
    const { profile } = await ask<{ profile?: Profiler.Profile }>('Profiler.stop');
    if (!profile) throw new Error('the inspector gave no profile');
    return profile;
  });
}

async function openInspector(port: number): Promise<WebSocket> {
  for (let tries = 50; ; tries -= 1) {
    try {
      const targets: { webSocketDebuggerUrl: string }[] = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
      const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
      await once(socket, 'open');
      return socket;
    } catch (error) {
      if (tries === 0) throw error;
      await wait(100);
    }
  }
}

/** The parts of `requests` requests as a table, the largest first: microseconds of each, and its share. */
export function partsTable(profile: Profiler.Profile, requests: number): string {
  const spent = spentBy(profile, partsOf(profile));
  const total = spent.reduce((sum, [, time]) => sum + time, 0);
  const rows = spent.map(([name, time]) => [
    name,
    (time / requests).toFixed(0),
    `${((100 * time) / total).toFixed(0)} %`,
  ]);
  return table(['part of a save', 'µs', 'share'], rows);
}

/** The functions that used the most processor time themselves, dearest first: microseconds a request, name, file and line. */
export function dearestTable(profile: Profiler.Profile, requests: number, count: number): string {
  const names = new Map(
    profile.nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const place = `${url.replace(/^.*?\/(?=node_modules\/|libs\/|apps\/)/, '')}:${lineNumber + 1}`;
      // Two cells of the table.
      return [id, functionName === '(idle)' ? undefined : `${functionName || '(anonymous)'} | ${place}`];
    }),
  );
  const rows = spentBy(profile, names).slice(0, count);
  return table(
    ['µs', 'function', 'where'],
    rows.map(([name, time]) => [(time / requests).toFixed(1), name]),
  );
}

/** Microseconds by a name that each node has, the most first; a node without one is not counted. */
function spentBy(
  { samples = [], timeDeltas = [] }: Profiler.Profile,
  names: ReadonlyMap<number, string | undefined>,
): (readonly [string, number])[] {
  const spent = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = names.get(id);
    if (name !== undefined) spent.set(name, (spent.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  }
  return [...spent].toSorted(([, a], [, b]) => b - a);
}

function partsOf({ nodes }: Profiler.Profile): ReadonlyMap<number, string | undefined> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parent = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const partOf = (id: number): string | undefined => {
    for (let at: number | undefined = id; at !== undefined; at = parent.get(at)) {
      const { functionName, url } = byId.get(at)?.callFrame ?? { functionName: '', url: '' };
      if (functionName === '(idle)') return undefined;
      if (functionName === '(garbage collector)') return 'garbage collector';
      const file = url.split('node_modules/').at(-1) ?? '';
      const part = parts.find(([, pattern]) => pattern.test(file));
      if (part) return part[0];
    }
    return 'everything else';
  };
  return new Map(nodes.map(({ id }) => [id, partOf(id)]));
}
