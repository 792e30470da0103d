import type { StoredState } from '@statewise/flow';

/** States and facts as version 1 stored them. Frozen: once released, this file does not change any more. */
export const release1: readonly StoredState[] = [
  {
    state: 'applicationDetails',
    facts: {
      furthestStep: 2,
      jump: null,
      preparedBy: null,
      route: 'store',
      seller: { storeNumber: '101' },
      isPrepared: false,
    },
  },
  {
    state: 'finish',
    facts: {
      furthestStep: 3,
      jump: null,
      preparedBy: null,
      route: 'intermediary',
      seller: { storeNumber: '101', intermediaryId: '1', name: 'Els Smet' },
      isPrepared: true,
    },
  },
];
