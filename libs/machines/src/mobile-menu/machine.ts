// The five menus of a phone. The browser owns it; at most one is open, none at first.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

/** The menus; `sub` is the submenu of one entry. */
export const mobileMenus = ['countries', 'settings', 'login', 'footer', 'sub'] as const;
export type MobileMenu = (typeof mobileMenus)[number];

export interface MobileMenuContext {
  /** The entry whose submenu was opened last. */
  readonly entry: string | null;
}

export type MobileMenuEvent =
  | { readonly type: 'menu.toggled'; readonly menu: MobileMenu; readonly entry?: string }
  | { readonly type: 'menu.closed' }
  /** The window is wide enough for the ordinary menu. */
  | { readonly type: 'page.widened' };

const mobileMenu = setup({
  types: { context: {} as MobileMenuContext, events: {} as MobileMenuEvent, meta: {} as ChartMeta },
  guards: {
    isMenu: ({ event }, { menu }: { menu: MobileMenu }) => event.type === 'menu.toggled' && event.menu === menu,
    isOpenEntry: ({ context, event }) =>
      event.type === 'menu.toggled' && event.menu === 'sub' && (event.entry ?? null) === context.entry,
  },
  actions: {
    keepEntry: assign(({ event }) => ({ entry: event.type === 'menu.toggled' ? (event.entry ?? null) : null })),
  },
});

const opening = mobileMenus.map((menu) => ({
  target: `#mobile-menu.${menu}` as const,
  guard: { type: 'isMenu' as const, params: { menu } },
  actions: 'keepEntry' as const,
  reenter: true,
}));
const closing = (menu: MobileMenu) =>
  ({ 'menu.toggled': { target: 'closed', guard: { type: 'isMenu', params: { menu } } } }) as const;

/** The chart of the mobile menus. */
export const mobileMenuMachine = mobileMenu.createMachine({
  id: 'mobile-menu',
  description: 'Which of the menus of a phone is open.',
  meta: {
    title: 'Mobile menu',
    guards: { isMenu: 'The event names this menu.', isOpenEntry: 'The event names the submenu that is open.' },
    actions: { keepEntry: 'Keeps whose submenu is open.' },
  },
  context: { entry: null },
  initial: 'closed',
  states: {
    closed: { description: 'No menu is open.' },
    countries: { description: 'The choice of the country is open.', on: closing('countries') },
    settings: { description: 'The choice of the language and other settings is open.', on: closing('settings') },
    login: { description: 'The ways to sign in are open.', on: closing('login') },
    footer: { description: 'The menu of the foot of the page is open.', on: closing('footer') },
    sub: {
      description: 'The submenu of an entry is open.',
      on: { 'menu.toggled': { target: 'closed', guard: 'isOpenEntry' } },
    },
  },
  on: {
    'menu.toggled': opening,
    'menu.closed': '.closed',
    'page.widened': '.closed',
  },
});
