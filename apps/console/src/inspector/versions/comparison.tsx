import { nameChanges, type Changes } from '@statewise/flow';
import { Select } from '@statewise/ui';
import { useMemo, useState } from 'react';
import { Badge } from '../../components/values.js';
import { ChartDrawing } from '../../components/chart/chart-drawing.js';
import type { ChartSelection } from '../../components/chart/chart-selection.js';
import { useFilters } from '../../components/filters.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import { chartDifference } from './difference.js';
import type { ShownRelease } from './use-releases.js';

/** Two releases side by side: what came, went and changed, in words and on the drawing. */
export function Comparison({ releases }: { readonly releases: readonly ShownRelease[] }) {
  const t = useInspectorText();
  const { values, field } = useFilters(['from', 'to']);
  const after = releases.find(({ id }) => id === values.to) ?? releases.at(-1);
  const before = releases.find(({ id }) => id === values.from) ?? releaseBefore(releases, after);
  const nameOf = ({ version, isPresent }: ShownRelease): string => {
    const release = `${t('release')} ${version}`;
    return t(isPresent ? 'presentNamed' : 'asFrozen', { release });
  };
  const options = releases.map((release) => ({ value: release.id, label: nameOf(release) }));
  return (
    <section className="inspector-group">
      <h2>{t('compare')}</h2>
      <div className="versions-choice">
        <Select
          {...field('from', { replace: true })}
          label={t('compareFrom')}
          value={before?.id ?? ''}
          options={options}
        />
        <Select {...field('to', { replace: true })} label={t('compareTo')} value={after?.id ?? ''} options={options} />
      </div>
      {before && after && <Compared before={before} after={after} />}
    </section>
  );
}

/** The release that another one came after; the same one as it was released when it is the first. */
function releaseBefore(releases: readonly ShownRelease[], after: ShownRelease | undefined): ShownRelease | undefined {
  return releases.findLast(({ version }) => after !== undefined && version < after.version) ?? releases[0];
}

function Compared({ before, after }: { readonly before: ShownRelease; readonly after: ShownRelease }) {
  const t = useInspectorText();
  const [selected, select] = useState<ChartSelection | null>(null);
  const difference = useMemo(() => chartDifference(before.chart, after.chart), [before, after]);
  const parts: readonly (readonly [string, Changes])[] = [
    [t('states'), difference.states],
    [t('events'), difference.events],
    [t('guards'), difference.guards],
    [t('transitions'), difference.transitions],
    [t('facts'), nameChanges(before.facts, after.facts)],
  ];
  const shown = parts.filter(([, { added, removed, changed }]) => added.length + removed.length + changed.length > 0);
  return (
    <>
      {shown.length === 0 ? (
        <p role="status">{t('same')}</p>
      ) : (
        shown.map(([name, changes]) => <ChangesList key={name} name={name} changes={changes} />)
      )}
      <div className="inspector-chart__drawing">
        <ChartDrawing chart={difference.drawn} marks={difference.marks} selected={selected} onSelect={select} />
      </div>
    </>
  );
}

function ChangesList({ name, changes }: { readonly name: string; readonly changes: Changes }) {
  const t = useInspectorText();
  const { added, removed, changed } = changes;
  const kinds = [
    [added, 'success', t('added')],
    [removed, 'danger', t('removed')],
    [changed, 'info', t('changed')],
  ] as const;
  return (
    <div className="versions-changes">
      <h3>{name}</h3>
      <ul className="inspector-names">
        {kinds.flatMap(([names, tone, word]) =>
          names.map((item) => (
            <li key={`${word}${item}`}>
              <Badge tone={tone}>{word}</Badge> <code>{item}</code>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
