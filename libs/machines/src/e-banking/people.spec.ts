import {
  adding,
  businessBack,
  businessFinish,
  businessSaving,
  changing,
  companyPeople,
  deleting,
  onePerson,
  onePersonWay,
} from '../testing/business-samples.js';
import { atPeople, contextOf, fresh, why } from '../testing/business-paths.js';

// All roles of a person in one act, over the lists of both steps of people.

it('adds every role of a person at once, the holder of the account among them', () => {
  expect(contextOf(atPeople().send(onePerson)).contacts.map(({ id }) => id)).toEqual(['41', '42', '43', '44']);
});

it('goes past the step of the holders where they were named beside the other people', () => {
  const path = atPeople().send(onePerson, businessSaving(3));
  expect(path.state).toBe('payment');
  expect(contextOf(path).steps[4]).toEqual({});
  expect(fresh().send(...onePersonWay, businessFinish).state).toBe('completed');
});

it('asks for the holders where none was named, and where they were asked for already', () => {
  const asked = atPeople().send(...companyPeople, businessSaving(3));
  expect(asked.state).toBe('holders');
  expect(asked.send(adding('principal_account_holder', '21'), businessBack, businessSaving(3)).state).toBe('holders');
});

it('says why a step with its holders named cannot be left yet', () => {
  const only = changing({ holder: adding('principal_account_holder', '44') });
  expect(why(atPeople().send(only), businessSaving(3))).toMatchObject({ director: ['required'] });
});

it('renames all contacts of a person, whose card no other person may have', () => {
  const path = atPeople().send(onePerson);
  const act = (names: Readonly<Record<string, string>>) => {
    const contacts = contextOf(path)
      .contacts.filter(({ id }) => id in names)
      .map(({ id, contact_type, fields: { sector: _, ...data } }) => [
        id,
        { contact_type, contact_id: id, data: { ...data, surname: names[id] } },
      ]);
    return { ...onePerson, contacts: Object.fromEntries(contacts), ids: {} };
  };
  expect(why(path, act({ '41': 'Vella', '42': 'Vella', '43': 'Vella', '44': 'Vella' }))).toBe('taken');
  expect(why(path, act({ '42': 'Vella' }))).toEqual({ '42.idcard': ['unique'] });
});

it('names errors by the contact that they are about, and keeps nothing of the others', () => {
  const act = changing({
    director: adding('director_individual', '1', { birthday: '01/01/1850' }),
    signatory: adding('authorised_signatory', '2'),
  });
  expect(why(atPeople(), act)).toEqual({ 'director.birthday': ['date'] });
});

it('deletes before it adds, so that a role can change hands in one act', () => {
  const path = atPeople().send(...companyPeople);
  const act = changing({ owner: adding('beneficial_owner_individual', '9', { shares: 60 }) }, ['11']);
  expect(why(path, act)).toBe('taken');
  expect(contextOf(path.send(act)).contacts.map(({ id }) => id)).not.toContain('11');
});

it('takes no other lists, and nothing that is no change', () => {
  const number = changing({ number: adding('client_number', '1') });
  expect(why(atPeople(), number)).toEqual({ contacts: ['oneOf'] });
  expect(why(atPeople(), changing({}))).toEqual({ contacts: ['required'] });
  expect(why(atPeople(), { ...onePerson, contacts: { director: 1 } })).toEqual({ contacts: ['oneOf'] });
  const shaped = { director: { contact_type: 'director_individual', data: {}, colour: 'red' } };
  expect(why(atPeople(), { ...onePerson, contacts: shaped })).toEqual({ 'director.colour': ['unknown'] });
});

it('refuses a client number that stands in the list already, however it is typed', () => {
  const numbers = fresh().send(...onePersonWay.slice(0, 4), adding('client_number', '7', { client_number: 'A12345' }));
  const again = adding('client_number', '8', { client_number: 'a12345' });
  expect(why(numbers, again)).toEqual({ client_number: ['unique'] });
  expect(why(numbers.send(deleting('7')), again)).toBe('taken');
});
