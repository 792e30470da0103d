import { RequestFailure, type FlowClient, type Request } from '@statewise/flow-client';
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

const may = { id: '7', document_type: 'payslip', name: 'may.pdf', size: 2_000, content_type: 'application/pdf' };

it('lists what the bank has after the page was loaded again, and lets it be taken back until it is checked', async () => {
  const asked: string[] = [];
  const request: Request = (path, options) => {
    asked.push(path);
    if (path.includes('getDocuments'))
      return Promise.resolve({ documents: asked.some((one) => one.includes('removeDocument')) ? [] : [may] });
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

it('says that a document could not be taken back while the server cannot be reached', async () => {
  const request: Request = (path, options) => {
    if (path.includes('removeDocument')) return Promise.reject(new RequestFailure('unreachable'));
    return path.includes('getDocuments') ? Promise.resolve({ documents: [may] }) : littleBank(path, options);
  };
  const client = await openedAfter([...wholeWay, riskAnswer(passed), uploaded('payslip')], bySystem);
  await renderScreen(Documents, client, { request });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Remove may.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'may.pdf' })).toBeVisible();
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
    ['payslip', /could not accept what you sent as proof of your income/],
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

  const decided = (statusType: string, statusValue: number, letter?: string) => ({
    type: 'status.change',
    statusType,
    statusValue,
    reason: 'Looked at',
    ...(letter !== undefined && { letter }),
  });

  it.each([passed, review])('by a person whom the rules asked with %i is none of the rules', async (result) => {
    const events = [...wholeWay, riskAnswer(result), decided('risk', failed, 'Your costs are high.')];
    await renderScreen(Rejected, await openedAfter(events, bySystem));
    expect(await screen.findByText(/looked at your income and expenses/)).toBeVisible();
    expect(screen.getByText('Your costs are high.')).toBeVisible();
    expect(screen.queryByText(/automatically/)).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('promises a review while one is open, and nothing more once it was lost', async () => {
    const asked = [...wholeWay, riskAnswer(failed), { type: 'review.request' }];
    await renderScreen(Rejected, await openedAfter(asked, bySystem));
    expect(await screen.findByText(/We have received your request/)).toBeVisible();
    expect(screen.queryByText(/You have the right/)).toBeNull();
    cleanup();
    await renderScreen(Rejected, await openedAfter([...asked, decided('final', failed)], bySystem));
    expect(await screen.findByText(/looked at your whole application/)).toBeVisible();
    expect(screen.queryByText(/We have received your request|You have the right/)).toBeNull();
  });

  it('promises no review before the server has the request, and keeps its words until then', async () => {
    const client = await rejected();
    await renderScreen(Rejected, client);
    await userEvent.setup().type(await screen.findByLabelText(/What should we know/), 'I earn more now');
    act(() => client.session.send({ type: 'network.lost' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask one of our staff to review it' }));
    expect(screen.getByText('On its way to us')).toBeVisible();
    expect(screen.queryByText(/We have received your request/)).toBeNull();
    expect(recallWords(sessionStorage, client.code ?? '')).toBe('I earn more now');
    await act(async () => {
      client.session.send({ type: 'network.back' });
      await new Promise((done) => setTimeout(done, 10));
    });
    expect(await screen.findByText(/We have received your request/)).toBeVisible();
    expect(recallWords(sessionStorage, client.code ?? '')).toBe('');
  });

  it('leaves no sentence open where a person looks and no check fails any more', async () => {
    const asked = [...wholeWay, riskAnswer(failed), { type: 'review.request' }, decided('risk', passed)];
    await renderScreen(Rejected, await openedAfter(asked, bySystem));
    expect(await screen.findByText(/We have received your request/)).toBeVisible();
    expect(screen.queryByText(/responsibly:|This is why:/)).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
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

  it.each([
    ['too many', 'a'.repeat(2_001), /Use at most 2000 characters for what you tell us/],
    ['one that cannot be kept', 'from a PDF\u0007', /it has a character that we cannot keep/],
  ])('keeps the words, the right and the button where the words have %s', async (_, words, told) => {
    const client = await rejected();
    await renderScreen(Rejected, client);
    const field = await screen.findByLabelText(/What should we know/);
    await userEvent.click(field);
    await userEvent.paste(words);
    expect(field).toHaveValue(words);
    expect(field).toHaveFocus();
    expect(screen.getByText(told)).toBeVisible();
    expect(screen.getByText(/You have the right/)).toBeVisible();
    const ask = screen.getByRole('button', { name: 'Ask one of our staff to review it' });
    await userEvent.click(ask);
    expect(client.isUnderWay).toBe(false);
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.paste('I earn more now');
    await act(async () => userEvent.click(ask));
    expect(await screen.findByText(/We have received your request/)).toBeVisible();
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
