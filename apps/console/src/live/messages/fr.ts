import type { Messages } from '@statewise/i18n';
import type { LiveKey } from './en.js';

export const messages: Messages<LiveKey> = {
  title: 'En direct',
  lead: 'Chaque transition de chaque serveur, au moment où elle se produit.',
  flow: 'Parcours',
  everyFlow: 'Tous les parcours',
  state: 'État',
  everyState: 'Tous les états',
  event: 'Événement',
  everyEvent: 'Tous les événements',
  role: 'Envoyé par',
  everyRole: 'Tout le monde',
  pause: 'Pause',
  resume: { one: 'Reprendre ({count} en attente)', other: 'Reprendre ({count} en attente)' },
  'connection.connecting': 'Connexion …',
  'connection.open': 'En direct',
  'connection.closed': 'Interrompu, nouvel essai en cours',
  paused: 'En pause',
  gap: 'Il s’est passé plus de choses qu’on ne peut en raconter ici. La suite est de nouveau en direct.',
  transitions: 'Transitions, les plus récentes d’abord',
  empty: 'Rien ne s’est encore passé',
  emptyLead: 'Dès que quelqu’un fait quelque chose, cela s’affiche ici.',
  at: 'Quand',
  from: 'De',
  to: 'Vers',
  application: 'Demande',
  replay: 'Relire {id}',
  chart: 'Où elles se trouvent maintenant',
  chartWords:
    'Combien de demandes des 366 derniers jours se trouvent dans chaque état. En vert : où quelque chose vient de se passer.',
};
