import { adding, deleting, editing } from '@statewise/machines/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Screen as Holders } from '../steps/holders.js';
import { Screen as People } from '../steps/people.js';
import {
  Business,
  card,
  fill,
  list,
  owner,
  person,
  press,
  settled,
  tick,
  peopleRegion,
} from '../testing/in-business.js';

beforeEach(() => sessionStorage.clear());

describe('one person with several roles', () => {
  it('gets the role of another step by a tick, with the card that is known', async () => {
    const business = await Business.atPeople(
      adding('beneficial_owner_individual', '1', { shares: 100 }),
      adding('director_individual', '2'),
      adding('authorised_signatory', '3', { name: 'Ada', surname: 'Vella' }),
      { type: 'step.save', step: 3, fields: { pep: false } },
    );
    const client = await business.show(Holders);
    await press(peopleRegion, /^Edit Ada/);
    await tick({ 'Principal account holder': true });
    await press(peopleRegion, /Save/);
    await settled();
    expect(list(peopleRegion).getByText(/Authorised signatory · Principal account holder/)).toBeVisible();
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

  it('stands once, although programs saved the roles one by one and with other capitals', async () => {
    const same = { idcard: '592017736' };
    await (
      await Business.atPeople(
        adding('director_individual', '1', same),
        adding('authorised_signatory', '2', { ...same, name: ' nora ', surname: 'CAMILLERI' }),
      )
    ).show(People);
    expect(list(peopleRegion).getAllByRole('listitem')).toHaveLength(1);
    expect(list(peopleRegion).getByText(/Director or manager · Authorised signatory/)).toBeVisible();
  });

  it('is politically exposed by a tick: the name is known, the relation is asked for', async () => {
    const client = await (await Business.atPeople(owner('10001', 60))).show(People);
    await press(peopleRegion, /^Edit Nora/);
    await tick({ 'Politically exposed person': true });
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(list(peopleRegion).getAllByDisplayValue('Nora Owner 10001')).toHaveLength(1);
    const relation = list(peopleRegion).getByRole('textbox', { name: /^Relation to that person/ });
    expect(relation).toHaveValue('');
    await userEvent.type(relation, 'Self');
    await userEvent.type(list(peopleRegion).getByRole('textbox', { name: /unction/ }), 'Mayor');
    await press(peopleRegion, /Save/);
    await settled();
    expect(client.view().application?.contacts.at(-1)?.fields).toEqual({
      pep_name: 'Nora Owner 10001',
      pep_position: 'Mayor',
      pep_relation: 'Self',
      political_exposed_contact_name: 'Nora Owner 10001',
    });
    expect(list(peopleRegion).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('two devices', () => {
  it('shows both values when they changed the same field, and keeps what was typed', async () => {
    const business = await Business.atPeople(adding('director_individual', '1'));
    await business.show(People);
    await press(peopleRegion, /^Edit Nora/);
    await fill(peopleRegion, { 'First name': 'Leonora' });
    await business.happen(editing('director_individual', '101', { name: 'Norah', idcard: '1' }));
    await press(peopleRegion, /Save/);
    await settled();
    const name = list(peopleRegion).getByLabelText('First name');
    expect(name).toHaveValue('Leonora');
    expect(name).toHaveAccessibleDescription(/Changed to “Norah” on another device/);
    await press(peopleRegion, /Save/);
    await settled();
    expect(list(peopleRegion).getByText('Leonora Camilleri', { selector: '.contacts__name' })).toBeVisible();
  });

  it('takes what was saved elsewhere when that is chosen', async () => {
    const business = await Business.atPeople(adding('director_individual', '1'));
    await business.show(People);
    await press(peopleRegion, /^Edit Nora/);
    await fill(peopleRegion, { 'First name': 'Leonora' });
    await business.happen(editing('director_individual', '101', { name: 'Norah', idcard: '1' }));
    await press(peopleRegion, /Save/);
    await settled();
    await press(peopleRegion, /Take “Norah”/);
    expect(list(peopleRegion).getByLabelText('First name')).toHaveValue('Norah');
    expect(list(peopleRegion).queryByText(/Changed to/)).toBeNull();
  });

  it('keeps both of two contacts that were added at once', async () => {
    const business = await Business.atPeople();
    await business.show(People);
    await press(peopleRegion, /^Add/);
    await tick({ 'Director or manager': true });
    await fill(peopleRegion, { ...person, ...card });
    await business.happen(adding('director_individual', '9'));
    await press(peopleRegion, /Save/);
    await settled();
    expect(list(peopleRegion).getByText('Ada Vella', { selector: '.contacts__name' })).toBeVisible();
    expect(list(peopleRegion).getByText('Nora Camilleri', { selector: '.contacts__name' })).toBeVisible();
  });

  it('offers to make a new entry of what was typed when the contact was deleted elsewhere', async () => {
    const business = await Business.atPeople(adding('director_individual', '1'));
    await business.show(People);
    await press(peopleRegion, /^Edit Nora/);
    await fill(peopleRegion, { 'First name': 'Norah' });
    await business.happen(deleting('101'));
    await press(peopleRegion, /Save/);
    await settled();
    expect(list(peopleRegion).getByText(/was deleted on another device/)).toBeVisible();
    await press(peopleRegion, /Make it a new entry/);
    expect(list(peopleRegion).getByLabelText('First name')).toHaveValue('Norah');
    await press(peopleRegion, /Save/);
    await settled();
    expect(list(peopleRegion).getByText('Norah Camilleri', { selector: '.contacts__name' })).toBeVisible();
  });

  it('does not delete what somebody else has changed meanwhile, and says why', async () => {
    const business = await Business.atPeople(adding('director_individual', '1'));
    await business.show(People);
    await business.happen(editing('director_individual', '101', { name: 'Norah', idcard: '1' }));
    await press(peopleRegion, /^Delete/);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await settled();
    expect(list(peopleRegion).getByText(/Norah Camilleri was changed on another device/)).toBeVisible();
  });
});

describe('an unfinished entry', () => {
  it('survives a reload', async () => {
    const business = await Business.atPeople();
    const client = await business.show(People);
    await press(peopleRegion, /^Add/);
    await fill(peopleRegion, { 'First name': 'Ada' });
    cleanup();
    client.close();
    await business.show(People);
    expect(list(peopleRegion).getByLabelText('First name')).toHaveValue('Ada');
    await press(peopleRegion, /Cancel/);
    expect(sessionStorage.getItem('statewise.e-banking.entries')).toBeNull();
  });

  it('is sent anew where it waited behind another change when the page was reloaded, and forgotten where it arrived', async () => {
    const business = await Business.atPeople(adding('director_individual', '1', { idcard: '5920' }));
    const typed = {
      ...{ name: 'Nora', surname: 'Camilleri', birthday: '02/05/1979', idcard: '592-1', expiry: '31/12/2099' },
      'is:director': true,
    };
    const entry = { contactType: 'person', contactId: null, parentId: null, typed, base: {} };
    const leave = (idcard: string) => {
      const left = { entry: { ...entry, typed: { ...typed, idcard } }, isSaving: true, typedSince: [] };
      sessionStorage.setItem(
        'statewise.e-banking.entries',
        JSON.stringify({ code: 'TEST0TEST0TE', lists: { people: left } }),
      );
    };
    leave('592-1');
    await business.show(People);
    expect(list(peopleRegion).getByLabelText(/^Number of the identity card/)).toHaveValue('592-1');
    cleanup();
    leave('59-20');
    await business.show(People);
    expect(list(peopleRegion).queryByLabelText('First name')).toBeNull();
  });

  it('is asked about when somebody goes on, and stays until they come back', async () => {
    const business = await Business.atPeople(
      owner('1', 100),
      adding('director_individual', '2'),
      adding('authorised_signatory', '3'),
    );
    const client = await business.show(People);
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await press(peopleRegion, /^Add/);
    await fill(peopleRegion, { 'First name': 'Ada' });
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Under “People and companies” a form is still open/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Go on without it' }));
    await settled();
    expect(client.view().application?.state).toBe('holders');
    expect(sessionStorage.getItem('statewise.e-banking.entries')).toContain('Ada');
  });
});

describe('politically exposed persons', () => {
  it('are asked for after a yes, with an explanation who they are', async () => {
    await (await Business.atPeople(owner('1', 60))).show(People);
    expect(screen.queryByText(/Tick “Politically exposed person” at the person/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.getByText(/Tick “Politically exposed person” at the person/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Who is politically exposed?' }));
    expect(screen.getByRole('dialog', { name: 'Politically exposed persons' })).toBeVisible();
  });

  it('whom programs named without another role can be edited and deleted', async () => {
    const client = await (await Business.atPeople(adding('politically_exposed_person', '1'))).show(People);
    await press(peopleRegion, /^Edit Nora Camilleri/);
    expect(list(peopleRegion).getByDisplayValue('Paul Borg')).toBeVisible();
    await press(peopleRegion, /Cancel/);
    await press(peopleRegion, /^Delete Nora Camilleri/);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await settled();
    expect(client.view().application?.contacts).toEqual([]);
  });
});
