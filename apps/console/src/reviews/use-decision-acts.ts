import { labelled } from '@statewise/i18n';
import { useLocation } from 'react-router';
import type { Hit } from '../room.js';
import { useReviewsText } from './messages/catalogue.js';

const answers = { true: 'decide.yes', false: 'decide.no' } as const;

/** The answers to the review that is open. */
export function useDecisionActs(): readonly Hit[] {
  const t = useReviewsText();
  const { pathname } = useLocation();
  if (!/^\/reviews\/[\da-f-]{36}$/.test(pathname)) return [];
  return (['true', 'false'] as const).map((accept) => ({
    to: `${pathname}?act=decide&accept=${accept}`,
    label: labelled(t.language, t('decide.title'), t(answers[accept])),
  }));
}
