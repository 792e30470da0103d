import type { Flow } from '@statewise/flow';

let described: readonly Flow[] = [];

/** Names the flows of which the description of the API tells; the composition does so once, before it is written. */
export function describeFlows(flows: readonly Flow[]): void {
  described = flows;
}

/** Returns what `make` makes of the described flows, made at the first call and the very same afterwards. */
export function ofDescribedFlows<T>(make: (flows: readonly Flow[]) => T): () => T {
  let made: { readonly of: readonly Flow[]; readonly value: T } | undefined;
  return () => {
    if (made?.of !== described) made = { of: described, value: make(described) };
    return made.value;
  };
}
