import type { Messages } from '../catalogue.js';
import type { FieldErrorKey } from './en.js';

export const messages: Messages<FieldErrorKey> = {
  required: 'Vul dit veld in',
  date: 'Vul een datum in als DD/MM/JJJJ, bijvoorbeeld 27/03/1985',
  year: 'Vul een jaartal van vier cijfers in',
  adult: 'U moet minstens 18 jaar zijn',
  email: 'Vul een e-mailadres in, zoals naam@voorbeeld.be',
  phone: 'Vul een telefoonnummer in: 6 tot 20 cijfers, spaties, koppeltekens of een plus',
  numbers: 'Gebruik alleen cijfers, bijvoorbeeld 1250,50',
  format: 'Dit antwoord heeft niet de juiste vorm',
  length: 'Dit antwoord is te lang of te kort',
  min: 'Dit is te laag',
  max: 'Dit is te hoog',
  oneOf: 'Kies een van de mogelijkheden',
  unique: 'Dit is al eerder ingevuld',
  unknown: 'Dit antwoord wordt hier niet verwacht',
  code: 'We kennen deze code niet',
  vat: 'Kijk het btw-nummer na',
  vies: 'We konden dit nummer niet opzoeken',
  vanmarcke: 'Vul één letter en vijf cijfers in',
  shares: 'De aandelen moeten samen 100 zijn',
};
