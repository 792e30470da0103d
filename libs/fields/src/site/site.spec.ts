import { checkFields, ContactMessage, Subscribe, type Fields } from '../index.js';
import { at, errorsOf } from '../testing/answers.js';

const message = (changes: Fields = {}) => ({
  title: 'mrs',
  name: 'Rita',
  surname: 'Borg',
  email: 'rita@example.mt',
  subject: 'Savings',
  message: 'Hello,\nplease call.',
  tos: true,
  ...changes,
});

it('takes a message', () => {
  expect(checkFields(ContactMessage, message(), { at })).toEqual({
    fields: { ...message(), convenient_timetotalk: '' },
    errors: undefined,
  });
});

it.each([
  [{ convenient_day: 'Monday', convenient_time: '10:00' }, 'Monday 10:00'],
  [{ convenient_day: 'Monday' }, 'Monday'],
  [{ convenient_day: '', convenient_time: '10:00' }, '10:00'],
])('puts together when to call: %j', (when, together) => {
  expect(checkFields(ContactMessage, message(when), { at }).fields.convenient_timetotalk).toBe(together);
});

it.each(['title', 'name', 'surname', 'email', 'subject', 'message', 'tos'])('requires %s', (name) => {
  expect(errorsOf(ContactMessage, name, message({ [name]: '' }))).toEqual(['required']);
});

it('limits the message', () => {
  expect(errorsOf(ContactMessage, 'message', message({ message: 'x'.repeat(4001) }))).toEqual(['length']);
  expect(errorsOf(ContactMessage, 'telephone', message({ telephone: 'call me' }))).toEqual(['phone']);
  expect(errorsOf(ContactMessage, 'tos', message({ tos: false }))).toEqual(['required']);
});

it('subscribes by name and address', () => {
  expect(checkFields(Subscribe, { name: 'A', surname: 'B', email: 'a@b.mt' }, { at }).errors).toBeUndefined();
  expect(checkFields(Subscribe, { name: 'A', surname: 'B', email: 'a@b' }, { at }).errors).toEqual({
    email: ['email'],
  });
});
