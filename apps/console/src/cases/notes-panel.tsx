import { newKey } from '@statewise/flow-client';
import { Actions, Card, TextArea } from '@statewise/ui';
import { ActButton } from '../components/act-buttons.js';
import { AnswerValue, Empty } from '../components/page.js';
import { RelativeTime } from '../components/values.js';
import { call, useCall } from '../requests/call.js';
import { usePerson } from '../requests/session.js';
import { ActFrame } from './act-frame.js';
import { useCasesText } from './messages/catalogue.js';
import { type Note, useChosenAct } from './cases.js';

/** Notes of colleagues, and a place for another. */
export function NotesPanel({ id }: { readonly id: string }) {
  const t = useCasesText();
  const query = useCall('GET /api/v1/applications/{code}/notes', { code: id });
  return (
    <>
      <ActFrame
        empty={{ text: '', key: '' }}
        isChosen={useChosenAct('note') !== undefined}
        go={() => t('notes.go')}
        said={() => t('notes.done')}
        isComplete={({ text }) => text.trim() !== ''}
        act={({ text, key }) => call('POST /api/v1/applications/{code}/notes', { code: id, body: { text } }, { key })}
      >
        {({ form: { text }, set, missing }) => (
          <TextArea
            name="note"
            label={t('notes.add')}
            hint={t('notes.hint')}
            value={text}
            // What is sent again, because no answer came, stands once.
            onChange={(next) => set({ text: next, key: newKey() })}
            maxLength={4_000}
            error={missing(text)}
          />
        )}
      </ActFrame>
      <AnswerValue query={query}>
        {({ notes }) =>
          notes.length === 0 ? (
            <Empty title={t('notes.empty')} />
          ) : (
            <ul className="cases-list">
              {notes.map((note) => (
                <li key={note.id}>
                  <WrittenNote id={id} note={note} />
                </li>
              ))}
            </ul>
          )
        }
      </AnswerValue>
    </>
  );
}

function WrittenNote({ id, note }: { readonly id: string; readonly note: Note }) {
  const t = useCasesText();
  const person = usePerson();
  return (
    <Card className="cases-section">
      <p className="sw-small">
        {note.author?.name ?? t('notes.gone')} · <RelativeTime at={note.written_at} />
      </p>
      <p className="cases-text">{note.text}</p>
      {(person.role === 'admin' || person.id === note.author?.id) && (
        <Actions>
          <ActButton
            button={{ small: true, variant: 'quiet' }}
            go={t('notes.remove')}
            act={() => call('DELETE /api/v1/applications/{code}/notes/{note}', { code: id, note: note.id })}
            said={t('notes.removed')}
          />
        </Actions>
      )}
    </Card>
  );
}
