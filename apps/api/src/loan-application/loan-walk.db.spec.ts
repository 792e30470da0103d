import { describeChart, loanApplicationFlow, stateOf, type Actor } from '@statewise/machines';
import { exploreLoanApplication, loanEventSamples } from '@statewise/machines/testing';
import { ApplicationAccess } from '../applications/application-access.js';
import { FlowEngine } from '../engine/flow-engine.js';
import { FlowMaintenance } from '../engine/flow-maintenance.js';
import type { UnstampedEvent } from '@statewise/machines';
import { PricingService } from '../pricing/pricing.service.js';
import { startApi, type TestApi } from '../testing/start-api.js';

// The paths that take every transition of the chart, walked through the real engine on a real database.

interface PathEvent extends UnstampedEvent {
  readonly actor?: Actor;
}

const applicant: Actor = { role: 'applicant' };

let api: TestApi;
let engine: FlowEngine;
let access: ApplicationAccess;
let promotion: number;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  // The store that the paths' referral names.
  await api.database.query(
    "insert into store (store_number, name, city) values ('042', 'Bathline Mechelen', 'Mechelen')",
  );
  engine = api.app.get(FlowEngine, { strict: false });
  access = api.app.get(ApplicationAccess, { strict: false });
  const { promotions } = await api.app.get(PricingService, { strict: false }).offer(1, 'direct');
  promotion = promotions[0]?.id ?? 0;
});
afterAll(() => api.stop());

const exploration = exploreLoanApplication();
const paths = [...exploration.paths].map(([label, path]) => ({ label, path: path as readonly PathEvent[] }));

/** In the database the risk rules answer at once, so no path can wait in between. */
const waitsForRisk = ({ path }: { path: readonly PathEvent[] }) =>
  path.some(
    ({ type, step, state }, n) =>
      ((type === 'step.save' && step === 5) || state === 'riskAnalysis') &&
      path[n + 1]?.type !== 'risk.analysed' &&
      n < path.length - 1,
  );

/** Answers of step three that make the rules say what the path wants to hear. */
const leadingTo: Readonly<Record<number, object>> = {
  1: {},
  2: { unpaid_credits: true },
  3: { employment_length: 'lt_1' },
};

function told(path: readonly PathEvent[], index: number): UnstampedEvent {
  const { actor: _, at: __, offer: ___, from: ____, ...event } = path[index] ?? { type: '' };
  const fields = typeof event['fields'] === 'object' ? { ...event['fields'] } : undefined;
  if (fields && 'consumer_loan_application_promotion_id' in fields)
    fields.consumer_loan_application_promotion_id = promotion;
  const risk = path.slice(index).find(({ type }) => type === 'risk.analysed');
  const wanted = event.type === 'step.save' && event['step'] === 3 && risk ? leadingTo[Number(risk['result'])] : {};
  return { ...event, type: event.type, ...(fields && { fields: { ...fields, ...wanted } }) };
}

async function walkPath(path: readonly PathEvent[]): Promise<string> {
  let code = '';
  for (const [index, { type, actor = applicant }] of path.entries()) {
    if (type === 'risk.analysed') continue;
    const event = told(path, index);
    const { application } =
      code === ''
        ? await engine.create('loan-application', event, { actor, locale: 'en' })
        : await access.send(code, event, { actor });
    code = application.code;
  }
  return code;
}

const walkable = paths.filter((one) => !waitsForRisk(one));

it('walks all transitions but those that need the risk analysis to stay unanswered', () => {
  expect(exploration.untaken).toEqual([]);
  expect(paths.filter(waitsForRisk).map(({ label }) => label)).toEqual([
    'riskAnalysis | step.back 1 | stepFive',
    'created | application.jump 7 | riskAnalysis',
    'created | application.undo 7 | riskAnalysis',
  ]);
});

it.each(walkable)('takes $label', async ({ path }) => {
  const code = await walkPath(path);
  expect(code).toMatch(/^[0-9A-Z]{12}$/);
});

it('replays every one of them to exactly what is stored', async () => {
  const { checked, divergences } = await api.app.get(FlowMaintenance, { strict: false }).verify();
  expect(divergences).toEqual([]);
  expect(checked).toBe(walkable.length);
});

const states = new Map<string, readonly PathEvent[]>();
for (const { snapshot, path } of exploration.situations) {
  const state = stateOf(loanApplicationFlow, snapshot);
  if (!states.has(state) && path.length > 0 && state !== 'riskAnalysis')
    states.set(state, path as readonly PathEvent[]);
}

const { states: chartStates, transitions } = describeChart(loanApplicationFlow.machine);

/** Events for which a state and those around it have no transition at all. */
function forbiddenIn(state: string): string[] {
  const taken = new Set<string>();
  for (let at: string | null | undefined = state; at; at = chartStates.find(({ path }) => path === at)?.parent) {
    for (const { from, event } of transitions) if (from === at) taken.add(event);
  }
  return Object.keys(loanApplicationFlow.events).filter((type) => !taken.has(type));
}

const forApplicants = ['status.change', 'application.jump', 'application.undo', 'risk.analysed', 'documents.uploaded'];

it.each([...states])(
  'in %s refuses every event that the chart forbids, and leaves the row as it was',
  async (state, path) => {
    const code = await walkPath(path);
    const row = async () =>
      (
        await api.database.query<object[]>(
          'select a.*, (select json_agg(s order by step_number) from application_step s where s.application_id = a.id) as steps from application a where code = $1',
          [code],
        )
      )[0];
    const before = await row();
    expect(before).toMatchObject({ state });
    const forbidden = new Set([...forbiddenIn(state), ...forApplicants]);
    expect(forbidden.size).toBeGreaterThan(4);
    for (const { at: _, actor: __, from: ___, ...event } of loanEventSamples.map((one) => ({ ...one }))) {
      if (!forbidden.has(event.type)) continue;
      const { status, body } = await api.http
        .post(`/api/v1/applications/${code}/events`)
        .send({ ...event, actor: { role: 'system' }, at: '2030-01-01T00:00:00Z' });
      expect({ type: event.type, status }).toEqual({ type: event.type, status: 409 });
      expect(body.allowed_events).not.toContain(event.type);
    }
    expect(await row()).toEqual(before);
  },
);

it('reaches every state in which an application can rest', () => {
  expect([...states.keys()].toSorted()).toEqual([
    'documents',
    'finished.accepted',
    'finished.rejected',
    'stepFive',
    'stepFour',
    'stepOne',
    'stepThree',
    'stepTwo',
    'stepVm',
    'thankYou',
  ]);
});
