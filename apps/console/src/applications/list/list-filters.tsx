import { labelled, type Language } from '@statewise/i18n';
import { Checkbox, FieldGroup, MoneyField, Select, type Option } from '@statewise/ui';
import type { DescribedFlow } from '@statewise/contract';
import { useState, type RefObject } from 'react';
import { FilterBar, TextFilter, type Filters } from '../../components/filters.js';
import { useFlows, useStateName } from '../../requests/flows.js';
import { useApplicationsText } from '../messages/catalogue.js';
import type { FilterName } from './use-applications.js';

type InputRef = RefObject<HTMLInputElement | null>;

interface FilterProps {
  readonly filters: Filters<FilterName>;
}

/** What the list is narrowed by; the address of the page holds it. */
export function ListFilters({ filters, search }: FilterProps & { readonly search: InputRef }) {
  const t = useApplicationsText();
  const { values, set, field } = filters;
  const { flows } = useFlows();
  const kept = flows.filter(({ persisted }) => persisted);
  const isNarrow = (['status', 'from', 'to', 'amount_from', 'amount_to'] as const).some((name) => values[name] !== '');
  const asked = kept.filter(({ id }) => values.flow === '' || values.flow === id);
  return (
    <div className="applications-filters">
      <FilterBar
        onClear={filters.isEmpty ? undefined : filters.clear}
        more={
          <details open={isNarrow || undefined}>
            <summary>{t('list.more')}</summary>
            <div className="console-filters">
              <Select
                {...field('status')}
                placeholder={t('list.any')}
                label={t('list.status')}
                options={asked.flatMap((flow) => statusOptions(flow, t.language))}
              />
              <TextFilter {...field('from')} type="date" label={t('list.from')} />
              <TextFilter {...field('to')} type="date" label={t('list.to')} />
              <Amount name="amount_from" label={t('list.amountFrom')} filters={filters} />
              <Amount name="amount_to" label={t('list.amountTo')} filters={filters} />
            </div>
            {values.flow !== '' && <SeveralStates flow={values.flow} filters={filters} />}
          </details>
        }
      >
        <TextFilter
          {...field('q', { replace: true })}
          inputRef={search}
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          delay={250}
        />
        <Select
          name="flow"
          placeholder={t('list.any')}
          label={t('list.flow')}
          value={values.flow}
          options={kept.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(flow) => set({ flow, state: '' })}
        />
        <StateChoice flows={values.flow === '' ? kept.map(({ id }) => id) : [values.flow]} filters={filters} />
        <Select
          {...field('sort')}
          label={t('list.sort')}
          placeholder={t('sort.newest')}
          options={(['oldest', 'amount'] as const).map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      </FilterBar>
    </div>
  );
}

function StateChoice({ flows, filters }: FilterProps & { readonly flows: readonly string[] }) {
  const t = useApplicationsText();
  const stateName = useStateName();
  const { find } = useFlows();
  const states = [...new Set(flows.flatMap((id) => Object.keys(find(id)?.states ?? {})))];
  const { state: chosen } = filters.values;
  // An address may name several states, as a link from a chart does, which are one choice then.
  const several = chosen.includes(',') ? [chosen] : [];
  return (
    <Select
      {...filters.field('state')}
      placeholder={t('list.any')}
      label={t('list.state')}
      options={[...several, ...states].map((state) => ({
        value: state,
        label: state
          .split(',')
          .map((path) => stateName(path, flows.length === 1 ? flows[0] : undefined))
          .join(' · '),
      }))}
    />
  );
}

/** Any number of the states of one flow. */
function SeveralStates({ flow, filters }: FilterProps & { readonly flow: string }) {
  const t = useApplicationsText();
  const stateName = useStateName();
  const states = Object.keys(useFlows().find(flow)?.states ?? {});
  const { state: listed } = filters.values;
  // The list follows a moment later than a tick: the next tick is set beside it all the same.
  const [ticked, setTicked] = useState({ listed, states: listed });
  const chosen = (ticked.listed === listed ? ticked.states : listed).split(',');
  const choose = (state: string, isChosen: boolean): void => {
    const next = states.filter((one) => (one === state ? isChosen : chosen.includes(one))).join();
    setTicked({ listed, states: next });
    filters.set({ state: next });
  };
  return (
    <FieldGroup name="states" label={t('list.states')} role="group">
      <div className="applications-states">
        {states.map((state) => (
          <Checkbox
            key={state}
            name={`state-${state}`}
            label={stateName(state, flow)}
            checked={chosen.includes(state)}
            onChange={(isChosen) => choose(state, isChosen)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** Every value of every status of a flow. */
const statusOptions = ({ statuses }: DescribedFlow, language: Language): Option[] =>
  statuses.flatMap(({ type, label, values }) =>
    values.map(({ value, label: worded }) => ({ value: `${type}:${value}`, label: labelled(language, label, worded) })),
  );

function Amount({
  name,
  label,
  filters,
}: FilterProps & { readonly name: `amount_${'from' | 'to'}`; readonly label: string }) {
  const { onChange, ...field } = filters.field(name, { replace: true });
  return (
    <MoneyField
      {...field}
      label={label}
      // What is no amount yet narrows nothing.
      onChange={(amount) => /^(\d{1,10}(\.\d{1,2})?)?$/.test(amount) && onChange(amount)}
    />
  );
}
