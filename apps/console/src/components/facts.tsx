import type { ReactNode } from 'react';

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** Terms with their values, such as what is known of one record; false in the place of what is not. */
export function FactList({ facts }: { readonly facts: readonly (Fact | false)[] }): ReactNode {
  return (
    <dl className="console-facts">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
