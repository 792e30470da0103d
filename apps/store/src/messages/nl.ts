import { provider, type Messages } from '@statewise/i18n';
import { messages as answerMessages } from '@statewise/i18n/answers/store/nl';
import { messages as loanMessages } from '@statewise/lending/messages/nl';
import type { StoreKey } from './en.js';

export const messages: Messages<StoreKey> = {
  ...loanMessages,
  ...answerMessages,
  'app.title': 'Leningen in de winkel',
  'step.next': 'Verder',
  'finished.home': 'Volgende klant',
  'session.expired':
    'Deze aanvraag is niet meer beschikbaar. Begin opnieuw met uw klant; wat u typte, staat nog op deze pagina.',
  'app.resume': 'Opnieuw beginnen',

  'seller.signedIn': 'Aangemeld:',
  'seller.signOut': 'Afmelden',
  'seller.leaveTitle': 'Nu afmelden?',
  'seller.leaveText': 'De aanvraag van deze klant is nog niet klaar. Wat u ervoor getypt hebt, gaat verloren.',
  'seller.stay': 'Aangemeld blijven',

  'step.1.lead': 'Geef aan in welke winkel u werkt. Daarna bereidt u de lening samen met uw klant voor.',
  'step.2.lead': 'Vul dit samen in. Uw klant kijkt thuis alles nog eens na voordat er iets wordt aangevraagd.',

  'hint.store_number': 'Zoek op nummer, naam of gemeente',
  'hint.employee_number': 'Eerst letters, dan cijfers, bijvoorbeeld VM1234',
  'error.loan_amount.max': 'Dit bedrag is meer dan hier kan worden aangevraagd',
  'error.employee_number.format': 'Begin met letters en eindig met cijfers, bijvoorbeeld VM1234',
  'error.store_number.required': 'Kies uw winkel',

  'entry.welcome': 'Dag {name}',
  'entry.store': 'U verkoopt voor {store}.',
  'entry.begin': 'Met een klant beginnen',

  'prepared.title': 'Voorbereid in uw winkel',
  'prepared.none':
    'Nog niets. De aanvragen die u voorbereidt, verschijnen hier, en u ziet welke klanten al verder zijn gegaan.',
  'prepared.failed': 'De lijst kan nu niet worden getoond. U kunt toch met een klant beginnen.',
  'prepared.waiting': 'Wacht op de klant',
  'prepared.continued': 'De klant is verdergegaan',

  'login.offer': 'Bent u tussenpersoon?',
  'login.offerText':
    'Meld u aan met de account van uw winkel. U kunt meer lenen voor groene werken en ziet wat u hebt voorbereid.',
  'login.open': 'Aanmelden als tussenpersoon',
  'login.title': 'Aanmelden als tussenpersoon',
  'login.lead': `Met de account die ${provider.name} uw winkel heeft gegeven.`,
  'login.submit': 'Aanmelden',
  'login.leave': 'Terug',
  'login.checking': 'We gaan na dat u geen robot bent …',
  'login.failed': 'De server is niet bereikbaar. Wat u getypt hebt, staat er nog; probeer het opnieuw.',
  'login.ended': 'Uw sessie is afgelopen. Meld u opnieuw aan.',

  'group.customer': 'De klant',
  'group.loan': 'De lening',
  'group.seller': 'De verkoper',
  'error.loan_term.oneOf': 'Kies een van de looptijden die voor dit bedrag en deze leeftijd mogelijk zijn',
  'details.noPromotions': 'Deze winkel doet niet mee aan promoties; daarom worden er hier geen aangeboden.',
  'details.prepare': 'Aanvraag voorbereiden',

  'details.leaveTitle': 'Deze klant verlaten?',
  'details.stay': 'Bij deze klant blijven',

  'plan.title': 'De lening in één oogopslag',
  'plan.none': 'Kies doel, bedrag en looptijd: het maandbedrag en wat de lening kost, verschijnen hier.',
  'plan.unavailable': 'De rekenmodule is nu niet beschikbaar. U kunt de aanvraag toch voorbereiden.',
  'plan.rejectedText':
    'Het bedrag is hoger dan wat we voor dit doel lenen, of geen enkele looptijd eindigt voor de 75e verjaardag van de klant. Kies een kleiner bedrag of een ander doel.',
  'plan.revisedText':
    'Een lening eindigt uiterlijk voor de 75e verjaardag. We kunnen {amount} over {months} aanbieden.',
  'plan.take': '{amount} over {months} nemen',

  'untaken.title': 'De aanvraag wordt voorbereid',
  'untaken.text': 'Blijf op deze pagina: de code verschijnt zodra de aanvraag bewaard is.',
  'title.finish': 'De aanvraag staat klaar',
  'text.finish': 'Geef uw klant deze code. Ze opent de aanvraag op elke telefoon of computer.',
  'finish.failed': 'De code kan nu niet worden getoond. De aanvraag is veilig; probeer het opnieuw.',
  'finish.again': 'Opnieuw proberen',
  'sheet.title': 'Voor de klant',
  'sheet.paper': 'Uw leningaanvraag bij {bank}',
  'sheet.code': 'Aanvraagcode',
  'sheet.qr': 'Scan om verder te gaan',
  'sheet.loan': '{amount} over {months}',
  'sheet.copyLink': 'Link kopiëren',
  'sheet.next': 'Hoe het verdergaat',
  'sheet.open': 'Scan de afbeelding, of open dit adres op uw telefoon of thuis:',
  'sheet.check': 'Kijk de lening na en vul in wat nog ontbreekt. Dat duurt zo’n tien minuten.',
  'sheet.newCode': 'Als u uw eerste stap bewaart, krijgt u een nieuwe code die alleen u kent.',
  'sheet.legal': 'Let op, geld lenen kost ook geld.',
  'sheet.print': 'Afdrukken',
  'sheet.plan': 'Leningplan (PDF)',
  'sheet.mailTo': 'De mail gaat naar {email}.',
  'code.mail': 'Naar de klant sturen',
  'code.mailed': 'De mail is onderweg naar de klant.',
  'code.mailFailed': 'De mail kon niet worden verstuurd. Probeer het opnieuw of geef de code op papier mee.',

  'continued.title': 'Uw klant is verdergegaan',
  'continued.text': 'De aanvraag is nu van de klant. De code uit de winkel werkt niet meer.',
  'continued.notice': 'U hoeft niets meer te doen.',
  'plan.tooLate':
    'Een lening moet afgelopen zijn voor de 75e verjaardag van de klant, en zelfs onze kortste looptijd eindigt later. Vragen? Bel ons op {phone}.',
};
