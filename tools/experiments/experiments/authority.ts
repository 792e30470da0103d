import { expectedOf, type Expected, type Naming, type Who } from '@statewise/contract';
import type { Role } from '@statewise/flow';
import { answeredApplication, creation, loanBase, newMark } from '../harness/applicant.ts';
import { call, member } from '../harness/call.ts';
import type { Experiment } from '../harness/experiment.ts';
import { operationAddress, operationsOf, type ProbedOperation } from '../harness/operations.ts';
import { callers, idOf, makeColleagues, signEverybodyIn, type CallerName } from '../harness/people.ts';
import type { Tally } from '../harness/tally.ts';

/** What people are served with who see https: other names of cookies, confirmed devices, the human check and limits. */
const strict = {
  PUBLIC_URL: 'https://bank.example',
  RESUME_CHECK: 'mail',
  CAPTCHA: 'on',
  RATE_LIMIT_FACTOR: '1',
  TRUST_PROXY: '1',
};

const namings = ['code', 'id', 'adminCode'] as const;
type Names = Readonly<Record<(typeof namings)[number], string>>;

interface Trial {
  readonly url: string;
  readonly isStrict: boolean;
  readonly cookies: ReadonlyMap<CallerName, string>;
  readonly tally: Tally;
}

/** Every role calls every operation that names an application, by every naming, under both configurations: as the table says. */
export const authorityPairs: Experiment = {
  name: 'authority',
  full: 1,
  unit: 'round over every role, operation and naming, under two configurations',
  async run(stage, amount, tally) {
    const plain = await stage.replica({ env: { WORKER: 'off' } });
    const https = await stage.replica({ env: { WORKER: 'off', ...strict } });
    await makeColleagues(stage);
    const naming = (await operationsOf(plain.url)).filter(isAboutLoans);
    tally.set('operations', naming.length);
    for (let round = 0; round < amount; round += 1) {
      const cookies = await signEverybodyIn(plain.url);
      for (const operation of naming) {
        const names = await namesOf(plain.url, cookies.get('admin') ?? '');
        for (const { url } of [plain, https])
          await tryOperation({ url, isStrict: url === https.url, cookies, tally }, operation, names);
      }
    }
  },
};

/** Operations that name an application of the loan flow, or of any. */
function isAboutLoans({ path, who }: ProbedOperation): boolean {
  const isNaming = JSON.stringify(member(who, 'namedBy')).match(/"code"|"id"/) !== null;
  return isNaming && /^\/(?:api\/v1|consumer-loans-application)\//.test(path);
}

/** A new application with all its names. */
async function namesOf(url: string, cookie: string): Promise<Names> {
  const { code } = answeredApplication(await call(url, 'POST', `${loanBase}/create`, { json: creation(newMark()) }));
  const id = await idOf(url, cookie, code);
  const { body } = await call(url, 'POST', `/api/v1/applications/${id}/code`, { cookie });
  return { code, id, adminCode: String(member(body, 'admin_code')) };
}

async function tryOperation(trial: Trial, operation: ProbedOperation, names: Names): Promise<void> {
  // What is refused changes nothing: it is tried first.
  const order: readonly Expected[] = ['refused', 'unknown', 'let in'];
  const tried = callers.flatMap((caller) =>
    namings.map((naming) => ({ caller, naming, expected: expectedOf(operation.who as Who, roleOf(caller), naming) })),
  );
  for (const { caller, naming, expected } of tried.toSorted(
    (one, other) => order.indexOf(one.expected) - order.indexOf(other.expected),
  ))
    await tryPair(trial, operation, caller, { name: names[naming], naming, expected, code: names.code });
}

const roleOf = (caller: CallerName): { role: Role; isProgram: boolean } => ({
  role: caller === 'nobody' ? 'applicant' : caller,
  isProgram: false,
});

/** A form with the smallest of documents. */
function upload(): FormData {
  const form = new FormData();
  form.set('document_type', 'other');
  form.set('files', new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' }), 'page.pdf');
  return form;
}

let calls = 0;

async function tryPair(
  { url, isStrict, cookies, tally }: Trial,
  operation: ProbedOperation,
  caller: CallerName,
  { name, naming, expected, code }: { name: string; naming: Naming; expected: Expected; code: string },
): Promise<void> {
  calls += 1;
  const cookie = cookies.get(caller);
  const address = operationAddress(operation, { code: name, id: name });
  const example = operation.examples[0];
  const { status, body } = await call(url, operation.method, address, {
    // Limits count addresses: each call has one of its own.
    headers: { 'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}` },
    ...(cookie !== undefined && { cookie: isStrict ? `__Host-${cookie}` : cookie }),
    ...(operation.types.includes('multipart/form-data') && { body: upload() }),
    ...(example !== undefined && { json: { ...Object(example), ...('code' in Object(example) && { code: name }) } }),
  });
  const type = String(member(body, 'type') ?? '').split('problem:')[1] ?? '';
  const came = status === 401 || type === 'session:role' ? 'refused' : status === 404 ? 'unknown' : 'let in';
  tally.add(`${isStrict ? 'strict' : 'plain'}: ${came}`);
  if (status === 429) return tally.add('limited');
  const what = `${operation.name} as ${caller} by ${naming}: ${status} ${type}, the table says ${expected}`;
  tally.claim(status < 500, what);
  // Whether a code is known at all is what one operation answers; what an event means for whom is the event's own row.
  const isTold = member(body, 'can_resume') === false && expected === 'unknown';
  const isByEvent = came === 'refused' && expected === 'let in' && /\/events$|^\/consumer/.test(operation.path);
  const isOther = came === 'unknown' && expected === 'let in' && type !== 'application:not-found';
  tally.claim(came === expected || isTold || isByEvent || isOther, what);
  const isShown = operation.path.endsWith('/code');
  tally.claim(naming === 'code' || isShown || !JSON.stringify(body).includes(code), `${what}: tells the code`);
}
