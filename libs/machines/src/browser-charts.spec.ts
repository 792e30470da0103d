import { createActor, SimulatedClock } from 'xstate';
import { Walk } from '@statewise/flow/testing';
import { accordionMachine } from './accordion/index.js';
import { blogListMachine } from './blog-list/index.js';
import { ContactMessage, exampleOf } from '@statewise/fields';
import { calculatorMachine } from './calculator/index.js';
import { codeMailingMachine } from './code-mailing/index.js';
import { contactFormMachine } from './contact-form/index.js';
import { documentUploadMachine } from './document-upload/index.js';
import { handoverMachine } from './handover/index.js';
import { languageCheckMachine } from './language-check/index.js';
import { loanCalculatorMachine } from './loan-calculator/index.js';
import { mobileMenuMachine } from './mobile-menu/index.js';
import { navigationIntentMachine } from './navigation-intent/index.js';
import { noticeMachine } from './notice/index.js';
import { privacyMachine } from './privacy/index.js';
import { searchMachine } from './search/index.js';
import { sideMenuMachine } from './side-menu/index.js';
import { subscribeMachine } from './subscribe/index.js';
import { typingCheckMachine } from './typing-check/index.js';
import { vatLookupMachine } from './vat-lookup/index.js';

const details = { amount: 9_000, consumer_loan_application_loan_type_id: 1, loan_term: 36 };

describe('accordion', () => {
  it('opens one group at a time and closes the open one', () => {
    const walk = Walk.of(accordionMachine).send({ type: 'group.toggled', group: 'income' });
    expect(walk.state).toBe('income');
    expect(walk.send({ type: 'group.toggled', group: 'income' }).state).toBe('closed');
    expect(walk.send({ type: 'group.opened', group: 'occupation' }).state).toBe('occupation');
  });
});

describe('privacy', () => {
  it('is shown until it is accepted, and then remembered', () => {
    const shown = Walk.of(privacyMachine).send({ type: 'cookie.read', isAccepted: false });
    expect(shown.state).toBe('shown');
    expect(shown.send({ type: 'policy.accepted' }).actions).toContain('rememberAcceptance');
    const known = Walk.of(privacyMachine).send({ type: 'cookie.read', isAccepted: true });
    expect([known.state, known.actions]).toEqual(['accepted', expect.arrayContaining(['rememberAcceptance'])]);
  });

  it('goes when it was accepted in another tab, and for nothing else', () => {
    const shown = Walk.of(privacyMachine).send({ type: 'cookie.read', isAccepted: false });
    expect(shown.can({ type: 'cookie.read', isAccepted: false })).toBe(false);
    expect(shown.send({ type: 'cookie.read', isAccepted: true }).state).toBe('accepted');
  });
});

describe('loan calculator', () => {
  it('calculates when typing pauses', () => {
    const clock = new SimulatedClock();
    const actor = createActor(loanCalculatorMachine, { clock }).start();
    actor.send({ type: 'details.changed', details });
    clock.increment(300);
    actor.send({ type: 'details.changed', details: { ...details, amount: 9_500 } });
    clock.increment(399);
    expect(actor.getSnapshot().value).toBe('editing');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('calculating');
  });

  it('shows only the answer to the last question, and hides after a failure', () => {
    const second = Walk.of(loanCalculatorMachine).send(
      ...Array.from({ length: 2 }).flatMap(() => [
        { type: 'details.changed', details },
        { type: 'calculation.requested' },
      ]),
    );
    const answer = (attempt: number) => ({
      type: 'plan.calculated',
      attempt,
      plan: { term: 36 },
      isRejected: false,
      isRevised: true,
    });
    expect(second.can(answer(1))).toBe(false);
    expect(second.send(answer(2)).state).toBe('revised');
    expect(second.send({ type: 'calculation.failed', attempt: 2 }).state).toBe('failed');
  });
});

