// What is being found out about the VAT number of a form. The browser owns it; it starts with nothing typed, follows what
// is typed, and comes to rest with what the bank and the European register say. No answer stops the applicant for good.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

/** What the register tells of a business. */
export interface FoundBusiness {
  readonly company: string;
  readonly address: string;
  readonly country: string;
}

export interface VatLookupContext {
  /** The number that was typed last, and its country. */
  readonly vat: string;
  readonly countryCode: string;
  /** Counts the numbers that were asked about: an answer about an older one is not heard. */
  readonly attempt: number;
  /** The business of the number; null until the register has told one. */
  readonly found: FoundBusiness | null;
  /** What the next step was filled in for; null where it stands as it did before. */
  readonly filled: { readonly vat: string; readonly countryCode: string; readonly business: FoundBusiness } | null;
  /** Whose the saved number is; null until the register has told that. */
  readonly former: FoundBusiness | null;
  /** Whether the applicant begins anew with a number that another application was begun with. */
  readonly isAnew: boolean;
}

export type VatLookupEvent =
  | {
      readonly type: 'number.typed';
      readonly vat: string;
      readonly countryCode: string;
      /** Whether it can be a number of that country; `nothing` while it is too short to say, or known already. */
      readonly form: 'nothing' | 'wrong' | 'right';
    }
  | { readonly type: 'use.told'; readonly attempt: number; readonly isUsed: boolean; readonly isBegun?: boolean }
  | { readonly type: 'anew.chosen' }
  | { readonly type: 'register.answered'; readonly attempt: number; readonly found: FoundBusiness | null }
  | { readonly type: 'business.filled'; readonly attempt: number; readonly former: FoundBusiness | null }
  | { readonly type: 'lookup.failed'; readonly attempt: number };

const isAnotherNumber = ({ context, event }: { context: VatLookupContext; event: VatLookupEvent }): boolean =>
  event.type === 'number.typed' &&
  event.form === 'right' &&
  (event.vat !== context.vat || event.countryCode !== context.countryCode);

const vatLookup = setup({
  types: { context: {} as VatLookupContext, events: {} as VatLookupEvent, meta: {} as ChartMeta },
  guards: {
    isAnotherNumber,
    isOfAnotherBusiness: ({ context, event }) =>
      isAnotherNumber({ context, event }) &&
      context.filled !== null &&
      isAnotherNumber({ context: { ...context, ...context.filled }, event }),
    isWrong: ({ event }) => event.type === 'number.typed' && event.form === 'wrong',
    isNothing: ({ event }) => event.type === 'number.typed' && event.form === 'nothing',
    isUsed: ({ context, event }) => event.type === 'use.told' && event.attempt === context.attempt && event.isUsed,
    isBegun: ({ context, event }) =>
      event.type === 'use.told' && event.attempt === context.attempt && event.isBegun === true,
    isKnown: ({ context, event }) =>
      event.type === 'register.answered' && event.attempt === context.attempt && event.found !== null,
    isLastAnswer: ({ context, event }) => 'attempt' in event && event.attempt === context.attempt,
  },
  actions: {
    keepNumber: assign(({ event }) =>
      event.type === 'number.typed'
        ? { vat: event.vat, countryCode: event.countryCode, isAnew: false, found: null }
        : {},
    ),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    keepBusiness: assign(({ event }) => (event.type === 'register.answered' ? { found: event.found } : {})),
    keepFilled: assign(({ context: { vat, countryCode, found: business }, event }) =>
      event.type === 'business.filled' && business !== null
        ? { filled: { vat, countryCode, business }, former: event.former }
        : {},
    ),
    forgetFilled: assign({ filled: null }),
    beginAnew: assign({ isAnew: true }),
    askUse: () => {},
    askRegister: () => {},
    fillBusiness: () => {},
    takeBusinessBack: () => {},
  },
  delays: { typingPause: 1_000, lookupTimeout: 4_000 },
});

const registerAnswers = {
  'register.answered': [
    { target: 'comparing', guard: 'isKnown', actions: ['fillBusiness', 'keepBusiness'] },
    { target: 'unknown', guard: 'isLastAnswer' },
  ],
} as const;

