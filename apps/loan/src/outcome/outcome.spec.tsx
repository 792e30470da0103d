import type { FlowClient, Request } from '@statewise/flow-client';
import { plainOffer, riskAnswer, wholeWay } from '@statewise/machines/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { littleBank, openedAfter, renderScreen } from '../testing/in-loan.js';
import { Screen as Documents } from './documents.js';
import { forget } from '../flow.js';
import { recallWords } from './review-words.js';
import { Screen as Rejected } from './rejected.js';
import { Screen as ThankYou } from './thank-you.js';

const [passed, failed, review] = [1, 2, 3];
const bySystem = 'system' as const;
const uploaded = (documentType: string) => ({ type: 'documents.uploaded', documentType, count: 1 });

const sent = (result = passed): Promise<FlowClient> => openedAfter([...wholeWay, riskAnswer(result)], bySystem);

describe('after sending', () => {
  it('says that the application was sent, by which reference, with what result and what happens when', async () => {
    await renderScreen(Documents, await sent());
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your application has been sent');
    expect(screen.getByText(/confirmation is on its way to/)).toBeVisible();
    expect(screen.getByText('Reference (end of your code)').nextSibling).toHaveTextContent('… T0TE');
    expect(screen.getByText('The first check was positive.')).toBeVisible();
    expect(screen.getByText(/within two working days of their arrival/)).toBeVisible();
  });

  it('says that a person looks where the rules want one', async () => {
    await renderScreen(Documents, await sent(review));
    expect(await screen.findByText('One of our staff will look at your application in person.')).toBeVisible();
  });

  it('says so no more once a person has looked', async () => {
    const looked = { type: 'status.change', statusType: 'risk', statusValue: passed, reason: 'Seen' };
    await renderScreen(Documents, await openedAfter([...wholeWay, riskAnswer(review), looked], bySystem));
    expect(await screen.findByText('The first check was positive.')).toBeVisible();
  });

  it('has a place for each document that is needed, and says that it is missing', async () => {
    await renderScreen(Documents, await sent());
    expect(await screen.findByLabelText('Your last payslip')).toBeEnabled();
    expect(screen.getByLabelText('Invoice or quotation')).toBeEnabled();
    expect(screen.getAllByText('Still missing')).toHaveLength(2);
  });
});

it('lists what the bank has after the page was loaded again, and lets it be taken back until it is checked', async () => {
  const asked: string[] = [];
  const request: Request = (path, options) => {
    asked.push(path);
    if (path.includes('getDocuments')) {
      const documents = [
        { id: '7', document_type: 'payslip', name: 'may.pdf', size: 2_000, content_type: 'application/pdf' },
      ];
      return Promise.resolve({ documents: asked.some((one) => one.includes('removeDocument')) ? [] : documents });
    }
    return littleBank(path, options);
  };
  const client = await openedAfter([...wholeWay, riskAnswer(passed), uploaded('payslip')], bySystem);
  await renderScreen(Documents, client, { request });
  const link = await screen.findByRole('link', { name: 'may.pdf' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/downloadDocument\?id=7&code=/));
  expect(screen.getByText('Received, not checked yet')).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Remove may.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
  expect(asked).toContainEqual(expect.stringContaining('removeDocument'));
});

