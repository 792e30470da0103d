import type { Country, Language } from './locale.js';
import { namesInTexts } from './translator.js';

/** What differs from one provider to the next; everything that names the bank reads it from here. */
export const provider = {
  name: namesInTexts.bank,
  legalName: 'Meridian Bank p.l.c.',
  shortName: 'Meridian',
  since: 1996,
  /** Where applications are that name no country. */
  country: 'be',
  /** Whose clock says on which day something was, for readers everywhere. */
  timeZone: 'Europe/Brussels',
  /** Bank and branch part of its Maltese IBANs: four letters, five digits. */
  bankPrefix: 'MERI44093',
  registration: 'C 44093',
  supervisor: 'Malta Financial Services Authority',
  supervisorLink: 'https://www.mfsa.mt/',
  email: 'hello@meridianbank.example',
  /** Retailer whose customers can finance a purchase and whose staff use the store application. */
  partnerStore: { name: namesInTexts.partnerStore },
  /** The referrer that, together with the staff flag in the address, marks an application of the bank's own staff. */
  staffReferrer: 'staff.meridianbank.example',
  defaultReferrer: 'www.meridianbank.example',
} as const;

/** Who answers for deposits when the provider cannot; apart, as wizards do not load it. */
export const guaranteeScheme = {
  name: 'Depositor Compensation Scheme',
  link: 'https://www.compensationschemes.org.mt/',
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

/** A telephone number as people read it and as a link calls it. */
export type TelephoneLine = Pick<Branch, 'phone' | 'phoneLink'>;

const ownCardLine: TelephoneLine = { phone: '+356 2000 4499', phoneLink: 'tel:+35620004499' };

/** Where cards are blocked at any hour of any day; in Belgium by Card Stop, which all banks share. */
export const cardLines: Readonly<Record<Country, TelephoneLine>> = {
  mt: ownCardLine,
  be: { phone: '+32 78 170 170', phoneLink: 'tel:+3278170170' },
  ot: ownCardLine,
};

/** Names of countries and languages as the people who speak the language write them. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands', fr: 'Français' };

export const countryNames: Readonly<Record<Country, Readonly<Record<Language, string>>>> = {
  mt: { en: 'Malta', nl: 'Malta', fr: 'Malte' },
  be: { en: 'Belgium', nl: 'België', fr: 'Belgique' },
  ot: { en: 'Other countries', nl: 'Andere landen', fr: 'Autres pays' },
};

const inValletta = ['Meridian House', '12 Harbour Street', 'Valletta VLT 1010'] as const;

const addressOfMalta: Readonly<Record<Language, readonly string[]>> = {
  en: [...inValletta, countryNames.mt.en],
  nl: [...inValletta, countryNames.mt.nl],
  fr: [...inValletta, countryNames.mt.fr],
};

/** Where the branch of a country stands, line by line; streets and towns of Brussels have a name in Dutch and one in French. */
export const branchAddresses: Readonly<Record<Country, Readonly<Record<Language, readonly string[]>>>> = {
  mt: addressOfMalta,
  be: {
    en: ['Meridian Bank', 'Kunstlaan 44', '1040 Brussels', countryNames.be.en],
    nl: ['Meridian Bank', 'Kunstlaan 44', '1040 Brussel', countryNames.be.nl],
    fr: ['Meridian Bank', 'Avenue des Arts 44', '1040 Bruxelles', countryNames.be.fr],
  },
  ot: addressOfMalta,
};

/** Pages that every front end links to; paths come after the locale prefix. */
export const pagePaths = {
  home: '/',
  loan: '/loan-application',
  store: '/store',
  eBanking: '/e-banking/',
  contact: '/contact-us',
  careers: '/jobs',
  anniversary: '/30years',
  privacy: '/privacy',
  cookies: '/cookies',
  terms: '/terms',
  accessibility: '/accessibility',
  complaints: '/complaints',
  security: '/security',
  fees: '/fees',
} as const;
