import type { Messages } from '@statewise/i18n';
import type { StateKey } from './en.js';

export const messages: Messages<StateKey> = {
  start: 'Début',
  stepVm: 'Étape 0 : prêt du magasin',
  stepOne: 'Étape 1 : le demandeur',
  stepTwo: 'Étape 2 : adresse et contact',
  stepThree: 'Étape 3 : revenus et dépenses',
  stepFour: 'Étape 4 : prêt et fournisseur',
  stepFive: 'Étape 5 : vérifier et envoyer',
  riskAnalysis: 'Analyse du risque',
  documents: 'Documents attendus',
  thankYou: 'Documents reçus',
  'finished.rejected': 'Refusée',
  'finished.accepted': 'Acceptée',
  resume: 'Mise de côté',
  basics: 'Étape 1 : l’entreprise',
  address: 'Étape 2 : adresse',
  people: 'Étape 3 : personnes',
  holders: 'Étape 4 : titulaires',
  payment: 'Étape 5 : paiement',
  marketing: 'Étape 6 : préférences',
  finish: 'Prête à envoyer',
  completed: 'Envoyée',
  identify: 'Vendeur',
  applicationDetails: 'Client et prêt',
};