describe('document upload', () => {
  const files = ['a', 'b'].map((id) => ({ id, name: `${id}.pdf`, size: 10 }));
  const uploading = () =>
    Walk.of(documentUploadMachine).send(
      { type: 'files.chosen', files },
      { type: 'upload.requested' },
      { type: 'upload.confirmed' },
    );

  it('asks for a file before it uploads', () => {
    const asked = Walk.of(documentUploadMachine).send({ type: 'upload.requested' });
    expect(asked.state).toBe('selecting.open');
    expect(asked.snapshot.context.isFileMissing).toBe(true);
  });

  it('sends a failed file again alone', () => {
    const failed = uploading().send({ type: 'file.failed', id: 'a', reason: 'type' }, { type: 'file.sent', id: 'b' });
    expect(failed.state).toBe('failed.open');
    expect(failed.snapshot.context.files[0]).toMatchObject({ state: 'failed', reason: 'type' });
    const again = failed.send({ type: 'file.retried', id: 'a' });
    expect(again.snapshot.context.files.map(({ state }: { state: string }) => state)).toEqual(['sending', 'sent']);
    expect(again.send({ type: 'file.sent', id: 'a' }).state).toBe('done');
  });

  it('takes a file off the list once that is confirmed, and is done when only that one had failed', () => {
    const failed = uploading().send({ type: 'file.failed', id: 'a', reason: 'type' }, { type: 'file.sent', id: 'b' });
    expect(failed.can({ type: 'removal.requested', id: 'b' })).toBe(false);
    const asked = failed.send({ type: 'removal.requested', id: 'a' });
    expect(asked.send({ type: 'removal.declined' }).snapshot.context).toMatchObject(failed.snapshot.context);
    const removed = asked.send({ type: 'removal.confirmed' });
    expect([removed.state, removed.snapshot.context.files.length]).toEqual(['done', 1]);
    expect(removed.actions).toContain('announceUpload');
  });

  it('does not send again what the server has refused, alone or with others', () => {
    const refused = uploading().send({ type: 'file.refused', id: 'a', reason: 'kind' }, { type: 'file.sent', id: 'b' });
    expect(refused.state).toBe('failed.open');
    expect(refused.can({ type: 'file.retried', id: 'a' })).toBe(false);
    const [file] = files;
    const more = refused.send(
      { type: 'files.chosen', files: [{ ...file, id: 'c' }] },
      { type: 'upload.requested' },
      { type: 'upload.confirmed' },
    );
    const states = more.snapshot.context.files.map(({ state }: { state: string }) => state);
    expect(states).toEqual(['refused', 'sent', 'sending']);
    expect(more.send({ type: 'file.sent', id: 'c' }).state).toBe('failed.open');
  });

  it('lets files wait again after a cancel', () => {
    const cancelled = uploading().send({ type: 'file.progressed', id: 'a', share: 0.4 }, { type: 'upload.cancelled' });
    expect(cancelled.actions).toContain('abortRequests');
    expect(cancelled.snapshot.context.files[0]).toMatchObject({ state: 'waiting', share: 0 });
  });
});

describe('address and flow', () => {
  const drawn = (place: string, address: string, more: object = {}) => ({
    type: 'page.drawn',
    place,
    address,
    isHistory: true,
    isFree: true,
    isReachable: true,
    ...more,
  });
  const atTwo = () => Walk.of(navigationIntentMachine).send(drawn('/two', '/two'));

  it('shows a step forward as a new address, and takes the old one that is still drawn for no wish', () => {
    const forward = atTwo().send(drawn('/three', '/two'));
    expect([forward.state, ...forward.actions]).toEqual(['leading', 'advanceAddress']);
    const late = forward.send(drawn('/three', '/two'));
    expect([late.state, ...late.actions]).toEqual(['leading']);
    expect(late.send(drawn('/three', '/three')).state).toBe('together');
  });

  it('asks the flow to follow the history, once it is free', () => {
    const waiting = atTwo().send(drawn('/two', '/one', { isFree: false, isReachable: false }));
    expect([waiting.state, ...waiting.actions]).toEqual(['wished']);
    const asked = waiting.send(drawn('/two', '/one'));
    expect([asked.state, ...asked.actions]).toEqual(['asked', 'askFlow']);
    expect(asked.send(drawn('/one', '/one')).state).toBe('together');
  });

  it.each(['opened', 'gone to'])('comes back from an address that the flow does not go to, when it is %s', (how) => {
    const before = how === 'opened' ? Walk.of(navigationIntentMachine) : atTwo();
    const back = before.send(drawn('/two', '/five', { isReachable: false }));
    expect([back.state, ...back.actions]).toEqual(['leading', 'returnAddress']);
  });

  it('comes back when the flow was asked and did not follow', () => {
    const asked = atTwo().send(drawn('/two', '/one'));
    expect(asked.send(drawn('/two', '/one')).actions).toContain('returnAddress');
  });
});

