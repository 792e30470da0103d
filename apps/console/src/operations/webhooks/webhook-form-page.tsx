import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { AnswerValue } from '../../components/answer.js';
import { Page } from '../../components/page.js';
import { call, useCall } from '../../requests/call.js';
import { useOperationsText } from '../messages/catalogue.js';
import { useFlowNames } from './flow-names.js';
import { WebhookForm, type WebhookFields } from './webhook-form.js';

const nothing: WebhookFields = { name: '', url: '', flows: [], states: [], events: [] };

/** Makes an endpoint, or changes the one of the address. */
export function WebhookFormPage(): ReactNode {
  const t = useOperationsText();
  const { id } = useParams();
  const flows = useFlowNames();
  const webhook = useCall('GET /api/v1/webhooks/{id}', { id: id ?? '' }, { enabled: id !== undefined });
  const navigate = useNavigate();
  // A secret goes along in the history’s state, which no address and no server sees.
  const done = (to: string, state = {}) => navigate(`/operations/webhooks/${to}`, { state });
  const above =
    id === undefined
      ? { href: '/operations/webhooks', label: t('tab.webhooks') }
      : { href: `/operations/webhooks/${id}`, label: webhook.data?.webhook.name ?? t('tab.webhooks') };
  return (
    <Page title={t(id === undefined ? 'webhooks.new' : 'webhook.change')} back={above}>
      <AnswerValue query={flows}>
        {(known) =>
          id === undefined ? (
            <WebhookForm
              flows={known}
              initial={nothing}
              go={t('webhook.create')}
              act={(body) => call('POST /api/v1/webhooks', { body })}
              onDone={({ webhook: made, secret }) => done(made.id, { secret })}
            />
          ) : (
            <AnswerValue query={webhook}>
              {({ webhook: { name, url, flows: chosen, states, events } }) => (
                <WebhookForm
                  flows={known}
                  initial={{ name, url, flows: chosen, states, events }}
                  go={t('webhook.save')}
                  said={t('webhook.saved')}
                  act={(body) => call('PATCH /api/v1/webhooks/{id}', { id, body })}
                  onDone={() => done(id)}
                />
              )}
            </AnswerValue>
          )
        }
      </AnswerValue>
    </Page>
  );
}
