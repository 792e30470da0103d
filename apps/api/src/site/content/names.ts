import type { Category, DemoVacancy, InEveryLanguage } from './content-types.js';

export const categoryNames: Readonly<Record<Category, InEveryLanguage<string>>> = {
  saving: { en: 'Saving', nl: 'Sparen', fr: 'Épargner' },
  borrowing: { en: 'Borrowing', nl: 'Lenen', fr: 'Emprunter' },
  business: { en: 'Business', nl: 'Ondernemen', fr: 'Entreprendre' },
  newsroom: { en: 'Newsroom', nl: 'Nieuws', fr: 'Actualités' },
};

export const employmentTypeNames: Readonly<Record<DemoVacancy['employmentType'], InEveryLanguage<string>>> = {
  'full-time': { en: 'Full-time', nl: 'Voltijds', fr: 'Temps plein' },
  'part-time': { en: 'Part-time', nl: 'Deeltijds', fr: 'Temps partiel' },
  internship: { en: 'Internship', nl: 'Stage', fr: 'Stage' },
  temporary: { en: 'Temporary', nl: 'Tijdelijk', fr: 'Temporaire' },
};

/** Where people work at the bank. */
export const workPlaces: Readonly<
  Record<DemoVacancy['place'], { names: InEveryLanguage<string>; country: string; street: string; postal_code: string }>
> = {
  brussels: {
    names: { en: 'Brussels', nl: 'Brussel', fr: 'Bruxelles' },
    country: 'BE',
    street: 'Kunstlaan 44',
    postal_code: '1040',
  },
  valletta: {
    names: { en: 'Valletta', nl: 'Valletta', fr: 'La Valette' },
    country: 'MT',
    street: '12 Harbour Street',
    postal_code: 'VLT 1010',
  },
};

/** The contact form, with its subject filled in. */
export const contactForm = (subject: string): string =>
  `/contact-us?subject=${encodeURIComponent(subject)}#contact-form`;
