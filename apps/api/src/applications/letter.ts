import { fill, localisePath, provider, type Language } from '@statewise/i18n';

/** A mail with `{name}` placeholders. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
}

/** A mail's text with its values and the bank's name put in. */
export function written(
  { subject, body }: MailText,
  values: Readonly<Record<string, string | number>>,
): { subject: string; text: string } {
  return { subject: `${subject} – ${provider.name}`, text: fill(body, { bank: provider.name, ...values }) };
}

/** Where an applicant opens an application again, with or without typing its code: its front end stands under the flow's id. */
export function resumeLink(publicUrl: string, flowId: string, language: Language, code?: string): string {
  const page = localisePath({ country: 'ot', language }, `/${flowId}/resume`);
  return `${publicUrl}${page}${code === undefined ? '' : `/${code}`}`;
}
