import { useSyncExternalStore } from 'react';
import { useUiText } from '../i18n.js';
import { Notice } from '../notice.js';
import { FailureDetails } from './failure-details.js';
import type { Failure } from './failure-log.js';
import { pageFailures } from './page-failures.js';

const none: readonly Failure[] = [];

/** What failed in this page and nothing caught, by name and message, with the reference to read out; none goes away by itself. */
export function FailureToasts() {
  const t = useUiText();
  const failures = useSyncExternalStore(pageFailures.subscribe, pageFailures.getShown, () => none);
  return failures.map((failure) => (
    <div key={failure.reference} className="sw-toast">
      <Notice
        tone="danger"
        title={t(failure.isServerLost ? 'failure.unreachable' : 'failure.title')}
        onDismiss={() => pageFailures.dismiss(failure.reference)}
      >
        <FailureDetails failure={failure} />
      </Notice>
    </div>
  ));
}
