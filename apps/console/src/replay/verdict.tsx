import { Notice } from '@statewise/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useReplayText } from './messages/use-replay-text.js';
import type { LogVerdict } from './use-replay.js';

/** Whether the log is whole, or which rows of it are wrong. */
export function Verdict({ verdict }: { readonly verdict: LogVerdict }): ReactNode {
  const t = useReplayText();
  const { holds, rows, chained, older, faults, end } = verdict;
  const before = older > 0 && <p>{t('check.older', { count: older })}</p>;
  if (holds)
    return (
      <Notice tone={older > 0 ? 'info' : 'success'} title={t('check.holds', { count: chained, rows })} live="polite">
        <p>{t('check.lead')}</p>
        {before}
      </Notice>
    );
  return (
    <Notice tone="danger" title={t('check.broken')} live="assertive">
      <ul className="replay-faults">
        {faults.map(({ seq, fault }) => (
          <li key={seq}>
            <Link to={`?at=${seq}`} replace>
              {t('check.row', { seq, fault: t(`fault.${fault}`) })}
            </Link>
          </li>
        ))}
        {end.map((part) => (
          <li key={part}>{endText(part, t)}</li>
        ))}
      </ul>
      {before}
    </Notice>
  );
}

/** `step 2` and `document 17` name which one behind the space. */
function endText(part: string, t: ReturnType<typeof useReplayText>): string {
  const [kind = '', which = ''] = part.split(' ');
  if (kind === 'step') return t('end.step', { step: which });
  return kind === 'document' ? t('end.document', { document: which }) : t.text(`end.${kind}`);
}
