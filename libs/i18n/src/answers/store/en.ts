/** What the steps and answers of what a store asks are called. */
export const messages = {
  'step.1': 'Who is selling?',
  'step.2': 'Customer and loan',
  'step.3': 'Code for the customer',
  'field.store_number': 'Store',
  'field.employee_number': 'Employee number',
  'field.employee_email_address': 'Your e-mail address',
  'field.username': 'User name',
  'field.password': 'Password',
  'field.title': 'Title',
  'field.first_name': 'First name',
  'field.last_name': 'Last name',
  'field.date_of_birth': 'Date of birth',
  'field.email': 'E-mail address of the customer',
  'field.mobile': 'Mobile number of the customer',
  'field.employee_full_name': 'Your first and last name',
  'field.loan_type_id': 'Purpose of the loan',
  'field.loan_amount': 'Amount',
  'field.loan_term': 'Term',
  'field.promotion_id': 'Promotion',
  'field.description': 'What is it for?',
  'field.captcha': 'Human check',
} as const;

export type StoreAnswerKey = keyof typeof messages;
