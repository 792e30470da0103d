import type { Language } from '@statewise/i18n';
import {
  contactFormMachine,
  type AttachmentKey,
  type ContactFormContext,
  type ContactFormEvent,
  type LeftOut,
} from '@statewise/machines';
import { solve } from '@statewise/wizard/solve-challenge';

/** The chart of the contact form, which shows that a person sends it, and sends it; `files` has the attachments by id. */
export const contactFormChart = (language: Language, files: ReadonlyMap<string, File>) => ({
  machine: contactFormMachine.provide({
    actions: {
      solveCheck: ({ self }) => void solved().then((event) => self.send(event)),
      send: ({ context, self }) => void posted(context, files, language).then((event) => self.send(event)),
    },
  }),
});

/** An empty answer where a browser cannot solve it: the server then says so. */
async function solved(): Promise<ContactFormEvent> {
  const answer = await fetch('/captcha/challenge').catch(() => undefined);
  if (!answer?.ok) return { type: 'check.failed' };
  return { type: 'check.answered', captcha: await solve(await answer.json()) };
}

async function posted(
  { fields, attachments, captcha, key }: ContactFormContext,
  files: ReadonlyMap<string, File>,
  language: Language,
): Promise<ContactFormEvent> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  body.append('captcha', captcha);
  for (const { id, name } of attachments) {
    const file = files.get(id);
    if (file) body.append('attachments', file, name);
  }
  const answer = await fetch(`/contact-us/contactUsByEmail?lang=${language}`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Idempotency-Key': key },
    body,
  }).catch(() => undefined);
  return answer ? outcomeOf(answer) : { type: 'message.failed' };
}

async function outcomeOf(answer: Response): Promise<ContactFormEvent> {
  // A proxy answers in HTML when the server is down.
  const told = await answer.json().catch(() => ({}));
  if (answer.ok) return { type: 'message.taken', reference: String(told.reference ?? '') };
  if (answer.status === 429) return { type: 'message.refused', errors: { form: ['tooMany'] } };
  if (answer.status === 413)
    return { type: 'message.refused', errors: { attachments: ['length'] }, leftOut: leftOutIn(told, 'length') };
  if (told.recaptchaerror === true) return { type: 'message.refused', errors: { captcha: ['wrong'] } };
  return answer.status === 422 && told.errors
    ? { type: 'message.refused', errors: told.errors, leftOut: leftOutIn(told, 'format') }
    : { type: 'message.failed' };
}

/** The file that the server names in its refusal, with what it says of it. */
function leftOutIn({ file, detail }: { file?: unknown; detail?: unknown }, key: AttachmentKey): readonly LeftOut[] {
  return typeof file === 'string' ? [{ name: file, key, ...(typeof detail === 'string' && { detail }) }] : [];
}
