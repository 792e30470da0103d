import './saved-views.css';
import { DialogButton } from '../act-buttons.js';
import { CloseIcon, textHookOf } from '@statewise/ui';
import { Link, useLocation } from 'react-router';
import { filtersIn, filterAddress } from '../filter-address.js';
import { call, useCall, type Result } from '../../requests/call.js';
import { useAct } from '../../requests/use-act.js';

type SavedView = Result<'GET /api/v1/saved-views'>['views'][number];

/** By what a view says of which page's list it is; one that does not say it is of the applications. */
const pageName = 'page';

interface SavedViewsProps {
  /** Whose list; that of the applications unless said. */
  readonly page?: string;
  readonly isEmpty: boolean;
}

/** The lists that the reader keeps, each a link; and a button that keeps the present one. */
export function SavedViews({ page = '', isEmpty }: SavedViewsProps) {
  const t = useSavedViewsText();
  const present = filtersIn(useLocation()).toString();
  const query = page === '' ? present : `${pageName}=${page}&${present}`;
  const { data } = useCall('GET /api/v1/saved-views');
  const views = (data?.views ?? []).filter(({ query }) => (new URLSearchParams(query).get(pageName) ?? '') === page);
  const forget = useAct({
    act: ({ id }: SavedView) => call('DELETE /api/v1/saved-views/{id}', { id }),
  });
  return (
    <>
      {views.length > 0 && (
        <nav aria-label={t('views.title')} className="console-views">
          <ul>
            {views.map((view) => (
              <li key={view.id}>
                <Link
                  to={filterAddress(filtersOf(view))}
                  aria-current={filtersOf(view).toString() === present ? 'page' : undefined}
                >
                  {view.name}
                </Link>
                <button
                  type="button"
                  aria-label={t('views.forget', { name: view.name })}
                  onClick={() => forget.mutate(view)}
                >
                  <CloseIcon size={14} />
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isEmpty && (
        <DialogButton
          button={{ small: true }}
          about={query}
          title={t('views.keep')}
          go={t('views.keep')}
          fields={() => [{ name: 'name', label: t('views.name') }]}
          errorText={(_, key) => ({ max: t('views.tooMany'), required: t('views.nameMissing') })[key]}
          act={({ name = '' }) => call('PUT /api/v1/saved-views', { body: { name, query } })}
          said={t('views.kept')}
        />
      )}
    </>
  );
}

/** As the address would say it now, whenever the view was kept. */
function filtersOf({ query }: SavedView): URLSearchParams {
  const filters = filtersIn({ search: query, hash: '' });
  filters.delete(pageName);
  return filters;
}

/** Texts of the lists that a person keeps. */
const useSavedViewsText = textHookOf('console-saved-views', {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
});
