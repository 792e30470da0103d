import { countryNames, type Branch, type Country, type Language } from '@statewise/i18n';

/** Bank and branch part of the bank's Maltese IBANs: four letters, five digits. */
export const bankPrefix = 'MERI44093';

/** Who answers for deposits when the provider cannot. */
export const guaranteeScheme = {
  name: 'Depositor Compensation Scheme',
  link: 'https://www.compensationschemes.org.mt/',
} as const;

/** A telephone number as people read it and as a link calls it. */
export type TelephoneLine = Pick<Branch, 'phone' | 'phoneLink'>;

const ownCardLine: TelephoneLine = { phone: '+356 2000 4499', phoneLink: 'tel:+35620004499' };

/** Where cards are blocked at any hour of any day; in Belgium by Card Stop, which all banks share. */
export const cardLines: Readonly<Record<Country, TelephoneLine>> = {
  mt: ownCardLine,
  be: { phone: '+32 78 170 170', phoneLink: 'tel:+3278170170' },
  ot: ownCardLine,
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
