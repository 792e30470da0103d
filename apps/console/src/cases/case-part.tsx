import type { ReactNode } from 'react';
import { ActsPanel } from './acts-panel.js';
import './cases.css';
import { DataPanel } from './data-panel.js';
import { LettersPanel } from './letters-panel.js';
import { NotesPanel } from './notes-panel.js';
import { PersonPanel } from './person-panel.js';

const panels = { acts: ActsPanel, notes: NotesPanel, letters: LettersPanel, person: PersonPanel, data: DataPanel };

/** What is done with an application, in the parts of its page. */
export function CasePart({ id, part }: { readonly id: string; readonly part: keyof typeof panels }): ReactNode {
  const Panel = panels[part];
  return <Panel id={id} />;
}