it('shows an invoice that arrived before the loan became one that needs none', async () => {
  const request: Request = (path, options) =>
    path.includes('getDocuments')
      ? Promise.resolve({
          documents: [
            { id: '8', document_type: 'invoice', name: 'roof.pdf', size: 2_000, content_type: 'application/pdf' },
          ],
        })
      : littleBank(path, options);
  const change = { type: 'loan.change', fields: { consumer_loan_application_loan_type_id: 5 }, offer: plainOffer };
  const client = await openedAfter(
    [...wholeWay.slice(0, -1), change, ...wholeWay.slice(-1), riskAnswer(passed)],
    bySystem,
  );
  await renderScreen(Documents, client, { request });
  expect(await screen.findByRole('link', { name: 'roof.pdf' })).toBeVisible();
  expect(screen.getAllByText('Still missing')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Remove roof.pdf' })).toBeEnabled();
});

describe('the thanks', () => {
  it('name what is still missing', async () => {
    const client = await openedAfter([...wholeWay, riskAnswer(passed), uploaded('payslip')], bySystem);
    await renderScreen(ThankYou, client);
    expect(await screen.findByText(/We still need: Invoice or quotation/)).toBeVisible();
  });

  it('say that everything is there', async () => {
    const events = [...wholeWay, riskAnswer(passed), uploaded('payslip'), uploaded('invoice')];
    await renderScreen(ThankYou, await openedAfter(events, bySystem));
    expect(await screen.findByText(/We have everything we need/)).toBeVisible();
  });
});

describe('a refusal', () => {
  const rejected = (): Promise<FlowClient> =>
    openedAfter([...wholeWay, riskAnswer(failed, 1, { amount: 5_000, term: 36 })], bySystem);

  it('offers the loan that would have passed, with one click to it', async () => {
    const client = await rejected();
    await renderScreen(Rejected, client);
    expect(await screen.findByRole('heading', { name: '€5,000 would be possible' })).toBeVisible();
    await act(async () => userEvent.setup().click(await screen.findByRole('button', { name: 'Continue with €5,000' })));
    expect(client.view().state).toBe('stepFive');
    expect(client.view().snapshot.context.steps[0]).toMatchObject({ amount: 5_000, loan_term: 36 });
  });

  it('says what the smaller loan costs before the click', async () => {
    await renderScreen(Rejected, await rejected());
    expect(await screen.findByText(/^€[\d.]+ a month · APR [\d.]+% · €[\d,.]+ in total$/)).toBeVisible();
  });

  it('gives the figures that the risk rules counted', async () => {
    await renderScreen(Rejected, await rejected());
    const figure = async (term: string) => (await screen.findByText(term)).nextSibling?.textContent;
    expect(await figure('Income a month')).toBe('€2,600.50');
    expect(await figure('Housing and alimony a month')).toBe('€850.00');
    expect(await figure('Other loans a month')).toBe('€120.00');
    expect(await figure('Left a month')).toMatch(/^€[\d,.]+$/);
  });

  it.each([
    ['payslip', /could not accept your payslip/],
    ['invoice', /could not accept your invoice/],
    ['nbb', /Central Individual Credit Register, National Bank of Belgium/],
    ['final', /looked at your whole application/],
  ])('says that it was the %s, and what staff wrote about it', async (statusType, told) => {
    const letter = 'The month cannot be read.';
    const change = { type: 'status.change', statusType, statusValue: failed, reason: 'unreadable', letter };
    const client = await openedAfter([...wholeWay, riskAnswer(passed), change], bySystem);
    await renderScreen(Rejected, client);
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.getByText(letter)).toBeVisible();
    expect(screen.queryByText('unreadable')).toBeNull();
  });

  it('keeps unsent words through a reload, for this application alone, until the applicant leaves', async () => {
    const client = await rejected();
    await renderScreen(Rejected, client);
    await userEvent.setup().type(await screen.findByLabelText(/What should we know/), 'I earn more now');
    cleanup();
    await renderScreen(Rejected, client);
    expect(await screen.findByLabelText(/What should we know/)).toHaveValue('I earn more now');
    expect(recallWords(sessionStorage, 'ANOTHERC0DE1')).toBe('');
    forget(sessionStorage);
    expect(recallWords(sessionStorage, client.view().application?.code ?? '')).toBe('');
  });

  it('takes the words for a person, and leads to the complaints', async () => {
    await renderScreen(Rejected, await rejected());
    expect(await screen.findByLabelText(/What should we know/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'How to make a complaint' })).toHaveAttribute(
      'href',
      expect.stringContaining('/complaints'),
    );
  });
});
