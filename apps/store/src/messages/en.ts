import { provider } from '@statewise/i18n';
import { messages as answerMessages } from '@statewise/i18n/answers/store/en';
import { messages as loanMessages } from '@statewise/lending/messages/en';

/** Texts of the partner's stores; who reads them sells, and the customer looks on. */
export const messages = {
  ...loanMessages,
  ...answerMessages,
  'app.title': 'Loans in the store',
  'step.next': 'Continue',
  'finished.home': 'Next customer',
  'session.expired':
    'This application is no longer available. Begin again with your customer; what you typed is still on this page.',
  'app.resume': 'Begin again',

  'seller.signedIn': 'Signed in:',
  'seller.signOut': 'Sign out',
  'seller.leaveTitle': 'Sign out now?',
  'seller.leaveText': 'The application of this customer is not prepared yet. What you typed for it will be gone.',
  'seller.stay': 'Stay signed in',

  'step.1.lead': 'Tell us which store you work in. Then prepare the loan together with your customer.',
  'step.2.lead': 'Fill this in together. Your customer checks everything again at home before applying.',

  'hint.store_number': 'Search by number, name or town',
  'hint.employee_number': 'Letters first, then digits, for instance VM1234',
  'error.loan_amount.max': 'This amount is more than can be applied for here',
  'error.employee_number.format': 'Begin with letters and end with digits, for instance VM1234',
  'error.store_number.required': 'Choose your store',

  'entry.welcome': 'Good to see you, {name}',
  'entry.store': 'You sell for {store}.',
  'entry.begin': 'Begin with a customer',

  'prepared.title': 'Prepared in your store',
  'prepared.none': 'Nothing yet. The applications you prepare appear here, and you see which customers have continued.',
  'prepared.failed': 'The list cannot be shown at the moment. You can begin with a customer all the same.',
  'prepared.waiting': 'Waiting for the customer',
  'prepared.continued': 'The customer has continued',

  'login.offer': 'Are you an intermediary?',
  'login.offerText':
    'Sign in with the account of your store. You can lend more for green work, and see what you prepared.',
  'login.open': 'Sign in as an intermediary',
  'login.title': 'Sign in as an intermediary',
  'login.lead': `With the account that ${provider.name} gave your store.`,
  'login.submit': 'Sign in',
  'login.leave': 'Back',
  'login.checking': 'Checking that you are not a robot …',
  'login.failed': 'The server cannot be reached. What you typed is still here; try again.',
  'login.ended': 'Your session has ended. Sign in again.',

  'group.customer': 'The customer',
  'group.loan': 'The loan',
  'group.seller': 'The seller',
  'error.loan_term.oneOf': 'Choose one of the terms on offer for this amount and age',
  'details.noPromotions': 'This store takes no part in promotions, so none is offered here.',
  'details.prepare': 'Prepare the application',

  'details.leaveTitle': 'Leave this customer?',
  'details.stay': 'Stay with this customer',

  'plan.title': 'The loan at a glance',
  'plan.none': 'Choose purpose, amount and term: the instalment and what the loan costs appear here.',
  'plan.unavailable': 'The calculator is not available at the moment. You can still prepare the application.',
  'plan.rejectedText':
    'The amount is above what we lend for this purpose, or no term ends before the customer’s 75th birthday. Choose a smaller amount or another purpose.',
  'plan.revisedText': 'A loan ends before the 75th birthday at the latest. We can offer {amount} over {months}.',
  'plan.take': 'Take {amount} over {months}',

  'untaken.title': 'The application is being prepared',
  'untaken.text': 'Stay on this page: the code appears as soon as the application is saved.',
  'title.finish': 'The application is ready',
  'text.finish': 'Give your customer this code. It opens the application on any phone or computer.',
  'finish.failed': 'The code cannot be shown at the moment. The application is safe; try again.',
  'finish.again': 'Try again',
  'sheet.title': 'For the customer',
  'sheet.paper': 'Your loan application at {bank}',
  'sheet.code': 'Application code',
  'sheet.qr': 'Scan to continue',
  'sheet.loan': '{amount} over {months}',
  'sheet.copyLink': 'Copy the link',
  'sheet.next': 'What happens next',
  'sheet.open': 'Scan the picture, or open this address on your phone or at home:',
  'sheet.check': 'Check the loan, and fill in what is still missing. That takes about ten minutes.',
  'sheet.newCode': 'When you save your first step, you get a new code that only you know.',
  'sheet.legal': 'Caution: borrowing money also costs money.',
  'sheet.print': 'Print',
  'sheet.plan': 'Loan plan (PDF)',
  'sheet.mailTo': 'The e-mail goes to {email}.',
  'code.mail': 'Send to the customer',
  'code.mailed': 'The e-mail is on its way to the customer.',
  'code.mailFailed': 'The e-mail could not be sent. Try again, or give the code on paper.',

  'continued.title': 'Your customer has continued the application',
  'continued.text': 'The application now belongs to the customer. The code from the store no longer works.',
  'continued.notice': 'There is nothing more for you to do.',
  'plan.tooLate':
    'A loan has to end before the customer’s 75th birthday, and even our shortest term ends after it. Questions? Call us on {phone}.',
} as const;

export type StoreKey = keyof typeof messages;
