import { creation, saving } from '@statewise/machines/testing';
import { fireEvent, screen } from '@testing-library/react';
import { openedAfter, renderScreen } from '../testing/in-loan.js';
import { Screen as StepFour } from './step-four.js';

it('says when a term was cleared by another amount, and gives it back with the amount', async () => {
  await renderScreen(StepFour, await openedAfter([creation, saving(2), saving(3)]));
  const change = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const term = await screen.findByLabelText('Term');
  change('Purpose', '1');
  change('Amount', '20000');
  change('Term', '48');
  expect(term).toBeValid();
  change('Amount', '2000');
  expect(term).toHaveValue('');
  expect(term).toHaveAccessibleDescription(/48 months is not on offer for this amount and purpose/);
  change('Amount', '20000');
  expect(term).toHaveValue('48');
  expect(term).toBeValid();
});
