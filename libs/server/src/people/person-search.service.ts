import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PersonItem } from '@statewise/contract';
import { DocumentsService } from '../documents/documents.service.js';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { canonicalJson } from '../engine/log-chain.js';
import type { StoredApplication } from '../engine/stored-application.js';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { hideSecrets } from '../platform/mail/hidden-secrets.js';
import { MailBodies } from '../platform/mail/mail-bodies.js';
import { demandFound } from '../platform/problem/problem.js';
import * as statements from './people.statements.js';
import { PersonSources } from './person-sources.service.js';
import {
  hasAddress,
  hasName,
  samenessOf,
  traitsOfApplicant,
  traitsOfContact,
  type PersonTraits,
} from './person-traits.js';

/** A person with all that is kept of them; `contents` are what the items say, by kind and id. */
export interface FoundPerson {
  readonly person: PersonTraits;
  readonly items: readonly PersonItem[];
  readonly hash: string;
  readonly contents: ReadonlyMap<string, object>;
  /** The applications that are theirs. */
  readonly applications: readonly StoredApplication[];
  /** How many may be theirs, too, which a newer release wrote and this one cannot read. */
  readonly unread: number;
}

type Applications = Pick<FoundPerson, 'applications' | 'items' | 'unread'>;

/** Finds what is kept of a person: the same e-mail address, the same identity card, or the same name and birth date. */
@Injectable()
export class PersonSearch {
  constructor(
    private readonly sql: Sql,
    private readonly registry: FlowRegistry,
    private readonly stored: ApplicationRepository,
    private readonly documents: DocumentsService,
    private readonly bodies: MailBodies,
    private readonly sources: PersonSources,
  ) {}

  /** The person who applies, or the one of a contact; `REQUEST.NOT_FOUND` where the application has no such contact. */
  async of(application: StoredApplication, contact?: string, runner: SqlRunner = this.sql): Promise<FoundPerson> {
    const person = this.personOf(application, contact);
    const { applications, items, unread } = await this.applicationsOf(person, application.public_id, runner);
    const contents = new Map<string, object>();
    const emails = [...new Set([...person.emails, ...this.emailsIn(applications)])];
    const own = await this.ownOf(emails, applications, runner);
    const all = [
      ...items,
      ...(await this.documentsOf(applications)),
      ...(await this.mailsOf(own, applications, contents, runner)),
      ...(await this.viewsOf(person.name, own, runner)),
      ...(await this.itemsOfSources(own, contents, runner)),
    ];
    const content = all.map(({ kind, id }) => `${kind} ${id}`).toSorted();
    const hash = createHash('sha256').update(canonicalJson(content)).digest('hex');
    return { person: { ...person, emails }, items: all, hash, contents, applications, unread };
  }

  private personOf(application: StoredApplication, id?: string): PersonTraits {
    const { flow } = this.registry.get(application.flow);
    if (id === undefined) return traitsOfApplicant(flow, application);
    return traitsOfContact(flow, demandFound(application.contacts.find((one) => one.id === id)));
  }

  /** An address by which a person applied under the same name and birth date is theirs, too. */
  private emailsIn(applications: readonly StoredApplication[]): string[] {
    return applications.flatMap((one) => traitsOfApplicant(this.registry.get(one.flow).flow, one).emails);
  }

  /** The addresses without those that another person reads: what stands under them alone is not known to be this one's. */
  private async ownOf(
    emails: readonly string[],
    applications: readonly StoredApplication[],
    runner: SqlRunner,
  ): Promise<string[]> {
    const ids = applications.map(({ public_id }) => public_id);
    const others = (await runner.run(statements.provenByOthers, [emails, ids])).map(({ email }) => email);
    return emails.filter((email) => !others.includes(email));
  }

  private async applicationsOf(person: PersonTraits, own: string, runner: SqlRunner): Promise<Applications> {
    const { emails, cards, born, name } = person;
    const found = await runner.run(statements.candidates, [emails, cards, name === null ? null : born, name ?? '']);
    const applications: StoredApplication[] = [];
    const items: PersonItem[] = [];
    let unread = 0;
    for (const id of new Set([own, ...found.map(({ public_id }) => public_id)])) {
      const one = await this.stored.read('publicId', id, undefined, runner);
      if (one === undefined) continue;
      if (this.registry.isOfNewerRelease(one)) {
        unread += 1;
        continue;
      }
      const { flow } = this.registry.get(one.flow);
      const why = samenessOf(person, traitsOfApplicant(flow, one));
      const item = { title: one.flow, at: one.created_at, application: id };
      if (why.length > 0) {
        applications.push(one);
        items.push({ ...item, kind: 'application', id, why, is_erased: true });
        continue;
      }
      for (const contact of one.contacts) {
        const same = samenessOf(person, traitsOfContact(flow, contact));
        if (same.length > 0) items.push({ ...item, kind: 'contact', id: contact.id, why: same, is_erased: false });
      }
    }
    return { applications, items, unread };
  }

  private async documentsOf(applications: readonly StoredApplication[]): Promise<PersonItem[]> {
    const items: PersonItem[] = [];
    for (const one of applications)
      for (const { id, name: title, createdAt } of await this.documents.heldBy(one))
        items.push({
          kind: 'document',
          id,
          title,
          at: createdAt,
          application: one.public_id,
          why: ['application'],
          is_erased: true,
        });
    return items;
  }

  private async mailsOf(
    emails: readonly string[],
    applications: readonly StoredApplication[],
    contents: Map<string, object>,
    runner: SqlRunner,
  ): Promise<PersonItem[]> {
    const rows = await runner.run(statements.mails, [emails, applications.map(({ public_id }) => public_id)]);
    return rows.map(({ id, subject: title, created_at: at, application, is_theirs, body }) => {
      contents.set(`mail ${id}`, { subject: title, text: hideSecrets(this.bodies.decrypt(id, body).text) });
      return { kind: 'mail', id, title, at, application, why: [is_theirs ? 'email' : 'application'], is_erased: true };
    });
  }

  private async viewsOf(name: string | null, emails: readonly string[], runner: SqlRunner): Promise<PersonItem[]> {
    const items: PersonItem[] = [];
    for (const { id, name: title, query, created_at: at } of await runner.run(statements.views, [])) {
      const texts = [title, ...new URLSearchParams(query).values()];
      const why = texts.some((text) => hasAddress(emails, text))
        ? 'email'
        : texts.some((text) => name !== null && hasName(name, text)) && 'name';
      if (why) items.push({ kind: 'view', id, title, at, application: null, why: [why], is_erased: true });
    }
    return items;
  }

  private async itemsOfSources(
    emails: readonly string[],
    contents: Map<string, object>,
    runner: SqlRunner,
  ): Promise<PersonItem[]> {
    const items: PersonItem[] = [];
    for (const { kind, find } of this.sources.all)
      for (const { id, title, at, content } of await find(emails, runner)) {
        items.push({ kind, id, title, at, application: null, why: ['email'], is_erased: true });
        contents.set(`${kind} ${id}`, content);
      }
    return items;
  }
}
