import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { maxAttachments, messagesOfAddress, plainMessagesOfAddress } from '@statewise/contract/bank';
import { checkFields, ContactMessage, fieldsOf, type Fields } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import type { Caller } from '@statewise/server/platform/auth/access.js';
import { HumanCheck } from '@statewise/server/platform/captcha/human-check.js';
import { PlainQuestion } from '@statewise/server/platform/captcha/plain-question.js';
import { Sql, type SqlRunner } from '@statewise/server/platform/database/sql.js';
import { ConcurrencyLimit } from '@statewise/server/platform/http/concurrency-limit.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import type { UploadForm, UploadShape } from '@statewise/server/platform/uploads/upload-form.js';
import { Uploads, type FileNaming, type StoredFile } from '@statewise/server/platform/uploads/uploads.js';
import { ContactMails } from './contact-mails.js';
import * as statements from './contact.statements.js';
import type { StoredMessage } from './contact.statements.js';

/** The human check in a form: a solved challenge, or without script a question with its answer. */
const checkFieldNames: readonly string[] = ['captcha', 'captcha_question', 'captcha_answer'];

/** A form of the contact page. */
const contactShape: UploadShape = {
  files: 'attachments',
  maxFiles: maxAttachments,
  fields: [...fieldsOf(ContactMessage).keys(), ...checkFieldNames],
  // The longest message in signs of four bytes, with line ends of two.
  fieldSize: 20_000,
};

export interface Sending {
  readonly caller: Caller;
  readonly language: Language;
  /** Under which the same message may be sent again without arriving twice. */
  readonly key: string | undefined;
  /** Gets what was typed, also when the message is refused. */
  readonly typed: Record<string, string>;
}

/** Takes messages of the contact form: stored and mailed in one transaction, or refused without a trace. */
@Injectable()
export class ContactMessages {
  /** What messages bring is in memory while they are written. */
  private readonly reading = new ConcurrencyLimit({ atOnce: 2, waiting: 100 });

  constructor(
    private readonly uploads: Uploads,
    private readonly mails: ContactMails,
    private readonly human: HumanCheck,
    private readonly plain: PlainQuestion,
    private readonly limits: RateLimits,
    private readonly sql: Sql,
  ) {}

  /** Answers the reference of the message; throws a problem when it is refused. */
  take(request: IncomingMessage, sending: Sending): Promise<string> {
    this.limits.take(messagesOfAddress, sending.caller.address ?? 'unknown');
    return this.uploads.take(request, contactShape, (form, naming) => this.keep(form, naming, sending), sending.typed);
  }

  private async keep(
    form: UploadForm<StoredFile>,
    naming: FileNaming,
    { caller, language, key, typed }: Sending,
  ): Promise<string> {
    const message = newMessage(form, language, key);
    const [known] = key === undefined ? [] : await this.sql.run(statements.knownRequest, [key]);
    if (known) return this.repeated(known, message, form);
    await this.uploads.demandClean(form.files, contactShape.files);
    await this.demandPerson(typed, caller);
    const write = async (): Promise<boolean> => {
      const attachments = await this.mails.attachmentsOf(message);
      return naming(() =>
        this.sql.transaction(async (runner) => {
          if (!(await store(message, runner))) return false;
          await this.mails.send(message, attachments, runner);
          return true;
        }),
      );
    };
    const isStored = await (form.files.length > 0 ? this.reading.take(write) : write());
    if (isStored) return message.reference;
    const [first] = key === undefined ? [] : await this.sql.run(statements.knownRequest, [key]);
    if (!first) throw new Problem('DEPENDENCY.DOWN', { retryAfter: 2 });
    return this.repeated(first, message, form);
  }

  /** Throws unless the sender has shown to be a person. */
  private async demandPerson(
    typed: Readonly<Record<string, string>>,
    { actor, address = 'unknown' }: Caller,
  ): Promise<void> {
    const { captcha = '', captcha_question: question = '', captcha_answer: answer = '' } = typed;
    if (question === '' || captcha !== '') return this.human.verify(captcha, actor);
    this.limits.take(plainMessagesOfAddress, address);
    await this.plain.verify(question, answer);
  }

  /** The first one stays with its files; those that came again are not needed. */
  private async repeated(
    { reference, digest }: { readonly reference: string; readonly digest: string },
    { requestDigest }: StoredMessage,
    { files }: UploadForm<StoredFile>,
  ): Promise<string> {
    if (digest !== requestDigest) throw new Problem('REQUEST.KEY_REUSED');
    await this.uploads.discard(files);
    return reference;
  }
}

/** Stores a message and its attachments; false where another call has used its key at the same moment. */
async function store(message: StoredMessage, runner: SqlRunner): Promise<boolean> {
  const { id, reference, language, fields, attachments, requestKey, requestDigest } = message;
  if (requestKey !== undefined) await runner.run(statements.releaseKey, [requestKey]);
  const values = [id, reference, language, JSON.stringify(fields), requestKey ?? null, requestDigest];
  if ((await runner.run(statements.insertMessage, values)).length === 0) return false;
  for (const [position, { name, contentType, size, sha256, fileName }] of attachments.entries())
    await runner.run(statements.insertAttachment, [id, position, name, contentType, size, sha256, fileName]);
  return true;
}

function newMessage(
  { fields, files }: UploadForm<StoredFile>,
  language: Language,
  key: string | undefined,
): StoredMessage {
  const input = Object.fromEntries(Object.entries(fields).filter(([name]) => !checkFieldNames.includes(name)));
  const checked = checkFields(ContactMessage, input, { at: new Date().toISOString() });
  if (checked.errors) throw new Problem('REQUEST.FIELDS', { errors: checked.errors });
  const kept: Fields = { ...checked.fields, attachments: files.map(({ name }) => name).join(', ') };
  const sent = JSON.stringify([Object.entries(kept).sort(), files.map(({ sha256 }) => sha256)]);
  return {
    id: randomUUID(),
    reference: `C${randomInt(10_000_000, 100_000_000)}`,
    language,
    fields: kept,
    attachments: files,
    requestKey: key,
    requestDigest: createHash('sha256').update(sent).digest('hex'),
  };
}
