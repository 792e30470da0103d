import { fieldSpecs, type FormField } from '@statewise/fields';
import type { Conflict, FlowBinding } from '@statewise/flow-client';
import { Button, Modal } from '@statewise/ui';
import { Suspense } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup } from '../services.js';
import { useFieldLabel } from '../step/field-label.js';
import { SummaryAnswer } from '../summary/answer.js';
import type { ScreenProps } from '../wizard-options.js';
import { placeOfStep } from './places.js';

/** Two saves met: both are shown, and the applicant takes either. */
export function ConflictDialog({ flow }: ScreenProps) {
  const t = useWizardText();
  const { conflict, canKeepMine, client } = flow;
  if (conflict === undefined) return null;
  const actions = (
    <>
      {canKeepMine && (
        <Button onClick={() => client.session.send({ type: 'conflict.resolved', take: 'mine' })}>
          {t('conflict.keepMine')}
        </Button>
      )}
      <Button
        variant={canKeepMine ? 'secondary' : 'primary'}
        onClick={() => client.session.send({ type: 'conflict.resolved', take: 'theirs' })}
      >
        {t('conflict.takeTheirs')}
      </Button>
    </>
  );
  return (
    <Modal
      open
      isStatic
      onClose={() => client.session.send({ type: 'conflict.resolved', take: 'theirs' })}
      title={t('conflict.title')}
      actions={actions}
    >
      <p>{t(canKeepMine ? 'conflict.text' : 'conflict.closed')}</p>
      <Suspense>
        <Differences flow={flow} conflict={conflict} />
      </Suspense>
    </Modal>
  );
}

interface DifferencesProps {
  readonly flow: FlowBinding;
  readonly conflict: Conflict;
}

/** The answers that differ, in words; what follows from other answers is not shown. */
function Differences({ flow, conflict: { step, differences } }: DifferencesProps) {
  const t = useWizardText();
  const labelOf = useFieldLabel();
  const stepClass = placeOfStep(useFlowSetup().flow, step)?.fields;
  const specs = new Map((stepClass === undefined ? [] : fieldSpecs(stepClass)).map((spec) => [spec.name, spec]));
  const inWords = (spec: FormField, value: unknown) =>
    value === undefined || value === null || value === '' ? (
      t('summary.empty')
    ) : (
      <SummaryAnswer flow={flow} spec={spec} value={value} />
    );
  const rows = differences.flatMap(({ field, mine, theirs }) => {
    const spec = specs.get(field);
    return spec === undefined ? [] : [{ field, mine: inWords(spec, mine), theirs: inWords(spec, theirs) }];
  });
  return (
    <table className="wizard-conflict">
      <thead>
        <tr>
          <th scope="col">{t('conflict.field')}</th>
          <th scope="col">{t('conflict.mine')}</th>
          <th scope="col">{t('conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, mine, theirs }) => (
          <tr key={field}>
            <th scope="row">{labelOf(field)}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
