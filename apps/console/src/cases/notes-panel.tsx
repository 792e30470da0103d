import { Actions, Button, Card, TextArea } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { AnswerValue, Empty } from '../components/answer.js';
import { RelativeTime } from '../components/relative-time.js';
import { call, useCall } from '../requests/call.js';
import { usePerson } from '../requests/session.js';
import { useAct } from '../requests/use-act.js';
import type { Note } from './cases.js';
import { useCasesText } from './messages/catalogue.js';
import { useRefresh } from './use-possible-acts.js';

/** Notes of colleagues, and a place for another. */
export function NotesPanel({ id }: { readonly id: string }): ReactNode {
  const t = useCasesText();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const query = useCall('GET /api/v1/applications/{code}/notes', { code: id });
  const { mutate, isPending } = useAct({
    act: (sent: string) => call('POST /api/v1/applications/{code}/notes', { code: id, body: { text: sent } }),
    said: t('notes.done'),
    isShown: () => false,
    onDone: async (_answer, sent) => {
      // What was typed meanwhile is the next note.
      setText((now) => (now === sent ? '' : now));
      setTried(false);
      await refresh();
    },
  });
  return (
    <>
      <form
        className="cases-section"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (text.trim() !== '') mutate(text);
        }}
      >
        <TextArea
          name="note"
          label={t('notes.add')}
          hint={t('notes.hint')}
          value={text}
          onChange={setText}
          maxLength={4_000}
          error={isTried && text.trim() === '' ? t('field.missing') : undefined}
        />
        <Actions>
          <Button type="submit" busy={isPending}>
            {t('notes.go')}
          </Button>
        </Actions>
      </form>
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

function WrittenNote({ id, note }: { readonly id: string; readonly note: Note }): ReactNode {
  const t = useCasesText();
  const person = usePerson();
  const refresh = useRefresh();
  const { mutate, isPending } = useAct({
    act: () => call('DELETE /api/v1/applications/{code}/notes/{note}', { code: id, note: note.id }),
    said: t('notes.removed'),
    onDone: refresh,
  });
  return (
    <Card className="cases-section">
      <p className="sw-small">
        {note.author?.name ?? t('notes.gone')} · <RelativeTime at={note.written_at} />
      </p>
      <p className="cases-text">{note.text}</p>
      {(person.role === 'admin' || person.id === note.author?.id) && (
        <Actions>
          <Button small variant="quiet" busy={isPending} onClick={() => mutate()}>
            {t('notes.remove')}
          </Button>
        </Actions>
      )}
    </Card>
  );
}
