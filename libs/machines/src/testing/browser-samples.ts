import { ContactMessage, exampleOf } from '@statewise/fields';
import type { AnyMachineSnapshot } from 'xstate';
import { accordionGroups } from '../accordion/machine.js';
import { everyJob } from '../job-list/matching-jobs.js';
import { mobileMenus } from '../mobile-menu/machine.js';
import { noticeKinds } from '../notice/machine.js';
import { holdReasons } from '../quote-carousel/machine.js';
import { suggestionKeys } from '../search/index.js';
import { consoleInputs, consoleSamples } from './console-samples.js';

/** An event for a browser's chart. */
export interface BrowserEvent {
  readonly type: string;
  readonly [name: string]: unknown;
}

const names = (...types: string[]): BrowserEvent[] => types.map((type) => ({ type }));
const file = (id: string) => ({ id, name: `${id}.pdf`, size: 1_000 });
const ids = ['a', 'b'];

/** Payloads that answer the request under way, and one that is too late. */
const answering = (snapshot: AnyMachineSnapshot, ...events: BrowserEvent[]): BrowserEvent[] => {
  const { request = 0, attempt = 0 } = snapshot.context;
  return events.flatMap((event) => [
    { ...event, request, attempt },
    { ...event, request: -1, attempt: -1 },
  ]);
};

const application = (code: string, version: number) => ({ code, version, steps: {}, drafts: {} });
const pending = (key: string) => ({ key, step: 2, event: { type: 'step.save', step: 2, fields: { street: 'R' } } });
const conflict = { step: 2, differences: [{ field: 'street', mine: 'R', theirs: 'Q' }], event: pending('k').event };
const refusal = { event: pending('k').event, errors: {} };
const remembered = { code: 'A', pending: null, conflict: null, drafts: {}, bases: {}, stands: null, formerCode: null };

const sessionSamples: readonly BrowserEvent[] = [
  { type: 'session.remembered', session: remembered },
  { type: 'session.remembered', session: { ...remembered, pending: pending('k') } },
  { type: 'session.remembered', session: { ...remembered, pending: pending('k'), conflict } },
  ...['session.restored', 'session.renewed', 'application.opened', 'application.read', 'save.answered'].map((type) => ({
    type,
    application: application('A', 2),
  })),
  { type: 'application.opened', application: application('B', 1) },
  { type: 'session.renewed', application: application('B', 1) },
  { type: 'event.refused', refusal },
  { type: 'save.requested', pending: pending('k') },
  { type: 'save.refused', refusal },
  { type: 'save.refused', refusal, application: application('A', 3) },
  { type: 'save.failed', retryAfter: 2_000 },
  { type: 'save.overtaken', application: application('A', 3), pending: pending('l') },
  { type: 'save.overtaken', application: application('A', 3), pending: null },
  { type: 'save.conflicted', application: application('A', 3), conflict, pending: pending('l') },
  { type: 'save.conflicted', application: application('A', 3), conflict, pending: null },
  { type: 'conflict.resolved', take: 'mine' },
  { type: 'conflict.resolved', take: 'theirs' },
  { type: 'draft.typed', step: 2, fields: { street: 'R' } },
  { type: 'draft.saved', step: 2, fields: { street: 'R' } },
  { type: 'role.known', role: 'staff' },
  { type: 'beginning.moved', state: 'menu' },
  { type: 'code.renewed', code: 'C' },
  ...names(
    'code.noted',
    'save.failed',
    'save.retried',
    'session.restored',
    'session.expired',
    'session.left',
    'screen.held',
    'screen.released',
    'network.lost',
    'network.back',
  ),
];

const seller = { id: 1, name: 'Demo store', storeNumber: '101', storeName: 'Bathline Brussels' };
const openedContact = { type: 'entry.opened', contactId: '1', parentId: null, fields: { name: 'Nora' } };
const typedContact = { contactType: 'person', contactId: null, parentId: null, typed: { name: 'N' }, base: {} };

const openJobs = [
  { id: 1, employmentKind: 'full-time', place: 'brussels' },
  { id: 2, employmentKind: 'part-time', place: 'valletta' },
];

