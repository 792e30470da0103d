import { Button, CloseIcon, Modal, Stack, TextField } from '@statewise/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Form } from '../form.js';
import { useConsoleText } from '../../messages/use-console-text.js';
import { filtersIn, filterAddress } from '../filter-address.js';
import { addressOf, call, useCall, type Result } from '../../requests/call.js';
import { fieldErrors } from '../../requests/request.js';
import { useAct } from '../../requests/use-act.js';
import { useSavedViewsText } from './messages/catalogue.js';
import './saved-views.css';

type SavedView = Result<'GET /api/v1/saved-views'>['views'][number];

const key = [addressOf('GET /api/v1/saved-views')];

/** By what a view says of which page's list it is; one that does not say it is of the applications. */
const pageName = 'page';

interface SavedViewsProps {
  /** Whose list; that of the applications unless said. */
  readonly page?: string;
  readonly isEmpty: boolean;
}

/** The lists that the reader keeps, each a link; and a button that keeps the present one. */
export function SavedViews({ page = '', isEmpty }: SavedViewsProps): ReactNode {
  const t = useSavedViewsText();
  const present = filtersIn(useLocation()).toString();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useCall('GET /api/v1/saved-views');
  const views = (data?.views ?? []).filter(({ query }) => (new URLSearchParams(query).get(pageName) ?? '') === page);
  const forget = useAct({
    act: ({ id }: SavedView) => call('DELETE /api/v1/saved-views/{id}', { id }),
    onDone: () => client.invalidateQueries({ queryKey: key }),
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
        <Button small variant="secondary" onClick={() => setIsOpen(true)}>
          {t('views.keep')}
        </Button>
      )}
      {isOpen && (
        <KeepView query={page === '' ? present : `${pageName}=${page}&${present}`} onClose={() => setIsOpen(false)} />
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

function KeepView({ query, onClose }: { readonly query: string; readonly onClose: () => void }): ReactNode {
  const t = useSavedViewsText();
  const shell = useConsoleText();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const keep = useAct({
    act: () => call('PUT /api/v1/saved-views', { body: { name, query } }),
    said: t('views.kept'),
    onDone: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: key });
    },
  });
  const isTooMany = fieldErrors(keep.error)['name']?.includes('max') === true;
  const error = isMissing && name.trim() === '' ? t('views.nameMissing') : isTooMany ? t('views.tooMany') : undefined;
  return (
    <Modal open narrow title={t('views.keep')} onClose={onClose}>
      <Form
        onSubmit={() => {
          if (name.trim() === '') setIsMissing(true);
          else keep.mutate();
        }}
      >
        <Stack gap="m">
          <TextField name="view-name" label={t('views.name')} value={name} onChange={setName} error={error} />
          <div className="sw-actions">
            <Button type="submit" busy={keep.isPending}>
              {t('views.keep')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {shell('cancel')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Modal>
  );
}
