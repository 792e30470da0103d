import { CheckCircleIcon, ClockIcon, MoreAbout } from '@statewise/ui';
import { isCreditCardAccount } from '@statewise/machines';
import type { ScreenProps } from '@statewise/wizard';
import { businessContextOf, logicOf } from '../logic/business-logic.js';
import { useBusinessText } from '../messages/use-business-text.js';

export interface DocumentListProps extends ScreenProps {
  /** Whether each document has an explanation to open: what it is and where to get it. */
  readonly isExplained?: boolean;
}

/** Each document that this business must send, and whether it has arrived. */
export function DocumentList({ flow, isExplained = false }: DocumentListProps) {
  const t = useBusinessText();
  const { documents: arrived, steps } = businessContextOf(flow);
  const isForCard = isCreditCardAccount(steps[1]);
  return (
    <ul className="business-documents">
      {logicOf(flow).documents.map((kind) => {
        const count = arrived[kind] ?? 0;
        const StateIcon = count > 0 ? CheckCircleIcon : ClockIcon;
        return (
          <li key={kind} className={count > 0 ? 'business-documents__arrived' : undefined}>
            <StateIcon />
            <div className="business-documents__what">
              <strong>{t.text(`documents.${kind}`)}</strong>
              {isExplained && (
                <MoreAbout subject={t.text(`documents.${kind}`)}>
                  {kind === 'identity' && isForCard ? t('more.identityCard') : t.text(`more.${kind}`)}
                </MoreAbout>
              )}
              <span className="business-documents__state">
                {count > 0 ? t('documents.arrivedCount', { count }) : t('documents.missing')}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
