import { dateOf } from '@statewise/finance';
import { countryNames, isCountry, pricedName } from '@statewise/i18n';
import { Link, Select, useFormat } from '@statewise/ui';
import { useState } from 'react';
import { Badge } from '../components/values.js';
import { FilterBar, useFilters } from '../components/filters.js';
import type { Listed } from './content.js';
import { useContentText } from './messages/catalogue.js';

/** A price as the list names it. */
interface Step {
  readonly key: string;
  readonly from: string;
  readonly rate: number;
  readonly isDraft: boolean;
  readonly scheduledAt: string | null;
}

const countries = ['be', 'mt', 'ot'] as const;

/** Prices by product and country, each with its days from the first to those that are still to come. */
export function PriceTable({ items }: { readonly items: readonly Listed[] }) {
  const t = useContentText();
  const { values, field } = useFilters(['country']);
  const lines = linesOf(items).filter(({ country }) => values.country === '' || country === values.country);
  return (
    <>
      <FilterBar>
        <Select
          {...field('country')}
          label={t('price.country')}
          placeholder={t('price.all')}
          options={countries.map((value) => ({ value, label: countryNames[value][t.language] }))}
        />
      </FilterBar>
      <ul className="content-prices">
        {lines.map(({ product, country, steps }) => (
          <li key={`${product} ${country}`}>
            <h2>
              {pricedName(product, t.language) ?? product}{' '}
              <span className="sw-small">{isCountry(country) ? countryNames[country][t.language] : country}</span>
            </h2>
            <Timeline steps={steps} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Timeline({ steps }: { readonly steps: readonly Step[] }) {
  const t = useContentText();
  const format = useFormat();
  const [today] = useState(() => dateOf(new Date().toISOString()));
  const present = steps.findLast(({ from, isDraft }) => from <= today && !isDraft);
  return (
    <ol className="content-timeline" aria-label={t('price.timeline')}>
      {steps.map((step) => (
        <li key={step.key} data-when={step === present ? 'now' : step.from > today ? 'coming' : 'past'}>
          <Link href={`/content/price/${step.key}`}>
            <strong className="sw-figures">{format.percent(step.rate)}</strong>
          </Link>
          <span className="sw-small">{format.date(step.from)}</span>
          {step.isDraft ? (
            <Badge tone="warning">
              {step.scheduledAt === null
                ? t('state.draft')
                : t('state.scheduled', { time: format.dateTime(step.scheduledAt) })}
            </Badge>
          ) : (
            step === present && <Badge tone="success">{t('price.now')}</Badge>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A list's title is `product country`, its note `day rate`; drafts of new prices have no note yet and are in the list beside. */
function linesOf(items: readonly Listed[]) {
  const lines = Map.groupBy(items, ({ title }) => title);
  return [...lines].map(([title, own]) => {
    const [product = '', country = ''] = title.split(' ');
    const steps = own
      .map(({ key, note, is_published, scheduled_at: scheduledAt }): Step => {
        const [from = '', rate = '0'] = note.split(' ');
        return { key, from, rate: Number(rate), isDraft: !is_published, scheduledAt };
      })
      .toSorted((one, other) => one.from.localeCompare(other.from));
    return { product, country, steps };
  });
}
