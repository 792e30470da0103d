import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonSources } from '@statewise/server/people/person-sources.service.js';
import { statement } from '@statewise/server/platform/database/sql.js';
import { Erasure } from '@statewise/server/retention/erasure.service.js';
import { ContactRetention } from './contact/contact-retention.js';

interface KeptRow {
  readonly id: string;
  readonly title: string;
  readonly at: Date;
  readonly content: object;
}

const findMessages = statement<KeptRow>(
  'contact-of-person',
  `select id, reference as title, received_at as at, fields as content from contact_message
    where lower(fields->>'email') = any($1::text[]) order by received_at`,
);
const removeMessages = statement('contact-remove', 'delete from contact_message where id = any($1::uuid[])');

const findSubscribers = statement<KeptRow>(
  'subscriber-of-person',
  `select id::text, concat_ws(' ', name, surname) as title, subscribed_at as at,
      jsonb_build_object('email', email, 'name', name, 'surname', surname) as content
    from subscriber where lower(email) = any($1::text[]) order by id`,
);
const removeSubscribers = statement('subscriber-remove-ids', 'delete from subscriber where id = any($1::bigint[])');

/** Hands over what the site keeps of a person, and erases it with them: messages with their attachments, subscriptions. */
@Injectable()
export class Visitors implements OnModuleInit {
  constructor(
    private readonly sources: PersonSources,
    private readonly messages: ContactRetention,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.sources.add({
      kind: 'message',
      find: (emails, runner) => runner.run(findMessages, [emails]),
      remove: (ids, runner) => runner.run(removeMessages, [ids]),
    });
    this.sources.add({
      kind: 'subscription',
      find: (emails, runner) => runner.run(findSubscribers, [emails]),
      remove: (ids, runner) => runner.run(removeSubscribers, [ids]),
    });
    this.erasure.afterErasing(() => this.messages.erase());
  }
}
