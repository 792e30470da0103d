import { provider, type Messages } from '@statewise/i18n';
import { messages as answerMessages } from '@statewise/i18n/answers/e-banking/nl';
import { contactMessages } from './contacts-nl.js';
import type { BusinessKey } from './en.js';

export const messages: Messages<BusinessKey> = {
  ...contactMessages,
  ...answerMessages,

  'app.title': 'Zakelijke rekening',
  'app.resume': 'Zakelijke rekening voortzetten',

  'start.title': 'Een zakelijke rekening openen',
  'start.lead':
    'Voor vennootschappen en eenmanszaken. Vul zeven korte stappen in; alles wordt gaandeweg bewaard, en u kunt altijd stoppen en later terugkomen.',
  'start.anew': 'Een nieuwe aanvraag beginnen',
  'start.anewText': 'Duurt ongeveer een kwartier als u klaarlegt wat hieronder staat.',
  'start.begin': 'Nieuwe aanvraag beginnen',
  'start.continue': 'Uw aanvraag voortzetten',
  'start.continueText': 'Op elk toestel, met de code die u na de eerste stap kreeg.',
  'start.underWay': 'U hebt een aanvraag lopen',
  'start.underWayText':
    'Ga verder waar u gebleven was, of begin een nieuwe: uw eerste aanvraag blijft bereikbaar met haar code.',
  'start.goOn': 'Verdergaan waar ik gebleven was',
  'start.prepare': 'Wat u best klaarlegt',
  'start.prepareVat': 'Het btw-nummer van uw zaak. De naam en het adres zoeken wij voor u op.',
  'start.preparePeople': 'De identiteitskaarten van wie de zaak bezit, leidt, ervoor tekent en de rekening gebruikt.',
  'start.prepareDocuments':
    'Een uittreksel uit het ondernemingsregister en, voor een vennootschap, de statuten. U kunt ze ook later sturen.',
  'start.next': 'Wat er daarna gebeurt',
  'start.nextText':
    'We bekijken uw aanvraag binnen twee werkdagen en bellen u als er iets onduidelijk is. U zit nergens aan vast tot u tekent.',

  'step.1.lead': 'Vertel ons over uw zaak en welke rekening u wilt.',
  'step.2.lead': 'Vul dit in zoals het in het ondernemingsregister staat.',
  'step.3.lead': 'Volgens de wet moeten we weten wie de zaak bezit, wie ze leidt en wie ervoor tekent.',
  'step.4.lead': 'Wie de rekening gebruikt, en wie een kaart krijgt.',
  'step.5.lead': 'Hoe u wilt betalen.',
  'step.6.lead': 'Hoe we u mogen schrijven, en de documenten die we nodig hebben.',
  'step.7.lead': 'Kijk uw antwoorden nog eens na. U kunt elk deel nog aanpassen.',

  'title.resume': 'Welkom terug',
  'text.resume': 'Uw aanvraag stond in de wacht. Doorloop de stappen nog eens; uw antwoorden staan er nog.',
  'title.completed': 'We hebben uw aanvraag ontvangen',
  'text.completed': 'Dank u. We bekijken ze binnen twee werkdagen.',

  'vat.asking': 'Het nummer wordt opgezocht …',
  'vat.used': 'Een andere aanvraag gebruikt dit btw-nummer al',
  'vat.wrong': 'Dit is geen geldig btw-nummer in het gekozen land',
  'vat.known': 'Het Europese register bevestigt dit nummer',
  'vat.filled': 'Dat vullen we in de volgende stap voor u in; u kunt het daar nog wijzigen.',
  'vat.unknown':
    'We konden dit nummer niet bevestigen bij het Europese register. Kijk na of het juist getypt is; zo ja, dan kunt u verdergaan.',
  'vat.unavailable': 'We kunnen het nummer nu niet nakijken; u kunt verdergaan.',

  'card.none': 'Geen kredietkaart',

  'group.business': 'De zaak',
  'group.account': 'De rekening',
  'group.applicant': 'Hoe we u bereiken',
  'group.name': 'Naam en rechtsvorm',
  'group.address': 'Waar de zaak gevestigd is',
  'group.registered': 'Maatschappelijke zetel',
  'group.partner': `Kopen bij ${provider.partnerStore.name}`,
  'group.card': 'Een kredietkaart voor de zaak',
  'group.marketing': 'Mogen we u schrijven?',
  'group.documents': 'Documenten om te sturen',

  'hint.vat': 'Zoals op uw facturen, bijvoorbeeld BE0403170701',
  'hint.payment':
    'Wat ze daar koopt, kan dan van deze rekening betaald worden. Het klantnummer staat op de facturen van de winkels.',
  'hint.email': 'Naar dit adres schrijven we u over uw aanvraag',
  'hint.trade_name': 'Als die anders is dan de ingeschreven naam',
  'hint.expiry': 'Zoals het op het uittreksel staat',

  'marketing.none': 'Geen aanbiedingen, van ons noch van onze partners',

  'documents.lead':
    'Upload ze hier nu, of later met uw code. Een foto mag: pdf, JPEG of PNG, hoogstens 10 MB per bestand.',
  'documents.arrivedCount': { one: '1 bestand ontvangen', other: '{count} bestanden ontvangen' },
  'documents.missing': 'Nog te sturen',
  'documents.identity': 'Identiteitskaarten van alle genoemde personen',
  'documents.register_extract': 'Uittreksel uit het ondernemingsregister',
  'documents.articles_of_association': 'Statuten',
  'documents.founding_deed': 'Oprichtingsakte',
  'documents.owners_extract': 'Uittreksel uit het register van uiteindelijk begunstigden',
  'documents.annual_accounts': 'Jaarrekening van het laatste jaar',
  'documents.tax_assessment': 'Laatste aanslagbiljet',

  'missing.title': 'Voor u uw aanvraag kunt versturen, ontbreekt er nog iets',
  'missing.many': { one: '1 antwoord ontbreekt', other: '{count} antwoorden ontbreken' },
  'missing.step': 'Nog niet ingevuld',
  'missing.contact': '{name}: kijk “{field}” nog eens na; de datum is voorbij',

  'finish.pdf': 'Overzicht als pdf',

  'completed.next': 'Wat er nu gebeurt',
  'completed.documents': 'U stuurt ons de documenten die nog ontbreken, hier of later met uw code.',
  'completed.check': 'We kijken uw aanvraag na en bellen u als er iets onduidelijk is.',
  'completed.contract': 'We mailen u het contract; de gemachtigde ondertekenaars tekenen het.',
  'completed.open': 'We openen de rekening en sturen de kaarten op.',
  'completed.missing': {
    one: 'Er ontbreekt nog één document. Zolang het er niet is, kunnen we de rekening niet openen.',
    other: 'Er ontbreken nog {count} documenten. Zolang ze er niet zijn, kunnen we de rekening niet openen.',
  },
  'completed.arrived': 'We hebben alle documenten die we nodig hebben.',

  'choice.account_type.current.hint': 'Voor dagelijkse betalingen',
  'choice.account_type.savings.hint': 'Om geld opzij te zetten, met rente',
  'choice.account_type.credit_card.hint': 'Alleen een kaart; minder vragen',

  'more.companyType':
    'De rechtsvorm van uw zaak. U vindt ze op het uittreksel uit het ondernemingsregister; werkt u onder uw eigen naam zonder vennootschap, dan hebt u een eenmanszaak.',
  'more.vat':
    'Het nummer waaronder de zaak btw betaalt; het staat op haar facturen. We zoeken het op in VIES, het register van btw-nummers van de Europese Commissie, zodat u minder hoeft te typen.',
  'more.company_legal_entity':
    'Zoals het ondernemingsregister ze schrijft, bijvoorbeeld “besloten vennootschap”. Vaak staat ze ook op brieven van uw boekhouder.',
  'more.trade_name':
    'De naam op uw etalage of website, als klanten u onder een andere naam kennen dan de ingeschreven naam.',
  'more.expiry':
    'Tot wanneer uw uittreksel of inschrijvingsbewijs geldt. Staat er geen einde op, neem dan de dag tot wanneer het uittreksel aanvaard wordt, meestal drie maanden na afgifte.',
  'more.identity':
    'Voor- en achterkant van de kaart van iedereen in de lijsten: eigenaars, bestuurders, ondertekenaars en houders. Een foto waarop alles leesbaar is, volstaat.',
  'more.register_extract':
    'De pagina waarop het register van uw land de zaak beschrijft. Meestal kunt u ze daar downloaden; ze mag niet ouder zijn dan drie maanden.',
  'more.articles_of_association':
    'De regels die de vennootschap zichzelf gaf: haar doel, haar aandelen en wie mag beslissen. Uw notaris of het ondernemingsregister heeft ze.',
  'more.founding_deed':
    'Het document waarmee de vennootschap, vereniging of stichting ontstond, met alle latere wijzigingen.',
  'more.owners_extract':
    'Uw land houdt een register bij van wie vennootschappen uiteindelijk bezit. Vraag daar een uittreksel, meestal online.',
  'more.annual_accounts':
    'Balans en resultatenrekening van het laatste afgesloten jaar, zoals uw boekhouder ze neerlegde.',
  'more.tax_assessment': 'De brief waarmee de belastingdienst uw inkomstenbelasting van het laatste jaar vaststelde.',

  'error.vat.vat': 'Dit is geen geldig btw-nummer in het gekozen land, of een andere aanvraag gebruikt het al',
  'error.vat.vies': 'Het Europese register kent dit nummer niet. Kijk na of het juist getypt is en bewaar dan nog eens',
  'error.companyType.oneOf': 'Kies een rechtsvorm van dit land',
  'error.expiry.date': 'Vul een dag in de toekomst in als DD/MM/JJJJ, bijvoorbeeld 31/12/2099',

  'session.retrying': 'Er was een probleem met de verwerking van uw aanvraag, probeer het later opnieuw.',
};
