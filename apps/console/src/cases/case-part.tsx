import { ActsPanel } from './acts-panel.js';
import './cases.css';
import { DataPanel } from './data-panel.js';
import { NotesPanel } from './notes-panel.js';
import { PersonPanel } from './person-panel.js';
import { Card } from '@statewise/ui';
import { AnswerValue, Empty } from '../components/page.js';
import { Badge, RelativeTime } from '../components/values.js';
import { useCall } from '../requests/call.js';
import { useCasesText } from './messages/catalogue.js';

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
