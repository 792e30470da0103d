/** Bodies and answers that the API's description shows; the data are of nobody. */
export const application = {
  code: '7K3M9QWX2TRB',
  flow: 'loan-application',
  state: 'stepTwo',
  version: 1,
  current_step: 2,
  furthest_step: 2,
  application_status_id: 0,
  risk_status_id: 0,
  nbb_status_id: 0,
  payslip_status_id: 0,
  invoice_status_id: 0,
  final_status_id: 0,
  is_staff: false,
  referrer: 'www.meridianbank.example',
  locale: 'en',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
};

export const applicationAnswer = { success: true, application };

export const loan = {
  amount: 10000,
  consumer_loan_application_loan_type_id: 1,
  loan_term: 36,
  consumer_loan_application_promotion_id: 1,
};

export const loanDetails = { id: 1, ...loan, promotional_months: 6, purchase_amount: null, description: '' };

export const loanPlan = {
  loan_type: 1,
  promotion_type: 1,
  loan_amount: 10000,
  promotional_months: 6,
  interest_rate: 4.95,
  term: 36,
  total_interest: 550.94,
  start_date: '2026-11-20',
  total_cost: 10550.94,
  first_payment_date: '2026-12-20',
  monthly_payment: 293.08,
  apr_rate: 3.68,
  vm_cost: 230.71,
  is_loan_rejected: false,
  is_loan_revised: false,
  revised_loan_amount: null,
  revised_loan_term: null,
};

export const stepOne = {
  title: 'ms',
  first_name: 'Ada',
  last_name: 'Vella',
  email: 'ada@example.com',
  nationality: 'mt',
  date_of_birth: '14/03/1985',
  civil_status: 'single',
  dependants: 0,
  mobile: '+356 7912 3456',
  accept_gdpr: true,
};

export const stepTwo = {
  street: 'Republic Street',
  house_number: '12',
  postcode: 'VLT 1110',
  city: 'Valletta',
  country: 'mt',
  resident_since: '2012',
  mobile_number: '+356 7912 3456',
};

export const stepFive = { tos: true, tos_two: true, tos_three: true };

export const code = '7K3M-9QWX-2TRB';
