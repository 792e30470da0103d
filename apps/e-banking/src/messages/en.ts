import { provider } from '@statewise/i18n';
import { messages as answerMessages } from '@statewise/i18n/answers/e-banking/en';
import { contactMessages } from './contacts-en.js';

/** Texts of the business account's application. */
export const messages = {
  ...contactMessages,
  ...answerMessages,

  'app.title': 'Business account',
  'app.resume': 'Continue a business account',

  'start.title': 'Open a business account',
  'start.lead':
    'For companies and sole traders. Fill in seven short steps; everything is saved as you go, and you can stop and come back whenever you like.',
  'start.anew': 'Start a new application',
  'start.anewText': 'Takes about fifteen minutes if you have ready what is listed below.',
  'start.begin': 'Start a new application',
  'start.continue': 'Continue your application',
  'start.continueText': 'On any device, with the code that you received after the first step.',
  'start.underWay': 'You have an application under way',
  'start.underWayText':
    'Continue where you left off, or start a new one: your first application can still be opened with its code.',
  'start.goOn': 'Continue where I left off',
  'start.prepare': 'What to have at hand',
  'start.prepareVat': 'The VAT number of your business. We look up the name and the address for you.',
  'start.preparePeople':
    'The identity cards of the people who own the business, run it, sign for it and use the account.',
  'start.prepareDocuments':
    'An extract from the business register and, for a company, its articles of association. You can also send them later.',
  'start.next': 'What happens next',
  'start.nextText':
    'We check your application within two working days, and call you if anything is unclear. You are not committed to anything until you sign.',

  'step.1.lead': 'Tell us about your business and which account you would like.',
  'step.2.lead': 'Please fill this in as it is shown in the business register.',
  'step.3.lead': 'By law we have to know who owns the business, who runs it and who signs for it.',
  'step.4.lead': 'Who uses the account, and who gets a card.',
  'step.5.lead': 'How you would like to pay.',
  'step.6.lead': 'How we may write to you, and the documents that we need.',
  'step.7.lead': 'Please check your answers once more. You can still change every part.',

  'title.resume': 'Welcome back',
  'text.resume':
    'Your application was put on hold. Please go through the steps once more; your answers are still there.',
  'title.completed': 'We have received your application',
  'text.completed': 'Thank you. We will look at it within two working days.',

  'vat.asking': 'Looking up the number …',
  'vat.used': 'Another application already uses this VAT number',
  'vat.wrong': 'This is not a valid VAT number in the country you chose',
  'vat.known': 'The European register confirms this number',
  'vat.filled': 'We fill this in for you at the next step, where you can still change it.',
  'vat.unknown':
    'We could not confirm this number with the European register. Check that it is typed correctly; if it is, you can continue.',
  'vat.unavailable': 'We cannot check the number at the moment; you can continue.',

  'card.none': 'No credit card',

  'group.business': 'The business',
  'group.account': 'The account',
  'group.applicant': 'How we reach you',
  'group.name': 'Name and legal form',
  'group.address': 'Where the business is run',
  'group.registered': 'Registered address',
  'group.partner': `Buying at ${provider.partnerStore.name}`,
  'group.card': 'A credit card for the business',
  'group.marketing': 'May we write to you?',
  'group.documents': 'Documents to send',

  'hint.vat': 'As shown on your invoices, for example BE0403170701',
  'hint.payment':
    'What it buys there can then be paid from this account. The client number is on the invoices of the stores.',
  'hint.email': 'We will write to this address about your application',
  'hint.trade_name': 'Where it differs from the registered name',
  'hint.expiry': 'As shown on the extract',

  'marketing.none': 'No offers, neither from us nor from our partners',

  'documents.lead':
    'Upload them here now, or later with your code. A photo is fine: PDF, JPEG or PNG, at most 10 MB each.',
  'documents.arrivedCount': { one: '1 file has arrived', other: '{count} files have arrived' },
  'documents.missing': 'Still to send',
  'documents.identity': 'Identity cards of all people named',
  'documents.register_extract': 'Extract from the business register',
  'documents.articles_of_association': 'Articles of association',
  'documents.founding_deed': 'Founding deed',
  'documents.owners_extract': 'Extract from the register of beneficial owners',
  'documents.annual_accounts': 'Annual accounts of the last year',
  'documents.tax_assessment': 'Last income tax assessment',

  'missing.title': 'Before you can send your application, something is still missing',
  'missing.many': { one: '1 answer is missing', other: '{count} answers are missing' },
  'missing.step': 'Not filled in yet',
  'missing.contact': '{name}: check “{field}” again; the date has passed',

  'finish.pdf': 'Summary as a PDF',

  'completed.next': 'What happens now',
  'completed.documents': 'You send us the documents that are still missing, here or later with your code.',
  'completed.check': 'We check your application and call you if anything is unclear.',
  'completed.contract': 'We mail you the contract; the authorised signatories sign it.',
  'completed.open': 'We open the account and send the cards.',
  'completed.missing': {
    one: 'One document is still missing. Until it arrives we cannot open the account.',
    other: '{count} documents are still missing. Until they arrive we cannot open the account.',
  },
  'completed.arrived': 'We have all the documents that we need.',

  'choice.account_type.current.hint': 'For daily payments in and out',
  'choice.account_type.savings.hint': 'To set money aside, with interest',
  'choice.account_type.credit_card.hint': 'Just a card; fewer questions',

  'more.companyType':
    'The legal form of your business. You find it on the extract from the business register; if you trade under your own name without a company, you are a sole trader.',
  'more.vat':
    'The number under which the business pays VAT; you find it on its invoices. We look it up in VIES, the European Commission’s register of VAT numbers, to save you typing.',
  'more.company_legal_entity':
    'As written in the business register, for instance “Private limited company”. It is often on your accountant’s letters too.',
  'more.trade_name':
    'The name on your shop window or website, if customers know you under another name than the registered one.',
  'more.expiry':
    'The date until which your extract or registration certificate is valid. If yours shows no such date, take the day until which the extract is accepted, usually three months after its issue.',
  'more.identity':
    'Front and back of the card of everyone in the lists: owners, directors, signatories and holders. A photo is enough if everything can be read.',
  'more.register_extract':
    'The page on which the register of your country describes the business. You can usually download it there; it must not be older than three months.',
  'more.articles_of_association':
    'The rules that the company gave itself: its purpose, its shares and who may decide. Your notary or the business register has them.',
  'more.founding_deed': 'The document that created the partnership, association or foundation, with all later changes.',
  'more.owners_extract':
    'Your country keeps a register of the people who ultimately own each company. Ask it for an extract, usually online.',
  'more.annual_accounts':
    'Balance sheet and profit and loss account of the last closed year, as your accountant filed them.',
  'more.tax_assessment': 'The letter in which the tax office settled your income tax for the last year.',

  'error.vat.vat': 'This is not a valid VAT number in the country you chose, or another application already uses it',
  'error.vat.vies':
    'The European register does not know this number. Check that it is typed correctly, then save again',
  'error.companyType.oneOf': 'Choose a legal form of this country',
  'error.expiry.date': 'Enter a day in the future as DD/MM/YYYY, for example 31/12/2099',

  'session.retrying': 'There was a problem processing your request, please try again later.',
} as const;

export type BusinessKey = keyof typeof messages;
