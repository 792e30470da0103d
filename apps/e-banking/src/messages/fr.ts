import type { Messages } from '@statewise/i18n';
import { contactMessages } from './contacts-fr.js';
import type { BusinessKey } from './en.js';

export const messages: Messages<BusinessKey> = {
  ...contactMessages,

  'app.title': 'Compte professionnel',
  'app.resume': 'Reprendre un compte professionnel',

  'start.title': 'Ouvrir un compte professionnel',
  'start.lead':
    'Pour les sociétés et les entreprises individuelles. Sept étapes courtes ; tout est enregistré au fur et à mesure, et vous pouvez vous arrêter et revenir quand vous voulez.',
  'start.anew': 'Commencer une nouvelle demande',
  'start.anewText': 'Un quart d’heure environ, si vous avez sous la main ce qui est indiqué ci-dessous.',
  'start.begin': 'Commencer une nouvelle demande',
  'start.continue': 'Reprendre votre demande',
  'start.continueText': 'Sur n’importe quel appareil, avec le code reçu après la première étape.',
  'start.underWay': 'Vous avez une demande en cours',
  'start.underWayText':
    'Reprenez où vous en étiez. Une nouvelle demande s’y ajoutera ; la première reste accessible avec son code.',
  'start.goOn': 'Reprendre où j’en étais',
  'start.prepare': 'Ce qu’il vous faut',
  'start.prepareVat': 'Le numéro de TVA de votre entreprise. Nous cherchons son nom et son adresse pour vous.',
  'start.preparePeople':
    'Les cartes d’identité des personnes qui possèdent l’entreprise, la dirigent, signent pour elle et utilisent le compte.',
  'start.prepareDocuments':
    'Un extrait du registre des entreprises et, pour une société, ses statuts. Vous pouvez aussi les envoyer plus tard.',
  'start.next': 'Et ensuite ?',
  'start.nextText':
    'Nous examinons votre demande dans les deux jours ouvrables et vous appelons si quelque chose n’est pas clair. Rien ne vous engage avant la signature.',

  'step.0': 'Reprendre',
  'step.1': 'Votre entreprise',
  'step.2': 'Adresse et immatriculation',
  'step.3': 'Personnes',
  'step.4': 'Titulaires du compte et des cartes',
  'step.5': 'Paiement',
  'step.6': 'Préférences et documents',
  'step.7': 'Vérifier et envoyer',
  'step.1.lead': 'De quelle entreprise il s’agit, et quel compte vous souhaitez.',
  'step.2.lead': 'Comme dans le registre des entreprises.',
  'step.3.lead': 'La loi nous demande de savoir qui possède l’entreprise, qui la dirige et qui signe pour elle.',
  'step.4.lead': 'Qui utilise le compte, et qui reçoit une carte.',
  'step.5.lead': 'Comment vous souhaitez payer.',
  'step.6.lead': 'Comment nous pouvons vous écrire, et les documents dont nous avons besoin.',
  'step.7.lead': 'Relisez le tout. Chaque partie peut encore être modifiée.',

  'title.resume': 'Bon retour',
  'text.resume': 'Votre demande était en attente. Parcourez encore ses étapes ; vos réponses y sont toujours.',
  'title.finish': 'Vérifier et envoyer',
  'title.completed': 'Nous avons bien reçu votre demande',
  'text.completed': 'Merci. Nous l’examinons dans les deux jours ouvrables.',

  'group.business': 'L’entreprise',
  'group.account': 'Le compte',
  'group.name': 'Nom et forme juridique',
  'group.address': 'Où l’entreprise est établie',
  'group.register': 'Immatriculation',

  'field.companyType': 'Forme juridique',
  'field.countryCode': 'Pays',
  'field.vat': 'Numéro de TVA',
  'field.email': 'Votre adresse e-mail',
  'field.accept_gdpr':
    'J’accepte que Meridian Bank utilise ces données pour évaluer cette demande, comme l’explique la politique de confidentialité.',
  'field.account_type': 'Compte',
  'field.skipVies': 'Continuer sans vérifier le numéro',
  'field.company': 'Nom de l’entreprise',
  'field.company_legal_entity': 'Forme juridique enregistrée',
  'field.company_country': 'Pays d’immatriculation',
  'field.trade_name': 'Nom commercial',
  'field.address': 'Numéro, étage ou boîte',
  'field.street_name': 'Rue',
  'field.postalcode_city': 'Code postal et localité',
  'field.country': 'Pays',
  'field.email_address': 'Adresse e-mail de l’entreprise',
  'field.differentAddress': 'Le siège social est à une autre adresse',
  'field.register_address': 'Numéro, étage ou boîte',
  'field.register_street_name': 'Rue',
  'field.register_postalcode': 'Code postal',
  'field.register_city': 'Localité',
  'field.register_country': 'Pays',
  'field.expiry': 'Immatriculation valable jusqu’au',
  'field.pep': 'L’une de ces personnes est-elle politiquement exposée ?',
  'field.payment': 'L’entreprise paie dans les magasins du partenaire',
  'field.izola_pro_credit_card': 'Carte de crédit',
  'field.promotionsByElectronic': 'Offres par e-mail',
  'field.promotionsByPost': 'Offres par courrier',
  'field.thirdPartyPromotions': 'Offres de nos partenaires',
  'field.documents_sent': 'J’ai envoyé les documents, ou je les enverrai dans les deux semaines.',

  'short.accept_gdpr': 'Accord avec la politique de confidentialité',
  'short.documents_sent': 'Documents',
  'short.pep': 'Personnes politiquement exposées',

  'hint.vat': 'Avec ou sans les lettres du pays',
  'hint.email': 'Nous y envoyons le code de votre demande',
  'hint.trade_name': 'S’il diffère du nom enregistré',
  'hint.expiry': 'Comme sur l’extrait',
};
