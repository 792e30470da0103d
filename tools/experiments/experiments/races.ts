import { randomUUID } from 'node:crypto';
import {
  ApplicantClient,
  answeredApplication,
  creation,
  loanBase,
  newMark,
  once,
  saving,
} from '../harness/applicant.ts';
import { call, member, type CallAnswer } from '../harness/call.ts';
import { holdAgainst, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';
import type { Tally } from '../harness/tally.ts';

const clients = 12;

interface Race {
  readonly urls: readonly string[];
  readonly journal: Journal;
  readonly tally: Tally;
}

/** Twelve clients want the same at the same moment over two replicas: one comes first, and everybody hears what is true. */
export const races: Experiment = {
  name: 'races',
  full: 1_000,
  unit: `races of ${clients} clients over two replicas`,
  async run(stage, amount, tally) {
    const [first, second] = await Promise.all([stage.replica(), stage.replica({ env: { WORKER: 'off' } })]);
    const race = { urls: [first.url, second.url], journal: new Journal(), tally };
    const kinds = [sameVersion, sameKey, sameCreation, noVersion];
    for (let n = 0; n < amount; n += 1) {
      await kinds[n % kinds.length]?.(race);
      tally.add('races');
    }
    await holdAgainst(race.journal, stage, tally);
  },
};

/** Sends the requests at once, every other one to the other replica. */
function atOnce(
  { urls, tally }: Race,
  path: string,
  request: (n: number) => { readonly json: object; readonly key: string },
): Promise<CallAnswer[]> {
  return Promise.all(
    Array.from({ length: clients }, async (_, n) => {
      const answer = await call(urls[n % urls.length] ?? '', 'POST', `${loanBase}/${path}`, request(n));
      tally.claim(answer.status < 500, `${path} answered ${answer.status}`);
      return answer;
    }),
  );
}

async function fresh({ urls, journal }: Race): Promise<ApplicantClient> {
  const applicant = new ApplicantClient(once(urls[0] ?? ''), journal);
  await applicant.create();
  return applicant;
}

/** All saw the same version and save something else: exactly one is taken, and the others are told where it stands. */
async function sameVersion(race: Race): Promise<void> {
  const { code, mark } = await fresh(race);
  const marks = Array.from({ length: clients }, newMark);
  const answers = await atOnce(race, 'saveStepData', (n) => ({
    json: saving(code, marks[n] ?? '', { version: 1 }),
    key: randomUUID(),
  }));
  const taken = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
  race.tally.claim(taken.length === 1, `${taken.length} of ${clients} saves of one version were taken`);
  for (const n of taken) acknowledge(race, mark, marks[n] ?? '', answers[n]);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    race.tally.claim(status === 409 && member(body, 'version') === 2, `whoever came second was answered ${status}`);
}

/** All repeat one request: it is done once, and all get the same answer. */
async function sameKey(race: Race): Promise<void> {
  const { code, mark } = await fresh(race);
  const [save, key] = [newMark(), randomUUID()];
  const answers = await atOnce(race, 'saveStepData', () => ({ json: saving(code, save), key }));
  const told = new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
  race.tally.claim(
    told.size === 1,
    `one request was answered in ${told.size} ways: ${[...told].join(' / ').slice(0, 600)}`,
  );
  acknowledge(
    race,
    mark,
    save,
    answers.find(({ status }) => status === 200),
  );
}

/** All create with one key: there is one application. */
async function sameCreation(race: Race): Promise<void> {
  const [mark, key] = [newMark(), randomUUID()];
  const answers = await atOnce(race, 'create', () => ({ json: creation(mark), key }));
  const codes = new Set(answers.map((answer) => answeredApplication(answer).code));
  race.tally.claim(codes.size === 1, `one creation was answered with ${codes.size} codes`);
  race.journal.created(mark, 1);
}

/** Clients save at once and without a version: each acknowledged save is in the log exactly once. */
async function noVersion(race: Race): Promise<void> {
  const { code, mark } = await fresh(race);
  const marks = Array.from({ length: clients }, newMark);
  const answers = await atOnce(race, 'saveStepData', (n) => ({
    json: saving(code, marks[n] ?? ''),
    key: randomUUID(),
  }));
  answers.forEach((answer, n) => {
    if (answer.status === 200) acknowledge(race, mark, marks[n] ?? '', answer);
    else race.tally.claim(answer.status === 409, `a save without version was answered ${answer.status}`);
  });
}

function acknowledge(
  { journal, tally }: Race,
  application: string,
  mark: string,
  answer: CallAnswer | undefined,
): void {
  if (!answer) return;
  journal.saved(application, { mark, version: answeredApplication(answer).version });
  tally.add('taken');
}