/** The chart of looking a VAT number up while a form is filled in. */
export const vatLookupMachine = vatLookup.createMachine({
  id: 'vat-lookup',
  description: 'Whether a VAT number is free, and whose it is; a register that is slow or silent holds nobody up.',
  meta: {
    title: 'VAT number',
    guards: {
      isAnotherNumber: 'It can be a number of the country, and is not the one that was typed before.',
      isOfAnotherBusiness: 'It can be a number of the country, and the next step was filled in for another one.',
      isWrong: 'It is long enough for a number, but can be none of the country.',
      isNothing: 'It is too short to say anything of it, or is known already.',
      isBegun:
        'The answer is about the last number, and another application was begun with it but has not reserved it.',
      isUsed: 'The answer is about the last number, and another application uses it.',
      isKnown: 'The answer is about the last number, and the register knows it.',
      isLastAnswer: 'The answer is about the last number.',
    },
    actions: {
      keepNumber: 'Keeps what is typed.',
      countAttempt: 'Counts the number, so that late answers about an older one are recognised.',
      keepBusiness: 'Keeps what the register tells.',
      keepFilled: 'Keeps for which number the next step was filled in.',
      forgetFilled: 'Forgets for which number that was.',
      beginAnew: 'Keeps that the applicant begins anew.',
      askUse: 'The browser asks the server whether another application uses the number.',
      askRegister: 'The browser asks the server what the register says.',
      fillBusiness:
        'The browser fills company, address and country in where nothing else was typed, and tells when it has.',
      takeBusinessBack: 'The browser puts back what stood where company, address and country were filled in.',
    },
    delays: {
      typingPause: 'As long as somebody is still typing.',
      lookupTimeout: 'As long as somebody looks at a form without wondering.',
    },
  },
  context: { vat: '', countryCode: '', attempt: 0, found: null, filled: null, former: null, isAnew: false },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing that could be checked is typed yet.' },
    doubted: {
      description: 'What is typed can be no number of the country; somebody may still be typing.',
      after: { typingPause: 'wrong' },
    },
    wrong: { description: 'What is typed is no number of the country.' },
    waiting: {
      description: 'A number is typed; somebody may still be typing.',
      after: { typingPause: 'checking' },
    },
    checking: {
      description: 'The server is asked whether another application uses the number.',
      entry: ['countAttempt', 'askUse'],
      on: {
        'use.told': [
          { target: 'begun', guard: 'isBegun' },
          { target: 'used', guard: 'isUsed' },
          { target: 'lookingUp', guard: 'isLastAnswer' },
        ],
        'lookup.failed': { target: 'unavailable', guard: 'isLastAnswer' },
      },
    },
    lookingUp: {
      description: 'The register is asked whose number it is.',
      entry: 'askRegister',
      on: { ...registerAnswers, 'lookup.failed': { target: 'unavailable', guard: 'isLastAnswer' } },
      after: { lookupTimeout: 'unavailable' },
    },
    used: { description: 'Another application uses the number.' },
    begun: {
      description: 'Another application was begun with the number; the applicant can go on with that or begin anew.',
      on: { 'anew.chosen': { target: 'lookingUp', actions: 'beginAnew' } },
    },
    comparing: {
      description:
        'The register knows the number; what stands at the next step may be of a number before, which is asked about.',
      on: { 'business.filled': { target: 'known', guard: 'isLastAnswer', actions: 'keepFilled' } },
    },
    known: { description: 'The register knows the number; company, address and country are filled in.' },
    unknown: { description: 'The register does not know the number; one can go on all the same.' },
    unavailable: {
      description:
        'The number could not be checked in time; one can go on all the same, and a late answer still counts.',
      on: registerAnswers,
    },
  },
  on: {
    'number.typed': [
      {
        target: '.waiting',
        guard: 'isOfAnotherBusiness',
        actions: ['takeBusinessBack', 'forgetFilled', 'keepNumber'],
      },
      { target: '.waiting', guard: 'isAnotherNumber', actions: 'keepNumber' },
      { target: '.doubted', guard: 'isWrong', actions: 'keepNumber' },
      { target: '.idle', guard: 'isNothing', actions: 'keepNumber' },
    ],
  },
});
