import type { ValidationContext } from '@statewise/fields';
import { sameFields, sortAnswers, type Relevance } from './set-aside.js';

const known: ValidationContext = { at: '2026-11-20T10:00:00.000Z' };
const relevance: Relevance = {
  1: { partner_name: ({ has_partner }) => has_partner === true },
  2: { partner_income: (_fields, { steps }) => steps?.[1]?.['has_partner'] === true },
};
const before = {
  steps: { 1: { has_partner: true, partner_name: 'Rita' }, 2: { income: 1, partner_income: 2 }, 3: { note: 'x' } },
  setAside: {},
};

it('sets aside what became irrelevant, in other steps too', () => {
  const sorted = sortAnswers(before, { ...before.steps, 1: { has_partner: false } }, relevance, known);
  expect(sorted.steps).toEqual({ 1: { has_partner: false }, 2: { income: 1 }, 3: { note: 'x' } });
  expect(sorted.setAside).toEqual({ 1: { partner_name: 'Rita' }, 2: { partner_income: 2 } });
  expect(sorted.steps[3]).toBe(before.steps[3]);
});

it('keeps the old answer when the hidden field is sent empty', () => {
  const sorted = sortAnswers(
    before,
    { ...before.steps, 1: { has_partner: false, partner_name: '' } },
    relevance,
    known,
  );
  expect(sorted.setAside[1]).toEqual({ partner_name: 'Rita' });
});

it('brings it back when it counts again, and prefers a new answer', () => {
  const without = sortAnswers(before, { ...before.steps, 1: { has_partner: false } }, relevance, known);
  const again = sortAnswers(without, { ...without.steps, 1: { has_partner: true } }, relevance, known);
  expect(again.steps).toEqual(before.steps);
  expect(again.setAside).toEqual({ 1: {}, 2: {} });
  const anew = sortAnswers(
    without,
    { ...without.steps, 1: { has_partner: true, partner_name: 'Sam' } },
    relevance,
    known,
  );
  expect(anew.steps[1]).toEqual({ has_partner: true, partner_name: 'Sam' });
});

it('leaves a field where it is while its relevance is unknown', () => {
  const undecided: Relevance = { 1: { partner_name: () => undefined } };
  const aside = { steps: { 1: { has_partner: true } }, setAside: { 1: { partner_name: 'Rita' } } };
  expect(sortAnswers(aside, aside.steps, undecided, known)).toEqual(aside);
});

it('returns the very same steps when nothing changes', () => {
  const sorted = sortAnswers(before, before.steps, relevance, known);
  expect(sorted.steps).toBe(before.steps);
  expect(sorted.setAside).toBe(before.setAside);
  expect(sameFields({ a: [1] }, { a: [1] })).toBe(true);
  expect(sameFields({ a: 1 }, { b: 1 })).toBe(false);
  expect(sameFields({ a: 1, b: '' }, { a: 1 })).toBe(true);
  expect(sameFields({ a: '' }, { a: 0 })).toBe(false);
  expect(sameFields({ a: 1, b: 1 }, { a: 1, b: 2 })).toBe(false);
  expect([sameFields({ a: [1] }, { a: [2] }), sameFields({ a: { b: 1 } }, { a: { b: 1 } })]).toEqual([false, true]);
});
