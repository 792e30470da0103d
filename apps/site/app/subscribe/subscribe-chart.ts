import type { Language } from '@statewise/i18n';
import { subscribeMachine, type SubscribeEvent } from '@statewise/machines';

/** The chart of the newsletter's form, which sends it. */
export const subscribeChart = (language: Language) => ({
  machine: subscribeMachine.provide({
    actions: {
      send: ({ context, self }) => void postSubscription(context.fields, language).then((event) => self.send(event)),
    },
  }),
});

/** Sends the form to its own address and says what came of it. */
async function postSubscription(
  fields: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<SubscribeEvent> {
  const answer = await fetch(`/subscribe?lang=${language}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  }).catch(() => undefined);
  if (answer?.ok) return { type: 'subscription.taken' };
  if (answer?.status !== 422) return { type: 'subscription.failed' };
  const { errors } = await answer.json();
  return { type: 'subscription.refused', errors };
}
