import { messages as answerMessages } from '@statewise/i18n/answers/loan-application/en';
import { messages as loanMessages } from '@statewise/wizard/messages/loan-en';

const eitherPhone = 'Give a mobile or a telephone number';
const oneSupplier = 'Choose a store or name an installer';
const notBothSuppliers = 'Choose a store or name an installer, not both';

/** Texts of the loan application. */
export const messages = {
  ...loanMessages,
  ...answerMessages,
  'app.title': 'Loan application',

  'start.title': 'What would you like to make possible?',
  'start.lead':
    'Choose an amount and see at once what it costs each month. Applying takes about ten minutes; you can stop and come back whenever you like.',
  'start.begin': 'Start my application',
  'start.continue': 'Continue my application',
  'start.underWay': 'You have an application under way',
  'start.underWayText':
    'Continue where you left off. A new application stands beside it; the first one stays reachable with its code.',
  'start.save': 'Save the loan and continue',
  'start.facts': 'Product fact sheet (PDF)',
  'start.faq': 'Frequently asked questions (PDF)',
  'start.resumeTitle': 'Started before?',
  'start.resumeText': 'Continue where you left off, on any device, with your application code.',
  'start.legal': 'Caution: borrowing money also costs money.',
  'start.types': 'What is the loan for?',
  'start.promotion': 'Promotion',
  'start.noPromotion': 'No promotion',
  'start.unavailable': 'The calculator is not available at the moment. You can still start your application.',
  'start.termNone': 'Choose a term',

  'type.1.tip': 'For work on your home that is not mainly about saving energy: a kitchen, a bathroom, a roof terrace.',
  'type.5.tip': 'For anything else: a car, a wedding, a journey. No invoice is needed.',
  'type.2.tip':
    'For work that saves energy: insulation, solar panels, a heat pump, double glazing. At least half of the amount goes to it.',

  'step.0.lead': 'Your store prepared this loan. Check it and adapt it where you like.',
  'step.1.lead': 'As it stands on your identity card.',
  'step.2.lead': 'Where you live and how we reach you.',
  'step.3.lead': 'So that we lend you no more than you can carry.',
  'step.4.lead': 'What you borrow and who delivers.',
  'step.5.lead': 'Read it through once more. Each part can still be changed.',

  'banner.loan': '{amount} over {months}',
  'banner.change': 'Change the loan',

  'code.mailed': 'On its way: your loan plan and your code.',

  'group.personal': 'Your details',
  'group.family': 'Your family',
  'group.contact': 'Contact',
  'group.address': 'Address',
  'group.occupation': 'Occupation',
  'group.income': 'Income',
  'group.expenditure': 'Expenses',
  'group.loan': 'The loan',
  'group.supplier': 'Who delivers or installs?',
  'group.consents': 'Terms and conditions',
  'group.complete': 'complete',
  'group.problems': { one: '1 answer to look at', other: '{count} answers to look at' },
  'consents.terms': 'General terms',

  'hint.phone': 'A mobile or a telephone number is enough',
  'hint.email': 'We send your loan plan there',
  'hint.salaried': 'Net monthly income excluding bonuses.',
  'hint.self_employed': 'One-twelfth of last annual income according to tax return.',
  'hint.other_occupation': 'Monthly benefit received.',
  'hint.oneSupplier': 'Choose a store or name an installer; one of the two is enough.',
  'hint.resident_since': 'Four digits',
  'hint.married': 'A married partner is always co-borrower.',

  'error.mobile.required': eitherPhone,
  'error.mobile_number.required': eitherPhone,
  'error.telephone_number.required': eitherPhone,
  'error.store_id.required': oneSupplier,
  'error.third_party_installer.required': oneSupplier,
  'error.store_id.oneOf': notBothSuppliers,
  'error.third_party_installer.oneOf': notBothSuppliers,

  'choice.store': 'A private person',
  'choice.business': 'A business',

  'analysis.title': 'We look at your application',
  'analysis.text': 'This takes a moment. Please keep this page open.',

  'documents.title': 'Send us your documents',
  'documents.lead':
    'We need your last payslip and the invoice or quotation. A photo is fine: PDF, JPEG or PNG, at most 10 MB each and 10 at a time.',
  'documents.payslip': 'Payslip',
  'documents.invoice': 'Invoice or quotation',
  'documents.identity': 'Identity card',
  'documents.other': 'Something else',
  'documents.finish': 'I have sent everything',

  'finished.rejectedTitle': 'We cannot grant this loan',
  'finished.rejectedText': 'We are sorry. We assessed your application by computer and these are the reasons:',
  'finished.noReasons': 'One of the checks on your application did not succeed.',
  'finished.rights':
    'You have the right to have a person look at the decision, to explain your situation and to contest it.',
  'finished.words': 'What should we know?',
  'finished.wordsHint': 'Optional: what has changed, or what we should look at again. Only our staff read it.',
  'finished.review': 'Ask for a person to look',
  'finished.reviewed':
    'We have received your request. Somebody of our team looks at your application and contacts you.',
  'finished.acceptedTitle': 'Your loan is granted',
  'finished.acceptedText':
    'Congratulations. You receive the contract by e-mail; once you have signed it, we pay the amount.',

  'thanks.title': 'Thank you',
  'thanks.text': 'We have received your documents. We look at them within two working days and let you know by e-mail.',
  'thanks.next': 'What happens now',
  'thanks.one': 'We check your payslip and your invoice.',
  'thanks.two': 'We mail you our decision and, if it is yes, the contract.',
  'thanks.three': 'You sign, and we pay the amount within three working days.',
  'thanks.code': 'You can see where your application stands with your code {code}.',
  'thanks.more': 'Send another document',

  'privacy.text':
    'To handle your application we process personal data: who you are, your income and your expenses. We use them for this application only, keep them no longer than the law demands and never sell them. This site sets only the cookies that it needs to work.',
  'start.born': 'Your date of birth',
  'start.bornHint': 'DD/MM/YYYY. A loan ends before your 75th birthday: with the date you see only the terms that fit.',
  'start.least': 'At least {amount}',
  'start.amountNone': 'Enter an amount, for example 10,000',
  'start.month': 'a month',
  'group.intermediary': 'Were you helped?',
  'error.title.required': 'Choose a title',
  'error.first_name.required': 'Enter your first name',
  'error.last_name.required': 'Enter your last name',
  'error.email.required': 'Enter your e-mail address',
  'error.nationality.required': 'Choose your nationality',
  'error.date_of_birth.required': 'Enter your date of birth',
  'error.civil_status.required': 'Choose your civil status',
  'error.dependants.required': 'Choose how many people you support',
  'error.co_borrower_civil_status.required': 'Choose the civil status of your co-borrower',
  'error.co_borrower_date_of_birth.required': 'Enter the date of birth of your co-borrower',
  'error.co_borrower_date_of_birth.adult': 'Your co-borrower must be at least 18 years old',
  'error.accept_gdpr.required': 'Tick the box to agree to the privacy policy',
  'error.country.required': 'Choose the country where you live',
  'error.street.required': 'Enter your street',
  'error.house_number.required': 'Enter your house number',
  'error.postcode.required': 'Enter your postcode',
  'error.postcode.format': 'This postcode does not exist in this country',
  'error.city.required': 'Enter your town',
  'error.resident_since.required': 'Enter the year in which you moved in',
  'error.resident_since.year': 'Enter a year between your birth and today, such as 2015',
  'error.main_occupation.required': 'Choose your main occupation',
  'error.sector.required': 'Choose the sector you work in',
  'error.employer.required': 'Enter the name of your employer',
  'error.employment_length.required': 'Choose how long you have worked there',
  'error.net_monthly_income.required': 'Enter your net monthly income; 0 if you have none',
  'error.co_borrower_income.required': 'Enter the net monthly income of your co-borrower; 0 if there is none',
  'error.living_situation.required': 'Choose how you live',
  'error.housing_cost.required': 'Enter what your home costs you each month',
  'error.loan_instalments.required': 'Enter what you repay each month on other loans; 0 if nothing',
  'error.credit_limits.required': 'Choose your credit limits; “none” if you have no card or overdraft',
  'error.consumer_loan_application_loan_type_id.required': 'Choose what the loan is for',
  'error.amount.required': 'Enter the amount you want to borrow',
  'error.amount.max': 'This is more than we lend for this purpose',
  'error.loan_term.required': 'Choose a term',
  'error.loan_term.oneOf': 'Choose one of the terms in the list',
  'error.purchase_amount.min': 'At least the amount of the loan',
  'error.name.required': 'Enter the first name of the intermediary',
  'error.surname.required': 'Enter the last name of the intermediary',
  'error.tos.required': 'Tick the box to accept the terms',
  'error.tos_two.required': 'Tick the box to confirm that everything is true',
  'error.tos_three.required': 'Tick the box to confirm the purpose of the loan',
} as const;

export type LoanKey = keyof typeof messages;
