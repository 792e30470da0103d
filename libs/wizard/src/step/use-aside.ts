import { asFields } from '@statewise/fields';
import { useFlowSetup, useWizard } from '../services.js';
import { openCode } from '../visit/open-code.js';
import { keptAside } from '../visit/kept.js';
import { recall, remember } from '../visit/remember.js';
import type { TypedValues } from './step-values.js';

/** Answers that gave way to others. */
export interface Aside {
  readonly get: () => TypedValues;
  /** Keeps more of them; of the same name the last. */
  readonly keep: (answers: TypedValues) => void;
}

/**
 * What a form remembers so that it comes back when the answer changes back that took it away: in the tab, of the
 * application that it has open, also over a reload. What is saved and then taken away, the chart sets aside itself.
 */
export function useAside(name: string): Aside {
  const { storage } = useWizard();
  const { flow } = useFlowSetup();
  const ofOpen = () => {
    const code = openCode(storage, flow.id) ?? '';
    const kept = asFields(recall(storage, keptAside));
    return kept['code'] === code ? kept : { code };
  };
  const get = (): TypedValues =>
    Object.fromEntries(
      Object.entries(asFields(asFields(ofOpen())[name])).flatMap(([field, value]) =>
        typeof value === 'string' || typeof value === 'boolean' ? [[field, value]] : [],
      ),
    );
  return { get, keep: (answers) => remember(storage, keptAside, { ...ofOpen(), [name]: { ...get(), ...answers } }) };
}
