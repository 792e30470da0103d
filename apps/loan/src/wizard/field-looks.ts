import type { ControlWidth } from '@statewise/ui';

/** What the browser may fill in by itself (WCAG 1.3.5). */
export const autoComplete: Readonly<Record<string, string>> = {
  title: 'honorific-prefix',
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  date_of_birth: 'bday',
  mobile: 'tel',
  mobile_number: 'tel',
  telephone_number: 'home tel',
  street: 'address-line1',
  postcode: 'postal-code',
  city: 'address-level2',
  country: 'country',
  employer: 'organization',
};

/** Fields whose answers are short; the others take the whole width. */
export const widths: Readonly<Record<string, ControlWidth>> = {
  title: 'narrow',
  gender: 'medium',
  nationality: 'medium',
  civil_status: 'medium',
  dependants: 'narrow',
  co_borrower_civil_status: 'medium',
  house_number: 'narrow',
  box: 'narrow',
  postcode: 'narrow',
  country: 'medium',
  employment_length: 'medium',
  credit_limits: 'medium',
  loan_term: 'medium',
};
