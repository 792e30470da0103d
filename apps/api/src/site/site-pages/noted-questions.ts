import type { SiteReader } from '@statewise/site-content';

/** Knows whether a page asks its reader a question: another reader is asked another one. */
export class NotedQuestions {
  hasAsked = false;
  readonly reader: SiteReader;

  constructor(reader: SiteReader) {
    this.reader = {
      ...reader,
      humanQuestion: () => {
        const question = reader.humanQuestion();
        this.hasAsked ||= question !== undefined;
        return question;
      },
    };
  }
}
