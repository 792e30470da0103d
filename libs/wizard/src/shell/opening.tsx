import { Loading } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';

export interface OpeningProps {
  readonly title: string;
  /** What is said below it on a page of its own; a step says the rest itself. */
  readonly lead?: string | undefined;
}

/** The heading that a front end opens with. It stands in the page itself too, before the page's script. */
export function Opening({ title, lead }: OpeningProps): ReactNode {
  if (lead === undefined)
    return (
      <header className="wizard-heading">
        <h1>{title}</h1>
      </header>
    );
  return (
    <header className="wizard-opening">
      <h1>{title}</h1>
      <p className="sw-lead">{lead}</p>
    </header>
  );
}

/** Stands below it for what is being fetched, so high that the footer stays where it will be. */
export function Coming(): ReactNode {
  const t = useWizardText();
  return (
    <div className="wizard-coming">
      <Loading label={t('app.loading')} />
    </div>
  );
}
