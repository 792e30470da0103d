import type { Messages } from '@statewise/i18n';
import type { AnniversaryKey } from './en.js';

export const messages: Messages<AnniversaryKey> = {
  span: 'Meridian Bank, {from} tot {to}',
  years: 'Jaar na jaar',
  begin: 'Begin in {year}',
  'quotes.title': 'In hun eigen woorden',
  'quotes.role': 'carrousel',
  'quotes.list': 'Citaten',
  'quotes.quote': 'citaat',
  'quotes.position': '{at} van {total}',
  'quotes.shown': 'Citaat {at} van {total}: {text} {name}, {role}.',
  'quotes.controls': 'Bladeren in de citaten',
  'quotes.previous': 'Vorig citaat',
  'quotes.next': 'Volgend citaat',
  'quotes.pause': 'Citaten pauzeren',
  'quotes.resume': 'Citaten afspelen',
};
