/** How something is marked; what it means is said in words beside the drawing. */
export type MarkTone = 'now' | 'past' | 'added' | 'removed' | 'changed' | 'good' | 'bad' | 'dim';

/** A mark of one state or transition. */
export interface ChartMark {
  readonly tone?: MarkTone | undefined;
  /** How many applications are there; a closed group has those of its states together. */
  readonly count?: number | undefined;
  /** How grave it is, from 0 to 1, as a colour; a closed group has the gravest of its states. */
  readonly heat?: number | undefined;
  /** A few characters beside its name. */
  readonly text?: string | undefined;
}

/** What is marked on a drawing: states by their paths, transitions by their ids. */
export interface ChartMarks {
  readonly states?: Readonly<Record<string, ChartMark>> | undefined;
  readonly transitions?: Readonly<Record<string, ChartMark>> | undefined;
}

/** The mark of a text that may stand for several transitions: the first that any of them has. */
export function markOf({ transitions = {} }: ChartMarks, ids: readonly string[]): ChartMark | undefined {
  const marked = ids.find((id) => transitions[id] !== undefined);
  return marked === undefined ? undefined : transitions[marked];
}

/** Whether words or figures stand beside names, for which there has to be room. */
export function isCounted({ states = {}, transitions = {} }: ChartMarks = {}): boolean {
  return [...Object.values(states), ...Object.values(transitions)].some(
    ({ count, text }) => count !== undefined || text !== undefined,
  );
}
