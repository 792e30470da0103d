import type { Messages } from '@statewise/i18n';
import { messages as answerMessages } from '@statewise/i18n/answers/loan-application/fr';
import { messages as loanMessages } from '@statewise/lending/messages/fr';
import type { LoanKey } from './en.js';

const eitherPhone = 'Indiquez un numéro de portable ou de téléphone';
const oneSupplier = 'Choisissez un magasin ou indiquez un installateur';
const notBothSuppliers = 'Choisissez un magasin ou indiquez un installateur, pas les deux';

export const messages: Messages<LoanKey> = {
  ...loanMessages,
  ...answerMessages,
  'app.title': 'Demande de prêt',

  'start.title': 'Quel projet voulez-vous réaliser ?',
  'start.lead':
    'Choisissez un montant et voyez tout de suite ce qu’il coûte par mois. La demande prend une dizaine de minutes ; vous pouvez vous arrêter et revenir quand vous voulez.',
  'start.begin': 'Commencer ma demande',
  'start.continue': 'Reprendre ma demande',
  'start.underWay': 'Vous avez une demande en cours',
  'start.underWayText':
    'Reprenez où vous en étiez, ou commencez-en une nouvelle : la première reste accessible avec son code.',
  'start.save': 'Enregistrer le prêt et continuer',
  'start.facts': 'Fiche produit (PDF)',
  'start.faq': 'Questions fréquentes (PDF)',
  'start.resumeTitle': 'Déjà commencé ?',
  'start.resumeText': 'Reprenez où vous en étiez, sur n’importe quel appareil, avec votre code de demande.',
  'start.staffElsewhere':
    'Les tarifs du personnel sont proposés aux collègues au travail. À la maison ? Demandez à un collègue au bureau de lancer votre demande.',
  'start.legal': 'Attention, emprunter de l’argent coûte aussi de l’argent.',
  'start.types': 'À quoi servira le prêt ?',
  'start.promotion': 'Promotion',
  'start.noPromotion': 'Sans promotion',
  'start.unavailable':
    'Le calculateur n’est pas disponible pour le moment. Vous pouvez tout de même commencer votre demande.',
  'start.termNone': 'Choisissez une durée',

  'type.1.tip':
    'Pour des travaux qui ne visent pas surtout à économiser l’énergie : une cuisine, une salle de bains, une terrasse.',
  'type.5.tip': 'Pour tout le reste : une voiture, un mariage, un voyage. Aucune facture n’est nécessaire.',
  'type.2.tip':
    'Pour des travaux qui économisent l’énergie : isolation, panneaux solaires, pompe à chaleur, double vitrage. Au moins la moitié du montant y est consacrée.',

  'step.0.lead': 'Votre magasin a préparé ce prêt pour vous. Vérifiez-le et adaptez ce que vous voulez.',
  'step.1.lead': 'Indiquez vos données comme elles figurent sur votre carte d’identité.',
  'step.2.lead': 'Où nous pouvons vous joindre.',
  'step.3.lead': 'Nous vérifions ainsi que les mensualités conviennent à votre budget.',
  'step.4.lead': 'Ce que vous empruntez, et qui fournit ou installe ce que vous achetez.',
  'step.5.lead': 'Vérifiez vos réponses une dernière fois. Vous pouvez encore modifier chaque partie.',

  'banner.loan': '{amount} sur {months}',
  'banner.change': 'Modifier le prêt',

  'code.mailed': 'Votre plan de prêt et votre code sont en route.',

  'group.personal': 'Vos données',
  'group.family': 'Votre famille',
  'group.contact': 'Contact',
  'group.address': 'Adresse',
  'group.occupation': 'Profession',
  'group.income': 'Revenus',
  'group.expenditure': 'Dépenses',
  'group.loan': 'Le prêt',
  'group.supplier': 'Qui livre ou installe ?',
  'group.consents': 'Conditions',
  'group.complete': 'complet',
  'group.problems': { one: '1 réponse à revoir', other: '{count} réponses à revoir' },
  'consents.terms': 'Conditions générales',

  'hint.phone': 'Un portable ou un téléphone suffit',
  'hint.email': 'Nous enverrons votre plan de prêt à cette adresse',
  'hint.salaried': 'Revenu mensuel net hors primes.',
  'hint.self_employed': 'Un douzième du dernier revenu annuel selon la déclaration fiscale.',
  'hint.other_occupation': 'Allocation mensuelle perçue.',
  'hint.oneSupplier': 'Choisissez un magasin ou nommez un installateur ; l’un des deux suffit.',
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

  'analysis.title': 'Nous vérifions votre demande',
  'analysis.text': 'Cela prend un instant. Laissez cette page ouverte.',

  'documents.title': 'Votre demande est envoyée',
  'documents.lead':
    'Une photo nette convient. Envoyez des fichiers PDF, JPEG ou PNG de 10 Mo au plus, jusqu’à 10 à la fois.',
  'documents.payslip': 'Fiche de paie',
  'documents.invoice': 'Facture ou devis',
  'documents.identity': 'Carte d’identité',
  'documents.other': 'Tout autre document utile',
  'documents.finish': 'Continuer',

  'finished.rejectedTitle': 'Nous ne pouvons pas accorder ce prêt',
  'finished.rejectedText':
    'Nous le regrettons. Au vu de vos réponses, nous ne pouvons pas vous prêter ce montant de façon responsable :',
  'finished.noReasons': 'Nous le regrettons. L’une des vérifications de votre demande n’a pas été positive.',
  'finished.rights':
    'Cette décision a été prise automatiquement, sans qu’aucun de nos collaborateurs ne l’examine. Vous avez le droit de faire examiner votre demande par un collaborateur, d’expliquer votre situation et de contester la décision.',
  'finished.rightsByStaff':
    'Vous avez le droit de faire réexaminer cette décision par un collaborateur, d’expliquer votre situation et de contester la décision.',
  'finished.words': 'Que souhaitez-vous nous dire ?',
  'finished.wordsHint':
    'Par exemple ce qui a changé, ou ce que nous devons revoir. Seuls nos collaborateurs le liront.',
  'finished.review': 'Demander l’avis d’un collaborateur',
  'finished.reviewed':
    'Nous avons bien reçu votre demande d’examen. Un collaborateur étudiera votre dossier et vous contactera.',
  'finished.acceptedTitle': 'Votre prêt est accordé',
  'finished.acceptedText':
    'Félicitations. Vous recevrez le contrat par e-mail ; dès que vous l’aurez signé, nous verserons le montant.',

  'thanks.title': 'Merci',
  'thanks.text':
    'Nous avons tout ce qu’il nous faut. Nous l’examinerons dans les deux jours ouvrables et vous informerons par e-mail.',
  'thanks.next': 'Et maintenant ?',
  'thanks.one': 'Nous vérifions vos documents dans les deux jours ouvrables après leur arrivée.',
  'thanks.two': 'Nous vous envoyons notre décision par e-mail et, si elle est positive, le contrat.',
  'thanks.three': 'Vous signez le contrat, et nous versons le montant dans les trois jours ouvrables.',
  'thanks.code': 'Avec votre code {code}, vous voyez à tout moment où en est votre demande.',

  'privacy.text':
    'Pour traiter votre demande, nous utilisons des données personnelles : qui vous êtes, vos revenus et vos dépenses. Elles servent à cette demande seulement, ne sont pas gardées plus longtemps que la loi ne l’exige et ne sont jamais vendues. Ce site ne place que les cookies nécessaires à son fonctionnement.',
  'start.born': 'Votre date de naissance',
  'start.bornHint':
    'JJ/MM/AAAA. Un prêt doit se terminer avant votre 75e anniversaire : nous n’affichons que les durées possibles.',
  'start.least': 'Au moins {amount}',
  'start.amountNone': 'Indiquez un montant, par exemple {example}',
  'start.month': 'par mois',
  'start.apr': 'TAEG {apr}',
  'group.intermediary': 'Vous a-t-on aidé ?',
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
  'error.net_monthly_income.required': 'Indiquez votre revenu mensuel net ; 0 si vous n’en avez pas',
  'error.co_borrower_income.required': 'Indiquez le revenu mensuel net de votre co-emprunteur ; 0 s’il n’y en a pas',
  'error.living_situation.required': 'Choisissez votre situation de logement',
  'error.housing_cost.required': 'Indiquez votre loyer ou votre mensualité hypothécaire',
  'error.loan_instalments.required': 'Indiquez ce que vous remboursez par mois pour d’autres prêts ; 0 si rien',
  'error.credit_limits.required': 'Choisissez vos lignes de crédit ; « aucune » si vous n’avez ni carte ni découvert',
  'error.consumer_loan_application_loan_type_id.required': 'Choisissez à quoi servira le prêt',
  'error.amount.required': 'Indiquez le montant que vous voulez emprunter',
  'error.amount.max': 'Ce montant dépasse ce qui peut être demandé ici',
  'error.loan_term.required': 'Choisissez une durée',
  'error.loan_term.oneOf': 'Choisissez une des durées possibles pour ce montant et cet âge',
  'error.purchase_amount.min': 'Au moins le montant du prêt',
  'error.name.required': 'Indiquez le prénom de l’intermédiaire',
  'error.surname.required': 'Indiquez le nom de l’intermédiaire',
  'error.tos.required': 'Cochez la case pour accepter les conditions',
  'error.tos_two.required': 'Cochez la case pour confirmer que tout est exact',
  'error.tos_three.required': 'Cochez la case pour confirmer le but du prêt',
  'start.keep': 'Utiliser ce prêt',
  'start.cancel': 'Annuler',
  'banner.cost': '{monthly} par mois · TAEG {apr} · {total} au total',
  'next.income': 'Suivant : revenus',
  'next.expenditure': 'Suivant : dépenses',
  'sent.lead': 'Nous l’avons reçue et avons envoyé une confirmation à {email}.',
  'sent.reference': 'Référence (fin de votre code)',
  'sent.result': 'Résultat provisoire',
  'sent.passed': 'La première vérification est positive.',
  'sent.review': 'Un de nos collaborateurs examinera votre demande en personne.',
  'sent.one': 'Vous nous envoyez les documents ci-dessous, maintenant ou plus tard.',
  'sent.two': 'Nous les examinons dans les deux jours ouvrables après leur arrivée.',
  'sent.documents': 'Ce qu’il nous faut encore',
  'sent.later':
    'Vous n’avez pas tout sous la main ? Revenez plus tard avec votre code ou avec le lien de notre e-mail.',
  'proof.payslip': 'Votre dernière fiche de paie',
  'proof.tax': 'Votre dernier avertissement-extrait de rôle',
  'proof.pension': 'Votre dernière fiche de pension',
  'proof.benefit': 'Votre dernière attestation d’allocation',
  'slot.missing': 'Manque encore',
  'slot.arrived': 'Reçu, pas encore vérifié',
  'slot.checked': 'Vérifié',
  'slot.extra': 'Seulement si vous le souhaitez',
  'thanks.partTitle': 'Merci. Il manque encore quelque chose',
  'thanks.partText': 'Nous avons reçu votre envoi. Il nous faut encore : {missing}.',
  'finished.reviewedBy':
    'Nous avons bien reçu votre demande d’examen. Un collaborateur étudiera votre dossier et vous écrira au plus tard le {date}.',
  'finished.complaint': 'Pas satisfait de la façon dont nous vous avons traité ?',
  'finished.complaintLink': 'Comment introduire une réclamation',
  'smaller.title': '{amount} serait possible',
  'smaller.text':
    'Avec les mêmes réponses, nous pourrions vous prêter {amount} sur {months}. Vous pouvez tout relire avant de l’envoyer.',
  'smaller.take': 'Continuer avec {amount}',
  'code.mailMe': 'Envoyez-moi par e-mail mon plan de prêt et mon code pour continuer plus tard',
};
