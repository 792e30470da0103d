import type { FlowDescription } from '@statewise/flow';
import type { Population, PopulationQuery } from '../requests/population.js';
import { languageNames, isLanguage } from '@statewise/i18n';
import { Select } from '@statewise/ui';
import { FilterBar, TextFilter, type Filters } from '../components/filters.js';
import { useStatisticsText } from './messages/use-statistics-text.js';

/** The two sets of applications that can be compared. */
export const sides = ['a', 'b'] as const;
export type Side = (typeof sides)[number];

/** What draws something of a flow: of one selection of its applications, or of two. */
export interface SelectedProps {
  readonly chart: FlowDescription;
  readonly a: Population;
  readonly b: Population | undefined;
}

const parts = ['period', 'from', 'to', 'version', 'locale'] as const;
export type SelectionPart = (typeof parts)[number];

/** Names of filters in the address: those of B begin with `b-`. */
export type FilterName = SelectionPart | `b-${SelectionPart}` | 'compare';
export const filterNames: readonly FilterName[] = [...parts, ...parts.map((part) => `b-${part}` as const), 'compare'];

const selectionName = (side: Side, part: SelectionPart): FilterName => (side === 'a' ? part : `b-${part}`);

export const periods = ['7', '30', '90', '366', 'own'] as const;
export type PeriodChoice = (typeof periods)[number];

/** Which period is chosen: 30 days when none is. */
function periodOf(values: Readonly<Record<FilterName, string>>, side: Side): PeriodChoice {
  const asked = values[selectionName(side, 'period')];
  return periods.find((period) => period === asked) ?? '30';
}

/** What is asked of the API; an unfinished day is none. */
export function queryOf(values: Readonly<Record<FilterName, string>>, side: Side): PopulationQuery {
  const period = periodOf(values, side);
  const of = (part: SelectionPart): string | undefined => values[selectionName(side, part)] || undefined;
  const [from, to] = [of('from'), of('to')];
  // Two days the wrong way round are taken the right one.
  const [first, last] = from !== undefined && to !== undefined && to < from ? [to, from] : [from, to];
  const span = period === 'own' ? { from: first, to: last } : { days: Number(period) };
  return { ...span, version: of('version'), locale: of('locale') };
}

interface SelectionBarProps {
  readonly side: Side;
  readonly filters: Filters<FilterName>;
  readonly kinds: Pick<Population, 'versions' | 'locales'>;
  readonly isComparing: boolean;
}

/** Chooses a period, a version and a language. */
export function SelectionBar({ side, filters, kinds: { versions, locales }, isComparing }: SelectionBarProps) {
  const t = useStatisticsText();
  const period = periodOf(filters.values, side);
  const field = (part: SelectionPart) => filters.field(selectionName(side, part), { replace: true });
  const nameInLanguage = (locale: string) => (isLanguage(locale) ? languageNames[locale] : locale);
  const heading = isComparing ? t(side === 'a' ? 'selectA' : 'selectB') : t('select');
  return (
    <FilterBar label={heading}>
      {isComparing && (
        <span className={`statistics-side statistics-side--${side}`} aria-hidden="true">
          {side.toUpperCase()}
        </span>
      )}
      <Select
        {...field('period')}
        label={t('period')}
        isAlwaysSet
        value={period}
        options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      {period === 'own' && (
        <>
          <TextFilter {...field('from')} type="date" label={t('from')} />
          <TextFilter {...field('to')} type="date" label={t('to')} />
        </>
      )}
      <Select
        {...field('version')}
        label={t('version')}
        placeholder={t('everyVersion')}
        options={versions.map((version) => ({ value: String(version), label: t('versionOne', { version }) }))}
      />
      <Select
        {...field('locale')}
        label={t('locale')}
        placeholder={t('everyLocale')}
        options={locales.map((locale) => ({ value: locale, label: nameInLanguage(locale) }))}
      />
    </FilterBar>
  );
}
