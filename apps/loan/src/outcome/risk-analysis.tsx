import { Loading } from '@statewise/ui';
import { OutcomePage, type ScreenProps } from '@statewise/wizard';
import { useLoanText } from '../messages/use-loan-text.js';

/** While the server's risk rules look at the application. */
export function Screen({ flow }: ScreenProps) {
  const t = useLoanText();
  return (
    <OutcomePage flow={flow} title={t('analysis.title')} lead={t('analysis.text')}>
      <Loading label={t('analysis.title')} />
    </OutcomePage>
  );
}
