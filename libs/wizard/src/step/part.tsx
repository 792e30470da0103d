import { Card } from '@statewise/ui';
import { useId, type ReactNode } from 'react';

/** Fields that belong together, under a heading of their own. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className="loan-part">
      <h2 id={heading}>{title}</h2>
      {children}
    </Card>
  );
}
