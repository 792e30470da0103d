import type { StreamedTransition } from '@statewise/contract';

/** The transitions that were heard: those shown, newest first, and those that wait while the list is paused. */
export interface Heard {
  readonly shown: readonly StreamedTransition[];
  readonly waiting: readonly StreamedTransition[];
  readonly isPaused: boolean;
  readonly hasGap: boolean;
}

export type HeardAction =
  | { readonly type: 'transition'; readonly transition: StreamedTransition }
  | { readonly type: 'gap' | 'pause' | 'resume' | 'clear' };

/** Maximum of transitions in each list: more than a person reads, less than slows the page down. */
const most = 200;

export const nothingHeard: Heard = { shown: [], waiting: [], isPaused: false, hasGap: false };

export function heardReducer(heard: Heard, action: HeardAction): Heard {
  switch (action.type) {
    case 'transition': {
      const list = heard.isPaused ? 'waiting' : 'shown';
      return { ...heard, [list]: [action.transition, ...heard[list]].slice(0, most) };
    }
    case 'gap':
      return { ...heard, hasGap: true };
    case 'pause':
      return { ...heard, isPaused: true };
    case 'resume':
      return { ...heard, shown: [...heard.waiting, ...heard.shown].slice(0, most), waiting: [], isPaused: false };
    case 'clear':
      return { ...nothingHeard, isPaused: heard.isPaused };
  }
}
