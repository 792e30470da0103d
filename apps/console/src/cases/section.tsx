import { Card } from '@statewise/ui';
import { useId, type ReactNode } from 'react';

/** A part of a page with its own heading. */
export function CaseSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" className="cases-section" aria-labelledby={id}>
      <h2 id={id} className="sw-h3">
        {title}
      </h2>
      {children}
    </Card>
  );
}
