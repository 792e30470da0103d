import type { FlowDescription } from '@statewise/flow';
import { Select } from '@statewise/ui';
import type { ReactNode } from 'react';
import { actorRoles, useActorText } from '../components/actor/use-actor-text.js';
import { FilterBar, type Filters } from '../components/filters.js';
import { storedFlows } from '../components/use-chart.js';
import { useLiveText } from './messages/use-live-text.js';

/** What is wanted of the stream; states and events are those of the flow that is chosen. */
export function LiveFilters({
  filters: { values, set, clear, isEmpty },
  chart,
  onChange,
}: {
  readonly filters: Filters<'flow' | 'state' | 'event' | 'role'>;
  readonly chart: FlowDescription | undefined;
  readonly onChange: () => void;
}): ReactNode {
  const t = useLiveText();
  const actor = useActorText();
  const choose = (changes: Parameters<typeof set>[0]): void => {
    set(changes, { replace: true });
    onChange();
  };
  const known = values.flow === '' ? undefined : chart;
  const states = known?.states.filter(({ isGroup, path }) => !isGroup && path !== '').map(({ path }) => path) ?? [];
  const events = known?.events.map(({ type }) => type) ?? [];
  const plain = (value: string) => ({ value, label: value });
  return (
    <FilterBar onClear={isEmpty ? undefined : () => (clear(), onChange())}>
      <Select
        name="flow"
        label={t('flow')}
        value={values.flow}
        placeholder={t('everyFlow')}
        options={storedFlows.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(flow) => choose({ flow, state: '', event: '' })}
      />
      {known && (
        <>
          <Select
            name="state"
            label={t('state')}
            value={values.state}
            placeholder={t('everyState')}
            options={states.map(plain)}
            onChange={(state) => choose({ state })}
          />
          <Select
            name="event"
            label={t('event')}
            value={values.event}
            placeholder={t('everyEvent')}
            options={events.map(plain)}
            onChange={(event) => choose({ event })}
          />
        </>
      )}
      <Select
        name="role"
        label={t('role')}
        value={values.role}
        placeholder={t('everyRole')}
        options={actorRoles.map((role) => ({ value: role, label: actor(role) }))}
        onChange={(role) => choose({ role })}
      />
    </FilterBar>
  );
}
