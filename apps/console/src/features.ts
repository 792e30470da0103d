import { lazy } from 'react';
import { bank } from './bank.js';
import type { Feature } from './room.js';

/** Every feature, in the order of the navigation. A room is one line here and a folder whose `room.tsx` exports it as `Room`. */
export const features: readonly Feature[] = [
  {
    path: 'applications',
    title: 'room.applications',
    group: 'work',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./applications/feature.js')).Feature })),
  },
  ...bank.features,
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
    path: 'components',
    title: 'room.components',
    group: 'charts',
    roles: ['admin', 'qa'],
    page: lazy(async () => ({ default: (await import('./gallery/room.js')).Feature })),
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
    roles: ['admin', 'staff', 'editor'],
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
    roles: ['admin', 'staff', 'editor', 'qa', 'intermediary'],
    page: lazy(async () => ({ default: (await import('./accounts/own-account-feature.js')).Feature })),
  },
];
