import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Option } from '@statewise/ui';
import { useContentLabel } from './content/use-content-label.js';
import { usePartnerStores } from './lending/use-partner-stores.js';
import type { Feature } from './room.js';

/** What a bank adds to the console of every flow. */
interface BankConsole {
  readonly features: readonly Feature[];
  /** Parts of an application's page, by the name under which its flow declares them. */
  readonly parts: Readonly<Record<string, LazyExoticComponent<ComponentType<{ readonly id: string }>>>>;
  /** The stores for which people of a partner work. */
  readonly useStores?: () => readonly Option[];
  /** What labels a field of what the bank edits. */
  readonly useFieldLabel?: () => (name: string) => string | undefined;
}

/** What this bank adds. */
export const bank: BankConsole = {
  features: [
    {
      path: 'reviews',
      title: 'room.reviews',
      group: 'work',
      roles: ['admin', 'staff'],
      page: lazy(async () => ({ default: (await import('./reviews/room.js')).Feature })),
    },
    {
      path: 'content',
      title: 'room.content',
      group: 'house',
      roles: ['admin', 'staff', 'qa'],
      page: lazy(async () => ({ default: (await import('./content/feature.js')).Feature })),
    },
  ],
  parts: { risk: lazy(async () => ({ default: (await import('./lending/risk-part.js')).RiskPart })) },
  useStores: usePartnerStores,
  useFieldLabel: useContentLabel,
};
