import { CheckCircleIcon, ClockIcon } from '@statewise/ui';
import type { ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { businessContextOf, logicOf } from '../logic/business-logic.js';
import { useBusinessText } from '../messages/use-business-text.js';

/** Each document that this business must send, and whether it has arrived. */
export function DocumentList({ flow }: ScreenProps): ReactNode {
  const t = useBusinessText();
  const { documents: arrived } = businessContextOf(flow);
  return (
    <ul className="business-documents">
      {logicOf(flow).documents.map((kind) => {
        const count = arrived[kind] ?? 0;
        const StateIcon = count > 0 ? CheckCircleIcon : ClockIcon;
        return (
          <li key={kind} className={count > 0 ? 'business-documents__arrived' : undefined}>
            <StateIcon />
            <span>
              <strong>{t.text(`documents.${kind}`)}</strong>
              <span className="business-documents__state">
                {count > 0 ? t('documents.arrivedCount', { count }) : t('documents.missing')}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
