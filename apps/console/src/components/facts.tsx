import type { ReactNode } from 'react';

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** Terms with their values, such as what is known of one record. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <dl className="console-facts">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
