import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ConsoleKey } from './messages/catalogue.js';
import type { Role } from './requests/session.js';

/** A part of the console with pages of its own, fetched when it is first opened. */
export interface Feature {
  /** Its address below `/console`, and everything below that. */
  readonly path: string;
  readonly title: ConsoleKey;
  /** Where the navigation shows it. */
  readonly group: FeatureGroup;
  /** Who may enter; the server checks each call besides. */
  readonly roles: readonly Role[];
  readonly page: LazyExoticComponent<ComponentType>;
}

/** The parts of the navigation, in order. */
export const featureGroups = ['work', 'charts', 'house'] as const;
export type FeatureGroup = (typeof featureGroups)[number];

/** Every feature, in the order of the navigation. A room is one line here and a folder whose `room.tsx` exports it as `Room`. */
export const features: readonly Feature[] = [
  {
    path: 'applications',
    title: 'room.applications',
    group: 'work',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./applications/feature.js')).Feature })),
  },
  {
    path: 'reviews',
    title: 'room.reviews',
    group: 'work',
    roles: ['admin', 'staff'],
    page: lazy(async () => ({ default: (await import('./cases/feature.js')).Feature })),
  },
  {
    path: 'inspector',
    title: 'room.inspector',
    group: 'charts',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./inspector/feature.js')).Feature })),
  },
  {
    path: 'live',
    title: 'room.live',
    group: 'charts',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./live/feature.js')).Feature })),
  },
  {
    path: 'replay',
    title: 'room.replay',
    group: 'charts',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./replay/feature.js')).Feature })),
  },
  {
    path: 'statistics',
    title: 'room.statistics',
    group: 'charts',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./statistics/feature.js')).Feature })),
  },
  {
    path: 'content',
    title: 'room.content',
    group: 'house',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./content/feature.js')).Feature })),
  },
  {
    path: 'operations',
    title: 'room.operations',
    group: 'house',
    roles: ['admin', 'staff'],
    page: lazy(async () => ({ default: (await import('./operations/feature.js')).Feature })),
  },
  {
    path: 'accounts',
    title: 'room.accounts',
    group: 'house',
    roles: ['admin'],
    page: lazy(async () => ({ default: (await import('./accounts/feature.js')).Feature })),
  },
  {
    path: 'proposals',
    title: 'room.proposals',
    group: 'house',
    roles: ['admin'],
    page: lazy(async () => ({ default: (await import('./proposals/room.js')).Feature })),
  },
  {
    path: 'audit',
    title: 'room.audit',
    group: 'house',
    roles: ['admin'],
    page: lazy(async () => ({ default: (await import('./audit/feature.js')).Feature })),
  },
  {
    path: 'authority',
    title: 'room.authority',
    group: 'house',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./authority/room.js')).Feature })),
  },
  {
    path: 'me',
    title: 'room.me',
    group: 'house',
    roles: ['admin', 'staff', 'qa', 'intermediary'],
    page: lazy(async () => ({ default: (await import('./accounts/own-account-feature.js')).Feature })),
  },
];
