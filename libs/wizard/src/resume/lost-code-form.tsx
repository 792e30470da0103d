import type { PlatformContract } from '@statewise/contract';
import { createClient } from '@statewise/contract/client';
import { RequestFailure } from '@statewise/flow-client';
import { Actions, Button, focusField, Notice, Stack, TextField } from '@statewise/ui';
import { useActionState, useState } from 'react';
import type { WizardKey } from '../messages/catalogue.js';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useWizard } from '../services.js';

/** What became of the last request; `sent` counts those that the server took. */
interface LostCodeOutcome {
  readonly sent: number;
  readonly failure?: WizardKey;
}

/** Has the code mailed to the address of the application; whether there is one is told by the mail alone. */
export function LostCodeForm() {
  const t = useWizardText();
  const { request, setup } = useWizard();
  const [email, setEmail] = useState('');
  const [{ sent, failure }, ask, isBusy] = useActionState<LostCodeOutcome>(
    async ({ sent: before }) => {
      try {
        const { flow } = await setup();
        await createClient<PlatformContract>(request)('POST /api/v1/lost-codes', { body: { email, flow: flow.id } });
        return { sent: before + 1 };
      } catch (refusal) {
        if (!(refusal instanceof RequestFailure)) throw refusal;
        const reason = failureOf(refusal);
        if (reason === 'lost.email') focusField('lost-email');
        return { sent: before, failure: reason };
      }
    },
    { sent: 0 },
  );
  return (
    <details className="wizard-lost">
      <summary>{t('lost.title')}</summary>
      <form action={ask} noValidate>
        <Stack>
          <p>{t('lost.text')}</p>
          <TextField
            name="lost-email"
            type="email"
            label={t('lost.field')}
            value={email}
            error={failure === 'lost.email' ? t(failure) : undefined}
            onChange={setEmail}
            autoComplete="email"
            spellCheck={false}
          />
          <Actions>
            <Button type="submit" variant="secondary" busy={isBusy}>
              {t('lost.submit')}
            </Button>
          </Actions>
          {failure !== undefined && failure !== 'lost.email' && (
            <Notice tone="danger" live="assertive">
              {t(failure)}
            </Notice>
          )}
          {sent > 0 && failure === undefined && (
            <Notice key={sent} tone="info" live="polite">
              {t('lost.sent')}
            </Notice>
          )}
        </Stack>
      </form>
    </details>
  );
}

function failureOf({ problem }: RequestFailure): WizardKey {
  if (problem?.status === 422) return 'lost.email';
  return problem?.status === 429 ? 'lost.many' : 'resume.unreachable';
}
