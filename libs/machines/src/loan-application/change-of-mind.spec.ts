import type { Fields } from '@statewise/fields';
import { ChartPath } from '@statewise/flow/testing';
import { exampleOffer } from './events.js';
import { loanApplicationFlow } from './flow.js';
import { creation, plainOffer, referral, saving, sampleAnswers, sent } from '../testing/loan-samples.js';

const goTo = (step: number) => sent({ type: 'step.goTo', step });
const withPartner = {
  co_borrower: true,
  co_borrower_civil_status: 'cohabiting',
  co_borrower_date_of_birth: '02/05/1986',
};
const start = () =>
  ChartPath.through(loanApplicationFlow).send(
    { ...creation, fields: { ...sampleAnswers[1], ...withPartner } },
    saving(2),
    saving(3, { co_borrower_income: 1_900 }),
  );

it('sets the co-borrower aside and brings both steps back', () => {
  const alone = start().send(goTo(1), saving(1, { co_borrower: false }));
  const { steps, setAside } = alone.snapshot.context;
  expect(steps[1]).not.toHaveProperty('co_borrower_date_of_birth');
  expect(steps[3]).not.toHaveProperty('co_borrower_income');
  expect(setAside).toMatchObject({
    1: { co_borrower_civil_status: 'cohabiting', co_borrower_date_of_birth: '02/05/1986' },
    3: { co_borrower_income: 1_900 },
  });

  const together = alone.send(goTo(1), saving(1, { co_borrower: true })).snapshot.context;
  expect(together.steps[1]).toMatchObject(withPartner);
  expect(together.steps[3]).toMatchObject({ co_borrower_income: 1_900 });
});

it('does not count what is set aside as an answer', () => {
  const alone = start().send(goTo(1), saving(1, { co_borrower: false }));
  expect(alone.send(goTo(1)).can(saving(1, { co_borrower: true, co_borrower_date_of_birth: '' }))).toBe(false);
});

it('sets the partner’s civil status aside with a saved marriage, and gives it back with another status', () => {
  const marriage = { civil_status: 'married', co_borrower_date_of_birth: '02/05/1986' };
  const married = start().send(goTo(1), saving(1, marriage));
  const { steps, setAside } = married.snapshot.context;
  expect(steps[1]).toMatchObject({ co_borrower: true, co_borrower_civil_status: 'married' });
  expect(setAside[1]).toEqual({ co_borrower_civil_status: 'cohabiting' });
  const again = married.send(goTo(1), saving(1, { ...marriage, first_name: 'Adah' }));
  expect(again.snapshot.context.setAside[1]).toEqual({ co_borrower_civil_status: 'cohabiting' });
  const back = again.send(goTo(1), saving(1, { co_borrower: true, co_borrower_date_of_birth: '02/05/1986' }));
  expect(back.snapshot.context.steps[1]).toMatchObject(withPartner);
  expect(back.snapshot.context.setAside[1] ?? {}).toEqual({});
});

it('sets no status of a partner aside where they were married from the beginning', () => {
  const married = {
    ...sampleAnswers[1],
    civil_status: 'married',
    co_borrower: true,
    co_borrower_date_of_birth: '02/05/1986',
  };
  const again = ChartPath.through(loanApplicationFlow).send(
    { ...creation, fields: married },
    goTo(1),
    saving(1, married),
  );
  expect(again.snapshot.context.setAside[1] ?? {}).toEqual({});
});

it('sets sector and employer aside with the occupation', () => {
  const retired = start().send(
    goTo(3),
    saving(3, {
      main_occupation: 'retired',
      sector: '',
      employer: '',
      employment_length: '',
      co_borrower_income: 1_900,
    }),
  );
  expect(retired.snapshot.context.setAside[3]).toEqual({
    sector: 'education',
    employer: 'Valletta Primary School',
    employment_length: 'gt_5',
  });
  const { sector: _sector, employer: _employer, employment_length: _length, ...rest } = sampleAnswers[3] ?? {};
  const working = retired.send(
    goTo(3),
    sent({ type: 'step.save', step: 3, fields: { ...rest, co_borrower_income: 1_900 }, offer: exampleOffer }),
  );
  expect(working.snapshot.context.steps[3]).toMatchObject({
    sector: 'education',
    employer: 'Valletta Primary School',
    employment_length: 'gt_5',
  });
});

it('sets aside to whom a store invoices with the store, and brings it back', () => {
  const fromStore = { third_party_installer: '', store_id: 7, van_marcke_client_choice: 'business' };
  const { van_marcke_client_choice: _, ...others } = sampleAnswers[4] ?? {};
  const saved = (more: Fields) =>
    sent({ type: 'step.save', step: 4, fields: { ...others, ...more }, offer: exampleOffer });
  const elsewhere = start().send(saved(fromStore), goTo(4), saved({}));
  expect(elsewhere.snapshot.context.steps[4]).not.toHaveProperty('van_marcke_client_choice');
  const back = elsewhere.send(goTo(4), saved({ third_party_installer: '', store_id: 7 }));
  expect(back.snapshot.context.steps[4]).toMatchObject(fromStore);
});