describe('mailing the code', () => {
  it('has one request under way at a time, and can be asked again', () => {
    const sending = Walk.of(codeMailingMachine).send({ type: 'mail.requested' });
    expect(sending.can({ type: 'mail.requested' })).toBe(false);
    const failed = sending.send({ type: 'mail.failed' });
    expect(failed.send({ type: 'mail.requested' }).actions).toContain('mailCode');
  });
});

describe('language check', () => {
  it.each([
    ['nl-BE', 'en', false, 'redirecting'],
    ['fr', 'nl', false, 'redirecting'],
    ['en-GB', 'en', false, 'settled'],
    ['de', 'en', false, 'settled'],
    ['nl', 'en', true, 'settled'],
  ])('with browser %s on a page in %s, done %s, it is %s', (browser, page, isDone, state) => {
    const offered = ['en', 'nl', 'fr'];
    expect(Walk.of(languageCheckMachine).send({ type: 'languages.read', browser, page, offered, isDone }).state).toBe(
      state,
    );
  });

  it('sends no French browser away from a page that is written in English alone', () => {
    const event = { type: 'languages.read', browser: 'fr-BE', page: 'nl', offered: ['en'], isDone: false };
    expect(Walk.of(languageCheckMachine).send(event)).toMatchObject({ state: 'settled', actions: [] });
  });

  it('remembers that it was made before it leads to the page in the language of the browser', () => {
    const event = { type: 'languages.read', browser: 'FR-be', page: 'nl', offered: ['en', 'nl', 'fr'], isDone: false };
    const redirected = Walk.of(languageCheckMachine).send(event);
    expect(redirected.snapshot.context.wanted).toBe('fr');
    expect(redirected.actions).toEqual(['rememberCheck', 'redirect']);
  });
});

describe('blog list', () => {
  const six = Array.from({ length: 6 }, (_, id) => ({ id }));

  it('starts with the articles of the page, without asking for any', () => {
    const some = Walk.of(blogListMachine, { articles: six, total: 8, category: 'business' });
    expect(some.state).toBe('partial');
    expect(some.snapshot.context).toMatchObject({ articles: six, category: 'business', request: 0 });
    expect(some.can({ type: 'category.changed', category: 'business' })).toBe(false);
    expect(some.can({ type: 'category.changed', category: '' })).toBe(true);
    expect(Walk.of(blogListMachine, { articles: six, total: 6, category: '' }).state).toBe('complete');
  });

  it('ends with an answer that has no articles', () => {
    const asked = Walk.of(blogListMachine, { articles: six, total: 8, category: '' }).send({ type: 'more.requested' });
    expect(asked.send({ type: 'articles.loaded', request: 1, articles: [], total: 8 }).state).toBe('complete');
  });

  it('keeps what is there when more cannot be had, and asks again', () => {
    const failed = Walk.of(blogListMachine, { articles: six, total: 8, category: '' }).send(
      { type: 'more.requested' },
      { type: 'loading.failed', request: 1 },
    );
    expect(failed.state).toBe('failed');
    expect(failed.snapshot.context.articles).toHaveLength(6);
    expect(failed.send({ type: 'more.requested' }).actions).toContain('loadArticles');
  });

  it('hides the button when all are loaded, and starts over with another category', () => {
    const first = Walk.of(blogListMachine, { articles: [], total: 8, category: '' }).send(
      { type: 'more.requested' },
      { type: 'articles.loaded', request: 1, articles: six, total: 8 },
    );
    expect(first.state).toBe('partial');
    const all = first.send(
      { type: 'more.requested' },
      { type: 'articles.loaded', request: 2, articles: six.slice(0, 2), total: 8 },
    );
    expect(all.state).toBe('complete');
    const other = all.send({ type: 'category.changed', category: 'savings' });
    expect(other.state).toBe('loading');
    expect(other.snapshot.context).toMatchObject({ articles: [], category: 'savings', request: 3 });
    expect(other.can({ type: 'articles.loaded', request: 2, articles: six, total: 8 })).toBe(false);
  });
});

