import type { Messages } from '../../catalogue.js';
import type { StoreAnswerKey } from './en.js';

export const messages: Messages<StoreAnswerKey> = {
  'step.1': 'Qui vend ?',
  'step.2': 'Client et prêt',
  'step.3': 'Code pour le client',
  'field.store_number': 'Magasin',
  'field.employee_number': 'Numéro de vendeur',
  'field.employee_email_address': 'Votre adresse e-mail',
  'field.username': 'Nom d’utilisateur',
  'field.password': 'Mot de passe',
  'field.title': 'Civilité',
  'field.first_name': 'Prénom',
  'field.last_name': 'Nom',
  'field.date_of_birth': 'Date de naissance',
  'field.email': 'Adresse e-mail du client',
  'field.mobile': 'Numéro de mobile du client',
  'field.employee_full_name': 'Vos prénom et nom',
  'field.loan_type_id': 'But du prêt',
  'field.loan_amount': 'Montant',
  'field.loan_term': 'Durée',
  'field.promotion_id': 'Promotion',
  'field.description': 'À quoi sert-il ?',
  'field.captcha': 'Contrôle humain',
};
