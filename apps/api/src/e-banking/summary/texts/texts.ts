/** What a summary says besides the answers and the labels of choices. */
export interface SummaryTexts {
  readonly title: string;
  /** Placeholders: company, date. */
  readonly lead: string;
  readonly sent: string;
  readonly notSent: string;
  /** By number of the step. */
  readonly steps: Readonly<Record<number, string>>;
  readonly notAnswered: string;
  readonly nobody: string;
  /** Placeholders: name, company. */
  readonly shareholder: string;
  readonly yes: string;
  readonly no: string;
  readonly documents: string;
  readonly file: string;
  /** Placeholder: count. */
  readonly files: string;
  readonly missing: string;
  readonly note: string;
  /** Labels of fields, by their name. */
  readonly fields: Readonly<Record<string, string>>;
}
