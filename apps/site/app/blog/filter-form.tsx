import { ChevronDownIcon } from '@statewise/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useChart } from '../charts/use-chart.js';
import { useSiteText } from '../messages/use-site-text.js';
import { useListAddress, type ChoiceOfCategory } from './categories.js';

const loadChart = () => import('./filter-actor.js').then(({ filterActor }) => filterActor());

/** The filter on a phone, behind a toggle; without script the browser opens it and a button sends it. */
export function FilterForm({ options, chosen, onChange }: ChoiceOfCategory): ReactNode {
  const t = useSiteText();
  const address = useListAddress();
  const { snapshot, send } = useChart(loadChart, 'on the first event');
  const toggle = (event: MouseEvent): void => {
    event.preventDefault();
    send({ type: 'form.toggled' });
  };
  const choose = (category: string): void => {
    onChange(category);
    send({ type: 'form.closed' });
  };
  return (
    <details className="site-fold site-filter" open={snapshot?.matches('open')}>
      <summary onClick={toggle}>
        {t('blog.filter', { category: options.find(({ slug }) => slug === chosen)?.name ?? '' })}
        <ChevronDownIcon />
      </summary>
      <form action={address('')} method="get">
        <fieldset>
          <legend>{t('blog.categories')}</legend>
          {options.map(({ slug, name }) => (
            <label key={slug}>
              <input
                type="radio"
                name="category"
                value={slug}
                checked={slug === chosen}
                onChange={() => choose(slug)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <noscript>
          <button className="sw-button sw-button--secondary" type="submit">
            {t('blog.apply')}
          </button>
        </noscript>
      </form>
    </details>
  );
}
