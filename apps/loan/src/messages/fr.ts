import type { Messages } from '@statewise/i18n';
import { messages as answerMessages } from '@statewise/i18n/answers/loan-application/fr';
import { messages as loanMessages } from '@statewise/wizard/messages/loan-fr';
import type { LoanKey } from './en.js';

const eitherPhone = 'Indiquez un numéro de mobile ou de téléphone';
const oneSupplier = 'Choisissez un magasin ou indiquez un installateur';
const notBothSuppliers = 'Choisissez un magasin ou indiquez un installateur, pas les deux';

export const messages: Messages<LoanKey> = {
  ...loanMessages,
  ...answerMessages,
  'app.title': 'Demande de prêt',

  'start.title': 'Quel projet voulez-vous réaliser ?',
  'start.lead':
    'Choisissez un montant et voyez tout de suite ce qu’il coûte par mois. La demande prend une dizaine de minutes ; vous pouvez vous arrêter et revenir quand vous voulez.',
  'start.begin': 'Commencer ma demande',
  'start.continue': 'Reprendre ma demande',
  'start.underWay': 'Vous avez une demande en cours',
  'start.underWayText':
    'Reprenez où vous en étiez. Une nouvelle demande s’y ajoutera ; la première reste accessible avec son code.',
  'start.save': 'Enregistrer le prêt et continuer',
  'start.facts': 'Fiche produit (PDF)',
  'start.faq': 'Questions fréquentes (PDF)',
  'start.resumeTitle': 'Déjà commencé ?',
  'start.resumeText': 'Reprenez où vous en étiez, sur n’importe quel appareil, avec votre code de demande.',
  'start.legal': 'Attention, emprunter de l’argent coûte aussi de l’argent.',
  'start.types': 'À quoi servira le prêt ?',
  'start.promotion': 'Promotion',
  'start.noPromotion': 'Sans promotion',
  'start.unavailable':
    'Le calculateur n’est pas disponible pour le moment. Vous pouvez tout de même commencer votre demande.',
  'start.termNone': 'Choisissez une durée',

  'type.1.tip':
    'Pour des travaux qui ne visent pas surtout à économiser l’énergie : une cuisine, une salle de bains, une terrasse.',
  'type.5.tip': 'Pour tout le reste : une voiture, un mariage, un voyage. Aucune facture n’est nécessaire.',
  'type.2.tip':
    'Pour des travaux qui économisent l’énergie : isolation, panneaux solaires, pompe à chaleur, double vitrage. Au moins la moitié du montant y est consacrée.',

  'step.0.lead': 'Votre magasin a préparé ce prêt. Vérifiez-le et adaptez ce que vous voulez.',
  'step.1.lead': 'Comme sur votre carte d’identité.',
  'step.2.lead': 'Où vous habitez et comment vous joindre.',
  'step.3.lead': 'Pour ne pas vous prêter plus que vous ne pouvez porter.',
  'step.4.lead': 'Ce que vous empruntez et qui fournit.',
  'step.5.lead': 'Relisez tout une dernière fois. Chaque partie peut encore être modifiée.',

  'banner.loan': '{amount} sur {months}',
  'banner.change': 'Modifier le prêt',

  'code.mailed': 'C’est parti : votre plan de prêt et votre code.',

  'group.personal': 'Vos données',
  'group.family': 'Votre famille',
  'group.contact': 'Contact',
  'group.address': 'Adresse',
  'group.occupation': 'Profession',
  'group.income': 'Revenus',
  'group.expenditure': 'Dépenses',
  'group.loan': 'Le prêt',
  'group.supplier': 'Qui livre ou installe ?',
  'group.consents': 'Conditions',
  'group.complete': 'complet',
  'group.problems': { one: '1 réponse à revoir', other: '{count} réponses à revoir' },
  'consents.terms': 'Conditions générales',

  'hint.phone': 'Un portable ou un téléphone suffit',
  'hint.email': 'Nous y envoyons votre plan de prêt',
  'hint.salaried': 'Revenu mensuel net hors primes.',
  'hint.self_employed': 'Un douzième du dernier revenu annuel selon la déclaration fiscale.',
  'hint.other_occupation': 'Allocation mensuelle perçue.',
  'hint.oneSupplier': 'Choisissez un magasin ou nommez un installateur ; l’un des deux suffit.',
  'hint.resident_since': 'Quatre chiffres',
  'hint.married': 'Le conjoint est toujours co-emprunteur.',

  'error.mobile.required': eitherPhone,
  'error.mobile_number.required': eitherPhone,
  'error.telephone_number.required': eitherPhone,
  'error.store_id.required': oneSupplier,
  'error.third_party_installer.required': oneSupplier,
  'error.store_id.oneOf': notBothSuppliers,
  'error.third_party_installer.oneOf': notBothSuppliers,

  'choice.store': 'Un particulier',
  'choice.business': 'Une entreprise',

  'analysis.title': 'Nous examinons votre demande',
  'analysis.text': 'Cela prend un instant. Laissez cette page ouverte.',

  'documents.title': 'Envoyez-nous vos documents',
  'documents.lead':
    'Il nous faut votre dernière fiche de paie et la facture ou le devis. Une photo convient : PDF, JPEG ou PNG, 10 Mo au plus par fichier et 10 à la fois.',
  'documents.payslip': 'Fiche de paie',
  'documents.invoice': 'Facture ou devis',
  'documents.identity': 'Carte d’identité',
  'documents.other': 'Autre chose',
  'documents.finish': 'Continuer',

  'finished.rejectedTitle': 'Nous ne pouvons pas accorder ce prêt',
  'finished.rejectedText': 'Nous le regrettons. Votre demande a été évaluée automatiquement, pour ces raisons :',
  'finished.noReasons': 'Un des contrôles de votre demande n’a pas abouti.',
  'finished.rights':
    'Vous avez le droit de faire examiner la décision par une personne, d’expliquer votre situation et de contester la décision.',
  'finished.words': 'Que devons-nous savoir ?',
  'finished.wordsHint':
    'Facultatif : ce qui a changé ou ce que nous devons revoir. Seuls nos collaborateurs le lisent.',
  'finished.review': 'Demander l’examen par une personne',
  'finished.reviewed':
    'Nous avons reçu votre demande d’examen. Quelqu’un de notre équipe regarde votre dossier et vous contacte.',
  'finished.acceptedTitle': 'Votre prêt est accordé',
  'finished.acceptedText':
    'Félicitations. Vous recevez le contrat par e-mail ; dès que vous l’avez signé, nous versons le montant.',

  'thanks.title': 'Merci',
  'thanks.text':
    'Nous avons reçu vos documents. Nous les examinons dans les deux jours ouvrables et vous informons par e-mail.',
  'thanks.next': 'Et maintenant ?',
  'thanks.one': 'Nous vérifions votre fiche de paie et votre facture.',
  'thanks.two': 'Nous vous envoyons notre décision et, si elle est positive, le contrat.',
  'thanks.three': 'Vous signez, et nous versons le montant dans les trois jours ouvrables.',
  'thanks.code': 'Avec votre code {code}, vous voyez où en est votre demande.',
  'thanks.more': 'Envoyer un autre document',

  'privacy.text':
    'Pour traiter votre demande, nous utilisons des données personnelles : qui vous êtes, vos revenus et vos dépenses. Elles servent à cette demande seulement, ne sont pas gardées plus longtemps que la loi ne l’exige et ne sont jamais vendues. Ce site ne place que les cookies nécessaires à son fonctionnement.',
  'start.born': 'Votre date de naissance',
  'start.bornHint':
    'JJ/MM/AAAA. Un prêt se termine avant votre 75e anniversaire : avec la date, vous voyez seulement les durées possibles.',
  'start.least': 'Au moins {amount}',
  'start.amountNone': 'Indiquez un montant, par exemple 10.000',
  'start.month': 'par mois',
  'group.intermediary': 'Vous a-t-on aidé ?',
  'error.title.required': 'Choisissez une civilité',
  'error.first_name.required': 'Indiquez votre prénom',
  'error.last_name.required': 'Indiquez votre nom',
  'error.email.required': 'Indiquez votre adresse e-mail',
  'error.nationality.required': 'Choisissez votre nationalité',
  'error.date_of_birth.required': 'Indiquez votre date de naissance',
  'error.civil_status.required': 'Choisissez votre état civil',
  'error.dependants.required': 'Choisissez combien de personnes sont à votre charge',
  'error.co_borrower_civil_status.required': 'Choisissez l’état civil de votre co-emprunteur',
  'error.co_borrower_date_of_birth.required': 'Indiquez la date de naissance de votre co-emprunteur',
  'error.co_borrower_date_of_birth.adult': 'Votre co-emprunteur doit avoir au moins 18 ans',
  'error.accept_gdpr.required': 'Cochez la case pour accepter la politique de confidentialité',
  'error.country.required': 'Choisissez le pays où vous habitez',
  'error.street.required': 'Indiquez votre rue',
  'error.house_number.required': 'Indiquez votre numéro',
  'error.postcode.required': 'Indiquez votre code postal',
  'error.postcode.format': 'Ce code postal n’existe pas dans ce pays',
  'error.city.required': 'Indiquez votre localité',
  'error.resident_since.required': 'Indiquez l’année de votre emménagement',
  'error.resident_since.year': 'Indiquez une année entre votre naissance et aujourd’hui, comme 2015',
  'error.main_occupation.required': 'Choisissez votre profession principale',
  'error.sector.required': 'Choisissez votre secteur d’activité',
  'error.employer.required': 'Indiquez le nom de votre employeur',
  'error.employment_length.required': 'Choisissez depuis combien de temps vous y travaillez',
  'error.net_monthly_income.required': 'Indiquez votre revenu mensuel net ; 0 si vous n’en avez pas',
  'error.co_borrower_income.required': 'Indiquez le revenu mensuel net de votre co-emprunteur ; 0 s’il n’y en a pas',
  'error.living_situation.required': 'Choisissez votre situation de logement',
  'error.housing_cost.required': 'Indiquez ce que votre logement vous coûte par mois',
  'error.loan_instalments.required': 'Indiquez ce que vous remboursez par mois pour d’autres prêts ; 0 si rien',
  'error.credit_limits.required': 'Choisissez vos lignes de crédit ; « aucune » si vous n’avez ni carte ni découvert',
  'error.consumer_loan_application_loan_type_id.required': 'Choisissez à quoi servira le prêt',
  'error.amount.required': 'Indiquez le montant que vous voulez emprunter',
  'error.amount.max': 'C’est plus que ce que nous prêtons pour ce but',
  'error.loan_term.required': 'Choisissez une durée',
  'error.loan_term.oneOf': 'Choisissez une des durées de la liste',
  'error.purchase_amount.min': 'Au moins le montant du prêt',
  'error.name.required': 'Indiquez le prénom de l’intermédiaire',
  'error.surname.required': 'Indiquez le nom de l’intermédiaire',
  'error.tos.required': 'Cochez la case pour accepter les conditions',
  'error.tos_two.required': 'Cochez la case pour confirmer que tout est exact',
  'error.tos_three.required': 'Cochez la case pour confirmer le but du prêt',
};
