import { Readable } from 'node:stream';
import { Controller, StreamableFile } from '@nestjs/common';
import { wholePerson } from '@statewise/contract';
import { ApplicationAccess } from '../applications/application-access.js';
import { PersonalData } from '../cases/personal-data.service.js';
import { zipOf, type ZipEntry } from '../platform/zip/zip.js';
import { Audit } from '../platform/audit/audit.js';
import type { Caller } from '../platform/auth/access.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { proposalView } from '../proposals/proposals.service.js';
import { PersonErasures } from './person-erasures.service.js';
import { PersonSearch, type FoundPerson } from './person-search.service.js';

/** A person as a unit, whatever is kept of them where. */
@Controller()
export class PeopleController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly people: PersonSearch,
    private readonly personalData: PersonalData,
    private readonly erasures: PersonErasures,
    private readonly audit: Audit,
  ) {}

  @Handles(wholePerson.read)
  async read({ code, contact, caller }: Input<typeof wholePerson.read>) {
    const stored = await this.access.find(code, caller);
    const { person, items, hash, unread, hasMore } = await this.people.of(stored, contact);
    const waiting = await this.erasures.waiting(stored.public_id);
    const erasure = waiting && caller.actor.role === 'admin' ? proposalView(waiting, caller.actor.id) : null;
    return { success: true, person, items: [...items], unread: unread.length, has_more: hasMore, hash, erasure };
  }

  @Handles(wholePerson.export)
  async export({ code, contact, caller }: Input<typeof wholePerson.export>) {
    const stored = await this.access.find(code, caller);
    const found = await this.people.of(stored, contact);
    // Of a contact who has none of their own, the application by which they were looked at.
    for (const application of new Set([stored.public_id, ...found.applications.map((one) => one.public_id)]))
      await this.audit.note({ kind: 'application.exported', ...caller, application, details: { part: 'person' } });
    return new StreamableFile(Readable.from(zipOf(this.entries(found, caller))), {
      type: 'application/zip',
      disposition: `attachment; filename="person-${stored.public_id}.zip"`,
    });
  }

  @Handles(wholePerson.erase)
  async erase({ code, body, caller, language, response }: Input<typeof wholePerson.erase>) {
    const proposal = await this.erasures.erase(code, body, caller, language);
    if (proposal) return { success: true, proposal };
    response.status(204);
    return undefined;
  }

  private async *entries(
    { person, items, contents, applications, hasMore }: FoundPerson,
    caller: Caller,
  ): AsyncGenerator<ZipEntry> {
    const said = items.map((item) => ({ ...item, content: contents.get(`${item.kind} ${item.id}`) ?? null }));
    yield {
      name: 'person.json',
      content: [Buffer.from(JSON.stringify({ person, items: said, has_more: hasMore }, null, 2))],
    };
    for (const application of applications) {
      for await (const { name, content } of this.personalData.entries(application, caller))
        yield { name: `${application.public_id}/${name}`, content };
    }
  }
}
