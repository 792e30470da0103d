import type { FlowDescription } from '@statewise/flow';
import { Select } from '@statewise/ui';
import type { ReactNode } from 'react';
import { actorRoles, useActorText } from '../components/actor/use-actor-text.js';
import { FilterBar, type Filters } from '../components/filters.js';
import { storedFlows } from '../components/use-chart.js';
import { useStateName } from '../components/use-state-name.js';
import { useFlows } from '../requests/flows.js';
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
  const stateName = useStateName();
  const { find } = useFlows();
  const actor = useActorText();
  const field = (name: keyof typeof values, others: Parameters<typeof set>[0] = {}) => ({
    name,
    value: values[name],
    onChange: (value: string) => {
      set({ ...others, [name]: value }, { replace: true });
      onChange();
    },
  });
  const known = values.flow === '' ? undefined : chart;
  const states = known?.states.filter(({ isGroup, path }) => !isGroup && path !== '').map(({ path }) => path) ?? [];
  const events = known?.events.map(({ type }) => type) ?? [];
  return (
    <FilterBar onClear={isEmpty ? undefined : () => (clear(), onChange())}>
      <Select
        {...field('flow', { state: '', event: '' })}
        label={t('flow')}
        placeholder={t('everyFlow')}
        options={storedFlows.map(({ id, title }) => ({ value: id, label: find(id)?.name ?? title }))}
      />
      {known && (
        <>
          <Select
            {...field('state')}
            label={t('state')}
            placeholder={t('everyState')}
            options={states.map((value) => ({ value, label: stateName(value, values.flow) }))}
          />
          <Select
            {...field('event')}
            label={t('event')}
            placeholder={t('everyEvent')}
            options={events.map((value) => ({ value, label: value }))}
          />
        </>
      )}
      <Select
        {...field('role')}
        label={t('role')}
        placeholder={t('everyRole')}
        options={actorRoles.map((role) => ({ value: role, label: actor(role) }))}
      />
    </FilterBar>
  );
}
