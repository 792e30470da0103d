import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ConsoleKey } from './messages/catalogue.js';
import type { Role } from './requests/session.js';

/** A part of the console with pages of its own, fetched when it is first opened. */
export interface Room {
  /** Its address below `/console`, and everything below that. */
  readonly path: string;
  readonly title: ConsoleKey;
  /** Where the navigation shows it. */
  readonly group: RoomGroup;
  /** Who may enter; the server checks each call besides. */
  readonly roles: readonly Role[];
  readonly page: LazyExoticComponent<ComponentType>;
}

/** The parts of the navigation, in order. */
export const roomGroups = ['work', 'charts', 'house'] as const;
export type RoomGroup = (typeof roomGroups)[number];

/** Every room, in the order of the navigation. A room is one line here and a folder whose `room.tsx` exports it as `Room`. */
export const rooms: readonly Room[] = [
  {
    path: 'applications',
    title: 'room.applications',
    group: 'work',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./applications/room.js')).Room })),
  },
  {
    path: 'reviews',
    title: 'room.reviews',
    group: 'work',
    roles: ['admin', 'staff'],
    page: lazy(async () => ({ default: (await import('./cases/room.js')).Room })),
  },
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
    path: 'content',
    title: 'room.content',
    group: 'house',
    roles: ['admin', 'staff', 'qa'],
    page: lazy(async () => ({ default: (await import('./content/room.js')).Room })),
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
    path: 'proposals',
    title: 'room.proposals',
    group: 'house',
    roles: ['admin'],
    page: lazy(async () => ({ default: (await import('./proposals/room.js')).Room })),
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
