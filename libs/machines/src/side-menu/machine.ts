// Where the menu of an information page sticks. The browser owns it; it follows the page from the first measurement on.
import { setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

/** Below this width in pixels there is no side menu. */
const minimumWidth = 750;

export interface SideMenuEvent {
  readonly type: 'page.measured';
  /** Width of the window, in pixels. */
  readonly width: number;
  /** How far the page is scrolled, in pixels. */
  readonly scrolled: number;
  /** Where the menu leaves the top of the page, in the same pixels. */
  readonly top: number;
  /** Where the menu reaches the end of the content. */
  readonly bottom: number;
}

const sideMenu = setup({
  types: { events: {} as SideMenuEvent, meta: {} as ChartMeta },
  guards: {
    isNarrow: ({ event }) => event.width < minimumWidth,
    isAtTop: ({ event }) => event.scrolled <= event.top,
    isAtBottom: ({ event }) => event.scrolled >= event.bottom,
  },
});

/** The chart of the side menu. */
export const sideMenuMachine = sideMenu.createMachine({
  id: 'side-menu',
  description: 'The menu built from the headings of an information page.',
  meta: {
    title: 'Side menu',
    guards: {
      isNarrow: 'The window is narrower than 750 pixels.',
      isAtTop: 'The page is not scrolled past the start of the content.',
      isAtBottom: 'The page is scrolled to the end of the content.',
    },
    actions: {},
  },
  initial: 'hidden',
  states: {
    hidden: { description: 'The window is too narrow, or nothing is measured yet.' },
    top: { description: 'The menu stands at the start of the content.' },
    fixed: { description: 'The menu moves along with the window.' },
    bottom: { description: 'The menu stands at the end of the content.' },
  },
  on: {
    'page.measured': [
      { target: '.hidden', guard: 'isNarrow' },
      { target: '.top', guard: 'isAtTop' },
      { target: '.bottom', guard: 'isAtBottom' },
      { target: '.fixed' },
    ],
  },
});
