import { provider, type Messages } from '@statewise/i18n';
import type { contactMessages as english } from './contacts-en.js';

export const contactMessages: Messages<keyof typeof english> = {
  'list.beneficial_owner': 'Uiteindelijk begunstigden',
  'list.director': 'Bestuurders en zaakvoerders',
  'list.authorised_signatory': 'Gemachtigde ondertekenaars',
  'list.owner_partner': 'Eigenaars en vennoten',
  'list.politically_exposed_person': 'Politiek prominente personen',
  'list.principal_account_holder': 'Hoofdrekeninghouders',
  'list.additional_card_holder': 'Bijkomende kaarthouders',
  'list.account': `Rekeningen bij ${provider.name}`,
  'list.client_number': `Klantnummers bij ${provider.partnerStore.name}`,

  'list.beneficial_owner.text':
    'Iedereen die uiteindelijk een deel van de vennootschap bezit: personen, en vennootschappen met de personen erachter.',
  'list.director.text': 'Wie de vennootschap dagelijks leidt of in de raad van bestuur zit.',
  'list.authorised_signatory.text': 'Wie voor de vennootschap mag tekenen, alleen of samen.',
  'list.owner_partner.text': 'Uzelf, en iedereen met wie u de zaak samen bezit.',
  'list.politically_exposed_person.text':
    'Wie een prominente publieke functie bekleedt, een naast familielid is van zo iemand of er nauw mee samenwerkt.',
  'list.principal_account_holder.text': 'Wie volledig over de rekening mag beschikken.',
  'list.additional_card_holder.text': 'Wie een eigen kaart op deze rekening krijgt.',
  'list.account.text': 'Wie van de zaak al een rekening bij ons heeft.',
  'list.client_number.text': `De nummers waaronder de winkels van ${provider.partnerStore.name} de zaak kennen.`,

  'contactHint.idcard': 'Alleen cijfers',
  'contactHint.expiry': 'Zoals op de kaart',
  'contactHint.shares': 'Hoogstens twee decimalen, bijvoorbeeld 33,33',
  'contactHint.client_number': 'Eén letter en vijf cijfers, bijvoorbeeld A12345',
  'contactMore.source_of_funds':
    'Waar het geld vandaan komt dat op deze rekening komt: omzet, een lening, de verkoop van een gebouw.',
  'contactMore.source_of_wealth':
    'Hoe deze persoon aan zijn vermogen is gekomen: gespaard loon, een erfenis, een verkochte zaak.',

  'add.beneficial_owner': 'Uiteindelijk begunstigde toevoegen',
  'add.below': 'Eigenaar van {name} toevoegen',
  'add.director': 'Bestuurder of zaakvoerder toevoegen',
  'add.authorised_signatory': 'Ondertekenaar toevoegen',
  'add.owner_partner': 'Eigenaar of vennoot toevoegen',
  'add.politically_exposed_person': 'Politiek prominente persoon toevoegen',
  'add.principal_account_holder': 'Rekeninghouder toevoegen',
  'add.additional_card_holder': 'Kaarthouder toevoegen',
  'add.account': 'Rekening toevoegen',
  'add.client_number': 'Klantnummer toevoegen',

  'contacts.count': { one: '{count} vermelding', other: '{count} vermeldingen' },
  'contacts.empty': 'Nog niets ingevuld.',
  'contacts.full': { one: 'Hier kan er één staan, niet meer.', other: 'Hier kunnen er {count} staan, niet meer.' },
  'contacts.search': 'Zoeken op naam',
  'contacts.found': { one: '{count} gevonden', other: '{count} gevonden' },
  'contacts.showAll': 'Alle {count} tonen',
  'contacts.showFewer': 'Minder tonen',
  'contacts.edit': '{name} wijzigen',
  'contacts.delete': '{name} verwijderen',
  'contacts.editing': '{name} wijzigen',
  'contacts.save': 'Deze vermelding bewaren',
  'contacts.cancel': 'Annuleren',
  'contacts.below': 'Eigenaars van {name}',
  'contacts.also': 'ook bij {lists}',
  'contacts.expired': 'Identiteitskaart is vervallen',
  'contacts.withShareholders': {
    one: 'en {count} eigenaar van deze vennootschap',
    other: 'en {count} eigenaars van deze vennootschap',
  },
  'contacts.same': 'Zelfde persoon als …',
  'contacts.sameNobody': 'Niemand die al ingevuld is',
  'contacts.sameHint':
    'Vult de naam en de geboortedatum in. Elke kaart mag in deze stap maar één keer staan: geef het nummer van een ander document.',
  'contacts.elsewhere':
    'Intussen op een ander toestel gewijzigd in “{value}”. Bewaar opnieuw om te houden wat u typte.',
  'contacts.takeTheirs': '“{value}” overnemen',
  'contacts.gone': 'Deze vermelding is intussen op een ander toestel verwijderd. Wat u typte, staat er nog.',
  'contacts.renew': 'Er een nieuwe vermelding van maken',
  'contacts.companyGone': 'De vennootschap is intussen op een ander toestel verwijderd. Wat u typte, staat er nog.',
  'contacts.notDeleted':
    '{name} is intussen op een ander toestel gewijzigd en is niet verwijderd. Kijk er eerst nog eens naar.',
  'contacts.added': '{name} is toegevoegd.',
  'contacts.edited': '{name} is gewijzigd.',
  'contacts.deleted': 'De vermelding is verwijderd.',

  'shares.total': 'Aandelen: {total} van {whole}',
  'shares.left': 'Nog {left} te verdelen',
  'shares.whole': 'Alle aandelen zijn verdeeld',
  'shares.below': 'Verdeeld tot nu toe: {total} van {whole}',
  'shares.hint': 'Hoogstens twee decimalen. Nog te verdelen: {left}.',

  'shares.passed': 'Samen zouden de aandelen meer dan 100 procent zijn: nog {left} te verdelen',

  'open.title': 'Eén vermelding is nog niet bewaard',
  'open.text':
    'Bij “{list}” staat nog een formulier open. U kunt zonder verdergaan: wat u daar typte, blijft staan tot u er in dit tabblad naar terugkeert.',
  'open.back': 'Terug naar de vermelding',
  'open.goOn': 'Verdergaan zonder',

  'pep.help': 'Wie is politiek prominent?',
  'pep.title': 'Politiek prominente personen',
  'pep.text': 'Politiek prominent is wie nu of in de laatste twaalf maanden',
  'pep.functions':
    'een prominente publieke functie bekleedt: staatshoofd, minister, parlementslid, rechter in een hooggerechtshof, ambassadeur, generaal, of bestuurslid van een centrale bank of een staatsbedrijf;',
  'pep.family': 'de partner, een ouder, een kind of de partner van een kind van zo iemand is;',
  'pep.associates': 'of van wie bekend is dat hij of zij met zo iemand zakendoet of samen een vennootschap bezit.',
  'pep.why':
    'Dit is geen verwijt, en geen reden om een rekening te weigeren. Volgens de wet moet elke bank dit weten en zulke rekeningen van dichterbij volgen.',
  'pep.close': 'Sluiten',

  'error.beneficial_owner.required': 'Voeg minstens één uiteindelijk begunstigde toe om verder te gaan',
  'error.director.required': 'Voeg minstens één bestuurder of zaakvoerder toe om verder te gaan',
  'error.authorised_signatory.required': 'Voeg minstens één gemachtigde ondertekenaar toe om verder te gaan',
  'error.owner_partner.required': 'Voeg minstens één eigenaar of vennoot toe om verder te gaan',
  'error.politically_exposed_person.required': 'U antwoordde ja: noem minstens één politiek prominente persoon',
  'error.principal_account_holder.required': 'Voeg minstens één hoofdrekeninghouder toe om verder te gaan',
  'error.principal_account_holder.max': 'Meer hoofdrekeninghouders kan deze rekening niet hebben',
  'error.additional_card_holder.max': 'Hoogstens twee personen krijgen een eigen kaart',
  'error.client_number.required': `U koopt op rekening bij ${provider.partnerStore.name}: voeg minstens één klantnummer toe`,
  'error.shares.shares': 'De aandelen van de uiteindelijk begunstigden moeten samen precies 100 procent zijn',
  'error.idcard.unique': 'Deze identiteitskaart is in deze stap al ingevuld',
  'error.idcard.numbers': 'Gebruik alleen cijfers',
  'error.shares.numbers': 'Vul een percentage in met hoogstens twee decimalen, bijvoorbeeld 33,33',
  'error.shares.min': 'Een aandeel is meer dan 0 procent',
  'error.shares.max': 'Een aandeel is hoogstens 100 procent',
  'error.birthday.adult': 'Deze persoon moet minstens 18 jaar zijn',
  'error.pep.required': 'Antwoord ja of nee',
};
