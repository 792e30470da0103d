import { act, render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { fieldErrorCatalogue, loadCatalogues, uiCatalogue, type Country, type Language } from '@statewise/i18n';
import { useState, type ReactNode } from 'react';
import { I18nProvider } from './i18n.js';

interface Rendered {
  readonly user: UserEvent;
  readonly container: HTMLElement;
  readonly rerender: (element: ReactNode) => void;
}

/** For tests: draws an element with the components' texts, and gives a user to act on it. */
export async function renderUi(
  element: ReactNode,
  language: Language = 'en',
  country: Country = 'mt',
): Promise<Rendered> {
  const catalogues = await loadCatalogues(language, [uiCatalogue, fieldErrorCatalogue]);
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <I18nProvider locale={{ country, language }} catalogues={catalogues}>
      {children}
    </I18nProvider>
  );
  // Awaited, since an area of texts or a part loaded later may suspend it.
  const { container, rerender } = await act(async () => render(element, { wrapper }));
  return { user: userEvent.setup(), container, rerender };
}

interface WithValueProps {
  readonly initial?: string;
  readonly children: (value: string, onChange: (value: string) => void) => ReactNode;
}

/** For tests: a form with one value, which shows beside the field what the form would get. */
export function WithValue({ initial = '', children }: WithValueProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      {children(value, setValue)}
      <output data-testid="value">{value}</output>
    </>
  );
}

/** For tests: what the form with one value would get. */
export const formValue = (): string | null => screen.getByTestId('value').textContent;
