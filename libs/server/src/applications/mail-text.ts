import { fill, isCountry, localisePath, provider, type Country, type Language } from '@statewise/i18n';
import type { FlowContext } from '@statewise/flow';

/** A mail with `{name}` placeholders. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
}

/** A mail's text with its values and the bank's name put in. */
export function renderMail(
  { subject, body }: MailText,
  values: Readonly<Record<string, string | number>>,
): { subject: string; text: string } {
  const { name, ...rest } = values;
  const text = fill(body, { bank: provider.name, ...rest, name: greetable(name) });
  // Without a name "Hello ," is "Hello,".
  return { subject: `${subject} – ${provider.name}`, text: text.replace(/^(\p{L}+) ,/u, '$1,') };
}

/**
 * A name as a letter greets with it; empty where it could be a text or a link. A form filled in with the address of
 * another person must not have the bank send there what its author likes.
 */
function greetable(name: string | number | undefined): string {
  const text = String(name ?? '').trim();
  return /^[\p{L}\p{M}][\p{L}\p{M}’'\- ]{0,39}$/u.test(text) && text.split(' ').length <= 4 ? text : '';
}

/** The country that an application is in, as its facts say; the provider's own where they do not. */
export function countryIn(context: FlowContext): Country {
  return 'country' in context && isCountry(context.country) ? context.country : provider.country;
}

/** Where an application is opened again. */
export interface ResumeLink {
  readonly publicUrl: string;
  /** The front end stands under its flow's id. */
  readonly flowId: string;
  readonly language: Language;
  readonly country: Country;
  /** With it nothing has to be typed. */
  readonly code?: string;
}

/** Where an applicant opens an application again, in the country and language of the application. */
export function resumeLink({ publicUrl, flowId, language, country, code }: ResumeLink): string {
  const page = localisePath({ country, language }, `/${flowId}/resume`);
  return `${publicUrl}${page}${code === undefined ? '' : `/${code}`}`;
}
