/** Answers that every benchmark application gives; valid for the classes of their steps. */
export const answers = {
  0: { amount: 12_500, consumer_loan_application_loan_type_id: 1, loan_term: 60 },
  1: {
    title: 'mrs', first_name: 'Ada', last_name: 'Peeters', email: 'ada.peeters@example.com', nationality: 'be', date_of_birth: '10/12/1985',
    civil_status: 'single', dependants: 1, co_borrower: false, mobile: '+32 470 12 34 56', accept_gdpr: true,
  },
  2: { street: 'Kerkstraat', house_number: '12', postcode: '9000', city: 'Gent', country: 'be', resident_since: '2014', mobile_number: '+32 470 12 34 56' },
  3: {
    main_occupation: 'salaried', sector: 'services', employer: 'Stad Gent', employment_length: 'gt_5', net_monthly_income: 2850, other_income: 120,
    living_situation: 'tenant', housing_cost: 780, loan_instalments: 0, credit_limits: 'none', unpaid_credits: false,
  },
};
