import { ChartPath } from '@statewise/flow/testing';
import { loanApplicationFlow } from './flow.js';
import { creation, plainOffer, sampleLoan, saving, sent } from '../testing/loan-samples.js';
import { exampleOffer } from './events.js';

const fresh = () => ChartPath.through(loanApplicationFlow);

it('lends to staff alone what is for staff, from the first save on', () => {
  const staffLoan = { ...creation, loan: { ...sampleLoan, consumer_loan_application_loan_type_id: 3 } };
  expect([true, false].map((isStaff) => fresh().can({ ...staffLoan, isStaff }))).toEqual([true, false]);
});

it('keeps the loan of step four and of the calculator the same', () => {
  const path = fresh().send(creation, saving(2), saving(3), saving(4, { amount: 12_000 }));
  expect(path.snapshot.context.steps[0]).toMatchObject({ amount: 12_000, loan_term: 36 });
  const changed = path.send(sent({ type: 'loan.change', fields: { amount: 9_000 }, offer: exampleOffer })).snapshot
    .context.steps;
  expect(changed[0]).toMatchObject({ ...sampleLoan, amount: 9_000 });
  expect(changed[4]).toMatchObject({ amount: 9_000, third_party_installer: 'Sun and Wind Installers' });
});

it('sets a promotion aside with its loan type and brings it back with it', () => {
  const promoted = fresh().send(
    creation,
    sent({ type: 'loan.change', fields: { consumer_loan_application_promotion_id: 1 }, offer: exampleOffer }),
  );
  expect(promoted.snapshot.context.steps[0]).toMatchObject({
    consumer_loan_application_promotion_id: 1,
    promotional_months: 6,
  });
  const general = promoted.send(
    sent({ type: 'loan.change', fields: { consumer_loan_application_loan_type_id: 5 }, offer: plainOffer }),
  );
  expect(general.snapshot.context.steps[0]).not.toHaveProperty('consumer_loan_application_promotion_id');
  expect(general.snapshot.context.setAside[0]).toEqual({ consumer_loan_application_promotion_id: 1 });
  const renovation = general.send(
    sent({ type: 'loan.change', fields: { consumer_loan_application_loan_type_id: 1 }, offer: exampleOffer }),
  );
  expect(renovation.snapshot.context.steps[0]).toMatchObject({
    consumer_loan_application_promotion_id: 1,
    promotional_months: 6,
  });
  const without = renovation.send(sent({ type: 'promotion.remove' }));
  expect(without.snapshot.context.steps[0]).toMatchObject({ promotional_months: 0 });
  expect(without.can(sent({ type: 'promotion.remove' }))).toBe(false);
  const { loan: _, ...unpriced } = creation;
  expect(
    fresh()
      .send(unpriced)
      .can(sent({ type: 'promotion.remove' })),
  ).toBe(false);
});
