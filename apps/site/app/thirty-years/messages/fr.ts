import type { Messages } from '@statewise/i18n';
import type { AnniversaryKey } from './en.js';

export const messages: Messages<AnniversaryKey> = {
  span: 'Meridian Bank, de {from} à {to}',
  years: 'Année après année',
  begin: 'Commencer en {year}',
  'quotes.title': 'Ce qu’ils en disent',
  'quotes.role': 'carrousel',
  'quotes.list': 'Citations',
  'quotes.quote': 'citation',
  'quotes.position': '{at} sur {total}',
  'quotes.shown': 'Citation {at} sur {total} : {text} {name}, {role}.',
  'quotes.controls': 'Parcourir les citations',
  'quotes.previous': 'Citation précédente',
  'quotes.next': 'Citation suivante',
  'quotes.pause': 'Mettre les citations en pause',
  'quotes.resume': 'Faire défiler les citations',
};