describe('side menu', () => {
  it.each([
    [749, 500, 'hidden'],
    [750, 0, 'top'],
    [750, 500, 'fixed'],
    [750, 2_000, 'bottom'],
  ])('at a width of %i scrolled by %i it is %s', (width, scrolled, state) => {
    expect(
      Walk.of(sideMenuMachine).send({ type: 'page.measured', width, scrolled, top: 100, bottom: 1_500 }).state,
    ).toBe(state);
  });
});

describe('calculator', () => {
  it('starts after a tenth of a second', () => {
    const clock = new SimulatedClock();
    const actor = createActor(calculatorMachine, { clock, input: undefined }).start();
    clock.increment(100);
    expect(actor.getSnapshot().value).toBe('input');
    actor.send({ type: 'calculation.done' });
    actor.send({ type: 'recalculation.requested' });
    expect(actor.getSnapshot().value).toBe('input');
  });

  it('starts with the results that the page was drawn with', () => {
    const clock = new SimulatedClock();
    const values = { amount: '100' };
    const actor = createActor(calculatorMachine, { clock, input: { values, calculated: values } }).start();
    expect(actor.getSnapshot().can({ type: 'calculation.done' })).toBe(false);
    clock.increment(100);
    expect(actor.getSnapshot().value).toBe('results');
  });

  it('keeps results of the values they came from while others are typed, and drops them when those come to nothing', () => {
    const values = { amount: '100', years: '2' };
    const shown = Walk.of(calculatorMachine, { values }).send(
      { type: 'xstate.after.bootstrapPause.calculator.starting' },
      { type: 'calculation.done' },
      { type: 'input.changed', name: 'amount', value: '' },
    );
    expect(shown.snapshot.context).toMatchObject({ values: { amount: '', years: '2' }, calculated: values });
    const problems = { amount: { key: 'error.amount.missing' } };
    const refused = shown.send({ type: 'calculation.refused', problems });
    expect([refused.state, refused.snapshot.context.calculated]).toEqual(['input', null]);
    expect(refused.snapshot.context.problems).toEqual(problems);
    expect(refused.send({ type: 'input.changed', name: 'years', value: '3' }).snapshot.context.problems).toEqual({});
  });
});

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
  const chosen = (...files: object[]) => Walk.of(contactFormMachine).send({ type: 'files.chosen', files });

  it('asks for a file when none or an empty one was chosen', () => {
    for (const walk of [chosen(), chosen(file('empty.pdf', 0))])
      expect(walk.snapshot.context).toMatchObject({ attachments: [], errors: { attachments: ['required'] } });
  });

  it('attaches at most five files of ten megabytes and says what it left out', () => {
    const six = ['1', '2', '3', '4', '5', '6'].map((name) => file(name));
    expect(chosen(...six).snapshot.context).toMatchObject({
      attachments: six.slice(0, 5),
      errors: { attachments: ['max'] },
    });
    const large = chosen(file('a'), file('large', 10 * 1024 * 1024 + 1));
    expect(large.snapshot.context).toMatchObject({ attachments: [file('a')], errors: { attachments: ['length'] } });
    expect(large.send({ type: 'file.removed', id: 'a' }).snapshot.context).toMatchObject({
      attachments: [],
      errors: {},
    });
  });

  it('sends the same message again under the same key, and another one under another', () => {
    const failed = Walk.of(contactFormMachine).send(submitted('one'), answered, { type: 'message.failed' });
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
    const taken = sending.send({ type: 'message.taken', reference: 'C12345678' });
    expect([taken.state, taken.snapshot.context]).toMatchObject([
      'taken',
      { fields: {}, attachments: [], reference: 'C12345678' },
    ]);
  });
});

