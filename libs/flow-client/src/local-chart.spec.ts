import type { Application } from '@statewise/machines';
import { LocalChart } from './local-chart.js';
import { teaFlow } from './testing/tea-flow.js';

const application: Application = {
  code: 'AAAABBBBCCCC',
  state: 'order',
  version: 2,
  steps: { 1: { name: 'Ada' } },
  setAside: {},
  contacts: [],
  drafts: {},
  facts: { furthestStep: 2, jump: null, preparedBy: null },
  isAdmin: true,
};
const chart = new LocalChart(teaFlow, () => new Date('2026-11-20T10:00:00Z'));
const save = (step: number, fields: object) => ({ type: 'step.save', step, fields });
const after = (isAdmin: boolean, event: { readonly type: string }) => {
  const decision = chart.decide({ application: { ...application, isAdmin }, stands: null, role: 'applicant' }, event);
  return decision.isTaken ? [decision.snapshot.value, decision.snapshot.context.steps[1]] : decision.errors;
};

it('takes an admin’s save of a step that was answered as help, and shows the step after it', () => {
  expect(after(true, save(1, { name: 'Grace' }))).toEqual([{ created: 'order' }, { name: 'Grace' }]);
});

it('lets an admin neither answer what the applicant did not, nor act for the applicant', () => {
  expect(after(true, save(2, { tea: 'Assam' }))).toEqual({});
  expect(after(true, { type: 'tea.drink' })).toEqual({});
});

it('moves an applicant’s application by a save', () => {
  expect(after(false, save(2, { tea: 'Assam' }))).toEqual([{ created: 'served' }, { name: 'Ada' }]);
});
