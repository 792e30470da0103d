import { localisePath, type Country, type Language, type Locale } from './locale.js';
import { namesInTexts } from './translator.js';

/** What differs from one provider to the next, for front ends, mails and documents; a public site may say more of it in its own place. */
export const provider = {
  name: namesInTexts.bank,
  legalName: 'Meridian Bank p.l.c.',
  shortName: 'Meridian',
  since: 1996,
  /** Where applications are that name no country. */
  country: 'be',
  registration: 'C 44093',
  /** Who supervises it; empty where nobody does. */
  supervisor: 'Malta Financial Services Authority' as string,
  supervisorLink: 'https://www.mfsa.mt/',
  email: 'hello@meridianbank.example',
  /** Where its public site stands, without a slash at the end; empty where that is beside the front ends, by country and language. */
  site: '' as string,
  /** The referrer that, together with the staff flag in the address, marks an application of the bank's own staff. */
  staffReferrer: 'staff.meridianbank.example',
  defaultReferrer: 'www.meridianbank.example',
} as const;

/** Mail addresses for one subject each: suspicious messages are forwarded to `security`. */
export const mailboxes = {
  security: 'security@meridianbank.example',
  privacy: 'privacy@meridianbank.example',
} as const;

/** How a branch is reached. */
export interface Branch {
  readonly phone: string;
  /** The same number for a `tel:` link. */
  readonly phoneLink: string;
  readonly openingHours: { readonly from: string; readonly to: string };
}

const malta: Branch = {
  phone: '+356 2000 4409',
  phoneLink: 'tel:+35620004409',
  openingHours: { from: '08:30', to: '18:00' },
};

const belgium: Branch = {
  phone: '+32 2 400 44 09',
  phoneLink: 'tel:+3224004409',
  openingHours: { from: '09:00', to: '17:30' },
};

/** The branch that serves each country. */
export const branches: Readonly<Record<Country, Branch>> = { mt: malta, be: belgium, ot: malta };

/** Names of countries and languages as the people who speak the language write them. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands', fr: 'Français' };

export const countryNames: Readonly<Record<Country, Readonly<Record<Language, string>>>> = {
  mt: { en: 'Malta', nl: 'Malta', fr: 'Malte' },
  be: { en: 'Belgium', nl: 'België', fr: 'Belgique' },
  ot: { en: 'Other countries', nl: 'Andere landen', fr: 'Autres pays' },
};

/** Pages of the public site that every front end links to; paths come after the locale prefix. */
export const pagePaths = {
  home: '/',
  privacy: '/privacy',
  accessibility: '/accessibility',
  complaints: '/complaints',
  security: '/security',
} as const;

/** Address of a page of the public site; `origin` goes before one beside the front ends, where the reader is not there. */
export const siteAddress = (locale: Locale, path: string, origin = ''): string =>
  provider.site === '' ? origin + localisePath(locale, path) : provider.site + path;
