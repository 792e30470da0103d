import { labelled } from '@statewise/i18n';
import { Notice, useFormat } from '@statewise/ui';
import { useActorText } from '../components/actor/use-actor-text.js';
import { Badge, FactList } from '../components/values.js';
import { RecordTable } from '../components/record-table.js';
import { useStateName } from '../requests/flows.js';
import { useReplayText } from './messages/use-replay-text.js';
import { inDetail, written, type EntryDifference, type ReplayEntry, type EntrySnapshot } from './log-entries.js';

interface LogEntryDetailsProps {
  readonly moment: ReplayEntry;
  readonly standing: EntrySnapshot | undefined;
}

/** One moment: what happened, what it changed, and all that was known behind it. */
export function LogEntryDetails({ moment, standing }: LogEntryDetailsProps) {
  const t = useReplayText();
  const actor = useActorText();
  const stateName = useStateName();
  const format = useFormat();
  const { event, from, to, at, reason, chain, fault, differences } = moment;
  const tone = { holds: 'success', older: 'info', broken: 'danger' } as const;
  return (
    <section className="replay-moment" aria-labelledby="replay-moment">
      <h2 id="replay-moment">{`${t('moment')} ${moment.seq}`}</h2>
      {fault !== null && (
        <Notice tone="danger">{t('check.row', { seq: moment.seq, fault: t(`fault.${fault}`) })}</Notice>
      )}
      <FactList
        facts={[
          { term: t('event'), value: <code>{event}</code> },
          { term: t('way'), value: `${stateName(from)} → ${stateName(to)}` },
          { term: t('actor'), value: actor.text(moment.actor.role) },
          { term: t('at'), value: <time dateTime={at}>{format.dateTime(at)}</time> },
          { term: t('holds'), value: <Badge tone={tone[chain]}>{t(`chain.${chain}`)}</Badge> },
          reason !== undefined && { term: t('reason'), value: reason },
        ]}
      />
      <h3>{t('changed')}</h3>
      <Changes differences={differences} />
      {standing && <Known standing={standing} differences={differences ?? []} />}
    </section>
  );
}

function Changes({ differences }: { readonly differences: readonly EntryDifference[] | null }) {
  const t = useReplayText();
  if (differences === null) return <p>{t('unknown')}</p>;
  if (differences.length === 0) return <p>{t('unchanged')}</p>;
  return (
    <RecordTable
      caption={t('changed')}
      rows={differences.flatMap(inDetail)}
      rowId={({ part, of, name }) => `${part} ${of} ${name}`}
      columns={[
        {
          header: t('what'),
          cell: ({ part, of, name }) => labelled(t.language, t(`part.${part}`, { of: of ?? '' }), name),
        },
        { header: t('was'), cell: ({ was }) => <Value value={was} /> },
        { header: t('is'), cell: ({ is }) => <Value value={is} /> },
      ]}
    />
  );
}

interface KnownProps {
  readonly standing: EntrySnapshot;
  readonly differences: readonly EntryDifference[];
}

/** Everything that was known, closed until it is asked for; what this moment changed is marked. */
function Known({ standing, differences }: KnownProps) {
  const t = useReplayText();
  const isChanged = (part: string, of: string | null, name: string): boolean =>
    differences.some((one) => one.part === part && one.of === of && one.name === name);
  const groups = [
    { part: 'facts' as const, of: null, members: standing.facts },
    ...(['answers', 'set_aside', 'contacts'] as const).flatMap((part) =>
      Object.entries(standing[part]).map(([of, members]) => ({ part, of, members })),
    ),
  ];
  return (
    <details className="replay-known">
      <summary>{t('standing')}</summary>
      {groups.map(({ part, of, members }) => (
        <section key={`${part} ${of}`}>
          <h4>{t(`part.${part}`, { of: of ?? '' })}</h4>
          {Object.keys(members).length === 0 && <p>{t('nothing')}</p>}
          <FactList
            facts={Object.entries(members).map(([name, value]) => ({
              term: name,
              value: isChanged(part, of, name) ? (
                <mark>
                  <Value value={value} />
                </mark>
              ) : (
                <Value value={value} />
              ),
            }))}
          />
        </section>
      ))}
    </details>
  );
}

function Value({ value }: { readonly value: unknown }) {
  return <span className="replay-value">{written(value)}</span>;
}
