import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Option } from '@statewise/ui';
import { useStores } from './lending/use-stores.js';
import type { Room } from './room.js';

/** What a bank adds to the console of every flow. */
interface BankConsole {
  readonly rooms: readonly Room[];
  /** Parts of an application's page, by the name under which its flow declares them. */
  readonly parts: Readonly<Record<string, LazyExoticComponent<ComponentType<{ readonly id: string }>>>>;
  /** The stores for which people of a partner work. */
  readonly useStores?: () => readonly Option[];
}

/** What this bank adds. */
export const bank: BankConsole = {
  rooms: [
    {
      path: 'reviews',
      title: 'room.reviews',
      group: 'work',
      roles: ['admin', 'staff'],
      page: lazy(async () => ({ default: (await import('./reviews/room.js')).Room })),
    },
    {
      path: 'content',
      title: 'room.content',
      group: 'house',
      roles: ['admin', 'staff', 'qa'],
      page: lazy(async () => ({ default: (await import('./content/room.js')).Room })),
    },
  ],
  parts: { risk: lazy(async () => ({ default: (await import('./lending/risk-part.js')).RiskPart })) },
  useStores,
};
