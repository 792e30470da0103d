import { Controller, StreamableFile } from '@nestjs/common';
import { applications, caseAnswers, cases } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { pdfAnswer } from '../platform/pdf/pdf.js';
import { Erasures } from './erasures.service.js';
import { Letters } from './letters.service.js';
import { Notes } from './notes.service.js';
import { PersonalData } from './personal-data.service.js';
import { ApplicationSummaries } from './summary/summaries.service.js';

/** What the bank's own people read of an application, and do with it besides answering it. */
@Controller()
export class CasesController {
  constructor(
    private readonly caseNotes: Notes,
    private readonly sent: Letters,
    private readonly personalData: PersonalData,
    private readonly erasures: Erasures,
    private readonly summaries: ApplicationSummaries,
  ) {}

  @Handles(caseAnswers.summary)
  async summary({ code, caller, language }: Input<typeof caseAnswers.summary>): Promise<StreamableFile> {
    return pdfAnswer(await this.summaries.pdf(code, language, caller));
  }

  @Handles(cases.notes)
  async notes({ code, caller }: Input<typeof cases.notes>) {
    return { success: true, notes: await this.caseNotes.list(code, caller) };
  }

  @Handles(cases.addNote)
  async addNote({ code, body, caller, key }: Input<typeof cases.addNote>) {
    return { success: true, note: await this.caseNotes.add(code, body.text, caller, key) };
  }

  @Handles(cases.removeNote)
  removeNote({ code, note, caller }: Input<typeof cases.removeNote>): Promise<void> {
    return this.caseNotes.remove(code, note, caller);
  }

  @Handles(cases.letters)
  async letters({ code, caller }: Input<typeof cases.letters>) {
    return { success: true, letters: await this.sent.list(code, caller) };
  }

  @Handles(cases.export)
  async export({ code, format, caller }: Input<typeof cases.export>) {
    if (format === 'json') return this.personalData.data(code, caller);
    const { name, content } = await this.personalData.archive(code, caller);
    return new StreamableFile(content, { type: 'application/zip', disposition: `attachment; filename="${name}"` });
  }

  /** One person asks for it (202), another does it (204). */
  @Handles(applications.erase)
  async erase({ code, body, caller, language, response }: Input<typeof applications.erase>) {
    const waiting = await this.erasures.erase(code, body, caller, language);
    if (waiting) return { success: true, requested_at: waiting.created_at, proposal: waiting };
    response.status(204);
    return undefined;
  }

  @Handles(applications.keep)
  keep({ code, body, caller }: Input<typeof applications.keep>): Promise<void> {
    return this.erasures.keep(code, body.reason, caller);
  }
}
