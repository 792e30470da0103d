import { Loading } from '@statewise/ui';
import type { ScreenProps } from '@statewise/wizard';
import { useStoreText } from '../messages/use-store-text.js';
import { useLogin } from '../seller/use-login.js';
import { EmployeeEntry } from './employee-entry.js';
import { IntermediaryEntry } from './intermediary-entry.js';

/** Step one: who sells. An intermediary who is signed in says nothing more. */
export function Screen({ flow }: ScreenProps) {
  const t = useStoreText();
  const { snapshot } = useLogin();
  const { person } = snapshot.context;
  if (snapshot.matches('resuming')) return <Loading label={t('app.loading')} />;
  return person === null ? <EmployeeEntry flow={flow} /> : <IntermediaryEntry flow={flow} person={person} />;
}
