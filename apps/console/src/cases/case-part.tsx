import './cases.css';
import { ActsPanel } from './acts-panel.js';
import { DataPanel } from './data-panel.js';
import { PersonPanel } from './person-panel.js';
import { Card, Actions } from '@statewise/ui';
import { AnswerValue, Empty } from '../components/page.js';
import { Badge, RelativeTime } from '../components/values.js';
import { useCall, call } from '../requests/call.js';
import { useCasesText } from './messages/catalogue.js';
import { ActButton } from '../components/act-buttons.js';
import { usePerson } from '../requests/session.js';
import { ActFrame } from './act-frame.js';
import { useChosenAct, type Note } from './cases.js';

/** A worker writes and sends letters after the act that they are about, within seconds. */
const lookEvery = 3_000;

/** What the applicant was written; each opens to its text. */
function LettersPanel({ id }: { readonly id: string }) {
  const t = useCasesText();
  const query = useCall('GET /api/v1/applications/{code}/letters', { code: id }, { refetchInterval: lookEvery });
  return (
    <AnswerValue query={query}>
      {({ letters }) =>
        letters.length === 0 ? (
          <Empty title={t('letters.empty')} />
        ) : (
          <ul className="cases-list">
            {letters.map((letter) => (
              <li key={letter.id}>
                <Card>
                  <details>
                    <summary>
                      <strong>{letter.subject}</strong>{' '}
                      <Badge tone={letter.sent_at === null ? 'warning' : 'success'}>
                        {t(letter.sent_at === null ? 'letters.waiting' : 'letters.sent')}
                      </Badge>{' '}
                      <span className="sw-small">
                        {letter.to} · <RelativeTime at={letter.sent_at ?? letter.created_at} />
                      </span>
                    </summary>
                    <p className="cases-text">{letter.text}</p>
                    {letter.attachments.length > 0 && (
                      <p className="sw-small">{t('letters.attached', { names: letter.attachments.join(', ') })}</p>
                    )}
                  </details>
                </Card>
              </li>
            ))}
          </ul>
        )
      }
    </AnswerValue>
  );
}

const panels = { acts: ActsPanel, notes: NotesPanel, letters: LettersPanel, person: PersonPanel, data: DataPanel };

/** What is done with an application, in the parts of its page. */
export function CasePart({ id, part }: { readonly id: string; readonly part: keyof typeof panels }) {
  const Panel = panels[part];
  return <Panel id={id} />;
}

/** Notes of colleagues, and a place for another. */
export function NotesPanel({ id }: { readonly id: string }) {
  const t = useCasesText();
  const query = useCall('GET /api/v1/applications/{code}/notes', { code: id });
  return (
    <>
      <ActFrame
        name="note"
        fields={() => [
          {
            name: 'text',
            label: t('notes.add'),
            hint: t('notes.hint'),
            input: 'lines',
            is_required: true,
            max_length: 4_000,
          },
        ]}
        isChosen={useChosenAct('note') !== undefined}
        go={t('notes.go')}
        said={t('notes.done')}
        act={({ text }, { key }) =>
          call('POST /api/v1/applications/{code}/notes', { code: id, body: { text: String(text) } }, { key })
        }
      />
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
