import { useEffect, useRef, type ReactNode } from 'react';
import { formattingTag } from '@statewise/i18n';
import { useLocale } from '@statewise/ui';
import { useStateName } from '../components/use-state-name.js';
import { useReplayText } from './messages/use-replay-text.js';
import type { ReplayEntry } from './log-entries.js';
import type { Player } from './use-player.js';

/** All moments, one below the other; the one that is shown stays in view. */
export function LogEntryList({
  moments,
  player: { index, goTo },
}: {
  readonly moments: readonly ReplayEntry[];
  readonly player: Player;
}): ReactNode {
  const t = useReplayText();
  const stateName = useStateName();
  const time = new Intl.DateTimeFormat(formattingTag(useLocale()), { dateStyle: 'short', timeStyle: 'medium' });
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const shown = list.current?.children.item(index);
    // The list alone scrolls, never the page.
    if (list.current && shown instanceof HTMLElement)
      list.current.scrollTop = shown.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
  }, [index]);
  return (
    <nav aria-label={t('moments')} className="replay-list">
      <ol ref={list} tabIndex={-1}>
        {moments.map(({ seq, event, to, at, fault, reason }, place) => (
          <li key={seq}>
            <button
              type="button"
              aria-current={place === index ? 'step' : undefined}
              data-fault={fault !== null || undefined}
              title={reason}
              onClick={() => goTo(place)}
            >
              <span className="replay-list__seq">{seq}</span>
              <span>
                <code>{event}</code>
                <span className="replay-list__to">{`→ ${stateName(to)}`}</span>
                {fault !== null && <strong className="replay-list__fault">{t(`fault.${fault}`)}</strong>}
                <span className="sw-small">{time.format(new Date(at))}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
