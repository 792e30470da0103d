import type { Messages } from '@statewise/i18n';
import type { JobsKey } from './en.js';

export const messages: Messages<JobsKey> = {
  title: 'Emplois',
  description:
    'Travailler là où les calculs se montrent : de petites équipes, de courtes distances et le temps de bien faire.',
  descriptionOf: '{title} : {type}, {location}. Un emploi chez Meridian Bank.',
  count: { one: '{count} poste ouvert', other: '{count} postes ouverts' },
  matching: { one: '{count} poste ouvert sur {total}', other: '{count} postes ouverts sur {total}' },
  posted: 'Depuis le {date}',
  'filter.type': 'Contrat',
  'filter.place': 'Lieu de travail',
  'filter.all': 'Tous',
  'filter.apply': 'Afficher',
  'filter.clear': 'Afficher tous les postes',
  'unmatched.title': 'Aucun poste ouvert ne correspond à votre choix',
  'unmatched.text': 'Essayez un autre contrat ou un autre lieu, ou parcourez-les tous.',
  'empty.title': 'Aucun poste n’est ouvert en ce moment',
  'empty.text':
    'Toutes les chaises sont prises. Cela change : dites-nous ce que vous faites bien, et nous vous écrirons quand un poste vous ira.',
  'empty.write': 'Écrivez-nous',
  'empty.subject': 'J’aimerais travailler chez Meridian Bank',
  'empty.about': 'Comment nous travaillons',
  employment: 'Contrat',
  location: 'Lieu de travail',
  postedOn: 'Ouvert depuis le',
  until: 'Postuler jusqu’au',
  learnMore: 'En savoir plus sur ce poste',
  about: 'À propos de ce poste',
  applyTitle: 'Est-ce vous ?',
  applyText:
    'Envoyez-nous votre CV et quelques lignes sur vous. Un collègue de l’équipe les lit et répond dans la semaine.',
  apply: 'Postuler',
  subject: 'Candidature : {title} (poste {id})',
  others: 'Autres postes ouverts',
  'gone.title': 'Ce poste n’est plus ouvert',
  'gone.text': 'Il a été pourvu, ou l’adresse est inexacte. Voici les postes ouverts aujourd’hui.',
  'gone.none': 'Il a été pourvu, ou l’adresse est inexacte. Écrivez-nous si vous aimeriez travailler ici.',
  'gone.all': 'Tous les postes ouverts',
};
