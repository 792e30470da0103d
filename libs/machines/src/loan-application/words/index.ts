/** What the steps and answers of a loan application are called: `step.<n>`, `field.<name>` and, where that is a sentence, `short.<name>`. */
export const loanWords = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
};

/** What else the staff read of it: `title`, and `act.<event>` for what they may do; and `document.<kind>`, as its summary names what is sent. */
export const loanStaffWords = {
  en: () => import('./staff/en.json', { with: { type: 'json' } }),
  nl: () => import('./staff/nl.json', { with: { type: 'json' } }),
  fr: () => import('./staff/fr.json', { with: { type: 'json' } }),
};
