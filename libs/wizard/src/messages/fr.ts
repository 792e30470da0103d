import type { Messages } from '@statewise/i18n';
import type { WizardKey } from './en.js';

export const messages: Messages<WizardKey> = {
  'app.pageTitle': '{page} · {bank}',
  'app.loading': 'Un instant …',
  'app.noScript': 'Cette demande a besoin de JavaScript. Vous pouvez aussi nous appeler au {phone}.',
  'app.resume': 'Reprendre une demande',
  'footer.privacy': 'Vie privée',
  'footer.security': 'Sécurité',
  'footer.complaints': 'Réclamations',
  'footer.accessibility': 'Accessibilité',

  'resume.title': 'Reprendre votre demande',
  'resume.lead':
    'Saisissez le code reçu après la première étape. Majuscules, espaces et tirets n’ont pas d’importance.',
  'resume.code': 'Code de la demande',
  'resume.codeHint': 'Douze lettres et chiffres, par exemple 7K3M-Q2XV-9RTD',
  'resume.submit': 'Continuer',
  'resume.unknown': 'Nous ne connaissons pas ce code. Vérifiez-le et réessayez.',
  'resume.many': 'Trop d’essais. Réessayez dans une minute.',
  'resume.unreachable': 'Le serveur est inaccessible. Vérifiez votre connexion et réessayez.',
  'resume.new': 'Commencer une nouvelle demande',
  'device.title': 'Confirmez que c’est bien vous',
  'device.lead':
    'Cet appareil n’a pas encore ouvert la demande. Pour être sûrs que personne d’autre ne l’ouvre avec votre code, nous envoyons un numéro à l’adresse e-mail que vous avez donnée.',
  'device.send': 'Envoyez-moi un numéro',
  'device.sent': 'Nous avons envoyé un numéro à votre adresse e-mail. Il est valable dix minutes.',
  'device.number': 'Numéro',
  'device.hint': 'Les six chiffres de notre e-mail',
  'device.submit': 'Continuer',
  'device.again': 'Envoyer un autre numéro',
  'device.wait': 'Un autre numéro dans {seconds} s',
  'device.empty': 'Saisissez les six chiffres de l’e-mail',
  'device.wrong': 'Ce n’est pas ce numéro. Vérifiez-le et réessayez.',
  'device.expired': 'Ce numéro n’est plus valable. Demandez-en un autre.',
  'device.many': 'Vous avez demandé trop de numéros. Réessayez plus tard.',
  'device.unkept': 'Votre navigateur n’a pas retenu que c’est vous. Autorisez les cookies de ce site et réessayez.',
  'device.help':
    'Pas d’e-mail ? Regardez dans le courrier indésirable, ou appelez-nous si vous n’utilisez plus cette adresse.',

  'step.count': 'Étape {step} sur {total}',
  'step.back': 'Retour',
  'step.next': 'Enregistrer et continuer',
  'step.send': 'Envoyer ma demande',
  'step.yes': 'Oui',
  'step.no': 'Non',

  'banner.title': 'Sans engagement tant que vous ne signez pas',
  'banner.text':
    'La demande est gratuite. Chaque étape est enregistrée ; vous pouvez vous arrêter et reprendre plus tard avec votre code.',
  'banner.adminCode': 'Code administrateur : {code}',
  'admin.jump': 'Ouvert depuis la barre de progression',

  'code.title': 'Votre demande est enregistrée',
  'code.text':
    'Avec ce code, vous pouvez continuer sur n’importe quel appareil. Gardez-le pour vous : qui l’a peut ouvrir votre demande.',
  'code.renewed': 'Votre demande a un nouveau code',
  'code.renewedText':
    'Quelqu’un d’autre a préparé cette demande pour vous. Elle a donc reçu un nouveau code que vous seul connaissez. L’ancien ne fonctionne plus.',
  'code.noted': 'J’ai noté le code',
  'code.show': 'Afficher mon code de demande',
  'code.qr': 'Continuer sur votre téléphone : scannez cette image',
  'code.showQr': 'Afficher le code QR',
  'code.mail': 'Par e-mail',
  'code.mailFailed': 'L’e-mail n’a pas pu être envoyé. Réessayez plus tard.',

  'error.tick': 'Cochez cette case pour continuer',

  'summary.empty': '–',

  'documents.type': 'De quel document s’agit-il ?',
  'documents.files': 'Fichiers',
  'documents.upload': 'Envoyer',
  'documents.arrived': 'Fichiers reçus',
  'documents.cancel': 'Annuler l’envoi',
  'documents.tooLarge': 'plus de 10 Mo',
  'documents.empty': 'le fichier est vide',
  'documents.wrongKind': 'ce n’est pas un fichier PDF, PNG ou JPEG',
  'documents.tooMany': '10 fichiers à la fois au plus.',
  'documents.noFile': 'Veuillez sélectionner un fichier avant l’envoi.',
  'documents.confirmUpload': 'Voulez-vous vraiment envoyer ce document ?',
  'documents.confirmDelete': 'Voulez-vous vraiment supprimer ceci ?',
  'documents.yes': 'Oui, envoyer',
  'documents.yesDelete': 'Oui, supprimer',
  'documents.failed': 'Certains fichiers ne sont pas arrivés. Vous pouvez réessayer chacun d’eux.',
  'documents.refused':
    'Nous ne pouvons pas accepter certains de ces fichiers. Supprimez-les et choisissez-en d’autres.',
  'documents.unreachable': 'le serveur n’a pas répondu',

  'finished.home': 'Retour au début',

  'session.retrying': 'Le serveur ne répond pas. Nous réessayons ; ce que vous avez saisi est conservé.',
  'session.offline':
    'Vous êtes hors ligne. Vous pouvez continuer à écrire ; nous enregistrons tout dès que vous êtes de nouveau en ligne.',
  'session.retry': 'Essayer maintenant',
  'session.expired':
    'Votre session est terminée. Rouvrez la demande avec votre code ; ce que vous avez saisi est conservé.',
  'session.refused': 'Ce n’est pas possible pour le moment.',
  'conflict.title': 'Cette demande a été modifiée ailleurs',
  'conflict.text':
    'Pendant votre saisie, d’autres réponses ont été enregistrées sur un autre appareil ou dans un autre onglet. Lesquelles voulez-vous garder ?',
  'conflict.field': 'Question',
  'conflict.mine': 'Saisi ici',
  'conflict.theirs': 'Enregistré ailleurs',
  'conflict.keepMine': 'Garder ma saisie',
  'conflict.takeTheirs': 'Prendre ce qui est enregistré',

  'privacy.title': 'Votre vie privée',
  'privacy.more': 'Lire la politique de confidentialité',
  'privacy.accept': 'J’accepte la politique de confidentialité',

  'code.mailed': 'L’e-mail est en route.',
  'saved.field.description': 'La description a bien été enregistrée',
  'saved.saving': 'Enregistrement …',
  'saved.kept': 'Enregistré. Ce que vous saisissez est conservé aussi.',
  'privacy.text':
    'Nous traitons vos données personnelles pour cette demande uniquement, ne les conservons pas plus longtemps que la loi ne l’exige et ne les vendons jamais. Ce site ne dépose que les cookies nécessaires à son fonctionnement.',
  'resume.empty': 'Saisissez votre code',
  'error.decimals': 'Indiquez un nombre avec deux décimales au plus, par exemple {example}',
  'error.least': 'Au moins {least}',
  'error.most': 'Au plus {most}',
  'error.longest': '{count} caractères au plus',
  'withdraw.title': 'Retirer votre demande et la modifier ?',
  'withdraw.text':
    'Vous avez déjà envoyé votre demande. Si vous enregistrez ce changement, elle est retirée et vous devrez la renvoyer à la dernière étape. Nous gardons les documents reçus.',
  'withdraw.yes': 'Enregistrer et retirer',
  'withdraw.no': 'Laisser tel quel',
  'saved.at': 'Enregistré à {time}',
};
