import type { Language } from '@statewise/i18n';
import type { ProblemCode } from './problem.js';

/** What a problem says in one language: a title that is the same each time, and a sentence for the reader. */
export interface ProblemText {
  readonly title: string;
  readonly detail: string;
}

/** `{name}` in a detail is replaced by the parameter of that name. */
export const problemTexts: Readonly<Record<ProblemCode, Readonly<Record<Language, ProblemText>>>> = {
  'REQUEST.MALFORMED': {
    en: { title: 'Malformed request', detail: 'The request could not be read. Check that it is valid and try again.' },
    nl: {
      title: 'Onleesbaar verzoek',
      detail: 'Het verzoek kon niet worden gelezen. Controleer het en probeer opnieuw.',
    },
    fr: { title: 'Requête illisible', detail: 'La requête n’a pas pu être lue. Vérifiez-la et réessayez.' },
  },
  'REQUEST.CROSS_SITE': {
    en: { title: 'Request from another site', detail: 'For your safety we only accept this from our own pages.' },
    nl: {
      title: 'Verzoek van een andere site',
      detail: 'Voor uw veiligheid aanvaarden wij dit alleen vanaf onze eigen pagina’s.',
    },
    fr: {
      title: 'Requête d’un autre site',
      detail: 'Pour votre sécurité, nous n’acceptons ceci que depuis nos propres pages.',
    },
  },
  'REQUEST.NOT_FOUND': {
    en: { title: 'Not found', detail: 'There is nothing at this address.' },
    nl: { title: 'Niet gevonden', detail: 'Op dit adres is niets te vinden.' },
    fr: { title: 'Introuvable', detail: 'Il n’y a rien à cette adresse.' },
  },
  'REQUEST.METHOD': {
    en: { title: 'Method not allowed', detail: 'This address does not accept this kind of request.' },
    nl: { title: 'Methode niet toegestaan', detail: 'Dit adres aanvaardt dit soort verzoek niet.' },
    fr: { title: 'Méthode non autorisée', detail: 'Cette adresse n’accepte pas ce type de requête.' },
  },
  'REQUEST.TOO_LARGE': {
    en: { title: 'Too large', detail: 'What you sent is larger than we accept.' },
    nl: { title: 'Te groot', detail: 'Wat u hebt verstuurd is groter dan wij aanvaarden.' },
    fr: { title: 'Trop volumineux', detail: 'Votre envoi dépasse la taille que nous acceptons.' },
  },
  'REQUEST.TYPE': {
    en: { title: 'Unsupported type', detail: 'This address does not accept content of this type.' },
    nl: { title: 'Type niet ondersteund', detail: 'Dit adres aanvaardt geen inhoud van dit type.' },
    fr: { title: 'Type non pris en charge', detail: 'Cette adresse n’accepte pas ce type de contenu.' },
  },
  'REQUEST.FIELDS': {
    en: { title: 'Some answers need attention', detail: 'Please check the marked fields.' },
    nl: { title: 'Sommige antwoorden vragen aandacht', detail: 'Controleer de gemarkeerde velden.' },
    fr: { title: 'Certaines réponses sont à revoir', detail: 'Veuillez vérifier les champs signalés.' },
  },
  'REQUEST.CAPTCHA': {
    en: { title: 'Human check needed', detail: 'Please complete the human check and try again.' },
    nl: { title: 'Menselijke controle nodig', detail: 'Voer de menselijke controle uit en probeer opnieuw.' },
    fr: { title: 'Contrôle humain requis', detail: 'Veuillez effectuer le contrôle humain et réessayer.' },
  },
  'REQUEST.KEY_REUSED': {
    en: { title: 'Key used before', detail: 'This idempotency key was used for a different request.' },
    nl: { title: 'Sleutel al gebruikt', detail: 'Deze idempotentiesleutel werd voor een ander verzoek gebruikt.' },
    fr: { title: 'Clé déjà utilisée', detail: 'Cette clé d’idempotence a servi à une autre requête.' },
  },
  'REQUEST.TOO_MANY': {
    en: {
      title: 'Too many requests',
      detail: 'That was too often in a short time. Please wait a moment and try again.',
    },
    nl: { title: 'Te veel verzoeken', detail: 'Dat was te vaak in korte tijd. Wacht even en probeer opnieuw.' },
    fr: {
      title: 'Trop de requêtes',
      detail: 'C’était trop fréquent en peu de temps. Patientez un instant et réessayez.',
    },
  },
  'REQUEST.STREAMS': {
    en: {
      title: 'Too many streams',
      detail:
        'At most {most} event streams are open for one sign-in. Close a page that shows live changes and try again.',
    },
    nl: {
      title: 'Te veel streams',
      detail:
        'Per aanmelding zijn hoogstens {most} streams open. Sluit een pagina met live wijzigingen en probeer opnieuw.',
    },
    fr: {
      title: 'Trop de flux',
      detail:
        'Une connexion ouvre au plus {most} flux. Fermez une page qui montre les changements en direct et réessayez.',
    },
  },
  'REQUEST.BUDGET': {
    en: {
      title: 'Too much from one network',
      detail:
        'So much was sent from your network in the last hour that we take no more from it for now. Try again in {minutes} min.',
    },
    nl: {
      title: 'Te veel van één netwerk',
      detail:
        'Vanaf uw netwerk is het laatste uur zoveel verstuurd dat we er nu niets meer van aannemen. Probeer opnieuw over {minutes} min.',
    },
    fr: {
      title: 'Trop d’un même réseau',
      detail:
        'Votre réseau a tant envoyé en une heure que nous n’acceptons plus rien de lui pour le moment. Réessayez dans {minutes} min.',
    },
  },
  'SERVICE.BUDGET': {
    en: {
      title: 'Too much at the moment',
      detail: 'We are being sent more than we can keep. What you typed is not lost. Try again in {minutes} min.',
    },
    nl: {
      title: 'Te veel op dit moment',
      detail:
        'We krijgen meer binnen dan we kunnen bewaren. Wat u typte is niet verloren. Probeer opnieuw over {minutes} min.',
    },
    fr: {
      title: 'Trop pour le moment',
      detail:
        'Nous recevons plus que nous ne pouvons garder. Votre saisie n’est pas perdue. Réessayez dans {minutes} min.',
    },
  },
  'SESSION.REQUIRED': {
    en: { title: 'Sign-in needed', detail: 'Please sign in first.' },
    nl: { title: 'Aanmelden nodig', detail: 'Meld u eerst aan.' },
    fr: { title: 'Connexion requise', detail: 'Veuillez d’abord vous connecter.' },
  },
  'SESSION.WRONG_PASSWORD': {
    en: { title: 'Sign-in failed', detail: 'This combination of name and password is not known.' },
    nl: { title: 'Aanmelden mislukt', detail: 'Deze combinatie van naam en wachtwoord is niet bekend.' },
    fr: { title: 'Échec de la connexion', detail: 'Cette combinaison de nom et de mot de passe est inconnue.' },
  },
  'SESSION.SECOND_FACTOR': {
    en: { title: 'Second factor needed', detail: 'Please enter the code of your authenticator app.' },
    nl: { title: 'Tweede factor nodig', detail: 'Vul de code van uw authenticator-app in.' },
    fr: { title: 'Second facteur requis', detail: 'Saisissez le code de votre application d’authentification.' },
  },
  'SESSION.WRONG_CODE': {
    en: {
      title: 'Wrong code',
      detail: 'This code is not right, or was used before. Wait for the next one and try again.',
    },
    nl: {
      title: 'Verkeerde code',
      detail: 'Deze code klopt niet of werd al gebruikt. Wacht op de volgende en probeer opnieuw.',
    },
    fr: {
      title: 'Code incorrect',
      detail: 'Ce code n’est pas correct ou a déjà servi. Attendez le suivant et réessayez.',
    },
  },
  'SESSION.NOT_FRESH': {
    en: { title: 'Please confirm that it is you', detail: 'Enter your password or a code again to go on.' },
    nl: { title: 'Bevestig dat u het bent', detail: 'Vul uw wachtwoord of een code opnieuw in om verder te gaan.' },
    fr: {
      title: 'Confirmez que c’est bien vous',
      detail: 'Saisissez de nouveau votre mot de passe ou un code pour continuer.',
    },
  },
  'SESSION.TOKEN': {
    en: { title: 'Token not valid', detail: 'This token is not known, has expired or was revoked.' },
    nl: { title: 'Token niet geldig', detail: 'Dit token is niet bekend, vervallen of ingetrokken.' },
    fr: { title: 'Jeton non valable', detail: 'Ce jeton est inconnu, expiré ou révoqué.' },
  },
  'SESSION.ROLE': {
    en: { title: 'Not allowed', detail: 'Your account may not do this.' },
    nl: { title: 'Niet toegestaan', detail: 'Uw account mag dit niet doen.' },
    fr: { title: 'Non autorisé', detail: 'Votre compte ne permet pas cette action.' },
  },
  'ACCOUNT.INVITATION': {
    en: {
      title: 'Invitation not valid',
      detail: 'This link was used before or is too old. Ask an admin for a new one.',
    },
    nl: {
      title: 'Uitnodiging niet geldig',
      detail: 'Deze link werd al gebruikt of is te oud. Vraag een beheerder om een nieuwe.',
    },
    fr: {
      title: 'Invitation non valable',
      detail: 'Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau à un administrateur.',
    },
  },
  'ACCOUNT.NO_MAIL': {
    en: {
      title: 'No mail server',
      detail: 'An invitation goes to its person alone, by mail, and no mail server is set up (SMTP_URL).',
    },
    nl: {
      title: 'Geen mailserver',
      detail:
        'Een uitnodiging gaat per mail alleen naar de persoon zelf, en er is geen mailserver ingesteld (SMTP_URL).',
    },
    fr: {
      title: 'Pas de serveur de messagerie',
      detail:
        'Une invitation n’est adressée qu’à la personne elle-même, par e-mail, et aucun serveur de messagerie n’est configuré (SMTP_URL).',
    },
  },
  'ACCOUNT.LAST_ADMIN': {
    en: { title: 'Last admin', detail: 'There must be an admin who can sign in. Make somebody else an admin first.' },
    nl: {
      title: 'Laatste beheerder',
      detail: 'Er moet een beheerder zijn die zich kan aanmelden. Maak eerst iemand anders beheerder.',
    },
    fr: {
      title: 'Dernier administrateur',
      detail: 'Il faut un administrateur qui puisse se connecter. Désignez-en d’abord un autre.',
    },
  },
  'PROPOSAL.STALE': {
    en: {
      title: 'Not open any more',
      detail: 'This proposal is not open any more, or is not what you looked at. Load the page again.',
    },
    nl: {
      title: 'Niet meer open',
      detail: 'Dit voorstel is niet meer open of is niet wat u hebt bekeken. Laad de pagina opnieuw.',
    },
    fr: {
      title: 'Plus en attente',
      detail: 'Cette proposition n’est plus en attente, ou n’est pas celle que vous avez vue. Rechargez la page.',
    },
  },
  'PROPOSAL.WAITING': {
    en: {
      title: 'Another proposal waits',
      detail: 'Something else is already proposed about this. It has to be confirmed or declined first.',
    },
    nl: {
      title: 'Er wacht al een voorstel',
      detail: 'Hierover is al iets anders voorgesteld. Dat moet eerst worden bevestigd of afgewezen.',
    },
    fr: {
      title: 'Une autre proposition attend',
      detail: 'Une autre proposition existe déjà à ce sujet. Elle doit d’abord être confirmée ou refusée.',
    },
  },
  'PROPOSAL.SECOND_PERSON': {
    en: {
      title: 'Another person is needed',
      detail: 'Another person has to confirm this, whose own account was not changed in the last 24 hours.',
    },
    nl: {
      title: 'Een andere persoon is nodig',
      detail: 'Een andere persoon moet dit bevestigen, van wie het account de laatste 24 uur niet is gewijzigd.',
    },
    fr: {
      title: 'Une autre personne est nécessaire',
      detail:
        'Une autre personne doit confirmer ceci, dont le compte n’a pas été modifié au cours des dernières 24 heures.',
    },
  },
  'OPERATION.REFUSED': {
    en: { title: 'Not possible now', detail: 'This cannot be done as things stand now. Load the page again.' },
    nl: { title: 'Nu niet mogelijk', detail: 'Dit kan niet zoals het er nu voor staat. Laad de pagina opnieuw.' },
    fr: {
      title: 'Impossible pour le moment',
      detail: 'Ce n’est pas possible dans l’état actuel. Rechargez la page.',
    },
  },
  'APPLICATION.NOT_FOUND': {
    en: {
      title: 'Unknown code',
      detail: 'We do not know an application with this code. Check the code and try again.',
    },
    nl: {
      title: 'Onbekende code',
      detail: 'Wij kennen geen aanvraag met deze code. Controleer de code en probeer opnieuw.',
    },
    fr: {
      title: 'Code inconnu',
      detail: 'Nous ne connaissons aucune demande avec ce code. Vérifiez le code et réessayez.',
    },
  },
  'APPLICATION.CONFIRM_DEVICE': {
    en: {
      title: 'Please confirm that it is you',
      detail:
        'This device has not opened the application before: a number goes to the e-mail address of the applicant.',
    },
    nl: {
      title: 'Bevestig dat u het bent',
      detail:
        'Dit toestel opende de aanvraag nog niet eerder: er gaat een nummer naar het e-mailadres van de aanvrager.',
    },
    fr: {
      title: 'Confirmez que c’est bien vous',
      detail: 'Cet appareil n’a pas encore ouvert la demande : un numéro est envoyé à l’adresse e-mail du demandeur.',
    },
  },
  'APPLICATION.STALE': {
    en: {
      title: 'Changed elsewhere',
      detail: 'This application was changed elsewhere in the meantime. What you typed is kept.',
    },
    nl: {
      title: 'Elders gewijzigd',
      detail: 'Deze aanvraag werd intussen elders gewijzigd. Wat u hebt ingevuld blijft bewaard.',
    },
    fr: {
      title: 'Modifiée ailleurs',
      detail: 'Cette demande a été modifiée ailleurs entre-temps. Votre saisie est conservée.',
    },
  },
  'APPLICATION.REFUSED': {
    en: { title: 'Not possible now', detail: 'This is not possible at this point of the application.' },
    nl: { title: 'Nu niet mogelijk', detail: 'Dit is op dit punt van de aanvraag niet mogelijk.' },
    fr: { title: 'Impossible à ce stade', detail: 'Ceci n’est pas possible à ce stade de la demande.' },
  },
  'APPLICATION.FULL': {
    en: {
      title: 'Changed too often',
      detail:
        'This application has been changed thousands of times and takes no more changes. It is kept as it is: call us, and we go on with it together.',
    },
    nl: {
      title: 'Te vaak gewijzigd',
      detail:
        'Deze aanvraag is duizenden keren gewijzigd en kan niet meer worden gewijzigd. Ze blijft bewaard zoals ze is: bel ons, dan doen we samen verder.',
    },
    fr: {
      title: 'Modifiée trop souvent',
      detail:
        'Cette demande a été modifiée des milliers de fois et ne peut plus l’être. Elle reste telle quelle : appelez-nous et nous continuerons ensemble.',
    },
  },
  'REVIEW.TAKEN': {
    en: { title: 'Changed meanwhile', detail: 'A colleague has taken this, or it is settled. Look at it again.' },
    nl: {
      title: 'Intussen gewijzigd',
      detail: 'Een collega heeft dit overgenomen of het is afgehandeld. Bekijk het opnieuw.',
    },
    fr: {
      title: 'Modifié entre-temps',
      detail: 'Un collègue s’en charge déjà, ou c’est réglé. Consultez à nouveau la demande.',
    },
  },
  'CONTENT.STALE': {
    en: {
      title: 'Changed in the meantime',
      detail: 'Somebody changed this after you opened it. Look at the present version first.',
    },
    nl: {
      title: 'Intussen gewijzigd',
      detail: 'Iemand heeft dit gewijzigd nadat u het opende. Bekijk eerst de huidige versie.',
    },
    fr: {
      title: 'Modifié entre-temps',
      detail: 'Quelqu’un a modifié ceci après que vous l’avez ouvert. Regardez d’abord la version actuelle.',
    },
  },
  'DOCUMENT.UNREADABLE': {
    en: { title: 'Document not accepted', detail: 'We can only read PDF, PNG and JPEG files.' },
    nl: { title: 'Document niet aanvaard', detail: 'Wij kunnen alleen PDF-, PNG- en JPEG-bestanden lezen.' },
    fr: { title: 'Document refusé', detail: 'Nous ne pouvons lire que les fichiers PDF, PNG et JPEG.' },
  },
  'DOCUMENT.INFECTED': {
    en: { title: 'Document not safe', detail: 'Our virus scanner refused this file.' },
    nl: { title: 'Document niet veilig', detail: 'Onze virusscanner heeft dit bestand geweigerd.' },
    fr: { title: 'Document dangereux', detail: 'Notre antivirus a refusé ce fichier.' },
  },
  'DOCUMENT.ACTIVE': {
    en: {
      title: 'Not a plain document',
      detail:
        'This PDF is protected, or holds scripts, actions or other files. Print it to a new PDF, or take a photo of it, and send that.',
    },
    nl: {
      title: 'Geen gewoon document',
      detail:
        'Deze pdf is beveiligd, of bevat scripts, acties of andere bestanden. Druk hem af naar een nieuwe pdf, of neem er een foto van, en verstuur die.',
    },
    fr: {
      title: 'Document non simple',
      detail:
        'Ce PDF est protégé, ou contient des scripts, des actions ou d’autres fichiers. Imprimez-le dans un nouveau PDF, ou photographiez-le, et envoyez cela.',
    },
  },
  'DOCUMENT.QUOTA': {
    en: {
      title: 'Too many documents',
      detail: 'An application holds {files} documents and {megabytes} MB at most. Call us if you must send more.',
    },
    nl: {
      title: 'Te veel documenten',
      detail: 'Een aanvraag bevat hoogstens {files} documenten en {megabytes} MB. Bel ons als u meer moet sturen.',
    },
    fr: {
      title: 'Trop de documents',
      detail:
        'Une demande contient au plus {files} documents et {megabytes} Mo. Appelez-nous si vous devez en envoyer plus.',
    },
  },
  'DEPENDENCY.DOWN': {
    en: {
      title: 'Temporarily unavailable',
      detail: 'We cannot do this right now. Nothing is lost; please try again in a moment.',
    },
    nl: {
      title: 'Tijdelijk niet beschikbaar',
      detail: 'Dit lukt nu even niet. Er is niets verloren; probeer het zo dadelijk opnieuw.',
    },
    fr: {
      title: 'Momentanément indisponible',
      detail: 'Ceci est momentanément impossible. Rien n’est perdu ; réessayez dans un instant.',
    },
  },
  INTERNAL: {
    en: { title: 'Something went wrong', detail: 'Something went wrong on our side. Please try again later.' },
    nl: { title: 'Er ging iets mis', detail: 'Er ging bij ons iets mis. Probeer het later opnieuw.' },
    fr: {
      title: 'Une erreur est survenue',
      detail: 'Une erreur est survenue de notre côté. Veuillez réessayer plus tard.',
    },
  },
};
