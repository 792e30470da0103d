// npm run bench:trail [list]: the files and functions of ours that one warm request runs through, by kind of request.
import { answers } from './sample-answers.ts';
import { withInspector, type AskInspector } from './parts.ts';
import { benchAdmin, onStand } from './stand.ts';
import { root, runMain } from '../src/workspace.ts';

/** What a request may run through: files and functions of ours. */
const goals: Readonly<Record<string, readonly [files: number, functions: number]>> = {
  save: [40, 110],
  upload: [45, 120],
  'plain list': [15, 35],
  'cached page': [12, 30],
};

const warmUps = 60;
const article = '/mt-en/blog/36/thirty-years-of-meridian-bank';
const smallPdf = `%PDF-1.4\n${'0'.repeat(2_000)}\n%%EOF\n`;
const isListing = process.argv.includes('list');

interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

/** The functions of ours that ran, as `file function`. */
type Trail = ReadonlySet<string>;

await runMain(() =>
  onStand(async ({ ours, inspector }) => {
    const send = sender(ours.url);
    await withInspector(ours.pid, inspector, async (ask) => {
      await ask('Profiler.enable');
      await ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
      console.log('| request | files | goal | functions | goal |\n|---|---|---|---|---|');
      for (const [name, request] of Object.entries(await requests(send))) {
        const trail = await trailOf(ask, request);
        const files = new Set([...trail].map((step) => step.split(' ')[0]));
        const [maxFiles, mostFunctions] = goals[name] ?? [];
        console.log(`| ${name} | ${files.size} | ${maxFiles ?? ''} | ${trail.size} | ${mostFunctions ?? ''} |`);
        if (isListing) console.log([...trail].sort().join('\n'));
      }
    });
  }),
);

/** What ran in the quietest of several requests: timers of the server would count to the others. */
async function trailOf(ask: AskInspector, { prepare, request }: Measured): Promise<Trail> {
  let shortest: Trail | undefined;
  for (let n = 0; n < warmUps; n += 1) {
    const prepared = await prepare?.();
    await ask('Profiler.takePreciseCoverage');
    await request(prepared);
    if (n < warmUps - 5) continue;
    const { result } = await ask<{ result: readonly ScriptCoverage[] }>('Profiler.takePreciseCoverage');
    const trail = oursIn(result);
    if (shortest === undefined || trail.size < shortest.size) shortest = trail;
  }
  return shortest ?? new Set();
}

function oursIn(scripts: readonly ScriptCoverage[]): Trail {
  const trail = new Set<string>();
  for (const { url, functions } of scripts) {
    const file = decodeURIComponent(url.replace('file://', '')).replace(`${root}/`, '');
    if (!/^(apps|libs)\/[\w-]+\/(dist|build)\//.test(file)) continue;
    for (const { functionName, ranges } of functions) {
      const [range] = ranges;
      if (range && range.count > 0) trail.add(`${file} ${functionName || `at ${range.startOffset}`}`);
    }
  }
  return trail;
}

/** A request, and what is made ready for each of them. */
interface Measured {
  readonly prepare?: () => Promise<string>;
  readonly request: (prepared?: string) => Promise<unknown>;
}

type Send = (path: string, init?: RequestInit) => Promise<Response>;

function sender(origin: string): Send {
  return async (path, init) => {
    const response = await fetch(`${origin}${path}`, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
}

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** A request of each kind that can be sent again and again. */
async function requests(send: Send): Promise<Readonly<Record<string, Measured>>> {
  const api = '/consumer-loans-application/api';
  const create = async (): Promise<string> => {
    const body = { current_step: 1, furthest_step: 1, data: answers[1], loan: answers[0] };
    const made: { readonly code: string } = await (await send(`${api}/create`, post(body))).json();
    return made.code;
  };
  const save = (step: 2 | 3 | 4, code: string | undefined) =>
    send(`${api}/saveStepData`, post({ code, current_step: step, furthest_step: step, data: answers[step] }));
  const sendIn = async (): Promise<string> => {
    const code = await create();
    for (const step of [2, 3, 4] as const) await save(step, code);
    const data = { tos: true, tos_two: true, tos_three: true };
    await send(`${api}/saveAdditionalData`, post({ code, current_step: 5, furthest_step: 5, data }));
    return code;
  };
  const upload = (code: string | undefined) => {
    const form = new FormData();
    form.set('document_type', 'other');
    form.set('files', new Blob([smallPdf], { type: 'application/pdf' }), 'invoice.pdf');
    return send(`${api}/uploadDocuments?code=${code}`, { method: 'POST', body: form });
  };
  const session = await send('/api/v1/session', post(benchAdmin));
  const headers = { Cookie: String(session.headers.get('set-cookie')).split(';')[0] ?? '' };
  const resumed = await create();
  return {
    save: { prepare: create, request: (code) => save(2, code) },
    resume: { request: () => send(`${api}/resume`, post({ code: resumed })) },
    upload: { prepare: sendIn, request: upload },
    'plain list': { request: () => send('/api/v1/tokens', { headers }) },
    'cached page': { request: async () => (await send(article, { headers: { accept: 'text/html' } })).text() },
  };
}
