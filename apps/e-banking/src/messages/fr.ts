import { provider, type Messages } from '@statewise/i18n';
import { messages as answerMessages } from '@statewise/i18n/answers/e-banking/fr';
import { contactMessages } from './contacts-fr.js';
import type { BusinessKey } from './en.js';

export const messages: Messages<BusinessKey> = {
  ...contactMessages,
  ...answerMessages,

  'app.title': 'Compte professionnel',
  'app.resume': 'Reprendre un compte professionnel',

  'start.title': 'Ouvrir un compte professionnel',
  'start.lead':
    'Pour les sociétés et les entreprises individuelles. Sept étapes courtes ; tout est enregistré au fur et à mesure, et vous pouvez vous arrêter et revenir quand vous voulez.',
  'start.anew': 'Commencer une nouvelle demande',
  'start.anewText': 'Un quart d’heure environ, si vous avez sous la main ce qui est indiqué ci-dessous.',
  'start.begin': 'Commencer une nouvelle demande',
  'start.continue': 'Reprendre votre demande',
  'start.continueText': 'Sur n’importe quel appareil, avec le code reçu après la première étape.',
  'start.underWay': 'Vous avez une demande en cours',
  'start.underWayText':
    'Reprenez où vous en étiez, ou commencez-en une nouvelle : la première reste accessible avec son code.',
  'start.goOn': 'Reprendre où j’en étais',
  'start.prepare': 'Ce qu’il vous faut',
  'start.prepareVat': 'Le numéro de TVA de votre entreprise. Nous cherchons son nom et son adresse pour vous.',
  'start.preparePeople':
    'Les cartes d’identité des personnes qui possèdent l’entreprise, la dirigent, signent pour elle et utilisent le compte.',
  'start.prepareDocuments':
    'Un extrait du registre des entreprises et, pour une société, ses statuts. Vous pouvez aussi les envoyer plus tard.',
  'start.next': 'Et ensuite ?',
  'start.nextText':
    'Nous examinons votre demande dans les deux jours ouvrables et vous appelons si quelque chose n’est pas clair. Rien ne vous engage avant la signature.',

  'step.1.lead': 'Présentez-nous votre entreprise et le compte que vous souhaitez.',
  'step.2.lead': 'Indiquez vos données comme elles figurent au registre des entreprises.',
  'step.3.lead': 'La loi nous oblige à savoir qui possède l’entreprise, qui la dirige et qui signe pour elle.',
  'step.4.lead': 'Qui utilise le compte, et qui reçoit une carte.',
  'step.5.lead': 'Comment vous souhaitez payer.',
  'step.6.lead': 'Comment nous pouvons vous écrire, et les documents dont nous avons besoin.',
  'step.7.lead': 'Vérifiez vos réponses une dernière fois. Vous pouvez encore modifier chaque partie.',

  'title.resume': 'Bon retour',
  'text.resume': 'Votre demande était en attente. Parcourez encore ses étapes ; vos réponses y sont toujours.',
  'title.completed': 'Nous avons bien reçu votre demande',
  'text.completed': 'Merci. Nous l’examinons dans les deux jours ouvrables.',

  'vat.asking': 'Recherche du numéro …',
  'vat.used': 'Une autre demande utilise déjà ce numéro de TVA',
  'vat.wrong': 'Ce n’est pas un numéro de TVA valable dans le pays choisi',
  'vat.known': 'Le registre européen confirme ce numéro',
  'vat.filled': 'Nous le reprenons à l’étape suivante, où vous pouvez encore le modifier.',
  'vat.unknown':
    'Nous n’avons pas pu confirmer ce numéro auprès du registre européen. Vérifiez qu’il est bien saisi ; si oui, vous pouvez continuer.',
  'vat.unavailable': 'Nous ne pouvons pas vérifier le numéro pour le moment ; vous pouvez continuer.',

  'card.none': 'Pas de carte de crédit',

  'group.business': 'L’entreprise',
  'group.account': 'Le compte',
  'group.applicant': 'Comment vous joindre',
  'group.name': 'Nom et forme juridique',
  'group.address': 'Où l’entreprise est établie',
  'group.registered': 'Siège social',
  'group.partner': `Acheter chez ${provider.partnerStore.name}`,
  'group.card': 'Une carte de crédit pour l’entreprise',
  'group.marketing': 'Pouvons-nous vous écrire ?',
  'group.documents': 'Documents à envoyer',

  'hint.vat': 'Comme sur vos factures, par exemple BE0403170701',
  'hint.payment':
    'Ses achats peuvent alors être payés depuis ce compte. Le numéro de client figure sur les factures des magasins.',
  'hint.email': 'Nous écrirons à cette adresse au sujet de votre demande',
  'hint.trade_name': 'S’il diffère du nom enregistré',
  'hint.expiry': 'Comme sur l’extrait',

  'marketing.none': 'Aucune offre, ni de nous ni de nos partenaires',

  'documents.lead':
    'Envoyez-les ici maintenant, ou plus tard avec votre code. Une photo suffit : PDF, JPEG ou PNG, 10 Mo au plus par fichier.',
  'documents.arrivedCount': { one: '1 fichier reçu', other: '{count} fichiers reçus' },
  'documents.missing': 'Encore à envoyer',
  'documents.identity': 'Cartes d’identité de toutes les personnes citées',
  'documents.register_extract': 'Extrait du registre des entreprises',
  'documents.articles_of_association': 'Statuts',
  'documents.founding_deed': 'Acte constitutif',
  'documents.owners_extract': 'Extrait du registre des bénéficiaires effectifs',
  'documents.annual_accounts': 'Comptes annuels du dernier exercice',
  'documents.tax_assessment': 'Dernier avertissement-extrait de rôle',

  'missing.title': 'Avant d’envoyer votre demande, il manque encore quelque chose',
  'missing.many': { one: '1 réponse manque', other: '{count} réponses manquent' },
  'missing.step': 'Pas encore rempli',
  'missing.contact': '{name} : vérifiez « {field} » ; la date indiquée est passée',

  'finish.pdf': 'Récapitulatif en PDF',

  'completed.next': 'Et maintenant ?',
  'completed.documents': 'Vous nous envoyez les documents qui manquent encore, ici ou plus tard avec votre code.',
  'completed.check': 'Nous examinons votre demande et vous appelons si quelque chose n’est pas clair.',
  'completed.contract': 'Nous vous envoyons le contrat par e-mail ; les signataires autorisés le signent.',
  'completed.open': 'Nous ouvrons le compte et envoyons les cartes.',
  'completed.missing': {
    one: 'Il manque encore un document. Sans lui, nous ne pouvons pas ouvrir le compte.',
    other: 'Il manque encore {count} documents. Sans eux, nous ne pouvons pas ouvrir le compte.',
  },
  'completed.arrived': 'Nous avons tous les documents qu’il nous faut.',

  'choice.account_type.current.hint': 'Pour les paiements de tous les jours',
  'choice.account_type.savings.hint': 'Pour mettre de l’argent de côté, avec intérêts',
  'choice.account_type.credit_card.hint': 'Seulement une carte ; moins de questions',

  'more.companyType':
    'La forme juridique de votre entreprise. Vous la trouvez sur l’extrait du registre des entreprises ; si vous travaillez sous votre propre nom, sans société, c’est une entreprise individuelle.',
  'more.vat':
    'Le numéro sous lequel l’entreprise paie la TVA ; il figure sur ses factures. Nous le cherchons dans VIES, le registre des numéros de TVA de la Commission européenne, pour vous éviter de tout saisir.',
  'more.company_legal_entity':
    'Comme l’écrit le registre des entreprises, par exemple « société à responsabilité limitée ». Elle figure souvent aussi sur les lettres de votre comptable.',
  'more.trade_name':
    'Le nom sur votre vitrine ou votre site, si vos clients vous connaissent sous un autre nom que le nom enregistré.',
  'more.expiry':
    'Jusqu’à quand votre extrait ou certificat d’immatriculation est valable. S’il n’indique pas de fin, prenez la date jusqu’à laquelle l’extrait est accepté, en général trois mois après sa délivrance.',
  'more.identity':
    'Le recto et le verso de la carte de toutes les personnes des listes : propriétaires, administrateurs, signataires et titulaires. Une photo bien lisible suffit.',
  'more.register_extract':
    'La page où le registre de votre pays décrit l’entreprise. Vous pouvez en général l’y télécharger ; elle ne doit pas avoir plus de trois mois.',
  'more.articles_of_association':
    'Les règles que la société s’est données : son but, ses parts et qui peut décider. Votre notaire ou le registre des entreprises les a.',
  'more.founding_deed':
    'Le document par lequel la société, l’association ou la fondation a été créée, avec toutes ses modifications.',
  'more.owners_extract':
    'Votre pays tient un registre des personnes qui possèdent les sociétés en fin de compte. Demandez-y un extrait, en général en ligne.',
  'more.annual_accounts':
    'Le bilan et le compte de résultats du dernier exercice clôturé, tels que votre comptable les a déposés.',
  'more.tax_assessment':
    'La lettre par laquelle l’administration fiscale a établi votre impôt sur le revenu de la dernière année.',

  'error.vat.vat': 'Ce n’est pas un numéro de TVA valable dans le pays choisi, ou une autre demande l’utilise déjà',
  'error.vat.vies':
    'Le registre européen ne connaît pas ce numéro. Vérifiez qu’il est bien saisi, puis enregistrez encore une fois',
  'error.companyType.oneOf': 'Choisissez une forme juridique de ce pays',
  'error.expiry.date': 'Indiquez un jour à venir sous la forme JJ/MM/AAAA, par exemple 31/12/2099',

  'session.retrying': 'Un problème est survenu lors du traitement de votre demande, veuillez réessayer plus tard.',
};
