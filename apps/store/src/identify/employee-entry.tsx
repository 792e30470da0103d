import { Button, Card } from '@statewise/ui';
import {
  FormField,
  Part,
  StepScreen,
  useStepForm,
  useWizard,
  type ScreenProps,
  type StepForm,
  useErrorText,
  useTypingCheck,
} from '@statewise/wizard';
import { useId, useState } from 'react';
import { useStoreText } from '../messages/use-store-text.js';
import { recallEntry, rememberEntry } from './remembered-entry.js';
import { StoreField } from './store-field.js';

const name = 'employee_number';
/** Milliseconds without a key after which it is told to be wrong. */
const pause = 600;

/** The employee number; its error is shown once typing pauses. */
function EmployeeNumberField({ flow, form }: ScreenProps & { readonly form: StepForm }) {
  const errorText = useErrorText();
  const typed = String(form.values[name] ?? '');
  const [wrong] = typed === '' ? [] : (flow.explain(form.event)?.[name] ?? []);
  const key = useTypingCheck(wrong, typed, pause);
  const error = key === undefined ? {} : { error: errorText({ name, kind: 'text', key }) };
  return <FormField form={form} name={name} {...error} />;
}

/** An employee says in which store and under which number he sells. */
export function EmployeeEntry({ flow }: ScreenProps) {
  const { storage } = useWizard();
  const [defaults] = useState(() => recallEntry(storage));
  const entry = useStepForm(flow, { defaults });
  const save = (): boolean => {
    const isTaken = entry.save();
    if (isTaken) rememberEntry(storage, entry.values);
    return isTaken;
  };
  const form: StepForm = { ...entry, save };
  return (
    <div className="store-entry">
      <StepScreen flow={flow} form={form}>
        <Part>
          <StoreField form={form} />
          <EmployeeNumberField flow={flow} form={form} />
          <FormField form={form} name="employee_email_address" />
        </Part>
      </StepScreen>
      <LoginOffer flow={flow} />
    </div>
  );
}

function LoginOffer({ flow }: ScreenProps) {
  const t = useStoreText();
  const heading = useId();
  return (
    <Card as="section" tone="sunken" aria-labelledby={heading} className="store-offer">
      <h2 id={heading}>{t('login.offer')}</h2>
      <p>{t('login.offerText')}</p>
      <Button variant="secondary" onClick={() => flow.send({ type: 'login.open' })}>
        {t('login.open')}
      </Button>
    </Card>
  );
}
