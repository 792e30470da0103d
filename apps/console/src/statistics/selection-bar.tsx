import { languageNames, isLanguage } from '@statewise/i18n';
import { Select } from '@statewise/ui';
import type { ReactNode } from 'react';
import { FilterBar, type Filters } from '../components/filters.js';
import { TextFilter } from '../components/text-filter.js';
import type { Population } from '../requests/population.js';
import { useStatisticsText } from './messages/use-statistics-text.js';
import { selectionName, periodOf, periods, type FilterName, type SelectionPart, type Side } from './selection.js';

/** Chooses a period, a version and a language. */
export function SelectionBar({
  side,
  filters,
  kinds: { versions, locales },
  isComparing,
}: {
  readonly side: Side;
  readonly filters: Filters<FilterName>;
  readonly kinds: Pick<Population, 'versions' | 'locales'>;
  readonly isComparing: boolean;
}): ReactNode {
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
