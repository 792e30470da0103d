import { lazy } from 'react';
import { bank } from './bank.js';
import type { Room } from './room.js';

/** Every room, in the order of the navigation. A room is one line here and a folder whose `room.tsx` exports it as `Room`. */
export const rooms: readonly Room[] = [
  {
    path: 'applications',
    title: 'room.applications',
    group: 'work',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./applications/room.js')).Room })),
  },
  ...bank.rooms,
  {
    path: 'inspector',
    title: 'room.inspector',
    group: 'charts',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./inspector/room.js')).Room })),
  },
  {
    path: 'live',
    title: 'room.live',
    group: 'charts',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./live/room.js')).Room })),
  },
  {
    path: 'replay',
    title: 'room.replay',
    group: 'charts',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./replay/room.js')).Room })),
  },
  {
    path: 'statistics',
    title: 'room.statistics',
    group: 'charts',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./statistics/room.js')).Room })),
  },
  {
    path: 'operations',
    title: 'room.operations',
    group: 'house',
    roles: ['admin', 'staff'],
    page: lazy(async () => ({ default: (await import('./operations/room.js')).Room })),
  },
  {
    path: 'accounts',
    title: 'room.accounts',
    group: 'house',
    roles: ['admin'],
    page: lazy(async () => ({ default: (await import('./accounts/room.js')).Room })),
  },
  {
    path: 'audit',
    title: 'room.audit',
    group: 'house',
    roles: ['admin'],
    page: lazy(async () => ({ default: (await import('./audit/room.js')).Room })),
  },
  {
    path: 'me',
    title: 'room.me',
    group: 'house',
    roles: ['admin', 'staff', 'qa', 'intermediary'],
    page: lazy(async () => ({ default: (await import('./accounts/own-room.js')).Room })),
  },
];
