import { Actions, Button, Card, TextArea } from '@statewise/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Answer, Empty } from '../pieces/answer.js';
import { Moment } from '../pieces/moment.js';
import { request } from '../requests/request.js';
import { usePerson } from '../requests/session.js';
import { useAct } from '../requests/use-act.js';
import type { Note } from './casework.js';
import { useCaseworkText } from './messages/catalogue.js';
import { useApplicationCalls } from './use-possible-acts.js';

/** Notes of colleagues, and a place for another. */
export function NotesPanel({ id }: { readonly id: string }): ReactNode {
  const t = useCaseworkText();
  const { post, refresh } = useApplicationCalls(id);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const path = `/api/v1/applications/${id}/notes`;
  const query = useQuery({ queryKey: [path], queryFn: () => request<{ notes: readonly Note[] }>(path) });
  const { mutate, isPending } = useAct({
    act: (sent: string) => post('notes', { text: sent }),
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
        className="casework-section"
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
      <Answer query={query}>
        {({ notes }) =>
          notes.length === 0 ? (
            <Empty title={t('notes.empty')} />
          ) : (
            <ul className="casework-list">
              {notes.map((note) => (
                <li key={note.id}>
                  <WrittenNote id={id} note={note} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </>
  );
}

function WrittenNote({ id, note }: { readonly id: string; readonly note: Note }): ReactNode {
  const t = useCaseworkText();
  const person = usePerson();
  const { refresh } = useApplicationCalls(id);
  const { mutate, isPending } = useAct({
    act: () => request(`/api/v1/applications/${id}/notes/${note.id}`, { method: 'DELETE' }),
    said: t('notes.removed'),
    onDone: refresh,
  });
  return (
    <Card className="casework-section">
      <p className="sw-small">
        {note.author?.name ?? t('notes.gone')} · <Moment at={note.written_at} />
      </p>
      <p className="casework-text">{note.text}</p>
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
