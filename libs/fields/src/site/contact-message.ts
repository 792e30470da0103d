import type { Deriving } from '../check/check.js';
import { Email, Text } from '../rules/text.js';
import { Choice } from '../rules/choice.js';
import { Example } from '../rules/example.js';
import { Phone } from '../rules/phone.js';
import { MustBeTrue, Required } from '../rules/required.js';

/** A message of the contact form; its attachments travel beside it. */
export class ContactMessage implements Deriving {
  @Required() @Choice('titles') @Example('mr') title: string;
  @Required() @Text() @Example('Luca') name: string;
  @Required() @Text() @Example('Zammit') surname: string;
  @Required() @Email() @Example('luca@example.com') email: string;
  @Phone() @Example('+356 2123 4567') telephone?: string;
  @Required() @Text() @Example('Opening an account') subject: string;

  @Required()
  @Text({ max: 4000, multiline: true })
  @Example('Good morning,\nwhich papers do I bring along?')
  message: string;

  @Text() @Example('Monday') convenient_day?: string;
  @Text() @Example('10:00') convenient_time?: string;
  @Text({ max: 201, derived: true }) convenient_timetotalk?: string;
  @MustBeTrue() @Example(true) tos: boolean;

  derive(): void {
    const parts = [this.convenient_day, this.convenient_time];
    this.convenient_timetotalk = parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
  }
}
