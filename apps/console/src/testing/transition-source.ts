import { act } from '@testing-library/react';
import type { StreamedTransition } from '@statewise/contract';

/** For tests: the end of an event source that a server holds. jsdom has no event sources, so these stand in for them. */
export class TransitionSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  /** Those that pages opened and have not closed, the latest last. */
  static listening: TransitionSource[] = [];
  readyState: number = TransitionSource.CONNECTING;

  constructor(readonly url: string) {
    super();
    TransitionSource.listening.push(this);
  }

  /** The one that was opened last. */
  static get latest(): TransitionSource {
    const source = TransitionSource.listening.at(-1);
    if (source === undefined) throw new Error('nobody listens');
    return source;
  }

  close(): void {
    this.readyState = TransitionSource.CLOSED;
    TransitionSource.listening = TransitionSource.listening.filter((source) => source !== this);
  }

  accept(): void {
    this.readyState = TransitionSource.OPEN;
    this.happen(new Event('open'));
  }

  refuse(): void {
    this.readyState = TransitionSource.CLOSED;
    this.happen(new Event('error'));
  }

  tell(transition: Partial<StreamedTransition>): void {
    this.happen(new MessageEvent('message', { data: JSON.stringify(transition) }));
  }

  tellGap(): void {
    this.happen(new MessageEvent('gap', { data: '{"missed":true}' }));
  }

  private happen(event: Event): void {
    act(() => void this.dispatchEvent(event));
  }
}
