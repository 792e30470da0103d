import type { JobFilter } from '@statewise/machines';
import { localisePath, bankPaths } from '@statewise/i18n';
import { Button, useLocale } from '@statewise/ui';
import type { FormEvent } from 'react';
import type { JobSummary } from './job-cards.js';
import { filterNames } from './filter-address.js';
import { useJobsText } from './messages/use-jobs-text.js';

interface FilterProps {
  readonly jobs: readonly JobSummary[];
  readonly filter: JobFilter;
  readonly onChange: (filter: Partial<JobFilter>) => void;
  /** Leads to the jobs that match, which are there already. */
  readonly onShow: () => void;
}

/** What kind of job and where; without script the button sends what was chosen. */
export function JobFilters({ jobs, filter, onChange, onShow }: FilterProps) {
  const t = useJobsText();
  const locale = useLocale();
  const kinds = optionsOf(jobs, ({ employmentKind, employmentType }) => [employmentKind, employmentType]);
  const places = optionsOf(jobs, ({ place, location }) => [place, location]);
  const show = (event: FormEvent): void => {
    event.preventDefault();
    onShow();
  };
  return (
    <form className="site-jobs__filters" action={localisePath(locale, bankPaths.careers)} method="get" onSubmit={show}>
      <Choices
        name={filterNames.employmentKind}
        legend={t('filter.type')}
        options={kinds}
        chosen={filter.employmentKind}
        onChange={(employmentKind) => onChange({ employmentKind })}
      />
      <Choices
        name={filterNames.place}
        legend={t('filter.place')}
        options={places}
        chosen={filter.place}
        onChange={(place) => onChange({ place })}
      />
      <Button type="submit" variant="secondary" small>
        {t('filter.apply')}
      </Button>
    </form>
  );
}

type Options = ReadonlyMap<string, string>;

/** What open jobs offer, by the word that stands in the address. */
function optionsOf(jobs: readonly JobSummary[], option: (job: JobSummary) => readonly [string, string]): Options {
  return new Map(jobs.map(option).toSorted(([, one], [, other]) => (one < other ? -1 : 1)));
}

interface ChoicesProps {
  readonly name: string;
  readonly legend: string;
  readonly options: Options;
  readonly chosen: string;
  readonly onChange: (value: string) => void;
}

function Choices({ name, legend, options, chosen, onChange }: ChoicesProps) {
  const t = useJobsText();
  // An address can ask for what no open job offers any more.
  const others = chosen === '' || options.has(chosen) ? [] : [[chosen, chosen] as const];
  return (
    <fieldset className="site-choices">
      <legend>{legend}</legend>
      <div>
        {[['', t('filter.all')] as const, ...options, ...others].map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChange(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
