import { useId, type ReactNode } from 'react';

/** A part of a page under a heading of its own. */
export function OperationsSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="operations-section">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
