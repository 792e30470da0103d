import { newFailureReference } from '@statewise/i18n';
import { isServerLost, nameFailure, type NamedFailure } from './failure-kind.js';

/** A failure that nothing caught, as a person is told of it. */
export interface Failure extends NamedFailure {
  /** Under which it stands in the server's log. */
  readonly reference: string;
  /** How often it came. */
  readonly times: number;
  readonly isServerLost: boolean;
}

/** As many are shown at once; the one that came first makes room. */
const mostShown = 3;
/** A page that fails in ever new ways is not told apart any more. */
const mostKnown = 50;
/** For so many milliseconds a failure that was dismissed does not come back, however often it repeats. */
const silence = 30_000;

interface Noted {
  readonly failure: Failure;
  readonly dismissedAt?: number;
}

/** The failures of one page. It stands on nothing that could fail itself: no chart, no request, no text. */
export class FailureLog {
  private readonly noted = new Map<string, Noted>();
  private readonly listeners = new Set<() => void>();
  private shown: readonly Failure[] = [];

  /** `tell` is told of each failure once; the same one again is only counted. */
  constructor(private readonly tell: (failure: Failure) => void) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What is to be shown, the same array until it changes. */
  readonly getShown = (): readonly Failure[] => this.shown;

  /** Notes a failure and shows it, unless the page says it in its own place. */
  note(thrown: unknown, { isShown = true }: { readonly isShown?: boolean } = {}): Failure {
    const named = nameFailure(thrown);
    const id = `${named.name}: ${named.message}`;
    const before = this.noted.get(id);
    const failure: Failure = before
      ? { ...before.failure, times: before.failure.times + 1 }
      : { ...named, reference: newFailureReference(), times: 1, isServerLost: isServerLost(thrown) };
    const isDismissed = before?.dismissedAt !== undefined && Date.now() < before.dismissedAt + silence;
    if (before === undefined && this.noted.size >= mostKnown) return failure;
    this.noted.set(id, { failure, ...(isDismissed && { dismissedAt: before.dismissedAt }) });
    if (before === undefined) this.tell(failure);
    if (isShown && !isDismissed) this.show(failure);
    return failure;
  }

  dismiss(reference: string): void {
    for (const [id, { failure }] of this.noted)
      if (failure.reference === reference) this.noted.set(id, { failure, dismissedAt: Date.now() });
    this.change(this.shown.filter((failure) => failure.reference !== reference));
  }

  private show(failure: Failure): void {
    const isThere = this.shown.some(({ reference }) => reference === failure.reference);
    const shown = isThere
      ? this.shown.map((other) => (other.reference === failure.reference ? failure : other))
      : [...this.shown, failure].slice(-mostShown);
    this.change(shown);
  }

  private change(shown: readonly Failure[]): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}
