import type { ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { Page } from '../pieces/page.js';
import { TabLinks } from '../pieces/tab-links.js';
import { usePerson } from '../requests/session.js';
import { ActsPanel } from './acts-panel.js';
import { DataPanel } from './data-panel.js';
import { LettersPanel } from './letters-panel.js';
import { useCaseworkText } from './messages/catalogue.js';
import { NotesPanel } from './notes-panel.js';

/** What is done with one application, beside its answers. */
export function CasePage(): ReactNode {
  const t = useCaseworkText();
  const { role } = usePerson();
  const { id = '' } = useParams();
  const at = `/reviews/case/${id}`;
  return (
    <Page title={t('case.title')} lead={t('case.lead')} back={{ href: '/reviews', label: t('queue.title') }}>
      <TabLinks
        label={t('case.parts')}
        links={[
          { href: at, label: t('case.acts'), end: true },
          { href: `${at}/notes`, label: t('case.notes') },
          { href: `${at}/letters`, label: t('case.letters') },
          ...(role === 'admin' ? [{ href: `${at}/data`, label: t('case.data') }] : []),
        ]}
      />
      <Routes>
        <Route index element={<ActsPanel id={id} />} />
        <Route path="notes" element={<NotesPanel id={id} />} />
        <Route path="letters" element={<LettersPanel id={id} />} />
        <Route path="data" element={<DataPanel id={id} />} />
      </Routes>
    </Page>
  );
}