describe('subscribe', () => {
  it('shows what is missing, sends what is valid and clears it afterwards', () => {
    const at = '2026-11-20T10:00:00.000Z';
    const typed = Object.entries({ name: 'Ada', surname: 'Vella', email: 'ada@example.com' }).map(([name, value]) => ({
      type: 'field.changed',
      name,
      value,
    }));
    expect(Walk.of(subscribeMachine).send({ type: 'form.submitted', at }).snapshot.context.errors).toMatchObject({
      email: ['required'],
    });
    const taken = Walk.of(subscribeMachine).send(
      ...typed,
      { type: 'form.submitted', at },
      { type: 'subscription.taken' },
    );
    expect(taken.state).toBe('taken');
    expect(taken.snapshot.context.fields).toEqual({});
  });
});

describe('menus and notices', () => {
  it('has one menu open at a time', () => {
    const walk = Walk.of(mobileMenuMachine).send(
      { type: 'menu.toggled', menu: 'countries' },
      { type: 'menu.toggled', menu: 'sub', entry: 'loans' },
    );
    expect(walk.state).toBe('sub');
    expect(walk.send({ type: 'menu.toggled', menu: 'sub', entry: 'savings' }).snapshot.context.entry).toBe('savings');
    expect(walk.send({ type: 'menu.toggled', menu: 'sub', entry: 'loans' }).state).toBe('closed');
    expect(walk.send({ type: 'page.widened' }).state).toBe('closed');
  });

  it('closes a notice that is followed, and lets nobody be led back from English', () => {
    const open = (kind: string) => Walk.of(noticeMachine).send({ type: 'notice.opened', kind });
    expect(open('english-only').send({ type: 'notice.followed' }).actions).toContain('rememberCheck');
    expect(open('english-only').send({ type: 'notice.dismissed' }).actions).not.toContain('rememberCheck');
    const followed = open('saver').send({ type: 'notice.followed' });
    expect([followed.state, followed.actions]).toEqual(['closed', []]);
    expect(Walk.of(noticeMachine).can({ type: 'notice.opened', kind: 'unknown' })).toBe(false);
  });
});

describe('handing over', () => {
  const prepared = { code: 'AAAABBBBCCCC', email: 'ada@example.com', amount: 9_000, term: 36 };
  const told = (isContinued = false) => ({ type: 'application.told', prepared, isContinued });
  const taken = { type: 'sale.taken' } as const;

  it('asks nothing before the server has taken the sale', () => {
    const handover = Walk.of(handoverMachine);
    expect([handover.state, handover.actions]).toEqual(['untaken', []]);
    expect(handover.can({ type: 'question.repeated' })).toBe(false);
    const asking = handover.send(taken);
    expect([asking.state, asking.actions]).toEqual(['asking', ['askServer']]);
  });

  it('asks again every ten seconds while somebody looks at the page', () => {
    const clock = new SimulatedClock();
    const actor = createActor(handoverMachine, { clock }).start();
    actor.send(taken);
    actor.send({ type: 'application.told', prepared, isContinued: false });
    clock.increment(9_999);
    expect(actor.getSnapshot().value).toBe('waiting');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('asking');
    actor.send({ type: 'application.told', prepared, isContinued: false });
    actor.send({ type: 'page.hidden' });
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toBe('unwatched');
    actor.send({ type: 'page.shown' });
    expect(actor.getSnapshot().value).toBe('asking');
  });

  it('ends when the customer has gone on, and forgets the code', () => {
    const continued = Walk.of(handoverMachine).send(taken, told(), { type: 'question.repeated' }, told(true));
    expect([continued.state, continued.snapshot.context]).toEqual(['continued', { prepared: null }]);
  });

  it('goes on showing the code when the server does not answer once', () => {
    const failing = Walk.of(handoverMachine).send(taken);
    expect(failing.send({ type: 'question.failed' }).state).toBe('failed');
    expect(failing.send(told(), { type: 'question.repeated' }, { type: 'question.failed' }).state).toBe('waiting');
  });
});

