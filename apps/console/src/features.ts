import { bank } from './bank.js';
import type { Person } from './requests/session.js';
import { feature, featureGroups, isNamed, type Feature } from './room.js';

/** Every feature, in the order of the navigation. One is a line here and a folder. */
export const features: readonly Feature[] = [
  feature('applications', 'work', ['admin', 'staff', 'qa'], () => import('./applications/feature.js')),
  ...bank.features,
  feature('inspector', 'charts', ['admin', 'staff', 'qa'], () => import('./inspector/feature.js')),
  feature('live', 'charts', ['admin', 'staff', 'qa'], () => import('./live/feature.js')),
  feature('replay', 'charts', ['admin', 'staff', 'qa'], () => import('./replay/feature.js')),
  feature('statistics', 'charts', ['admin', 'staff', 'qa'], () => import('./statistics/feature.js')),
  feature('components', 'charts', ['admin', 'qa'], () => import('./gallery/room.js')),
  feature('operations', 'house', ['admin', 'staff'], () => import('./operations/feature.js')),
  feature('accounts', 'house', ['admin'], () => import('./accounts/feature.js')),
  feature('proposals', 'house', ['admin', 'staff', 'editor'], () => import('./proposals/room.js')),
  feature('audit', 'house', ['admin'], () => import('./audit/feature.js')),
  feature('authority', 'house', ['admin', 'staff', 'qa'], () => import('./authority/room.js')),
  feature(
    'me',
    'house',
    ['admin', 'staff', 'editor', 'qa', 'intermediary'],
    () => import('./accounts/own-account-feature.js'),
  ),
];

/** What people of a role may enter, by the groups of the navigation. */
export const roomsOf = (role: Person['role']) =>
  featureGroups
    .map((group) => ({
      group,
      rooms: features.filter(isNamed).filter((one) => one.group === group && one.roles.includes(role)),
    }))
    .filter(({ rooms }) => rooms.length > 0);
