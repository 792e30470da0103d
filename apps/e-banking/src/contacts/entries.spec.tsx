import { adding, deleting, editing } from '@statewise/machines/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Screen as Holders } from '../steps/holders.js';
import { Screen as People } from '../steps/people.js';
import { Business, card, fill, list, owner, person, press, settled } from '../testing/in-business.js';

beforeEach(() => sessionStorage.clear());

const directors = /Directors/;
const signatories = /signatories/;

describe('the same person in two lists', () => {
  it('is copied from another step with the card, and only the screen ties the two together', async () => {
    const business = await Business.atPeople(
      adding('beneficial_owner_individual', '1', { shares: 100 }),
      adding('director_individual', '2'),
      adding('authorised_signatory', '3', { name: 'Ada', surname: 'Vella' }),
      { type: 'step.save', step: 3, fields: { pep: false } },
    );
    const client = await business.show(Holders);
    await press(/Principal/, /^Add/);
    await userEvent.selectOptions(
      list(/Principal/).getByLabelText(/^Same person as/),
      'Ada Vella (Authorised signatories)',
    );
    await press(/Principal/, /Save/);
    await settled();
    expect(list(/Principal/).getByText(/also under Authorised signatories/)).toBeVisible();
    expect(client.view().application?.contacts.at(-1)).toEqual({
      id: '104',
      parent_id: null,
      contact_type: 'principal_account_holder',
      fields: {
        sector: 'Individual',
        name: 'Ada',
        surname: 'Vella',
        birthday: '02/05/1979',
        idcard: '3',
        expiry: '31/12/2099',
      },
    });
  });

  it('is copied within a step with the card, which one person may have in each list', async () => {
    await (await Business.atPeople(owner('1', 60))).show(People);
    await press(signatories, /^Add/);
    await userEvent.selectOptions(
      list(signatories).getByLabelText(/^Same person as/),
      'Nora Owner 1 (Beneficial owners)',
    );
    expect(list(signatories).getByLabelText('Last name')).toHaveValue('Owner 1');
    expect(list(signatories).getByLabelText(/^Number of the identity card/)).toHaveValue('1');
    await press(signatories, /Save/);
    await settled();
    expect(list(signatories).getByText(/also under Beneficial owners/)).toBeVisible();
  });

  it('is the politically exposed person, not only the one to whom it matters', async () => {
    await (await Business.atPeople(owner('1', 60))).show(People);
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await press(/exposed/, /^Add/);
    await userEvent.selectOptions(
      list(/exposed/).getByLabelText(/^Same person as/),
      'Nora Owner 1 (Beneficial owners)',
    );
    expect(list(/exposed/).getAllByDisplayValue('Nora Owner 1')).toHaveLength(2);
  });
});