describe('check while typing', () => {
  it('says nothing for 600 milliseconds after each key', () => {
    const clock = new SimulatedClock();
    const actor = createActor(typingCheckMachine, { clock }).start();
    actor.send({ type: 'text.typed', isFine: false });
    clock.increment(599);
    actor.send({ type: 'text.typed', isFine: false });
    clock.increment(599);
    expect(actor.getSnapshot().value).toBe('doubted');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('wrong');
  });

  it('says at once that a field is mended, and goes on saying that it is wrong', () => {
    const pause = { type: 'xstate.after.typingPause.typing-check.doubted' };
    const wrong = Walk.of(typingCheckMachine).send({ type: 'text.typed', isFine: false }, pause);
    expect([wrong.state, wrong.can({ type: 'text.typed', isFine: false })]).toEqual(['wrong', false]);
    expect(wrong.send({ type: 'text.typed', isFine: true }).state).toBe('fine');
  });
});

describe('vat lookup', () => {
  const typed = (vat: string, form: 'nothing' | 'wrong' | 'right' = 'right') =>
    ({ type: 'number.typed', vat, countryCode: 'be', form }) as const;
  const pause = { type: 'xstate.after.typingPause.vat-lookup.waiting' };
  const found = { company: 'Harbour', address: 'Quay Street 12', country: 'be' };
  const lookingUp = () =>
    Walk.of(vatLookupMachine).send(typed('0403170701'), pause, { type: 'use.told', attempt: 1, isUsed: false });

  it('asks a second after the last key, and only for a number that can be one', () => {
    const clock = new SimulatedClock();
    const actor = createActor(vatLookupMachine, { clock }).start();
    actor.send(typed('04', 'nothing'));
    clock.increment(2_000);
    expect(actor.getSnapshot().value).toBe('idle');
    actor.send(typed('0403170701'));
    clock.increment(900);
    actor.send(typed('0403170702'));
    clock.increment(999);
    expect(actor.getSnapshot().value).toBe('waiting');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('checking');
  });

  it('says after the same pause that it can be no number, and asks nobody', () => {
    const clock = new SimulatedClock();
    const actor = createActor(vatLookupMachine, { clock }).start();
    actor.send(typed('999999999', 'wrong'));
    clock.increment(999);
    expect(actor.getSnapshot().value).toBe('doubted');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('wrong');
    actor.send(typed('0403170701'));
    expect(actor.getSnapshot().value).toBe('waiting');
  });

  it('asks the register once the number is free, and fills in what it tells', () => {
    const asked = lookingUp();
    expect([asked.state, asked.actions[0]]).toEqual(['lookingUp', 'askRegister']);
    const known = asked.send({ type: 'register.answered', attempt: 1, found });
    expect([known.state, known.snapshot.context.found]).toEqual(['known', found]);
    expect(known.actions).toContain('fillBusiness');
  });

  it('asks no register for a number that another application uses', () => {
    const used = Walk.of(vatLookupMachine).send(typed('0403170701'), pause, {
      type: 'use.told',
      attempt: 1,
      isUsed: true,
    });
    expect([used.state, used.actions]).toEqual(['used', []]);
  });

  it('never hears an answer about an older number', () => {
    const another = lookingUp().send(typed('0403170702'));
    expect(another.can({ type: 'register.answered', attempt: 1, found })).toBe(false);
    const checking = another.send(pause);
    for (const late of [
      { type: 'use.told', attempt: 1, isUsed: true },
      { type: 'lookup.failed', attempt: 1 },
    ])
      expect([checking.state, checking.can(late)]).toEqual(['checking', false]);
  });

  it('says after four seconds that one can go on, and still hears the answer', () => {
    const slow = lookingUp().send({ type: 'xstate.after.patience.vat-lookup.lookingUp' });
    expect(slow.state).toBe('unavailable');
    expect(slow.send({ type: 'register.answered', attempt: 1, found }).state).toBe('known');
    expect(slow.send({ type: 'register.answered', attempt: 1, found: null }).state).toBe('unknown');
  });

  it('leaves a number alone that is typed as it was', () => {
    const known = lookingUp().send({ type: 'register.answered', attempt: 1, found });
    expect(known.can(typed('0403170701'))).toBe(false);
    expect(known.send(typed('04', 'nothing')).state).toBe('idle');
  });
});

