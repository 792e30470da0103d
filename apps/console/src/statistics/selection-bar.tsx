import { languageNames, isLanguage } from '@statewise/i18n';
import { Select } from '@statewise/ui';
import type { ReactNode } from 'react';
import { DateFilter } from '../components/date-filter.js';
import type { Filters } from '../components/filters.js';
import type { Population } from '../requests/population.js';
import { useStatisticsText } from './messages/use-statistics-text.js';
import { selectionName, periodOf, periods, type FilterName, type Side } from './selection.js';

/** Chooses a period, a version and a language. */
export function SelectionBar({
  side,
  filters: { values, set },
  kinds: { versions, locales },
  isComparing,
}: {
  readonly side: Side;
  readonly filters: Filters<FilterName>;
  readonly kinds: Pick<Population, 'versions' | 'locales'>;
  readonly isComparing: boolean;
}): ReactNode {
  const t = useStatisticsText();
  const period = periodOf(values, side);
  const field = (part: 'period' | 'version' | 'locale') => {
    const name = selectionName(side, part);
    return { name, onChange: (value: string) => set({ [name]: value }, { replace: true }) };
  };
  const nameInLanguage = (locale: string) => (isLanguage(locale) ? languageNames[locale] : locale);
  const heading = isComparing ? t(side === 'a' ? 'selectA' : 'selectB') : t('select');
  return (
    <form className="console-filters" role="search" aria-label={heading} onSubmit={(event) => event.preventDefault()}>
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
          <DayField side={side} part="from" values={values} set={set} label={t('from')} />
          <DayField side={side} part="to" values={values} set={set} label={t('to')} />
        </>
      )}
      <Select
        {...field('version')}
        label={t('version')}
        value={values[selectionName(side, 'version')]}
        placeholder={t('everyVersion')}
        options={versions.map((version) => ({ value: String(version), label: t('versionOne', { version }) }))}
      />
      <Select
        {...field('locale')}
        label={t('locale')}
        value={values[selectionName(side, 'locale')]}
        placeholder={t('everyLocale')}
        options={locales.map((locale) => ({ value: locale, label: nameInLanguage(locale) }))}
      />
    </form>
  );
}

/** The browser's own field for a day: its value is what the API takes. */
function DayField({
  side,
  part,
  values,
  set,
  label,
}: Pick<Filters<FilterName>, 'values' | 'set'> & {
  readonly side: Side;
  readonly part: 'from' | 'to';
  readonly label: string;
}): ReactNode {
  const name = selectionName(side, part);
  return (
    <DateFilter
      name={name}
      label={label}
      value={values[name]}
      onChange={(day) => set({ [name]: day }, { replace: true })}
    />
  );
}
