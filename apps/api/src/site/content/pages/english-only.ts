import type { DemoPage } from '../content-types.js';

/** Texts whose wording was approved in English and that exist in no other language. */
export const englishOnly: readonly DemoPage[] = [
  {
    slug: 'terms',
    picture: 12,
    updated: '2026-01-01',
    texts: {
      en: {
        title: 'Terms of use',
        description: 'The terms under which this website may be used, approved in English.',
        body: `These terms apply to the use of this website. They do not replace the contract for a product.

## The website

### Information

We take care to keep what you read here correct and up to date. A rate or a figure on a page is information, not an offer; an offer is what we send you personally.

### Calculators

The calculators show the result of a formula for the figures you enter. The formula is described beside each of them. The figures in your contract may differ.

### Availability

We try to keep the site available at all times, and announce maintenance beforehand where we can.

## What you may do

### Reading and linking

You may read, print and link to any page.

### Quoting

You may quote from this site if you name the source.

### What is not allowed

Copying the site as a whole, presenting it as your own, or disturbing its operation.

## Applications

### Your code

The code of an application gives access to it. You are responsible for keeping it to yourself; we are responsible for making it hard to guess.

### Correct answers

You must answer truthfully and to the best of your knowledge. We may ask for proof.

## Responsibility

### Ours

We are liable for damage caused by our intent or gross negligence, and wherever the law does not allow us to limit our liability.

### Links

We are not responsible for other people’s pages to which we link.

## Law and language

These terms are governed by the law of Malta. Consumers keep the protection of the mandatory rules of the country in which they live. The English text is the binding one.`,
      },
    },
  },
  {
    slug: 'deposit-protection',
    picture: 1,
    updated: '2025-06-30',
    texts: {
      en: {
        title: 'Deposit protection',
        description: 'How deposits with Meridian Bank are protected, up to which amount and how you would be paid.',
        body: `If a bank in the European Union fails, a guarantee scheme pays depositors back. This page says what that means for deposits with Meridian Bank.

## The scheme

Deposits with Meridian Bank are protected by the Depositor Compensation Scheme in Malta. This includes deposits of customers in other countries.

## How much is protected

### The limit

Up to €100,000 per depositor and per bank. All accounts that you hold with us are added together.

### Joint accounts

The limit applies to each holder separately. Unless you have told us otherwise, the balance is divided equally.

### Temporary high balances

Money from the sale of a home, or from certain insurance payments, may be protected above this limit for a limited time.

## What is protected

### Yes

Current accounts, savings accounts and term deposits, in euro or another currency, of individuals and of most companies.

### No

Deposits of banks, insurers and public authorities, and investments such as shares or funds.

## How you are paid

### Time

Within seven working days of the decision that deposits are unavailable.

### What you must do

Nothing. The scheme receives the list of depositors from the bank and contacts you.

### Debts

Loans that are not yet due are not deducted.

## Questions

For questions about your own accounts, [write to us or call](/contact-us). You will find more about the scheme on its own website.`,
      },
    },
  },
  {
    slug: 'annual-report',
    picture: 9,
    updated: '2026-04-15',
    texts: {
      en: {
        title: 'Annual report',
        description: 'Key figures of Meridian Bank for 2025 and where to find the full accounts.',
        body: `The annual report is published in English every April. This page gives the key figures in thousands of euro; the full accounts are available on request.

## Key figures

### Balance sheet

| In thousands of euro | 2025 | 2024 |
|---|---|---|
| Deposits of customers | 2,914,000 | 2,771,000 |
| Loans to customers | 2,208,000 | 2,096,000 |
| Equity | 311,000 | 296,000 |

### Result

| In thousands of euro | 2025 | 2024 |
|---|---|---|
| Net interest income | 74,200 | 71,800 |
| Fees and commissions | 11,900 | 10,600 |
| Operating costs | 58,400 | 56,900 |
| Profit after tax | 15,300 | 14,100 |

## Remarks

### Lending

Renovation loans grew by 8%, and green loans by 14%.

### Arrears

Loans more than ninety days in arrears made up 1.6% of the total, against 1.7% a year earlier.

### People

At the end of the year, 412 people worked at the bank.

## Governance

### Board

Seven members, four of whom are independent.

### Auditor

We change auditor at least every ten years. The auditor’s report is part of the full accounts.

## Calendar

### 2026

The half-year figures were published in September. The annual report for 2026 follows in April 2027.`,
      },
    },
  },
];
