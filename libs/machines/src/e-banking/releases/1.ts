import type { StoredState } from '@statewise/flow';

/** States and facts as version 1 stored them. Frozen: once released, this file does not change any more. */
export const release1: readonly StoredState[] = [
  { state: 'resume', facts: { furthestStep: 3, jump: null, documents: {}, savedContact: null } },
  {
    state: 'basics',
    facts: { furthestStep: 7, jump: null, documents: {}, savedContact: '01932f6e-8f2a-7c3b-9d4e-5f6071829304' },
  },
  { state: 'address', facts: { furthestStep: 2, jump: null, documents: {}, savedContact: null } },
  { state: 'people', facts: { furthestStep: 3, jump: null, documents: {}, savedContact: null } },
  {
    state: 'holders',
    facts: {
      furthestStep: 4,
      jump: {
        from: 'address',
        furthestStep: 2,
        reason: 'asked by phone',
        unmet: ['isAddressAnswered', 'isPeopleAnswered'],
      },
      documents: {},
      savedContact: '01932f6e-8f2a-7c3b-9d4e-5f6071829304',
    },
  },
  {
    state: 'payment',
    facts: { furthestStep: 5, jump: null, documents: {}, savedContact: '01932f6e-8f2a-7c3b-9d4e-5f6071829304' },
  },
  {
    state: 'marketing',
    facts: { furthestStep: 6, jump: null, documents: {}, savedContact: '01932f6e-8f2a-7c3b-9d4e-5f6071829304' },
  },
  {
    state: 'finish',
    facts: {
      furthestStep: 7,
      jump: null,
      documents: { identity: 2, register_extract: 1 },
      savedContact: '01932f6e-8f2a-7c3b-9d4e-5f6071829304',
    },
  },
  {
    state: 'completed',
    facts: {
      furthestStep: 7,
      jump: null,
      documents: { identity: 2, register_extract: 1 },
      savedContact: '01932f6e-8f2a-7c3b-9d4e-5f6071829304',
    },
  },
];
