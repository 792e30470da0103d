import type { Role } from '@statewise/flow';
import type { SimulationRefusal } from '@statewise/flow/simulation';
import { Notice } from '@statewise/ui';
import { useEffect, useRef } from 'react';
import { useActorText } from '../../components/actor/use-actor-text.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import type { OpenChart } from '../../components/use-chart.js';

interface RefusalNoticeProps {
  readonly chart: OpenChart;
  readonly type: string;
  readonly role: Role;
  readonly refusal: SimulationRefusal;
}

/** Why an event was not taken: the guards that do not hold, with what they mean, and fields that are wrong. */
export function RefusalNotice({ chart, type, role, refusal: { unmet, errors = {} } }: RefusalNoticeProps) {
  const t = useInspectorText();
  const actor = useActorText();
  const senders = chart.events.find((event) => event.type === type)?.by ?? [];
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [unmet]);
  return (
    <div ref={place}>
      <Notice tone="warning" live="assertive" title={t('refused')}>
        {unmet.length === 0 && Object.keys(errors).length === 0 && <p>{t('refusedNothing')}</p>}
        <ul className="inspector-names">
          {unmet.map((name) => (
            <li key={name}>
              <code>{name}</code> {meaningOf(name)}
            </li>
          ))}
          {Object.entries(errors).map(([field, keys]) => (
            <li key={field}>
              <code>{field}</code> {keys.join(', ')}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );

  function meaningOf(name: string): string {
    if (name === 'isSender')
      return t('refusedSender', {
        role: actor(role),
        others: senders.map((other) => actor(other)).join(', '),
      });
    if (name === 'isPayloadValid') return t('refusedPayload');
    return chart.description.guards[name] ?? '';
  }
}