it('sets the third consent aside for a general purpose loan', () => {
  const consented = start().send(saving(4), saving(5), sent({ type: 'step.back' }));
  const general = consented.send(
    sent({ type: 'loan.change', fields: { consumer_loan_application_loan_type_id: 5 }, offer: plainOffer }),
  ).snapshot.context;
  expect(general.steps[5]).toEqual({ tos: true, tos_two: true });
  expect(general.setAside[5]).toEqual({ tos_three: true });
  const renovation = consented
    .send(sent({ type: 'loan.change', fields: { consumer_loan_application_loan_type_id: 5 }, offer: plainOffer }))
    .send(sent({ type: 'loan.change', fields: { consumer_loan_application_loan_type_id: 1 }, offer: exampleOffer }))
    .snapshot.context;
  expect(renovation.steps[5]).toEqual({ tos: true, tos_two: true, tos_three: true });
});

it('leaves the steps that a save does not touch the very same objects', () => {
  const before = start();
  const after = before.send(saving(4));
  expect(after.snapshot.context.steps[1]).toBe(before.snapshot.context.steps[1]);
  expect(after.snapshot.context.steps[3]).toBe(before.snapshot.context.steps[3]);
});

it.each(['consumer_loan_application_promotion_id', 'purchase_amount', 'description'])(
  'empties %s of the loan when it is emptied at step four, and keeps it when it stays',
  (name) => {
    const loan: Fields = {
      consumer_loan_application_promotion_id: 1,
      purchase_amount: 12_500,
      description: 'A bathroom',
    };
    const before = ChartPath.through(loanApplicationFlow).send(creation, saving(2), saving(3), saving(4, loan));
    const back = before.send({ type: 'step.back' });
    expect(back.send(saving(4, { ...loan, [name]: '' })).snapshot.context.steps[0]?.[name] ?? '').toBe('');
    expect(back.send(saving(4, loan)).snapshot.context.steps[0]?.[name]).toBe(loan[name]);
  },
);

it.each(['the loan’s own page', 'an admin’s help'])('keeps one loan when it is changed by %s', (by) => {
  const filledIn = ChartPath.through(loanApplicationFlow).send(
    referral,
    ...[0, 1, 2, 3, 4].map((step) => saving(step)),
  );
  const smaller = { ...sampleAnswers[0], amount: 6_000 };
  const changed =
    by === 'an admin’s help'
      ? filledIn.send({ ...saving(0, smaller), type: 'help.save', reason: 'asked by phone', actor: { role: 'admin' } })
      : filledIn.send(goTo(0), saving(0, smaller));
  const { steps } = changed.snapshot.context;
  expect([steps[0]?.['amount'], steps[4]?.['amount']]).toEqual([6_000, 6_000]);
});

it('takes no check back where nothing is said anew but an emptied promotion', () => {
  const promotion = { consumer_loan_application_promotion_id: 1 };
  const checked = ChartPath.through(loanApplicationFlow).send(
    { ...creation, loan: { ...sampleAnswers[0], ...promotion } },
    ...[2, 3].map((step) => saving(step)),
    saving(4, promotion),
    sent({ type: 'promotion.remove', offer: exampleOffer }),
    sent({ type: 'status.change', statusType: 'invoice', statusValue: 1, seen: 1 }, 'staff'),
    saving(5),
  );
  expect(checked.snapshot.context).toMatchObject({ statuses: { invoice: 1 } });
});

describe('a promotion that is chosen', () => {
  const chosen = { consumer_loan_application_promotion_id: 1 };
  const atFour = () =>
    ChartPath.through(loanApplicationFlow).send(
      { ...creation, loan: { ...sampleAnswers[0], ...chosen } },
      saving(2),
      saving(3),
    );
  const other = { ...exampleOffer, promotions: [{ id: 2, months: 3, is_default: false }] };

  it('stays where step four says nothing of it, as long as it is on offer', () => {
    const kept = atFour().send(saving(4)).snapshot.context.steps;
    expect([kept[0], kept[4]]).toMatchObject([chosen, chosen]);
    const gone = atFour().send(saving(4, {}, other)).snapshot.context.steps;
    expect(gone[4]).not.toHaveProperty('consumer_loan_application_promotion_id');
  });

  it('stays where the loan is changed otherwise', () => {
    const changed = atFour().send(sent({ type: 'loan.change', fields: { amount: 6_000 }, offer: exampleOffer }));
    expect(changed.snapshot.context.steps[0]).toMatchObject({ ...chosen, amount: 6_000 });
  });

  it('is set aside where another is on offer', () => {
    const { steps, setAside } = atFour().send(
      sent({ type: 'loan.change', fields: { consumer_loan_application_loan_type_id: 5 }, offer: other }),
    ).snapshot.context;
    expect(steps[0]).not.toHaveProperty('consumer_loan_application_promotion_id');
    expect(setAside[0]).toEqual(chosen);
  });
});
