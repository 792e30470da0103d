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

/** The contact form, with its subject filled in. */
export const contactForm = (subject: string): string =>
  `/contact-us?subject=${encodeURIComponent(subject)}#contact-form`;
