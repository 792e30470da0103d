import { screen } from '@testing-library/react';
import { answer, fill, narrowScreen, rates, renderCalculator, retype } from './render-calculator.js';

beforeEach(() => {
  narrowScreen(false);
  history.replaceState(null, '', '/mt-en/page');
});

describe('results', () => {
  it('stand beside the fields at once, for figures of an example, and follow every change', async () => {
    const { user, container } = await renderCalculator({ kind: 'saver', rates });
    expect(answer()).toHaveTextContent('€126.74');
    expect(container.querySelector('[data-view]')).toHaveAttribute('data-view', 'input');
    await retype(user, 'How much would you like to save?', '2000');
    expect(answer()).toHaveTextContent('On savings of €2,000.00');
    expect(container.querySelector('.site-calculator__preview')).toHaveTextContent('Interest after a year €25.35');
    expect(location.search).toBe('');
    await user.type(screen.getByRole('textbox', { name: 'How much would you like to save?' }), 'x');
    expect(answer()).toHaveTextContent('On savings of €2,000.00');
  });

  it('are shared by a link and kept in the address', async () => {
    await fill({ kind: 'saver' }, { 'How much would you like to save?': '2.500' });
    expect(location.search + location.hash).toBe('?amount=2500#saver-calculator');
    expect(screen.getAllByRole('button', { name: 'Copy link' })[0]).toBeInTheDocument();
  });

  it('are there at once for an address that carries figures, and the figures can be changed', async () => {
    const { user } = await renderCalculator({ kind: 'saver', rates, given: { amount: '1.000,50', other: 'x' } });
    expect(answer()).toHaveTextContent('On savings of €1,000.50');
    const field = screen.getByRole('textbox', { name: 'How much would you like to save?' });
    await user.clear(field);
    await user.type(field, '10000');
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    expect(answer()).toHaveTextContent('€126.74');
  });

  it('take the place of the fields on a phone, with the focus, until recalculating brings the fields back as they were', async () => {
    narrowScreen(true);
    const { user, container } = await fill({ kind: 'saver' }, { 'How much would you like to save?': '10000' });
    const frame = container.querySelector('[data-view]');
    expect(frame).toHaveAttribute('data-view', 'results');
    expect(screen.getByRole('heading', { name: 'Your result' })).toHaveFocus();
    const [recalculate = document.body] = screen.getAllByRole('button', { name: 'Recalculate' });
    await user.click(recalculate);
    expect(frame).toHaveAttribute('data-view', 'input');
    expect(screen.getByRole('textbox', { name: 'How much would you like to save?' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'How much would you like to save?' })).toHaveValue('10,000');
  });

  it('are written in the language and figures of the reader', async () => {
    await renderCalculator({ kind: 'saver', rates, country: 'be', language: 'fr', given: { amount: '12 500,75' } });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Que rapporte votre épargne ?');
    expect(answer()).toHaveTextContent(/12\s500,75\s€/);
  });
});
