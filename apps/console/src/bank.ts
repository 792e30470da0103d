import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ListedTask } from '@statewise/contract';
import type { Option } from '@statewise/ui';
import { editorPath } from './components/editor-path.js';
import { useContentLabel, useContentValue, useCounting, usePriceActs } from './content/bank-parts.js';
import { usePartnerStores } from './lending/use-partner-stores.js';
import type { Proposal } from './proposals/proposal.js';
import { useDecisionActs } from './reviews/use-decision-acts.js';
import { deskFeature, feature, type Feature, type Hit } from './room.js';

/** What a bank adds to the console of every flow. */
interface BankConsole {
  readonly features: readonly Feature[];
  /** Parts of an application's page, by the name under which its flow declares them. */
  readonly parts: Readonly<Record<string, LazyExoticComponent<ComponentType<{ readonly id: string }>>>>;
  /** Where tasks of its kinds are done, where that is not the page of acts of their application. */
  readonly taskPaths: Readonly<Record<string, (task: ListedTask) => string>>;
  /** What can be done from anywhere or on the page that is open, beside what charts declare. */
  readonly useBankActs?: () => readonly Hit[];
  /** The stores for which people of a partner work. */
  readonly useStores?: () => readonly Option[];
  /** What labels a field of what the bank edits. */
  readonly useFieldLabel?: () => (name: string) => string | undefined;
  /** What counts where a change is proposed; null where nothing does, undefined until that is known. */
  readonly useCounting?: (proposal: Proposal) => Proposal['before'] | undefined;
  /** What writes a value of it, where that is written in a way of its own. */
  readonly useFieldValue?: () => (name: string, value: unknown) => string | undefined;
}

/** What this bank adds. */
export const bank: BankConsole = {
  features: [
    deskFeature('reviews', ['admin', 'staff'], () => import('./reviews/room.js')),
    feature('content', 'house', ['admin', 'staff', 'editor', 'qa'], () => import('./content/feature.js')),
  ],
  parts: { risk: lazy(async () => ({ default: (await import('./lending/risk-part.js')).RiskPart })) },
  taskPaths: {
    review: ({ subject }) => `/reviews/${subject}`,
    price: ({ subject }) => `/content/price/${subject}`,
    unpublished: ({ subject }) => editorPath(subject),
    unpublishedTerms: ({ subject }) => editorPath(subject),
  },
  useBankActs: () => [...useDecisionActs(), ...usePriceActs()],
  useStores: usePartnerStores,
  useFieldLabel: useContentLabel,
  useCounting,
  useFieldValue: useContentValue,
};
