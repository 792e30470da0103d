import { Card } from '@statewise/ui';
import { useId, type ReactNode } from 'react';

export interface PartProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading of their own where the step has several such parts. */
export function Part({ title, children }: PartProps) {
  const heading = useId();
  if (title === undefined) return <Card className="wizard-part">{children}</Card>;
  return (
    <Card as="section" aria-labelledby={heading} className="wizard-part">
      <h2 id={heading}>{title}</h2>
      {children}
    </Card>
  );
}
