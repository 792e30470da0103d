import { ChartPath } from '@statewise/flow/testing';
import { ContactMessage, exampleOf } from '@statewise/fields';
import { contactFormMachine } from './machine.js';

describe('contact form', () => {
  const fields = exampleOf(ContactMessage);
  const submitted = (key: string, changes: object = {}) => ({
    type: 'form.submitted',
    fields: { ...fields, ...changes },
    key,
    at: '2026-11-21T10:00:00.000Z',
  });
  const answered = { type: 'check.answered', captcha: 'solved' };
  const file = (name: string, size = 10) => ({ id: name, name, size });
  const chosen = (...files: object[]) => ChartPath.of(contactFormMachine).send({ type: 'files.chosen', files });

  it('asks for a file when none or an empty one was chosen', () => {
    for (const path of [chosen(), chosen(file('empty.pdf', 0))])
      expect(path.snapshot.context).toMatchObject({ attachments: [], errors: { attachments: ['required'] } });
  });

  it('attaches at most five files of ten megabytes and says what it left out', () => {
    const six = ['1', '2', '3', '4', '5', '6'].map((name) => file(name));
    expect(chosen(...six).snapshot.context).toMatchObject({
      attachments: six.slice(0, 5),
      errors: { attachments: ['max'] },
    });
    expect(chosen(...six).snapshot.context.leftOut).toEqual([{ name: '6', key: 'max' }]);
    const large = chosen(file('a'), file('large', 10 * 1024 * 1024 + 1));
    expect(large.snapshot.context).toMatchObject({ attachments: [file('a')], errors: { attachments: ['length'] } });
    expect(large.send({ type: 'file.removed', id: 'a' }).snapshot.context).toMatchObject({
      attachments: [],
      errors: {},
    });
  });

  it('names each file that it leaves out, with the reason', () => {
    const [twice, other] = [file('cv.pdf'), file('letter.pdf')];
    const leftOut = [{ name: 'film.mov', key: 'format' }];
    const path = chosen(twice).send({ type: 'files.chosen', files: [other, { ...twice, id: 'again' }], leftOut });
    expect(path.snapshot.context).toMatchObject({
      attachments: [twice, other],
      leftOut: [...leftOut, { name: 'cv.pdf', key: 'duplicate' }],
      errors: { attachments: ['format', 'duplicate'] },
    });
    expect(path.send({ type: 'file.removed', id: 'letter.pdf' }).snapshot.context.leftOut).toEqual([]);
  });

  it('asks for the file that an application needs', () => {
    const asked = ChartPath.of(contactFormMachine).send({ ...submitted('one'), needsFile: true });
    expect([asked.state, asked.snapshot.context.errors]).toEqual(['editing', { attachments: ['required'] }]);
    const sent = chosen(file('cv.pdf')).send({ ...submitted('one'), needsFile: true });
    expect(sent.state).toBe('checking');
  });

  it('sends the same message again under the same key, and another one under another', () => {
    const failed = ChartPath.of(contactFormMachine).send(submitted('one'), answered, { type: 'message.failed' });
    expect([failed.state, failed.snapshot.context.fields]).toEqual(['failed', fields]);
    expect(failed.send(submitted('two')).snapshot.context.key).toBe('one');
    expect(failed.send(submitted('two', { subject: 'Other' })).snapshot.context.key).toBe('two');
    const attached = failed.send({ type: 'files.chosen', files: [file('a')] }, submitted('three'));
    expect(attached.snapshot.context.key).toBe('three');
  });

  it('keeps what was typed when the server refuses it, and is empty once it was taken', () => {
    const sending = chosen(file('a')).send(submitted('one'), answered);
    const refused = sending.send({ type: 'message.refused', errors: { captcha: ['wrong'] } });
    expect([refused.state, refused.snapshot.context]).toMatchObject([
      'editing',
      { fields, attachments: [file('a')], errors: { captcha: ['wrong'] }, attempt: 1 },
    ]);
    const leftOut = [{ name: 'a', key: 'format', detail: 'We can only read PDF files.' }];
    const unread = sending.send({ type: 'message.refused', errors: { attachments: ['format'] }, leftOut });
    expect(unread.snapshot.context).toMatchObject({ leftOut, attachments: [file('a')] });
    expect(unread.send({ type: 'file.removed', id: 'a' }).snapshot.context).toMatchObject({ leftOut: [], errors: {} });
    const taken = sending.send({ type: 'message.taken', reference: 'C12345678' });
    expect([taken.state, taken.snapshot.context]).toMatchObject([
      'taken',
      { fields: {}, attachments: [], reference: 'C12345678' },
    ]);
  });

  it('shows what is wrong beside what was typed, and counts each attempt', () => {
    const wrong = ChartPath.of(contactFormMachine).send(submitted('one', { email: 'ada' }));
    expect([wrong.state, wrong.snapshot.context]).toMatchObject([
      'editing',
      { fields: { ...fields, email: 'ada' }, errors: { email: ['email'] }, attempt: 1, key: '' },
    ]);
    const checking = wrong.send(submitted('two'));
    expect(checking.snapshot.context).toMatchObject({ fields, errors: {}, leftOut: [], key: 'two' });
    expect(checking.send(answered).snapshot.context.captcha).toBe('solved');
    const unchecked = checking.send({ type: 'check.failed' });
    expect([unchecked.state, unchecked.snapshot.context.attempt]).toEqual(['failed', 2]);
    const unsent = unchecked.send(submitted('three'), answered, { type: 'message.failed' });
    expect([unsent.snapshot.context.attempt, unsent.snapshot.context.key]).toEqual([3, 'two']);
  });

  it('gives a message another key once the server has refused it or a file of it has changed', () => {
    const refused = { type: 'message.refused', errors: { email: ['email'] } };
    const sending = chosen(file('a'), file('b')).send(submitted('one'), answered);
    for (const path of [
      sending.send(refused),
      sending.send({ type: 'message.failed' }, { type: 'file.removed', id: 'a' }),
    ])
      expect(path.send(submitted('two')).snapshot.context.key).toBe('two');
    expect(sending.send(refused).snapshot.context.leftOut).toEqual([]);
  });

  it('takes off the file that is named alone', () => {
    const two = chosen(file('a'), file('b'));
    expect(two.send({ type: 'file.removed', id: 'a' }).snapshot.context.attachments).toEqual([file('b')]);
    expect(two.can({ type: 'file.removed', id: 'c' })).toBe(false);
    expect(ChartPath.of(contactFormMachine).can({ type: 'file.removed', id: 'a' })).toBe(false);
  });

  it('has no complaint of files that can all be sent, and one of those of another kind alone', () => {
    expect(chosen(file('a', 10 * 1024 * 1024)).snapshot.context).toMatchObject({ leftOut: [], errors: {} });
    expect(chosen(file('a')).snapshot.context.errors).toStrictEqual({});
    expect(chosen(file('a', 10), file('a', 20)).snapshot.context.attachments).toHaveLength(2);
    const leftOut = [{ name: 'film.mov', key: 'format' }];
    const path = ChartPath.of(contactFormMachine).send({ type: 'files.chosen', files: [], leftOut });
    expect(path.snapshot.context.errors).toEqual({ attachments: ['format'] });
  });

  it('forgets which files were left out once the message is sent', () => {
    const path = chosen(file('a'), file('empty', 0)).send(submitted('one'));
    expect(path.snapshot.context).toMatchObject({ leftOut: [], attachments: [file('a')], errors: {} });
  });
});
