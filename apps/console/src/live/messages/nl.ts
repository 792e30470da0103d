import type { Messages } from '@statewise/i18n';
import type { LiveKey } from './en.js';

export const messages: Messages<LiveKey> = {
  title: 'Live',
  lead: 'Elke overgang van elke server, op het moment dat het gebeurt.',
  flow: 'Proces',
  everyFlow: 'Elk proces',
  state: 'Toestand',
  everyState: 'Elke toestand',
  event: 'Gebeurtenis',
  everyEvent: 'Elke gebeurtenis',
  role: 'Verstuurd door',
  everyRole: 'Iedereen',
  pause: 'Pauzeren',
  resume: { one: 'Verdergaan ({count} wacht)', other: 'Verdergaan ({count} wachten)' },
  'connection.connecting': 'Verbinding maken …',
  'connection.open': 'Live',
  'connection.closed': 'Onderbroken, nieuwe poging volgt',
  paused: 'Gepauzeerd',
  gap: 'Er gebeurde meer dan hier verteld kan worden. Wat volgt is weer live.',
  transitions: 'Overgangen, nieuwste eerst',
  empty: 'Er is nog niets gebeurd',
  emptyLead: 'Zodra iemand iets doet, staat het hier.',
  at: 'Wanneer',
  from: 'Van',
  to: 'Naar',
  application: 'Aanvraag',
  replay: '{id} terugspelen',
  chart: 'Waar ze nu staan',
  chartWords:
    'Hoeveel aanvragen van de laatste 366 dagen in elke toestand staan. Groen: waar het laatst iets gebeurde.',
};
