/** Pages to which the bank's own front ends and its site lead; paths come after the locale prefix. */
export const bankPaths = {
  loan: '/loan-application',
  contact: '/contact-us',
  careers: '/jobs',
  anniversary: '/30years',
  terms: '/terms',
} as const;
