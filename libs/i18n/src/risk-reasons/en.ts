export const messages = {
  room: 'After all monthly expenses, too little of your income would remain for this loan.',
  debt_ratio: 'All your loan payments together would take up too large a part of your income.',
  unpaid_credits: 'You told us that a credit has not been repaid as agreed.',
  age: 'The loan would end after your 75th birthday.',
  amount_over_maximum: 'The amount is more than we lend for this type of loan.',
  debt_ratio_high: 'Your loan payments would take up a large part of your income. One of our staff will look at this.',
  employment_short: 'You have had your job for less than a year. One of our staff will look at this.',
  amount_high: 'The amount is large. One of our staff will look at this.',
} as const;

export type RiskReasonKey = keyof typeof messages;
