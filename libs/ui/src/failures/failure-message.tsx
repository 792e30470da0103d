import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button.js';
import { useUiText } from '../i18n.js';
import { Notice } from '../notice.js';
import { FailureDetails } from './failure-details.js';
import { isScriptLost, isServerLost } from './failure-kind.js';
import type { Failure } from './failure-log.js';

export interface FailureMessageProps {
  readonly thrown: unknown;
  /** Undefined until it is noted. */
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** Stands where a page or a part of it could not be drawn: that nothing is lost, what failed, and how to go on. */
export function FailureMessage({ thrown, failure, onRetry }: FailureMessageProps): ReactNode {
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
