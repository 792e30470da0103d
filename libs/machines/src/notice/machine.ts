// The notices of the public site. The browser owns it; it starts closed and shows one notice at a time.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

/** The notices: products that open a link in a new tab, a page that is there in English only, and the mobile one. */
export const noticeKinds = [
  'saver',
  'saver-plus',
  'term-deposit',
  'pro',
  'factor',
  'factor-apply',
  'english-only',
  'mobile-notification',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export interface NoticeContext {
  readonly kind: NoticeKind | null;
}

export type NoticeEvent =
  | { readonly type: 'notice.opened'; readonly kind: NoticeKind }
  | { readonly type: 'notice.followed' }
  | { readonly type: 'notice.dismissed' };

const notice = setup({
  types: { context: {} as NoticeContext, events: {} as NoticeEvent, meta: {} as ChartMeta },
  guards: {
    isEnglishOnly: ({ context }) => context.kind === 'english-only',
    isKnown: ({ event }) => event.type === 'notice.opened' && noticeKinds.includes(event.kind),
  },
  actions: {
    keepKind: assign(({ event }) => (event.type === 'notice.opened' ? { kind: event.kind } : {})),
    forgetKind: assign({ kind: null }),
    rememberCheck: () => {},
  },
});

/** The chart of the notices. */
export const noticeMachine = notice.createMachine({
  id: 'notice',
  description: 'A modal notice with a link.',
  meta: {
    title: 'Notice',
    guards: {
      isKnown: 'The notice is one of the site.',
      isEnglishOnly: 'The notice leads to the same page in English.',
    },
    actions: {
      keepKind: 'Keeps which notice is shown.',
      forgetKind: 'Forgets which notice was shown.',
      rememberCheck:
        'The browser sets the cookie LANGUAGE_CHECK_DONE for a day, so that nobody is led back from English.',
    },
  },
  context: { kind: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No notice is shown.',
      on: { 'notice.opened': { target: 'open', guard: 'isKnown', actions: 'keepKind' } },
    },
    open: {
      description: 'A notice is shown over the page; the browser opens its link in a new tab.',
      on: {
        'notice.followed': [
          { target: 'closed', guard: 'isEnglishOnly', actions: ['rememberCheck', 'forgetKind'] },
          { target: 'closed', actions: 'forgetKind' },
        ],
        'notice.dismissed': { target: 'closed', actions: 'forgetKind' },
      },
    },
  },
});
