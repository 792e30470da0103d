import type { Messages } from '@statewise/i18n';
import type { WizardKey } from './en.js';

export const messages: Messages<WizardKey> = {
  'app.pageTitle': '{page} · {bank}',
  'app.loading': 'Een ogenblik …',
  'app.noScript': 'Deze aanvraag heeft JavaScript nodig. U kunt ons ook bellen op {phone}.',
  'app.resume': 'Aanvraag voortzetten',
  'footer.privacy': 'Privacy',
  'footer.security': 'Veiligheid',
  'footer.complaints': 'Klachten',
  'footer.accessibility': 'Toegankelijkheid',

  'resume.title': 'Uw aanvraag voortzetten',
  'resume.lead': 'Typ de code die u na de eerste stap kreeg. Hoofdletters, spaties en koppeltekens maken niet uit.',
  'resume.code': 'Aanvraagcode',
  'resume.codeHint': 'Twaalf letters en cijfers, bijvoorbeeld 7K3M-Q2XV-9RTD',
  'resume.submit': 'Verdergaan',
  'resume.unknown': 'We kennen deze code niet. Kijk ze na en probeer opnieuw.',
  'resume.many': 'Te veel pogingen. Probeer het over een minuut opnieuw.',
  'resume.unreachable': 'De server is niet bereikbaar. Controleer uw verbinding en probeer opnieuw.',
  'resume.new': 'Een nieuwe aanvraag starten',

  'step.count': 'Stap {step} van {total}',
  'step.back': 'Terug',
  'step.next': 'Bewaren en verdergaan',
  'step.send': 'Mijn aanvraag versturen',
  'step.yes': 'Ja',
  'step.no': 'Nee',

  'banner.title': 'U bent tot niets verplicht zolang u niet tekent',
  'banner.text': 'Aanvragen is gratis. We bewaren elke stap; u kunt nu stoppen en later verdergaan met uw code.',
  'banner.adminCode': 'Beheercode: {code}',
  'admin.jump': 'Geopend via de voortgangsbalk',

  'code.title': 'Uw aanvraag is bewaard',
  'code.text': 'Met deze code gaat u verder op elk toestel. Houd ze voor uzelf: ze opent uw aanvraag.',
  'code.renewed': 'Uw aanvraag heeft een nieuwe code',
  'code.renewedText':
    'Deze aanvraag werd voor u voorbereid. Vanaf nu opent alleen deze code ze, en alleen u kent ze; de code die u kreeg, werkt niet meer.',
  'code.noted': 'Ik heb de code genoteerd',
  'code.show': 'Mijn aanvraagcode tonen',
  'code.qr': 'Verder op uw telefoon: scan deze afbeelding',
  'code.showQr': 'Als QR-code tonen',
  'code.mail': 'Mail ze mij',
  'code.mailFailed': 'De mail kon niet worden verstuurd. Probeer het later opnieuw.',

  'error.tick': 'Vink dit aan om verder te gaan',

  'summary.empty': '–',

  'documents.type': 'Welk soort document is het?',
  'documents.files': 'Bestanden',
  'documents.upload': 'Uploaden',
  'documents.arrived': 'Aangekomen bestanden',
  'documents.cancel': 'Upload annuleren',
  'documents.tooLarge': 'groter dan 10 MB',
  'documents.tooMany': 'Hoogstens 10 bestanden tegelijk.',
  'documents.noFile': 'Selecteer een bestand voordat u uploadt.',
  'documents.confirmUpload': 'Weet u zeker dat u dit document wilt uploaden?',
  'documents.confirmDelete': 'Weet u zeker dat u dit wilt verwijderen?',
  'documents.yes': 'Ja, uploaden',
  'documents.yesDelete': 'Ja, verwijderen',
  'documents.failed': 'Niet alles is aangekomen. Elk bestand kan apart opnieuw worden geprobeerd.',
  'documents.unreachable': 'de server antwoordde niet',

  'finished.home': 'Terug naar de startpagina',

  'session.retrying': 'De server antwoordt niet. We proberen opnieuw; wat u typte, is bewaard.',
  'session.offline': 'U bent offline. Typ gerust verder; we bewaren alles zodra u terug bent.',
  'session.retry': 'Nu proberen',
  'session.expired': 'Uw sessie is afgelopen. Open de aanvraag opnieuw met uw code; wat u typte, is bewaard.',
  'session.refused': 'Dat kan op dit ogenblik niet.',
  'conflict.title': 'Deze aanvraag is elders gewijzigd',
  'conflict.text':
    'Terwijl u typte, werden op een ander toestel of in een ander tabblad andere antwoorden bewaard. Welke blijven?',
  'conflict.field': 'Vraag',
  'conflict.mine': 'Hier getypt',
  'conflict.theirs': 'Elders bewaard',
  'conflict.keepMine': 'Houden wat ik typte',
  'conflict.takeTheirs': 'Nemen wat bewaard is',

  'privacy.title': 'Uw privacy',
  'privacy.more': 'Het privacybeleid lezen',
  'privacy.accept': 'Ik aanvaard het privacybeleid',

  'code.mailed': 'De mail is onderweg.',
  'saved.field.description': 'De omschrijving is bewaard',
  'saved.saving': 'Bezig met bewaren …',
  'saved.kept': 'Bewaard. Ook wat u typt, blijft bewaard.',
  'privacy.text':
    'We verwerken uw persoonsgegevens alleen voor deze aanvraag, bewaren ze niet langer dan de wet vraagt en verkopen ze nooit. Deze site plaatst alleen de cookies die ze nodig heeft om te werken.',
  'resume.empty': 'Typ uw code',
  'error.decimals': 'Vul cijfers in met hoogstens twee decimalen, bijvoorbeeld {example}',
  'error.least': 'Minstens {least}',
  'error.most': 'Hoogstens {most}',
  'error.longest': 'Hoogstens {count} tekens',
};
