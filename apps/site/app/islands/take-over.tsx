import { loadCatalogues, uiCatalogue, type LoadedCatalogues } from '@statewise/i18n';
import { keepFocus, keepTyped, missingTextReporter, pageFailures } from '@statewise/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { siteCatalogue } from '../messages/catalogue.js';
import type { PageData } from '../page/page-data.js';
import { IslandFrame } from './island-frame.js';
import { islands, type IslandName } from './islands.js';

const report = missingTextReporter('site');

keepFocus();

/** Fetches what stands in an island and takes over what the server has drawn of it; what was typed before is typed into it again. */
export async function takeOver(island: HTMLElement, name: IslandName, page: PageData): Promise<void> {
  const { load, catalogues } = islands[name];
  const [Content, texts] = await Promise.all([
    load(),
    loadCatalogues(page.locale.language, [uiCatalogue, siteCatalogue, ...catalogues]),
  ]);
  const typed = keepTyped(island);
  const putBackCaret = clearTyped(island);
  const props = JSON.parse(island.dataset['props'] ?? '{}');
  hydrate(island, page, texts, <Content {...props} />);
  typed.putBack();
  putBackCaret();
}

function hydrate(island: HTMLElement, page: PageData, catalogues: LoadedCatalogues, content: ReactNode): void {
  const frame = <IslandFrame {...{ page, catalogues, onMissing: report }}>{content}</IslandFrame>;
  // In one go, so that no letter comes between what is cleared and what is put back.
  flushSync(() => {
    hydrateRoot(island, frame, {
      identifierPrefix: island.dataset['prefix'] ?? '',
      // A page that an extension changed is logged and not shown as a failure.
      onRecoverableError: (error) => void pageFailures.note(error, { isShown: false }),
    });
  });
}

/** Gives the fields of an island back what they were drawn with, so that it is taken over as it was drawn; returns what puts the caret back. */
function clearTyped(island: HTMLElement): () => void {
  const caret = caretIn(island);
  for (const input of island.querySelectorAll('input')) {
    if (input.type === 'file') continue;
    if (input.checked !== input.defaultChecked) input.checked = input.defaultChecked;
    else if (input.value !== input.defaultValue) input.value = input.defaultValue;
  }
  for (const area of island.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) area.value = area.defaultValue;
  for (const select of island.querySelectorAll('select')) clearChoice(select);
  return caret;
}

function clearChoice({ options }: HTMLSelectElement): void {
  const drawn = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (drawn && !drawn.selected) drawn.selected = true;
}

/** A field whose text is written anew has its caret at the end. */
function caretIn(island: HTMLElement): () => void {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !island.contains(field))
    return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    // A number, a date or a slider has none.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
