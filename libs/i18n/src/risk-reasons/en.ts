export const messages = {
  room: 'After all monthly expenses, too little of your income would remain for this loan.',
  debt_ratio: 'All your loan payments together would take too large a part of your income.',
  unpaid_credits: 'You told us that a credit has not been repaid as agreed.',
  age: 'The loan would end after your 75th birthday.',
  amount_over_maximum: 'The amount is larger than we lend for this type of loan.',
  debt_ratio_high: 'Your loan payments would take a large part of your income; a person looks at that.',
  employment_short: 'You have had your work for less than a year; a person looks at that.',
  amount_high: 'It is a large amount; a person looks at that.',
} as const;

export type RiskReasonKey = keyof typeof messages;