/** Events that are worth trying in each chart of the browser, by the chart's id. */
export const browserSamples: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => readonly BrowserEvent[]>> = {
  ...consoleSamples,
  session: ({ context: { application: known, elsewhere, pending: sent, refusal: said, drafts, hasUnsentFiles } }) => {
    if (hasUnsentFiles)
      return [
        { type: 'files.noted', hasUnsent: false },
        { type: 'session.left', isAnyway: true },
      ];
    if (elsewhere !== null) return names('elsewhere.followed', 'elsewhere.noted');
    const isAtRest = known !== null && sent === null && said === null && Object.keys(drafts).length === 0;
    const kept = { type: 'application.read', application: application('A', 3), isPlaceKept: true };
    const chosen = { type: 'files.noted', hasUnsent: true };
    return isAtRest ? [...sessionSamples, kept, chosen] : sessionSamples;
  },
  'loan-calculator': (snapshot) => [
    { type: 'details.changed', details: { amount: '' } },
    { type: 'details.changed', details: { amount: 9_000, consumer_loan_application_loan_type_id: 1, loan_term: 36 } },
    { type: 'calculation.requested' },
    ...answering(
      snapshot,
      { type: 'plan.calculated', plan: {} },
      { type: 'plan.calculated', plan: { is_loan_rejected: true } },
      { type: 'plan.calculated', plan: { is_loan_revised: true } },
      { type: 'calculation.failed' },
    ),
  ],
  accordion: () =>
    accordionGroups.flatMap((group) => [
      { type: 'group.toggled', group },
      { type: 'group.opened', group },
    ]),
  'document-upload': ({ context }) => [
    ...(context.files.length === 0 ? [{ type: 'files.chosen', files: ids.map(file) }] : []),
    ...(context.files.length === 2 ? [{ type: 'files.chosen', files: [file('c')] }] : []),
    ...names('upload.requested', 'upload.confirmed', 'upload.declined', 'upload.cancelled', 'upload.renewed'),
    ...names('removal.confirmed', 'removal.declined', 'network.back'),
    ...ids.flatMap((id) => [
      { type: 'removal.requested', id },
      { type: 'file.progressed', id, share: 0.5 },
      { type: 'file.sent', id },
      { type: 'file.failed', id, reason: 'size' },
      { type: 'file.failed', id, reason: '' },
      { type: 'file.refused', id, reason: 'kind' },
      { type: 'file.retried', id },
    ]),
  ],
  'navigation-intent': () =>
    ['/one', '/two'].flatMap((place) =>
      ['/one', '/two', '/three'].flatMap((address) =>
        Array.from({ length: 32 }, (_, bits) => ({
          type: 'page.drawn',
          place,
          address,
          isHistory: (bits & 1) > 0,
          isFree: (bits & 2) > 0,
          isReachable: (bits & 4) > 0,
          hasMoved: (bits & 8) > 0,
          isFormer: (bits & 16) > 0,
        })),
      ),
    ),
  'contact-list': () => [
    ...['person', 'company', 'stranger'].map((contactType) => ({ type: 'entry.begun', contactType, parentId: null })),
    ...['person', 'stranger'].map((contactType) => ({ ...openedContact, contactType })),
    ...['company', 'stranger'].map((contactType) => ({ type: 'type.chosen', contactType })),
    { type: 'field.typed', fields: { name: 'Nora' } },
    { type: 'deletion.requested', contactId: '1' },
    { type: 'change.taken', id: '1', fields: { name: 'Nora' } },
    { type: 'change.refused', errors: { name: ['required'] } },
    ...names('entry.submitted', 'entry.cancelled', 'entry.renewed'),
    ...names('deletion.confirmed', 'deletion.declined', 'refusal.dismissed'),
  ],
  handover: () => [
    ...[true, false].map((isContinued) => ({
      type: 'application.told',
      prepared: { code: 'A', email: 'ada@example.com', amount: 9_000, term: 36 },
      isContinued,
    })),
    ...names('sale.taken', 'question.failed', 'question.repeated', 'page.hidden', 'page.shown'),
  ],
  'vat-lookup': (snapshot) => [
    ...['be', 'nl'].map((countryCode) => ({ type: 'number.typed', vat: '0403170701', countryCode, form: 'right' })),
    { type: 'number.typed', vat: '04', countryCode: 'be', form: 'nothing' },
    { type: 'anew.chosen' },
    { type: 'number.typed', vat: '999999999', countryCode: 'be', form: 'wrong' },
    ...answering(
      snapshot,
      { type: 'use.told', isUsed: true },
      { type: 'use.told', isUsed: true, isBegun: true },
      { type: 'use.told', isUsed: false },
      { type: 'register.answered', found: { company: 'Harbour', address: 'Quay Street 12', country: 'be' } },
      { type: 'register.answered', found: null },
      { type: 'business.filled', former: null },
      { type: 'lookup.failed' },
    ),
  ],
  'intermediary-login': () => [
    ...['session.read', 'login.accepted'].map((type) => ({ type, person: seller })),
    { type: 'session.read', person: null },
    ...['', 'demo-store'].map((value) => ({ type: 'field.changed', name: 'username', value })),
    { type: 'field.changed', name: 'password', value: 'a long passphrase' },
    { type: 'form.submitted', at: '2026-11-20T10:00:00.000Z' },
    { type: 'check.answered', captcha: 'solved' },
    { type: 'check.demanded', message: 'A check is needed.' },
    ...[true, false].map((isCheckRequired) => ({ type: 'login.refused', message: 'Not known.', isCheckRequired })),
    { type: 'login.limited', message: 'Too often.', seconds: 900 },
    { type: 'fields.refused', errors: { username: ['length'] } },
    ...names('session.failed', 'session.ended', 'check.failed', 'login.failed'),
    ...names('logout.requested', 'logout.done', 'logout.failed'),
  ],
  privacy: () => [
    { type: 'cookie.read', isAccepted: true },
    { type: 'cookie.read', isAccepted: false },
    { type: 'policy.accepted' },
  ],
  'language-check': () => [
    { type: 'languages.read', browser: 'nl-BE', page: 'en', offered: ['en', 'nl'], isDone: false },
    { type: 'languages.read', browser: 'nl-BE', page: 'en', offered: ['en', 'nl'], isDone: true },
  ],
  'blog-list': (snapshot) => [
    { type: 'more.requested' },
    { type: 'category.changed', category: '' },
    { type: 'category.changed', category: 'savings' },
    ...answering(
      snapshot,
      { type: 'articles.loaded', articles: [{}], total: 1 },
      { type: 'articles.loaded', articles: [{}], total: 3 },
      { type: 'articles.loaded', articles: [], total: 3 },
      { type: 'loading.failed' },
    ),
  ],
  'blog-form': () => names('form.toggled', 'form.closed'),
  'contact-form': ({ context: { attachments = [] } }) => [
    ...(attachments.length === 0 ? [{ type: 'files.chosen', files: [file('a')] }] : []),
    { type: 'files.chosen', files: [] },
    { type: 'file.removed', id: 'a' },
    { type: 'form.submitted', fields: exampleOf(ContactMessage), key: 'k1', at: '2026-11-20T10:00:00.000Z' },
    { type: 'form.submitted', fields: {}, key: 'k2', at: '2026-11-20T10:00:00.000Z' },
    { type: 'check.answered', captcha: 'solved' },
    { type: 'message.taken', reference: 'C12345678' },
    { type: 'message.refused', errors: { captcha: ['wrong'] } },
    ...names('check.failed', 'message.failed', 'form.renewed'),
  ],
  subscribe: () => [
    { type: 'field.changed', name: 'name', value: 'Ada' },
    { type: 'field.changed', name: 'surname', value: 'Vella' },
    { type: 'field.changed', name: 'email', value: 'ada@example.com' },
    { type: 'form.submitted', at: '2026-11-20T10:00:00.000Z' },
    { type: 'subscription.refused', errors: { email: ['email'] } },
    ...names('subscription.taken', 'subscription.failed'),
  ],
  'side-menu': () =>
    [0, 100, 500, 2_000].flatMap((scrolled) =>
      [700, 1_280].map((width) => ({ type: 'page.measured', width, scrolled, top: 100, bottom: 1_500 })),
    ),
  calculator: () => [
    { type: 'input.changed', name: 'amount', value: '100' },
    { type: 'calculation.updated' },
    { type: 'calculation.done' },
    { type: 'calculation.refused', problems: { amount: { key: 'error.amount.missing' } } },
    { type: 'recalculation.requested' },
  ],
  'mobile-menu': () => [
    ...mobileMenus.map((menu) => ({ type: 'menu.toggled', menu })),
    { type: 'menu.toggled', menu: 'sub', entry: 'loans' },
    ...names('menu.closed', 'page.widened'),
  ],
  notice: () => [
    ...noticeKinds.map((kind) => ({ type: 'notice.opened', kind })),
    { type: 'notice.opened', kind: 'unknown' },
    ...names('notice.followed', 'notice.dismissed'),
  ],
  'job-list': () => [
    ...['', 'full-time'].map((employmentKind) => ({ type: 'filter.changed', filter: { employmentKind } })),
    ...['', 'brussels', 'valletta'].map((place) => ({ type: 'filter.changed', filter: { place } })),
    { type: 'filter.cleared' },
  ],
  'quote-carousel': () => [
    ...names('quote.next', 'quote.previous', 'rotation.paused', 'rotation.resumed', 'motion.reduced'),
    ...[0, 2, 3].map((at) => ({ type: 'quote.reached', at })),
    ...holdReasons.flatMap((reason) => ['hold.began', 'hold.ended'].map((type) => ({ type, reason }))),
  ],
  search: (snapshot) => [
    { type: 'query.changed', query: 'l' },
    { type: 'query.changed', query: 'loan' },
    ...names('search.cleared', 'suggestion.chosen'),
    ...suggestionKeys.map((key) => ({ type: 'suggestion.moved', key })),
    { type: 'suggestion.chosen', at: 1 },
    ...answering(
      snapshot,
      { type: 'results.loaded', results: ['/a', '/b'].map((url) => ({ url, title: url })) },
      { type: 'results.loaded', results: [] },
      { type: 'search.failed' },
    ),
  ],
};

/** What charts of the browser may be started with, besides nothing, by the chart's id. */
export const browserInputs: Readonly<Record<string, readonly object[]>> = {
  ...consoleInputs,
  'blog-list': [
    { articles: [{}], total: 3, category: '' },
    { articles: [{}], total: 1, category: 'savings' },
  ],
  'contact-list': [
    { types: ['person', 'company'] },
    { types: ['person'], entry: typedContact },
    { types: ['person'], entry: { ...typedContact, contactId: '1' } },
    { types: ['person'], entry: typedContact, isSaving: true },
  ],
  'job-list': [
    { jobs: openJobs, filter: everyJob },
    { jobs: openJobs, filter: { employmentKind: 'internship', place: '' } },
  ],
  'quote-carousel': [
    { count: 3, isStill: false },
    { count: 3, isStill: true },
  ],
  calculator: [{ values: { amount: '100' }, calculated: { amount: '100' } }],
};
