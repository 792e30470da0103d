import { Injectable } from '@nestjs/common';
import { groupCode } from '@statewise/i18n';
import { ApplicationAccess } from '../applications/application-access.js';
import type { StoredApplication } from '../engine/stored-application.js';
import { Audit } from '../platform/audit/audit.js';
import { demandPerson, type Caller } from '../platform/auth/access.js';
import { Problem } from '../platform/problem/problem.js';
import { LettersRepository, type Letter } from './letters.repository.js';
import { NotesRepository, type Note } from './notes.repository.js';

/** What the bank's own people keep beside an application: notes for one another, and the letters that were sent. */
@Injectable()
export class Casework {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly written: NotesRepository,
    private readonly sent: LettersRepository,
    private readonly audit: Audit,
  ) {}

  async notes(code: string, caller: Caller) {
    const { id } = await this.access.find(code, caller);
    return { success: true, notes: await this.notesOf(id) };
  }

  async addNote(code: string, text: string, caller: Caller) {
    const author = demandPerson(caller.actor);
    const { id, public_id: application } = await this.access.find(code, caller);
    const note = await this.written.insert(id, author, text);
    await this.audit.note({ kind: 'note.written', ...caller, application });
    return { success: true, note: noteView(note) };
  }

  /** Whoever wrote a note takes it away again; an admin any. */
  async removeNote(code: string, note: string, caller: Caller): Promise<void> {
    const author = demandPerson(caller.actor);
    const { id, public_id: application } = await this.access.find(code, caller);
    const isRemoved =
      /^\d{1,18}$/.test(note) && (await this.written.remove(id, note, caller.actor.role === 'admin' ? null : author));
    if (!isRemoved) throw new Problem('REQUEST.NOT_FOUND');
    await this.audit.note({ kind: 'note.removed', ...caller, application });
  }

  async letters(code: string, caller: Caller) {
    const stored = await this.access.find(code, caller);
    return { success: true, letters: await this.lettersOf(stored) };
  }

  async notesOf(id: string) {
    return (await this.written.list(id)).map(noteView);
  }

  /** The code that a letter told its reader is not shown to others. */
  async lettersOf({ id, code }: StoredApplication) {
    return (await this.sent.list(id)).map((letter) => letterView(letter, code));
  }
}

function noteView({ author, author_name, written_at, ...note }: Note) {
  const by = author === null ? null : { id: author, name: author_name };
  return { ...note, author: by, written_at: written_at.toISOString() };
}

function letterView({ created_at, sent_at, text, ...letter }: Letter, code: string) {
  const hidden = text.replaceAll(groupCode(code), '•••• •••• ••••').replaceAll(code, '••••••••••••');
  return { ...letter, text: hidden, created_at: created_at.toISOString(), sent_at: sent_at?.toISOString() ?? null };
}