describe('two devices', () => {
  it('shows both values when they changed the same field, and keeps what was typed', async () => {
    const business = await Business.atPeople(adding('director_individual', '1'));
    await business.show(People);
    await press(directors, /^Edit Nora/);
    await fill(directors, { 'First name': 'Leonora' });
    await business.happen(editing('director_individual', '101', { name: 'Norah', idcard: '1' }));
    await press(directors, /Save/);
    await settled();
    const name = list(directors).getByLabelText('First name');
    expect(name).toHaveValue('Leonora');
    expect(name).toHaveAccessibleDescription(/Changed to “Norah” on another device/);
    await press(directors, /Save/);
    await settled();
    expect(list(directors).getByText('Leonora Camilleri')).toBeVisible();
  });

  it('takes what was saved elsewhere when that is chosen', async () => {
    const business = await Business.atPeople(adding('director_individual', '1'));
    await business.show(People);
    await press(directors, /^Edit Nora/);
    await fill(directors, { 'First name': 'Leonora' });
    await business.happen(editing('director_individual', '101', { name: 'Norah', idcard: '1' }));
    await press(directors, /Save/);
    await settled();
    await press(directors, /Take “Norah”/);
    expect(list(directors).getByLabelText('First name')).toHaveValue('Norah');
    expect(list(directors).queryByText(/Changed to/)).toBeNull();
  });

  it('keeps both of two contacts that were added at once', async () => {
    const business = await Business.atPeople();
    await business.show(People);
    await press(directors, /^Add/);
    await fill(directors, { ...person, ...card });
    await business.happen(adding('director_individual', '9'));
    await press(directors, /Save/);
    await settled();
    expect(list(directors).getByText('Ada Vella')).toBeVisible();
    expect(list(directors).getByText('Nora Camilleri')).toBeVisible();
  });

  it('offers to make a new entry of what was typed when the contact was deleted elsewhere', async () => {
    const business = await Business.atPeople(adding('director_individual', '1'));
    await business.show(People);
    await press(directors, /^Edit Nora/);
    await fill(directors, { 'First name': 'Norah' });
    await business.happen(deleting('101'));
    await press(directors, /Save/);
    await settled();
    expect(list(directors).getByText(/was deleted on another device/)).toBeVisible();
    await press(directors, /Make it a new entry/);
    expect(list(directors).getByLabelText('First name')).toHaveValue('Norah');
    await press(directors, /Save/);
    await settled();
    expect(list(directors).getByText('Norah Camilleri')).toBeVisible();
  });

  it('does not delete what somebody else has changed meanwhile, and says why', async () => {
    const business = await Business.atPeople(adding('director_individual', '1'));
    await business.show(People);
    await business.happen(editing('director_individual', '101', { name: 'Norah', idcard: '1' }));
    await press(directors, /^Delete/);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await settled();
    expect(list(directors).getByText(/Norah Camilleri was changed on another device/)).toBeVisible();
  });
});

describe('an unfinished entry', () => {
  it('survives a reload', async () => {
    const business = await Business.atPeople();
    const client = await business.show(People);
    await press(directors, /^Add/);
    await fill(directors, { 'First name': 'Ada' });
    cleanup();
    client.close();
    await business.show(People);
    expect(list(directors).getByLabelText('First name')).toHaveValue('Ada');
    await press(directors, /Cancel/);
    expect(sessionStorage.getItem('statewise.e-banking.entries')).toBeNull();
  });

  it('is sent anew where it waited behind another change when the page was reloaded, and forgotten where it arrived', async () => {
    const business = await Business.atPeople(adding('director_individual', '1', { idcard: '5920' }));
    const typed = { name: 'Nora', surname: 'Camilleri', birthday: '02/05/1979', idcard: '592-1', expiry: '31/12/2099' };
    const entry = { contactType: 'director_individual', contactId: null, parentId: null, typed, base: {} };
    const leave = (idcard: string) => {
      const left = { entry: { ...entry, typed: { ...typed, idcard } }, isSaving: true, typedSince: [] };
      sessionStorage.setItem(
        'statewise.e-banking.entries',
        JSON.stringify({ code: 'TEST0TEST0TE', lists: { director: left } }),
      );
    };
    leave('592-1');
    await business.show(People);
    expect(list(directors).getByLabelText(/^Number of the identity card/)).toHaveValue('592-1');
    cleanup();
    leave('59-20');
    await business.show(People);
    expect(list(directors).queryByLabelText('First name')).toBeNull();
  });

  it('is asked about when somebody goes on, and stays until they come back', async () => {
    const business = await Business.atPeople(
      owner('1', 100),
      adding('director_individual', '2'),
      adding('authorised_signatory', '3'),
    );
    const client = await business.show(People);
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await press(directors, /^Add/);
    await fill(directors, { 'First name': 'Ada' });
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Under “Directors and managers” a form is still open/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Go on without it' }));
    await settled();
    expect(client.view().application?.state).toBe('holders');
    expect(sessionStorage.getItem('statewise.e-banking.entries')).toContain('Ada');
  });
});

describe('politically exposed persons', () => {
  it('are asked for after a yes, with an explanation who they are', async () => {
    await (await Business.atPeople()).show(People);
    expect(screen.queryByRole('region', { name: /Politically/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(list(/Politically/).getByRole('button', { name: /^Add/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Who is politically exposed?' }));
    expect(screen.getByRole('dialog', { name: 'Politically exposed persons' })).toBeVisible();
  });
});
