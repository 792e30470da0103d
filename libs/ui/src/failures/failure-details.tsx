import { useUiText } from '../i18n.js';
import type { Failure } from './failure-log.js';

/** The name, message and reference of a failure, and how often it came. */
export function FailureDetails({ failure: { name, message, reference, times } }: { readonly failure: Failure }) {
  const t = useUiText();
  return (
    <>
      <p className="sw-failure__message">{message === '' ? name : `${name}: ${message}`}</p>
      <p className="sw-failure__reference">
        {t('failure.reference')} <strong className="sw-figures">{reference}</strong>
        {/* Counting aloud would drown everything else. */}
        {times > 1 && (
          <span aria-live="off" className="sw-failure__times">{` · ${t('failure.times', { count: times })}`}</span>
        )}
      </p>
    </>
  );
}
