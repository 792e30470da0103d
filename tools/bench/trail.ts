// npm run bench:trail [list]: the files and functions of ours that one warm request runs through, by kind of request.
import type { Profiler } from 'node:inspector';
import {
  answeredApplication,
  atDocuments,
  creation,
  loanBase,
  newMark,
  saving,
  type Send,
} from '../experiments/harness/applicant.ts';
import { succeed } from '../experiments/harness/call.ts';
import { uploadFile } from '../experiments/harness/documents.ts';
import { signIn } from '../experiments/harness/people.ts';
import { root } from '../src/workspace.ts';
import { withInspector, type AskInspector } from './parts.ts';
import { given, measurement } from './stand.ts';
import { head, row } from '../src/markdown-table.ts';

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
const isListing = given({}, 'list').words.length > 0;

/** The functions of ours that ran, as `file function`. */
type Trail = ReadonlySet<string>;

await measurement(async ({ ours, inspector }) => {
  await withInspector(ours.pid, inspector, async (ask) => {
    await ask('Profiler.enable');
    await ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    console.log(head('request', 'files', 'goal', 'functions', 'goal'));
    for (const [name, request] of Object.entries(await requests(ours.url))) {
      const trail = await trailOf(ask, request);
      const files = new Set([...trail].map((step) => step.split(' ')[0]));
      const [maxFiles = '', mostFunctions = ''] = goals[name] ?? [];
      console.log(row(name, files.size, maxFiles, trail.size, mostFunctions));
      if (isListing) console.log([...trail].sort().join('\n'));
    }
  });
});

/** What ran in the quietest of several requests: timers of the server would count to the others. */
async function trailOf(ask: AskInspector, { prepare, request }: Measured): Promise<Trail> {
  let shortest: Trail | undefined;
  for (let n = 0; n < warmUps; n += 1) {
    const prepared = await prepare?.();
    await ask('Profiler.takePreciseCoverage');
    await request(prepared);
    if (n < warmUps - 5) continue;
    const { result } = await ask<{ result: readonly Profiler.ScriptCoverage[] }>('Profiler.takePreciseCoverage');
    const trail = oursIn(result);
    if (shortest === undefined || trail.size < shortest.size) shortest = trail;
  }
  return shortest ?? new Set();
}

function oursIn(scripts: readonly Profiler.ScriptCoverage[]): Trail {
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

/** A request of each kind that can be sent again and again. */
async function requests(url: string): Promise<Readonly<Record<string, Measured>>> {
  const send: Send = (path, options) => succeed(url, 'POST', path, options);
  const create = async (): Promise<string> =>
    answeredApplication(await send(`${loanBase}/create`, { json: creation(newMark()) })).code;
  const cookie = await signIn(url);
  const resumed = await create();
  return {
    save: { prepare: create, request: (code = '') => send(`${loanBase}/saveStepData`, { json: saving(code, 'A') }) },
    resume: { request: () => send(`${loanBase}/resume`, { json: { code: resumed } }) },
    upload: {
      prepare: () => atDocuments(send),
      request: async (code = '') => {
        const { status } = await uploadFile(url, code, [{ name: 'invoice.pdf', content: Buffer.from(smallPdf) }]);
        if (status >= 300) throw new Error(`the upload was answered ${status}`);
      },
    },
    'plain list': { request: () => succeed(url, 'GET', '/api/v1/tokens', { cookie }) },
    'cached page': { request: () => succeed(url, 'GET', article, { headers: { accept: 'text/html' } }) },
  };
}
