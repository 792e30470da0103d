import { useId, type ReactNode } from 'react';

/** A part of a page under a heading of its own. */
export function OperationsSection({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="operations-section">
      <h2 id={id}>{title}</h2>
      {actions}
      {children}
    </section>
  );
}
