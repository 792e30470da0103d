import type { Messages } from '@statewise/i18n';

export const messages = {
  drawing: 'Drawing of the chart {chart}',
  keys: 'Arrow keys lead along the transitions, plus and minus zoom, zero shows everything, Escape selects nothing.',
  drawn: 'The chart is being drawn …',
  failed: 'The drawing could not be made. The list says the same in words.',
  closer: 'Zoom in',
  further: 'Zoom out',
  everything: 'Show everything',
  atState: 'State {state}',
  atTransition: '{event} from {from} to {to}',
  stays: 'the same state',
} satisfies Messages;

export type ChartKey = keyof typeof messages;
