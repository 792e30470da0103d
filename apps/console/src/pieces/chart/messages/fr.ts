import type { Messages } from '@statewise/i18n';
import type { ChartKey } from './en.js';

export const messages: Messages<ChartKey> = {
  drawing: 'Dessin du diagramme {chart}',
  keys: 'Les flèches suivent les transitions, plus et moins règlent le zoom, zéro montre tout, Échap annule la sélection.',
  drawn: 'Le diagramme est en cours de tracé…',
  failed: 'Le dessin n’a pas pu être tracé. La liste dit la même chose en mots.',
  closer: 'Agrandir',
  further: 'Réduire',
  everything: 'Tout afficher',
  atState: 'État {state}',
  atTransition: '{event}, de {from} à {to}',
  stays: 'le même état',
};
