import type { Messages } from '@statewise/i18n';
import { messages as answerMessages } from '@statewise/i18n/answers/loan-application/nl';
import { messages as loanMessages } from '@statewise/wizard/messages/loan-nl';
import type { LoanKey } from './en.js';

const eitherPhone = 'Geef een gsm-nummer of een telefoonnummer op';
const oneSupplier = 'Kies een winkel of noem een installateur';
const notBothSuppliers = 'Kies een winkel of noem een installateur, niet allebei';

export const messages: Messages<LoanKey> = {
  ...loanMessages,
  ...answerMessages,
  'app.title': 'Leningaanvraag',

  'start.title': 'Wat wilt u mogelijk maken?',
  'start.lead':
    'Kies een bedrag en zie meteen wat het elke maand kost. De aanvraag duurt zo’n tien minuten; u kunt altijd stoppen en later terugkomen.',
  'start.begin': 'Mijn aanvraag starten',
  'start.continue': 'Mijn aanvraag voortzetten',
  'start.underWay': 'U hebt een aanvraag lopen',
  'start.underWayText':
    'Ga verder waar u was. Een nieuwe aanvraag komt ernaast te staan; de eerste blijft bereikbaar met haar code.',
  'start.save': 'Lening bewaren en verdergaan',
  'start.facts': 'Productfiche (PDF)',
  'start.faq': 'Veelgestelde vragen (PDF)',
  'start.resumeTitle': 'Al eerder begonnen?',
  'start.resumeText': 'Ga met uw aanvraagcode verder waar u was, op elk toestel.',
  'start.legal': 'Let op, geld lenen kost ook geld.',
  'start.types': 'Waarvoor is de lening?',
  'start.promotion': 'Promotie',
  'start.noPromotion': 'Geen promotie',
  'start.unavailable': 'De rekenmodule is op dit ogenblik niet beschikbaar. U kunt uw aanvraag toch starten.',
  'start.termNone': 'Kies een looptijd',

  'type.1.tip': 'Voor werken aan uw woning die niet vooral energie besparen: een keuken, een badkamer, een dakterras.',
  'type.5.tip': 'Voor al het andere: een auto, een feest, een reis. Een factuur is niet nodig.',
  'type.2.tip':
    'Voor werken die energie besparen: isolatie, zonnepanelen, een warmtepomp, dubbel glas. Minstens de helft van het bedrag gaat daarheen.',

  'step.0.lead': 'Uw winkel heeft deze lening voorbereid. Kijk ze na en pas aan wat u wilt.',
  'step.1.lead': 'Zoals het op uw identiteitskaart staat.',
  'step.2.lead': 'Waar u woont en hoe we u bereiken.',
  'step.3.lead': 'Zodat we u niet meer lenen dan u kunt dragen.',
  'step.4.lead': 'Wat u leent en wie levert.',
  'step.5.lead': 'Lees alles nog eens na. Elk deel kan nog worden aangepast.',

  'banner.loan': '{amount} over {months}',
  'banner.change': 'De lening aanpassen',

  'code.mailed': 'Onderweg: uw leningplan en uw code.',

  'group.personal': 'Uw gegevens',
  'group.family': 'Uw gezin',
  'group.contact': 'Contact',
  'group.address': 'Adres',
  'group.occupation': 'Beroep',
  'group.income': 'Inkomsten',
  'group.expenditure': 'Uitgaven',
  'group.loan': 'De lening',
  'group.supplier': 'Wie levert of plaatst?',
  'group.consents': 'Voorwaarden',
  'group.complete': 'ingevuld',
  'group.problems': { one: '1 antwoord na te kijken', other: '{count} antwoorden na te kijken' },
  'consents.terms': 'Algemene voorwaarden',

  'hint.phone': 'Een gsm-nummer of een telefoonnummer volstaat',
  'hint.email': 'Daarheen sturen we uw leningplan',
  'hint.salaried': 'Netto maandinkomen zonder premies.',
  'hint.self_employed': 'Een twaalfde van het laatste jaarinkomen volgens de belastingaangifte.',
  'hint.other_occupation': 'Maandelijkse uitkering die u ontvangt.',
  'hint.oneSupplier': 'Kies een winkel of noem een installateur; een van beide volstaat.',
  'hint.resident_since': 'Vier cijfers',
  'hint.married': 'Een gehuwde partner is altijd medekredietnemer.',

  'error.mobile.required': eitherPhone,
  'error.mobile_number.required': eitherPhone,
  'error.telephone_number.required': eitherPhone,
  'error.store_id.required': oneSupplier,
  'error.third_party_installer.required': oneSupplier,
  'error.store_id.oneOf': notBothSuppliers,
  'error.third_party_installer.oneOf': notBothSuppliers,

  'choice.store': 'Een particulier',
  'choice.business': 'Een onderneming',

  'analysis.title': 'We bekijken uw aanvraag',
  'analysis.text': 'Dit duurt even. Laat deze pagina open.',

  'documents.title': 'Stuur ons uw documenten',
  'documents.lead':
    'We hebben uw laatste loonfiche en de factuur of offerte nodig. Een foto is goed: PDF, JPEG of PNG, hoogstens 10 MB per bestand en 10 tegelijk.',
  'documents.payslip': 'Loonfiche',
  'documents.invoice': 'Factuur of offerte',
  'documents.identity': 'Identiteitskaart',
  'documents.other': 'Iets anders',
  'documents.finish': 'Verdergaan',

  'finished.rejectedTitle': 'We kunnen deze lening niet toestaan',
  'finished.rejectedText': 'Het spijt ons. We beoordeelden uw aanvraag automatisch, om deze redenen:',
  'finished.noReasons': 'Een van de controles op uw aanvraag is niet geslaagd.',
  'finished.rights':
    'U hebt het recht om een mens naar de beslissing te laten kijken, uw situatie uit te leggen en de beslissing te betwisten.',
  'finished.words': 'Wat moeten wij weten?',
  'finished.wordsHint':
    'Niet verplicht: wat er veranderd is of wat wij opnieuw moeten bekijken. Alleen onze medewerkers lezen dit.',
  'finished.review': 'Vraag dat iemand kijkt',
  'finished.reviewed':
    'We hebben uw verzoek ontvangen. Iemand van ons team bekijkt uw aanvraag en neemt contact met u op.',
  'finished.acceptedTitle': 'Uw lening is toegestaan',
  'finished.acceptedText':
    'Gefeliciteerd. U krijgt het contract per e-mail; zodra u getekend hebt, betalen we het bedrag uit.',

  'thanks.title': 'Dank u',
  'thanks.text':
    'We hebben uw documenten ontvangen. We bekijken ze binnen twee werkdagen en laten het u per e-mail weten.',
  'thanks.next': 'Wat gebeurt er nu?',
  'thanks.one': 'We controleren uw loonfiche en uw factuur.',
  'thanks.two': 'We mailen u onze beslissing en, als ze positief is, het contract.',
  'thanks.three': 'U tekent, en we betalen het bedrag binnen drie werkdagen uit.',
  'thanks.code': 'Met uw code {code} ziet u hoe het met uw aanvraag staat.',
  'thanks.more': 'Nog een document sturen',

  'privacy.text':
    'Om uw aanvraag te behandelen verwerken we persoonsgegevens: wie u bent, uw inkomsten en uw uitgaven. We gebruiken ze alleen voor deze aanvraag, bewaren ze niet langer dan de wet vraagt en verkopen ze nooit. Deze site plaatst alleen de cookies die ze nodig heeft om te werken.',
  'start.born': 'Uw geboortedatum',
  'start.bornHint':
    'DD/MM/JJJJ. Een lening eindigt voor uw 75e verjaardag: met de datum ziet u alleen de looptijden die passen.',
  'start.least': 'Minstens {amount}',
  'start.amountNone': 'Vul een bedrag in, bijvoorbeeld 10.000',
  'start.month': 'per maand',
  'group.intermediary': 'Werd u geholpen?',
  'error.title.required': 'Kies een aanspreking',
  'error.first_name.required': 'Vul uw voornaam in',
  'error.last_name.required': 'Vul uw achternaam in',
  'error.email.required': 'Vul uw e-mailadres in',
  'error.nationality.required': 'Kies uw nationaliteit',
  'error.date_of_birth.required': 'Vul uw geboortedatum in',
  'error.civil_status.required': 'Kies uw burgerlijke staat',
  'error.dependants.required': 'Kies hoeveel personen u ten laste hebt',
  'error.co_borrower_civil_status.required': 'Kies de burgerlijke staat van uw medekredietnemer',
  'error.co_borrower_date_of_birth.required': 'Vul de geboortedatum van uw medekredietnemer in',
  'error.co_borrower_date_of_birth.adult': 'Uw medekredietnemer moet minstens 18 jaar zijn',
  'error.accept_gdpr.required': 'Vink het vakje aan om akkoord te gaan met het privacybeleid',
  'error.country.required': 'Kies het land waar u woont',
  'error.street.required': 'Vul uw straat in',
  'error.house_number.required': 'Vul uw huisnummer in',
  'error.postcode.required': 'Vul uw postcode in',
  'error.postcode.format': 'Deze postcode bestaat niet in dit land',
  'error.city.required': 'Vul uw gemeente in',
  'error.resident_since.required': 'Vul het jaar in waarin u er kwam wonen',
  'error.resident_since.year': 'Vul een jaar in tussen uw geboorte en vandaag, zoals 2015',
  'error.main_occupation.required': 'Kies uw hoofdberoep',
  'error.sector.required': 'Kies de sector waarin u werkt',
  'error.employer.required': 'Vul de naam van uw werkgever in',
  'error.employment_length.required': 'Kies hoelang u daar al werkt',
  'error.net_monthly_income.required': 'Vul uw netto maandinkomen in; 0 als u er geen hebt',
  'error.co_borrower_income.required': 'Vul het netto maandinkomen van uw medekredietnemer in; 0 als er geen is',
  'error.living_situation.required': 'Kies uw woonsituatie',
  'error.housing_cost.required': 'Vul in wat uw woning u elke maand kost',
  'error.loan_instalments.required': 'Vul in wat u elke maand aan andere leningen aflost; 0 als dat niets is',
  'error.credit_limits.required': 'Kies uw kredietlijnen; “geen” als u geen kaart of kasfaciliteit hebt',
  'error.consumer_loan_application_loan_type_id.required': 'Kies waarvoor de lening dient',
  'error.amount.required': 'Vul het bedrag in dat u wilt lenen',
  'error.amount.max': 'Dit is meer dan we voor dit doel uitlenen',
  'error.loan_term.required': 'Kies een looptijd',
  'error.loan_term.oneOf': 'Kies een van de looptijden in de lijst',
  'error.purchase_amount.min': 'Minstens het bedrag van de lening',
  'error.name.required': 'Vul de voornaam van de tussenpersoon in',
  'error.surname.required': 'Vul de achternaam van de tussenpersoon in',
  'error.tos.required': 'Vink het vakje aan om de voorwaarden te aanvaarden',
  'error.tos_two.required': 'Vink het vakje aan om te bevestigen dat alles juist is',
  'error.tos_three.required': 'Vink het vakje aan om het doel van de lening te bevestigen',
};
