import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { maxApplicationsOfPerson, type PersonItem } from '@statewise/contract';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { canonicalJson } from '../engine/log-chain.js';
import type { StoredApplication } from '../engine/stored-application.js';
import { Config } from '../platform/config/config.js';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { hideSecrets } from '../platform/mail/hidden-secrets.js';
import { MailBodies } from '../platform/mail/mail-bodies.js';
import { demandFound } from '../platform/problem/problem.js';
import { Erasure } from '../retention/erasure.service.js';
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
  /** The public ids of those that may be theirs, too, which a newer release wrote and this one cannot read. */
  readonly unread: readonly string[];
  /** Whether more may be theirs than were looked at. */
  readonly hasMore: boolean;
}

type Applications = Pick<FoundPerson, 'applications' | 'items' | 'unread' | 'hasMore'>;

/** Finds what is kept of a person: the same e-mail address, the same identity card, or the same name and birth date. */
@Injectable()
export class PersonSearch {
  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly registry: FlowRegistry,
    private readonly stored: ApplicationRepository,
    private readonly bodies: MailBodies,
    private readonly sources: PersonSources,
    private readonly erasure: Erasure,
  ) {}

  /** The person who applies, or the one of a contact; `REQUEST.NOT_FOUND` where the application has no such contact. */
  async of(application: StoredApplication, contact?: string, runner: SqlRunner = this.sql): Promise<FoundPerson> {
    const person = this.personOf(application, contact);
    const contents = new Map<string, object>();
    const { items, ...found } = await this.applicationsOf(person, application.public_id, contents, runner);
    const { applications } = found;
    const emails = [...new Set([...person.emails, ...this.emailsIn(applications)])];
    const ids = applications.map(({ public_id }) => public_id);
    const addresses = await runner.run(statements.ownAddresses, [emails, ids, this.config.contactEmail]);
    const own = addresses.map(({ email }) => email);
    const all = [
      ...items,
      ...(await this.documentsOf(ids, runner)),
      ...(await this.mailsOf(own, ids, contents, runner)),
      ...(await this.viewsOf(person.name, own, contents, runner)),
      ...(await this.itemsOfSources(own, contents, runner)),
    ];
    const content = all.map(({ kind, id }) => `${kind} ${id}`).toSorted();
    const hash = createHash('sha256').update(canonicalJson(content)).digest('hex');
    return { person: { ...person, emails }, items: all, hash, contents, ...found };
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

  private async applicationsOf(
    person: PersonTraits,
    own: string,
    contents: Map<string, object>,
    runner: SqlRunner,
  ): Promise<Applications> {
    const { emails, cards, born, name } = person;
    const known = [emails, cards, name === null ? null : born, name ?? ''];
    const found = await runner.run(statements.candidates, [...known, maxApplicationsOfPerson + 1]);
    const applications: StoredApplication[] = [];
    const items: PersonItem[] = [];
    const unread = new Set<string>();
    for (const id of new Set([own, ...found.slice(0, maxApplicationsOfPerson).map(({ public_id }) => public_id)])) {
      const one = await this.stored.read('publicId', id, undefined, runner);
      if (one === undefined) continue;
      if (this.registry.isOfNewerRelease(one)) {
        unread.add(id);
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
        if (same.length === 0) continue;
        const { id: of, contact_type, fields } = contact;
        items.push({ ...item, kind: 'contact', id: of, why: same, is_erased: false });
        contents.set(`contact ${of}`, { contact_type, fields });
      }
    }
    for (const one of await this.kinOf(applications, runner)) {
      const { public_id: id, flow: title, created_at: at } = one;
      if (this.registry.isOfNewerRelease(one)) {
        unread.add(id);
        continue;
      }
      applications.push(one);
      items.push({ kind: 'application', id, title, at, application: id, why: ['application'], is_erased: true });
    }
    return { applications, items, unread: [...unread], hasMore: found.length > maxApplicationsOfPerson };
  }

  /** What goes with applications though it has other words of the person, such as what a store wrote down before they corrected it. */
  private async kinOf(applications: readonly StoredApplication[], runner: SqlRunner): Promise<StoredApplication[]> {
    const ids = new Set<string>();
    for (const { id } of applications)
      for (const { public_id } of await this.erasure.kinOf(id, runner)) ids.add(public_id);
    for (const { public_id } of applications) ids.delete(public_id);
    const kin: StoredApplication[] = [];
    for (const id of ids) {
      const one = await this.stored.read('publicId', id, undefined, runner);
      if (one) kin.push(one);
    }
    return kin;
  }

  private async documentsOf(applications: readonly string[], runner: SqlRunner): Promise<PersonItem[]> {
    const rows = await runner.run(statements.documents, [applications]);
    return rows.map((row) => ({ kind: 'document', ...row, why: ['application'], is_erased: true }));
  }

  private async mailsOf(
    emails: readonly string[],
    applications: readonly string[],
    contents: Map<string, object>,
    runner: SqlRunner,
  ): Promise<PersonItem[]> {
    const rows = await runner.run(statements.mails, [emails, applications]);
    return rows.map(({ id, subject: title, created_at: at, application, is_theirs, body }) => {
      contents.set(`mail ${id}`, { subject: title, text: hideSecrets(this.bodies.decrypt(id, body).text) });
      return { kind: 'mail', id, title, at, application, why: [is_theirs ? 'email' : 'application'], is_erased: true };
    });
  }

  private async viewsOf(
    name: string | null,
    emails: readonly string[],
    contents: Map<string, object>,
    runner: SqlRunner,
  ): Promise<PersonItem[]> {
    const items: PersonItem[] = [];
    for (const { id, name: title, query, created_at: at } of await runner.run(statements.views, [])) {
      const texts = [title, ...new URLSearchParams(query).values()];
      const why = texts.some((text) => hasAddress(emails, text))
        ? 'email'
        : texts.some((text) => name !== null && hasName(name, text)) && 'name';
      if (!why) continue;
      items.push({ kind: 'view', id, title, at, application: null, why: [why], is_erased: true });
      contents.set(`view ${id}`, { name: title, query });
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
