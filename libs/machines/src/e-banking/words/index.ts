/** What the steps and answers of the application for a business account are called: `step.<n>`, `field.<name>` and, where that is a sentence, `short.<name>`. */
export const businessWords = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
};

/** What else the staff read of it: `title`, and `act.<event>` for what they may do. */
export const businessStaffWords = {
  en: () => import('./staff/en.json', { with: { type: 'json' } }),
  nl: () => import('./staff/nl.json', { with: { type: 'json' } }),
  fr: () => import('./staff/fr.json', { with: { type: 'json' } }),
};

/** What the summary calls them, where that differs: `summary.step.<n>`, `summary.field.<name>`; and what it says besides. */
export const businessSummaryWords = {
  en: () => import('./summary/en.json', { with: { type: 'json' } }),
  nl: () => import('./summary/nl.json', { with: { type: 'json' } }),
  fr: () => import('./summary/fr.json', { with: { type: 'json' } }),
};
