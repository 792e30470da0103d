import { provider, type Messages } from '@statewise/i18n';
import { messages as answerMessages } from '@statewise/i18n/answers/store/fr';
import { messages as loanMessages } from '@statewise/lending/messages/fr';
import type { StoreKey } from './en.js';

export const messages: Messages<StoreKey> = {
  ...loanMessages,
  ...answerMessages,
  'app.title': 'Prêts en magasin',
  'step.next': 'Continuer',
  'finished.home': 'Client suivant',
  'session.expired':
    'Cette demande n’est plus disponible. Recommencez avec votre client ; ce que vous avez saisi est encore sur cette page.',
  'app.resume': 'Recommencer',

  'seller.signedIn': 'Connecté :',
  'seller.signOut': 'Se déconnecter',
  'seller.leaveTitle': 'Se déconnecter maintenant ?',
  'seller.leaveText': 'La demande de ce client n’est pas encore prête. Ce que vous avez tapé pour elle sera perdu.',
  'seller.stay': 'Rester connecté',

  'step.1.lead': 'Indiquez dans quel magasin vous travaillez. Vous préparez ensuite le prêt avec votre client.',
  'step.2.lead': 'Remplissez ceci ensemble. Votre client vérifie encore tout chez lui avant de faire la demande.',

  'hint.store_number': 'Cherchez par numéro, nom ou ville',
  'hint.employee_number': 'Des lettres puis des chiffres, par exemple VM1234',
  'error.loan_amount.max': 'Ce montant dépasse ce qui peut être demandé ici',
  'error.employee_number.format': 'Commencez par des lettres et terminez par des chiffres, par exemple VM1234',
  'error.store_number.required': 'Choisissez votre magasin',

  'entry.welcome': 'Bonjour {name}',
  'entry.store': 'Vous vendez pour {store}.',
  'entry.begin': 'Commencer avec un client',

  'prepared.title': 'Préparé dans votre magasin',
  'prepared.none':
    'Rien encore. Les demandes que vous préparez apparaissent ici, et vous voyez quels clients ont continué.',
  'prepared.failed': 'La liste ne peut pas être affichée pour le moment. Vous pouvez tout de même commencer.',
  'prepared.waiting': 'En attente du client',
  'prepared.continued': 'Le client a poursuivi',

  'login.offer': 'Êtes-vous intermédiaire ?',
  'login.offerText':
    'Connectez-vous avec le compte de votre magasin. Vous pouvez prêter plus pour des travaux verts et voir ce que vous avez préparé.',
  'login.open': 'Se connecter comme intermédiaire',
  'login.title': 'Se connecter comme intermédiaire',
  'login.lead': `Avec le compte que ${provider.name} a donné à votre magasin.`,
  'login.submit': 'Se connecter',
  'login.leave': 'Retour',
  'login.checking': 'Nous vérifions que vous n’êtes pas un robot …',
  'login.failed': 'Le serveur est injoignable. Ce que vous avez tapé est encore là ; réessayez.',
  'login.ended': 'Votre session est terminée. Connectez-vous à nouveau.',

  'group.customer': 'Le client',
  'group.loan': 'Le prêt',
  'group.seller': 'Le vendeur',
  'error.loan_term.oneOf': 'Choisissez une des durées possibles pour ce montant et cet âge',
  'details.noPromotions': 'Ce magasin ne participe pas aux promotions ; aucune n’est donc proposée ici.',
  'details.prepare': 'Préparer la demande',

  'details.leaveTitle': 'Quitter ce client ?',
  'details.stay': 'Rester avec ce client',

  'plan.title': 'Le prêt en un coup d’œil',
  'plan.none': 'Choisissez but, montant et durée : la mensualité et le coût du prêt apparaissent ici.',
  'plan.unavailable':
    'Le calculateur n’est pas disponible pour le moment. Vous pouvez tout de même préparer la demande.',
  'plan.rejectedText':
    'Le montant dépasse ce que nous prêtons à cette fin, ou aucune durée ne se termine avant le 75e anniversaire du client. Choisissez un montant plus petit ou un autre but.',
  'plan.revisedText':
    'Un prêt se termine au plus tard avant le 75e anniversaire. Nous pouvons proposer {amount} sur {months}.',
  'plan.take': 'Prendre {amount} sur {months}',

  'untaken.title': 'La demande est en préparation',
  'untaken.text': 'Restez sur cette page : le code apparaît dès que la demande est enregistrée.',
  'title.finish': 'La demande est prête',
  'text.finish': 'Donnez ce code à votre client. Il ouvre la demande sur tout téléphone ou ordinateur.',
  'finish.failed': 'Le code ne peut pas être affiché pour le moment. La demande est en sécurité ; réessayez.',
  'finish.again': 'Réessayer',
  'sheet.title': 'Pour le client',
  'sheet.paper': 'Votre demande de prêt chez {bank}',
  'sheet.code': 'Code de la demande',
  'sheet.qr': 'Scannez pour continuer',
  'sheet.loan': '{amount} sur {months}',
  'sheet.copyLink': 'Copier le lien',
  'sheet.next': 'La suite',
  'sheet.open': 'Scannez l’image, ou ouvrez cette adresse sur votre téléphone ou chez vous :',
  'sheet.check': 'Vérifiez le prêt et remplissez ce qui manque encore. Cela prend une dizaine de minutes.',
  'sheet.newCode':
    'Quand vous enregistrez votre première étape, vous recevez un nouveau code que vous seul connaissez.',
  'sheet.legal': 'Attention, emprunter de l’argent coûte aussi de l’argent.',
  'sheet.print': 'Imprimer',
  'sheet.plan': 'Plan du prêt (PDF)',
  'sheet.mailTo': 'L’e-mail part à {email}.',
  'code.mail': 'Envoyer au client',
  'code.mailed': 'L’e-mail est en route vers le client.',
  'code.mailFailed': 'L’e-mail n’a pas pu être envoyé. Réessayez ou donnez le code sur papier.',

  'continued.title': 'Votre client a poursuivi sa demande',
  'continued.text': 'La demande appartient maintenant au client. Le code du magasin ne fonctionne plus.',
  'continued.notice': 'Vous n’avez plus rien à faire.',
  'plan.tooLate':
    'Un prêt doit se terminer avant le 75e anniversaire du client, et même notre durée la plus courte se termine après. Des questions ? Appelez-nous au {phone}.',
};
