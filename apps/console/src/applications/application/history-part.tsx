import { labelled, type Language } from '@statewise/i18n';
import { Select } from '@statewise/ui';
import { useActorText } from '../../components/actor/use-actor-text.js';
import { AnswerValue, Empty } from '../../components/page.js';
import { useFilters } from '../../components/filters.js';
import { RecordTable, type RecordColumn } from '../../components/record-table.js';
import { useCall } from '../../requests/call.js';
import type { AnswerChange, LoggedActor, Names } from '../api.js';
import { useApplicationsText } from '../messages/catalogue.js';

/** What became of the answers, with the names of who changed them; the log shares it. */
export const useAnswerHistory = (id: string) => useCall('GET /api/v1/applications/{code}/history', { code: id });

const placeOf = ({ step, contact, name }: AnswerChange): string => `${contact ?? step}.${name}`;

const labelOf = ({ contact, label }: AnswerChange, language: Language): string =>
  contact === null ? label : labelled(language, contact, label);

/** Every change of an answer: by whom, when, from what to what; of all answers or of one. */
export function HistoryPart({ id }: { readonly id: string }) {
  const t = useApplicationsText();
  const { values, field } = useFilters(['answer']);
  return (
    <AnswerValue query={useAnswerHistory(id)}>
      {({ changes, people }) => {
        if (changes.length === 0) return <Empty title={t('history.empty')} />;
        const answers = new Map(changes.map((change) => [placeOf(change), labelOf(change, t.language)]));
        const shown = changes.filter((change) => values.answer === '' || placeOf(change) === values.answer);
        return (
          <div className="applications-list">
            <div className="console-filters">
              <Select
                {...field('answer')}
                label={t('history.answer')}
                placeholder={t('history.all')}
                options={[...answers].map(([value, label]) => ({ value, label }))}
              />
            </div>
            <RecordTable
              caption={t('tab.history')}
              rows={shown}
              rowId={(change) => `${change.seq}.${placeOf(change)}`}
              columns={columnsOf(t, people)}
            />
          </div>
        );
      }}
    </AnswerValue>
  );
}

function columnsOf(t: ReturnType<typeof useApplicationsText>, people: Names): readonly RecordColumn<AnswerChange>[] {
  return [
    { header: t('history.answer'), cell: (change) => labelOf(change, t.language) },
    { header: t('history.old'), cell: ({ old }) => (old === null ? '–' : <del>{old}</del>) },
    { header: t('history.new'), cell: (change) => change.new ?? '–' },
    { header: t('history.who'), cell: ({ actor }) => <Who actor={actor} people={people} /> },
    { header: t('history.when'), at: ({ at }) => at },
  ];
}

/** Who did something: by name where the bank knows one. */
export function Who({ actor, people }: { readonly actor: LoggedActor; readonly people: Names }) {
  const role = useActorText().text(actor.role);
  const name = actor.id === undefined ? undefined : people[actor.id];
  return name === undefined ? role : `${name} (${role})`;
}
