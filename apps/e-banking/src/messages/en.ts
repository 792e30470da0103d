import { contactMessages } from './contacts-en.js';

/** Texts of the business account's application. */
export const messages = {
  ...contactMessages,

  'app.title': 'Business account',
  'app.resume': 'Continue a business account',

  'start.title': 'Open a business account',
  'start.lead':
    'For companies and sole traders. Fill in seven short steps; everything is saved as you go, and you can stop and come back whenever you like.',
  'start.anew': 'Start a new application',
  'start.anewText': 'Takes about fifteen minutes once you have at hand what is listed below.',
  'start.begin': 'Start a new application',
  'start.continue': 'Continue your application',
  'start.continueText': 'On any device, with the code that you received after the first step.',
  'start.underWay': 'You have an application under way',
  'start.underWayText':
    'Continue where you left off. A new application stands beside it; the first one stays reachable with its code.',
  'start.goOn': 'Go on where I was',
  'start.prepare': 'What to have at hand',
  'start.prepareVat': 'The VAT number of your business. We look the name and the address up for you.',
  'start.preparePeople':
    'The identity cards of the people who own the business, run it, sign for it and use the account.',
  'start.prepareDocuments':
    'An extract from the business register and, for a company, its articles of association. You can also send them later.',
  'start.next': 'What happens then',
  'start.nextText':
    'We check your application within two working days, and call you if anything is unclear. You are bound to nothing until you sign.',

  'step.0': 'Continue',
  'step.1': 'Your business',
  'step.2': 'Address and registration',
  'step.3': 'People',
  'step.4': 'Account and card holders',
  'step.5': 'Payment',
  'step.6': 'Preferences and documents',
  'step.7': 'Check and send',
  'step.1.lead': 'Which business it is, and which account you would like.',
  'step.2.lead': 'As it stands in the business register.',
  'step.3.lead': 'The law asks us to know who owns the business, who runs it and who signs for it.',
  'step.4.lead': 'Who uses the account, and who gets a card.',
  'step.5.lead': 'How you would like to pay.',
  'step.6.lead': 'How we may write to you, and the documents that we need.',
  'step.7.lead': 'Read it through once more. Each part can still be changed.',

  'title.resume': 'Welcome back',
  'text.resume': 'Your application was laid aside. Go through its steps once more; your answers are there.',
  'title.finish': 'Check and send',
  'title.completed': 'Your application is with us',
  'text.completed': 'Thank you. We look at it within two working days.',

  'group.business': 'The business',
  'group.account': 'The account',
  'group.name': 'Name and legal form',
  'group.address': 'Where the business is run',
  'group.register': 'Registration',

  'field.companyType': 'Legal form',
  'field.countryCode': 'Country',
  'field.vat': 'VAT number',
  'field.email': 'Your e-mail address',
  'field.accept_gdpr':
    'I agree that Meridian Bank uses these details to assess this application, as the privacy policy explains.',
  'field.account_type': 'Account',
  'field.skipVies': 'Go on without looking the number up',
  'field.company': 'Name of the business',
  'field.company_legal_entity': 'Legal form as registered',
  'field.company_country': 'Country of registration',
  'field.trade_name': 'Trade name',
  'field.address': 'House number, floor or box',
  'field.street_name': 'Street',
  'field.postalcode_city': 'Postcode and town',
  'field.country': 'Country',
  'field.email_address': 'E-mail address of the business',
  'field.differentAddress': 'The registered address is a different one',
  'field.register_address': 'House number, floor or box',
  'field.register_street_name': 'Street',
  'field.register_postalcode': 'Postcode',
  'field.register_city': 'Town',
  'field.register_country': 'Country',
  'field.expiry': 'Registration valid until',
  'field.pep': 'Is one of these people politically exposed?',
  'field.payment': 'The business pays at the partner’s stores',
  'field.izola_pro_credit_card': 'Credit card',
  'field.promotionsByElectronic': 'Offers by e-mail',
  'field.promotionsByPost': 'Offers by post',
  'field.thirdPartyPromotions': 'Offers of our partners',
  'field.documents_sent': 'I have sent the documents, or will send them within two weeks.',

  'short.accept_gdpr': 'Agreement to the privacy policy',
  'short.documents_sent': 'Documents',
  'short.pep': 'Politically exposed persons',

  'hint.vat': 'With or without the letters of the country',
  'hint.email': 'We send the code of your application there',
  'hint.trade_name': 'Where it differs from the registered name',
  'hint.expiry': 'As it stands on the extract',
} as const;

export type BusinessKey = keyof typeof messages;
