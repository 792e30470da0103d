/** How something is marked; what it means is said in words beside the drawing. */
export type MarkTone = 'now' | 'past' | 'added' | 'removed' | 'changed' | 'good' | 'bad' | 'dim';

/** A mark of one state or transition. */
export interface ChartMark {
  readonly tone?: MarkTone | undefined;
  /** A few characters beside its name, such as how many applications are there. */
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
