import {
  branches,
  countries,
  isCountry,
  isLanguage,
  mailboxes,
  namesInTexts,
  provider,
  type Branch,
  type Country,
} from '@statewise/i18n';
import { branchAddresses, cardLines, type TelephoneLine } from '@statewise/site-content';

/** `{{name}}` or `{{name: argument}}`. */
export const placeholderPattern = /\{\{(.*?)\}\}/g;

const mail = (address: string) => `[${address}](mailto:${address})`;
const phone = ({ phone: number, phoneLink }: TelephoneLine) => `[${number}](${phoneLink})`;
const ofCountry = (text: (country: Country) => string) => (argument: string) =>
  countries.flatMap((country) => (country === argument ? text(country) : []))[0];
const ofBranch = (text: (branch: Branch) => string) => ofCountry((country) => text(branches[country]));

/** What texts may leave to the provider's settings; a branch is named by its country. */
const values: Readonly<Record<string, (argument: string) => string | undefined>> = {
  'contact-form': (subject) => `/contact-us?subject=${encodeURIComponent(subject)}#contact-form`,
  'card-stop': ofCountry((country) => phone(cardLines[country])),
  email: () => mail(provider.email),
  'privacy-email': () => mail(mailboxes.privacy),
  'security-email': () => mail(mailboxes.security),
  'partner-store': () => namesInTexts.partnerStore,
  phone: ofBranch(phone),
  opens: ofBranch(({ openingHours }) => openingHours.from),
  closes: ofBranch(({ openingHours }) => openingHours.to),
  address: (argument) => {
    const [country, language] = argument.split('-');
    // On lines of its own.
    return isCountry(country) && isLanguage(language) ? branchAddresses[country][language].join('\\\n') : undefined;
  },
  // Filled in when the page is drawn.
  calculator: () => '{{calculator}}',
};

/** The text that a placeholder, written without its braces, stands for; undefined where there is no such placeholder. */
export function placeholderValue(placeholder: string): string | undefined {
  const [name = '', argument = ''] = placeholder.split(/: (.*)/s);
  return Object.hasOwn(values, name) ? values[name]?.(argument) : undefined;
}

/** A text with its placeholders filled in; unknown ones stay as they are. */
export function fillIn(text: string): string {
  return text.replaceAll(placeholderPattern, (whole, placeholder: string) => placeholderValue(placeholder) ?? whole);
}
