import { Component, type ReactNode, useEffect, useRef } from 'react';
import type { Failure } from './failure-log.js';
import { keepTyped, type TypedAnswers } from './keep-typed.js';
import { pageFailures } from './page-failures.js';
import { Button } from '../button.js';
import { useUiText } from '../i18n.js';
import { Notice } from '../notice.js';
import { FailureDetails } from './failure-details.js';
import { isScriptLost, isServerLost } from './failure-kind.js';

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

interface FailureMessageProps {
  readonly thrown: unknown;
  /** Undefined until it is noted. */
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** Stands where a page or a part of it could not be drawn: that nothing is lost, what failed, and how to go on. */
function FailureMessage({ thrown, failure, onRetry }: FailureMessageProps) {
  const t = useUiText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reload = () => location.reload();
  // A script that did not arrive is not asked for again by the same page.
  const canRetry = !isScriptLost(thrown);
  const isLost = isServerLost(thrown);
  return (
    <div className="sw-failure">
      <h1 ref={heading} tabIndex={-1}>
        {t(isLost ? 'failure.lostTitle' : 'failure.pageTitle')}
      </h1>
      <p className="sw-lead">{t(isLost ? 'failure.unreachable' : 'failure.pageText')}</p>
      <Notice tone="danger">{failure && <FailureDetails failure={failure} />}</Notice>
      <div className="sw-actions">
        {canRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
        <Button variant={canRetry ? 'secondary' : 'primary'} onClick={reload}>
          {t('failure.reload')}
        </Button>
      </div>
    </div>
  );
}
