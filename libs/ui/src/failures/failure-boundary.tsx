import { Component, type ReactNode } from 'react';
import type { Failure } from './failure-log.js';
import { FailureMessage } from './failure-message.js';
import { keepTyped, type TypedAnswers } from './keep-typed.js';
import { pageFailures } from './page-failures.js';

export interface FailureBoundaryProps {
  readonly children: ReactNode;
  /** What stands around the message, where it would stand alone in the page. */
  readonly around?: (message: ReactNode) => ReactNode;
}

interface BoundaryState {
  readonly thrown: { readonly what: unknown } | undefined;
  readonly failure: Failure | undefined;
}

/**
 * Says in the place of what could not be drawn what failed, and draws it anew when it is asked to; what stood in its
 * fields then stands there again.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, BoundaryState> {
  override state: BoundaryState = { thrown: undefined, failure: undefined };
  private typed: TypedAnswers | undefined;
  private readonly retry = (): void => this.setState({ thrown: undefined, failure: undefined });

  static getDerivedStateFromError(what: unknown): Partial<BoundaryState> {
    return { thrown: { what } };
  }

  override componentDidCatch(thrown: unknown): void {
    this.setState({ failure: pageFailures.note(thrown, { isShown: false }) });
  }

  /** Called before what failed is taken out of the page. */
  override getSnapshotBeforeUpdate(_: FailureBoundaryProps, before: BoundaryState): null {
    if (before.thrown === undefined && this.state.thrown !== undefined) this.typed = keepTyped();
    return null;
  }

  override componentDidUpdate(_: FailureBoundaryProps, before: BoundaryState): void {
    if (before.thrown === undefined || this.state.thrown !== undefined) return;
    this.typed?.putBack();
    this.typed = undefined;
  }

  override render(): ReactNode {
    const { children, around } = this.props;
    const { thrown, failure } = this.state;
    if (thrown === undefined) return children;
    const message = <FailureMessage thrown={thrown.what} failure={failure} onRetry={this.retry} />;
    return around === undefined ? message : around(message);
  }
}
