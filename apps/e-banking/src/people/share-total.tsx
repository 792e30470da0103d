import type { FlowBinding } from '@statewise/flow-client';
import { totalShares } from '@statewise/machines';
import { CheckCircleIcon, fieldId } from '@statewise/ui';
import { useBusinessText } from '../messages/use-business-text.js';
import { savedIn } from '../contacts/contact-form.js';
import { useShare } from './use-share.js';

/** How much of the company is divided among its owners: always in sight while the step is filled in. */
export function ShareTotal({ flow }: { readonly flow: FlowBinding }) {
  const t = useBusinessText();
  const share = useShare();
  const total = totalShares(savedIn(flow));
  const left = Math.round((100 - total) * 100) / 100;
  return (
    <div id={fieldId('shares')} tabIndex={-1} className="share-total" data-whole={left === 0}>
      <progress className="share-total__bar" value={total} max={100} aria-label={t('field.shares')} />
      <p role="status" className="share-total__text sw-figures">
        <strong>{t('shares.total', { total: share(total), whole: share(100) })}</strong>{' '}
        <span>
          {left === 0 && <CheckCircleIcon />}
          {left === 0 ? t('shares.whole') : t('shares.left', { left: share(left) })}
        </span>
      </p>
    </div>
  );
}