describe('search', () => {
  const pause = { type: 'xstate.after.typingPause.search.typing' };
  const found = (count: number) =>
    Walk.of(searchMachine).send({ type: 'query.changed', query: 'loan' }, pause, {
      type: 'results.loaded',
      request: 1,
      results: Array.from({ length: count }, (_, at) => ({ url: `/${at}`, title: `Page ${at}` })),
    });

  it('searches from two characters on, when typing pauses', () => {
    const clock = new SimulatedClock();
    const actor = createActor(searchMachine, { clock }).start();
    actor.send({ type: 'query.changed', query: 'l ' });
    clock.increment(300);
    expect(actor.getSnapshot().value).toBe('typing');
    actor.send({ type: 'query.changed', query: 'loan' });
    clock.increment(299);
    expect(actor.getSnapshot().value).toBe('typing');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('searching');
  });

  it('suggests six pages and moves through them with the keys, the field being one of the stops', () => {
    const { snapshot } = found(9);
    expect(snapshot.context).toMatchObject({ active: -1, results: { length: 6 } });
    const stops: number[] = [];
    let walk = found(2);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      walk = walk.send({ type: 'suggestion.moved', key });
      stops.push(walk.snapshot.context.active);
    }
    expect(stops).toEqual([0, 1, -1, 1, 0, 1]);
  });

  it('opens the suggestion that the keys have reached, or the one that is clicked', () => {
    expect(found(2).can({ type: 'suggestion.chosen' })).toBe(false);
    const reached = found(2).send({ type: 'suggestion.moved', key: 'ArrowUp' }, { type: 'suggestion.chosen' });
    expect([reached.snapshot.context.active, reached.actions]).toEqual([1, ['openSuggestion']]);
    expect(found(2).send({ type: 'suggestion.chosen', at: 0 }).snapshot.context.active).toBe(0);
    expect(found(2).can({ type: 'suggestion.chosen', at: 2 })).toBe(false);
  });

  it('begins at the field again with every answer, and forgets all when it is cleared', () => {
    const again = found(2).send(
      { type: 'suggestion.moved', key: 'ArrowDown' },
      { type: 'query.changed', query: 'loans' },
      pause,
      { type: 'results.loaded', request: 2, results: [{ url: '/x', title: 'X' }] },
    );
    expect(again.snapshot.context.active).toBe(-1);
    const cleared = again.send({ type: 'search.cleared' });
    expect([cleared.state, cleared.snapshot.context.query, cleared.snapshot.context.results]).toEqual(['idle', '', []]);
  });

  it('leaves the answer to an earlier question aside, and asks again after a failure', () => {
    expect(found(1).can({ type: 'results.loaded', request: 1, results: [] })).toBe(false);
    const failed = Walk.of(searchMachine).send({ type: 'query.changed', query: 'loan' }, pause, {
      type: 'search.failed',
      request: 1,
    });
    expect(failed.state).toBe('failed');
    expect(failed.send({ type: 'query.changed', query: 'loans' }, pause).state).toBe('searching');
  });
});
