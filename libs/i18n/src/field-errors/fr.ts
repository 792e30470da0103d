import type { Messages } from '../catalogue.js';
import type { FieldErrorKey } from './en.js';

export const messages: Messages<FieldErrorKey> = {
  required: 'Remplissez ce champ',
  date: 'Entrez une date au format JJ/MM/AAAA, par exemple 27/03/1985',
  year: 'Entrez une année à quatre chiffres',
  adult: 'Vous devez avoir au moins 18 ans',
  email: 'Entrez une adresse e-mail comme nom@exemple.be',
  phone: 'Entrez un numéro de téléphone : 6 à 20 chiffres, espaces, traits d’union ou un plus',
  numbers: 'N’utilisez que des chiffres, par exemple 1250,50',
  format: 'Cette réponse n’a pas la bonne forme',
  length: 'Cette réponse est trop longue ou trop courte',
  min: 'Cette valeur est trop basse',
  max: 'Cette valeur est trop élevée',
  oneOf: 'Choisissez l’une des possibilités',
  unique: 'Ceci a déjà été saisi',
  unknown: 'Cette réponse n’est pas attendue ici',
  code: 'Nous ne connaissons pas ce code',
  vat: 'Vérifiez le numéro de TVA',
  vies: 'Nous n’avons pas pu vérifier ce numéro',
  vanmarcke: 'Entrez une lettre et cinq chiffres',
  shares: 'Les parts doivent totaliser 100',
};
