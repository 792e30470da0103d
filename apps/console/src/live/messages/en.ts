import type { Messages } from '@statewise/i18n';

export const messages = {
  title: 'Live',
  lead: 'Every transition of every server, as it happens.',
  flow: 'Flow',
  everyFlow: 'Every flow',
  state: 'State',
  everyState: 'Every state',
  event: 'Event',
  everyEvent: 'Every event',
  role: 'Sent by',
  everyRole: 'Everybody',
  pause: 'Pause',
  resume: { one: 'Go on ({count} waiting)', other: 'Go on ({count} waiting)' },
  'connection.connecting': 'Connecting …',
  'connection.open': 'Live',
  'connection.closed': 'Interrupted, trying again',
  paused: 'Paused',
  gap: 'More happened than can be told. What follows is live again.',
  transitions: 'Transitions, newest first',
  empty: 'Nothing has happened yet',
  emptyLead: 'As soon as somebody does something, it stands here.',
  at: 'When',
  from: 'From',
  to: 'To',
  application: 'Application',
  replay: 'Replay {id}',
  chart: 'Where they stand now',
  chartWords: 'How many applications of the last 366 days stand in each state. Green: where something happened last.',
} satisfies Messages;

export type LiveKey = keyof typeof messages;
