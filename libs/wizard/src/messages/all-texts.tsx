import { WholeArea } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useWizard } from '../services.js';

/** Gives what is below it every text of the front end, where the first page has a part of them. They are fetched beside what reads them. */
export function AllTexts({ children }: { readonly children: ReactNode }) {
  const { texts, firstTexts, locale } = useWizard();
  if (texts === firstTexts) return children;
  // Whoever reads one is told of a failure.
  texts.load(locale.language).catch(() => undefined);
  return <WholeArea area={texts.area}>{children}</WholeArea>;
}
