import type { Fields } from '@statewise/fields';
import {
  adding,
  businessBack,
  businessFinish,
  businessSaving,
  changing,
  companyPeople,
  deleting,
  editing,
  onePerson,
  onePersonWay,
} from '../testing/business-samples.js';
import { saveContacts } from './answers.js';
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

it.each([
  ['one', { director: 1 }, { contacts: ['oneOf'] }],
  ['list', { director: [] }, { contacts: ['oneOf'] }],
  ['type', { director: { contact_type: 'nobody', data: {} } }, { contacts: ['oneOf'] }],
  ['data', { director: { contact_type: 'director_individual', data: 'x' } }, { 'director.data': ['format'] }],
  ['id', { director: { contact_type: 'director_individual', data: {}, contact_id: 7 } }, { 'director.id': ['format'] }],
  [
    'company',
    { director: { contact_type: 'director_individual', data: {}, parent_id: 7 } },
    { 'director.id': ['format'] },
  ],
])('says which %s of a change has another shape', (_, contacts, errors) => {
  expect(why(atPeople(), { ...onePerson, contacts })).toEqual(errors);
});

it('looks at the shape of a change before anything of it is read', () => {
  const errorsOf = (contacts: Fields) => saveContacts(contextOf(atPeople()), { ...onePerson, contacts }).errors;
  expect(errorsOf({ a: 1 })).toEqual({ a: ['format'] });
  expect(errorsOf({ a: { contact_type: 'nobody', data: {} } })).toEqual({ 'a.contact_type': ['oneOf'] });
});

it('says of one change that is wrong what it is, though another is right', () => {
  const { contacts } = changing({ holder: adding('principal_account_holder', '44') });
  const more = { ...contacts, number: changing({ number: adding('client_number', '1') }).contacts?.['number'] };
  expect(why(atPeople(), { ...onePerson, contacts: more })).toEqual({ contacts: ['oneOf'] });
});

it('makes changes in the order of their names, and keeps the contacts in that of their ids', () => {
  const act = changing({
    c: adding('director_individual', '1'),
    a: adding('director_individual', '3'),
    b: adding('director_individual', '2'),
  });
  const { contacts, savedContact } = contextOf(atPeople().send(act));
  expect([contacts.map(({ id }) => id), savedContact]).toEqual([['1', '2', '3'], '1']);
});

it('gives a new contact the name of its change where the server gave it no id', () => {
  const { contacts } = contextOf(atPeople().send({ ...changing({ a: adding('director_individual', '1') }), ids: {} }));
  expect(contacts.map(({ id }) => id)).toEqual(['a']);
});

it('deletes alone, and takes what is gone already for done', () => {
  const path = atPeople().send(...companyPeople);
  const left = contextOf(path.send(changing({}, ['14', 'gone']))).contacts.map(({ id }) => id);
  expect(left).toEqual(['11', '12', '13', '15']);
  expect(why(path, changing({}, ['gone']))).toEqual({ contacts: ['required'] });
  const { removed: _, ...added } = changing({ a: adding('director_individual', '1') });
  expect(why(path, added)).toBe('taken');
  const { contacts: __, ...removed } = changing({}, ['14']);
  expect(why(path, removed)).toBe('taken');
});

it('answers the question about exposed persons with yes where it was answered with no, and nothing else', () => {
  const named = (path: ReturnType<typeof atPeople>) =>
    contextOf(path.send(adding('politically_exposed_person', '9'))).steps[3];
  const answered = atPeople().send(...companyPeople, businessSaving(3), businessBack);
  expect([named(atPeople()), named(answered)]).toEqual([undefined, { pep: true }]);
  expect(contextOf(answered.send(adding('director_individual', '9'))).steps[3]).toEqual({ pep: false });
});

it('takes no new contact without an id, or under one that there is', () => {
  const path = atPeople().send(...companyPeople);
  const { id: _, ...unnamed } = adding('director_individual', '9');
  expect(why(path, unnamed)).toEqual({ id: ['unknown'] });
  expect(why(path, adding('director_individual', '14'))).toEqual({ id: ['unknown'] });
});

it('keeps which contact was saved last, whichever act did it', () => {
  const saved = (path: ReturnType<typeof atPeople>) => contextOf(path).savedContact;
  const path = atPeople().send(...companyPeople);
  expect([
    saved(path),
    saved(path.send(editing('director_individual', '14'))),
    saved(path.send(deleting('14'))),
  ]).toEqual(['15', '14', '15']);
});

it('refuses a client number that stands in the list already, however it is typed', () => {
  const numbers = fresh().send(...onePersonWay.slice(0, 4), adding('client_number', '7', { client_number: 'A12345' }));
  const again = adding('client_number', '8', { client_number: 'a12345' });
  expect(why(numbers, again)).toEqual({ client_number: ['unique'] });
  expect(why(numbers.send(deleting('7')), again)).toBe('taken');
});
