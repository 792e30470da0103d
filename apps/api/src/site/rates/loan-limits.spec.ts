import { loanType, offeredTerms } from '@statewise/fields';
import { offerOf } from '../../pricing/pricing.service.js';
import { firstPrices } from '../../testing/first-prices.js';
import { loanLimits } from './loan-limits.js';

const list = { ...firstPrices, promotions: [], prices: [] };
const asked = { route: 'direct', country: 'be', date: '2026-11-22' } as const;

it('lets nobody calculate a loan that is for staff alone', () => {
  expect(loanLimits(list, asked).map(({ type }) => type)).toEqual([
    loanType.renovation,
    loanType.green,
    loanType.generalPurpose,
  ]);
});

it('knows the same shortest and longest term as the application, at every amount', () => {
  for (const { type, least, most, shortest, longest } of loanLimits(list, asked)) {
    const offer = offerOf(list, type, asked);
    expect([type, most]).toEqual([type, offer.maximum]);
    expect(offeredTerms(offer, least - 0.01, undefined, asked.date)).toEqual([]);
    for (let amount = least; amount <= (most ?? 60_000); amount += 50) {
      const offered = offeredTerms(offer, amount, undefined, asked.date);
      const months = longest.findLast(({ from }) => from <= amount)?.months;
      expect([type, amount, shortest, months]).toEqual([type, amount, offered[0], offered.at(-1)]);
    }
  }
});
