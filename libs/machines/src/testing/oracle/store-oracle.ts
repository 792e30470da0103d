import type { Fields } from '@statewise/fields';
import type { KnownApplication, Oracle, OracleRow } from './table.js';

interface KnownSale extends KnownApplication {
  readonly jump: { readonly from: string; readonly furthest: number } | null;
  /** Whether the customer’s application exists. */
  readonly isPrepared: boolean;
}

const created = ['applicationDetails', 'finish'];
const isAnswered = (fields: unknown): boolean => Object.keys(Object(fields)).length > 0;

const rows: readonly OracleRow<KnownSale>[] = [
  {
    from: 'identify',
    on: 'application.create',
    when: (_, { fields, actor }) => isAnswered(fields) && Object(actor).role !== 'intermediary',
    to: 'applicationDetails',
  },
  { from: 'identify', on: 'intermediary.enter', to: 'applicationDetails' },
  { from: 'identify', on: 'login.open', to: 'intermediaryLogin' },
  { from: 'intermediaryLogin', on: 'intermediary.enter', to: 'applicationDetails' },
  { from: 'intermediaryLogin', on: 'login.leave', to: 'identify' },
  {
    from: 'applicationDetails',
    on: 'step.save',
    when: (_, { step, fields }) => step === 2 && isAnswered(fields),
    to: 'finish',
    keeps: () => ({ isPrepared: true }),
    tells: ['prepareLoan'],
  },
  { from: 'applicationDetails', on: 'step.goTo', when: (_, { step }) => step === 2, to: 'applicationDetails' },
  { from: 'finish', on: 'step.goTo', when: (_, { step }) => step === 3, to: 'finish' },
  {
    from: created,
    on: 'application.resume',
    to: ({ furthest }) => (furthest === 3 ? 'finish' : 'applicationDetails'),
  },
  {
    from: created,
    on: 'application.jump',
    when: ({ isPrepared }, { state }) => state === (isPrepared ? 'finish' : 'applicationDetails'),
    to: (_, { state }) => String(state),
    keeps: ({ state, furthest }) => ({ jump: { from: state, furthest } }),
  },
  {
    from: created,
    on: 'application.undo',
    when: ({ jump, isPrepared }) => jump?.from === (isPrepared ? 'finish' : 'applicationDetails'),
    to: ({ jump }) => jump?.from ?? '',
    keeps: ({ jump, furthest }) => ({ jump: null, furthest: jump?.furthest ?? furthest }),
  },
];

/** What a partner’s sale does, as it was agreed. */
export const storeOracle: Oracle<KnownSale> = {
  rows,
  start: { state: 'identify', furthest: 0, jump: null, isPrepared: false },
  answers: {
    questions: [],
    own: {},
    keeps: ({ steps }, { type, fields }): { steps?: Readonly<Record<number, Fields>> } => {
      if (type === 'application.create') return { steps: { 1: Object(fields) } };
      return type === 'step.save' ? { steps: { ...steps, 2: Object(fields) } } : {};
    },
  },
  derivedOf: () => ({}),
  reaches: { applicationDetails: 2, finish: 3 },
  knownOf: ({ context: { furthestStep: furthest, jump, isPrepared } }) => ({
    furthest,
    jump: jump && { from: jump.from, furthest: jump.furthestStep },
    isPrepared,
  }),
};
