import type { FlowContext } from '@statewise/flow';
import { isCountry, localisePath, provider, type Country, type Language } from '@statewise/i18n';

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
