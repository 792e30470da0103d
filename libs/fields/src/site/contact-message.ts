import type { Deriving } from '../check/check.js';
import { Choice } from '../rules/choice.js';
import { Phone } from '../rules/phone.js';
import { MustBeTrue, Required } from '../rules/required.js';
import { Email, Text } from '../rules/text.js';

/** A message of the contact form; its attachments travel beside it. */
export class ContactMessage implements Deriving {
  @Required()
  @Choice('titles')
  title: string;

  @Required()
  @Text()
  name: string;

  @Required()
  @Text()
  surname: string;

  @Required()
  @Email()
  email: string;

  @Phone()
  telephone?: string;

  @Required()
  @Text()
  subject: string;

  @Required()
  @Text({ max: 4000, multiline: true })
  message: string;

  @Text()
  convenient_day?: string;

  @Text()
  convenient_time?: string;

  @Text({ max: 201, derived: true })
  convenient_timetotalk?: string;

  @MustBeTrue()
  tos: boolean;

  derive(): void {
    const parts = [this.convenient_day, this.convenient_time];
    this.convenient_timetotalk = parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
  }
}
