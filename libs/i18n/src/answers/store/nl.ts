import type { Messages } from '../../catalogue.js';
import type { StoreAnswerKey } from './en.js';

export const messages: Messages<StoreAnswerKey> = {
  'step.1': 'Wie verkoopt?',
  'step.2': 'Klant en lening',
  'step.3': 'Code voor de klant',
  'field.store_number': 'Winkel',
  'field.employee_number': 'Personeelsnummer',
  'field.employee_email_address': 'Uw e-mailadres',
  'field.username': 'Gebruikersnaam',
  'field.password': 'Wachtwoord',
  'field.title': 'Aanspreking',
  'field.first_name': 'Voornaam',
  'field.last_name': 'Achternaam',
  'field.date_of_birth': 'Geboortedatum',
  'field.email': 'E-mailadres van de klant',
  'field.mobile': 'Gsm-nummer van de klant',
  'field.employee_full_name': 'Uw voor- en achternaam',
  'field.loan_type_id': 'Doel van de lening',
  'field.loan_amount': 'Bedrag',
  'field.loan_term': 'Looptijd',
  'field.promotion_id': 'Promotie',
  'field.description': 'Waarvoor is het?',
  'field.captcha': 'Controle of u een mens bent',
};
