import type { Fields } from '@statewise/fields';
import type { Role } from '@statewise/flow';
import { leavesAt, type SimulationRefusal } from '@statewise/flow/simulation';
import { Button } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { Form } from '../../components/form.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import { ClassFields } from './class-fields.js';
import { blankPayload, samplePayload } from './event-fields.js';
import { fieldsIn, JsonPayload, useSamples } from './json-payload.js';
import { RefusalNotice } from './refusal-notice.js';
import type { SimulationProps } from './use-simulation.js';

interface EventFormProps extends SimulationProps {
  readonly type: string;
  readonly role: Role;
  readonly onSent: () => void;
}

/** What an event says, to be filled in and sent; a refusal is explained. */
export function EventForm({ chart, type, role, simulation, onSent }: EventFormProps): ReactNode {
  const t = useInspectorText();
  const { flow } = chart;
  const payload = flow?.events[type]?.payload;
  const [state = ''] = leavesAt(chart, simulation.entry).slice(-1);
  const begun = flow && payload ? blankPayload(flow, payload, state) : {};
  const [values, setValues] = useState<Fields>(begun);
  const samples = useSamples(chart, type, simulation);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? samples[0] ?? '{}';
  const [refusal, setRefusal] = useState<SimulationRefusal>();
  const send = (): void => {
    const said = flow ? withoutEmpty(values) : fieldsIn(text);
    if (!said) return;
    const refused = simulation.send({ type, role, payload: said });
    setRefusal(refused);
    if (!refused) onSent();
  };
  return (
    <Form className="sandbox-form" onSubmit={() => send()}>
      {refusal && <RefusalNotice chart={chart} type={type} role={role} refusal={refusal} />}
      {flow && payload && (
        <>
          <Button small variant="quiet" onClick={() => setValues(samplePayload(flow, payload, begun))}>
            {t('fill')}
          </Button>
          <ClassFields flow={flow} type={payload} values={values} onChange={setValues} errors={refusal?.errors ?? {}} />
        </>
      )}
      {!flow && <JsonPayload samples={samples} text={text} onText={setTyped} />}
      <Button type="submit" small>
        {t('send')}
      </Button>
    </Form>
  );
}

/** Fields that nothing was typed into are not sent. */
function withoutEmpty(values: Fields): Fields {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
}
