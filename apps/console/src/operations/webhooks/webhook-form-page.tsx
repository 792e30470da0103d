import { useNavigate, useParams } from 'react-router';
import { AnswerValue, Page } from '../../components/page.js';
import { call, useCall, fieldErrors, isOutcomeUnknown } from '../../requests/call.js';
import { useOperationsText } from '../messages/catalogue.js';
import { useFlowNames, type FlowNames } from './flow-names.js';
import { Actions, Button, Checkbox, FieldGroup, type Option, type FieldProps } from '@statewise/ui';
import { Form } from '../../components/form.js';
import { FormFields } from '../../components/form-fields.js';
import { useAct } from '../../requests/use-act.js';
import { useUnsent } from '../../requests/use-unsent.js';
import type { Webhook } from './webhook.js';

const nothing: WebhookFields = { name: '', url: '', flows: [], states: [], events: [] };

/** Makes an endpoint, or changes the one of the address. */
export function WebhookFormPage() {
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
              onUnanswered={() => done('')}
            />
          ) : (
            <AnswerValue query={webhook}>
              {({ webhook: { name, url, flows: chosen, states, events } }) => (
                <WebhookForm
                  key={id}
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

type WebhookFields = Pick<Webhook, 'name' | 'url' | 'flows' | 'states' | 'events'>;

interface WebhookFormProps<Answer> {
  readonly flows: readonly FlowNames[];
  readonly initial: WebhookFields;
  readonly go: string;
  readonly said?: string;
  readonly act: (fields: WebhookFields) => Promise<Answer>;
  readonly onDone: (answer: Answer) => unknown;
  /** Called where it may be made all the same: another try would make a second one. */
  readonly onUnanswered?: () => unknown;
}

/** What an endpoint is called, where it is, and what it is told of. */
function WebhookForm<Answer>({ flows, initial, go, said, act, onDone, onUnanswered }: WebhookFormProps<Answer>) {
  const t = useOperationsText();
  const { values: fields, type, forget } = useUnsent('webhook', initial);
  const chosen = flows.filter(({ id }) => fields.flows.includes(id));
  const known = namesOf(chosen);
  const sending = useAct({
    act: () => act({ ...fields, ...onlyKnown(fields, known) }),
    onDone: (answer) => {
      forget();
      return onDone(answer);
    },
    onFailed: (failure) => {
      if (isOutcomeUnknown(failure)) onUnanswered?.();
    },
    ...(said !== undefined && { said }),
  });
  const set = (change: Partial<WebhookFields>): void => type({ ...fields, ...change });
  const { name, url } = fields;
  const options = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
  return (
    <Form className="operations-form" onSubmit={() => sending.mutate()}>
      <FormFields
        fields={[
          { name: 'name', label: t('webhook.name') },
          { name: 'url', label: t('webhook.url'), hint: t('webhook.urlHint'), input: 'url' },
        ]}
        values={{ name, url }}
        onChange={set}
        failure={sending.error}
        errorText={(field, key) => (field === 'url' ? urlError(key, t) : undefined)}
      />
      <NameBoxes
        name="flows"
        label={t('webhook.flows')}
        error={fields.flows.length === 0 && fieldErrors(sending.error)['flows'] ? t('webhook.error.flows') : undefined}
        options={flows.map(({ id, title }) => ({ value: id, label: title }))}
        chosen={fields.flows}
        onChange={(ids) => set({ flows: ids })}
      />
      {chosen.length > 0 && (
        <>
          <NameBoxes
            name="states"
            label={t('webhook.states')}
            hint={t('webhook.statesHint')}
            options={options(known.states)}
            chosen={fields.states}
            onChange={(states) => set({ states })}
          />
          <NameBoxes
            name="events"
            label={t('webhook.events')}
            hint={t('webhook.eventsHint')}
            options={options(known.events)}
            chosen={fields.events}
            onChange={(events) => set({ events })}
          />
        </>
      )}
      <Actions>
        <Button type="submit" busy={sending.isPending}>
          {go}
        </Button>
      </Actions>
    </Form>
  );
}

type Names = Pick<WebhookFields, 'states' | 'events'>;

/** The states and events of the chosen flows, each once. */
function namesOf(flows: readonly FlowNames[]): Names {
  const each = (of: (flow: FlowNames) => readonly string[]): string[] => [...new Set(flows.flatMap(of))];
  return { states: each(({ states }) => states), events: each(({ events }) => events) };
}

/** A name of a flow that was unticked again is not asked for any more. */
const onlyKnown = ({ states, events }: Names, known: Names): Names => ({
  states: states.filter((state) => known.states.includes(state)),
  events: events.filter((event) => known.events.includes(event)),
});

function urlError(key: string, t: ReturnType<typeof useOperationsText>): string {
  return t(key === 'oneOf' ? 'webhook.error.private' : 'webhook.error.url');
}

interface NameBoxesProps extends FieldProps {
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Choose any of some names. */
function NameBoxes({ options, chosen, onChange, ...field }: NameBoxesProps) {
  const toggle = (value: string, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <FieldGroup {...field} role="group">
      <div className="operations-names__boxes">
        {options.map(({ value, label: text }) => (
          <Checkbox
            key={value}
            name={`${field.name}-${value}`}
            label={text}
            checked={chosen.includes(value)}
            onChange={(isChosen) => toggle(value, isChosen)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
