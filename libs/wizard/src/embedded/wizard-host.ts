import type { FieldErrors } from '@statewise/fields';
import type { UnstampedEvent } from '@statewise/flow';
import type { SentEvent } from '@statewise/flow/testing';
import type { Application } from '@statewise/machines';

/** What became of an event: the application after it, or why it was not taken. */
export type HostAnswer =
  | { readonly application: Application; readonly failure?: undefined }
  | { readonly failure: 'stale' | 'refused'; readonly errors?: FieldErrors | undefined };

/** What the page around a wizard asks of it. */
export interface EmbeddedWizard {
  /** Shows where the simulation is: it was moved by hand. */
  readonly follow: () => void;
  /** The sample events that lead to a state, with the fewest acts of staff; undefined where none do. */
  readonly wayTo: (state: string) => Promise<readonly SentEvent[] | undefined>;
}

/** The page around a wizard's frame, whose simulation of the flow stands in for the server. Only plain data crosses the frame. */
export interface WizardHost {
  /** The application as the simulation has made it; undefined before there is one. */
  readonly application: () => Application | undefined;
  /** Types of the events that the browser alone took, before there is an application. */
  readonly beginnings: () => readonly string[];
  /** Sends an event to the version that was seen. */
  readonly send: (event: UnstampedEvent, version: number | undefined) => HostAnswer;
  /** Hears of an event that the wizard itself did not let pass. */
  readonly refused: (event: UnstampedEvent) => void;
  /** Hears where the browser alone has gone; undefined where the application was left. */
  readonly begun: (state: string | undefined) => void;
  /** Hears which wizard is shown now. */
  readonly attach: (wizard: EmbeddedWizard) => void;
  /** Answers what a GET was answered before, or asks: the server may be on its way up again. */
  readonly keep: (address: string, ask: () => Promise<string>) => Promise<string>;
}

/** Charts whose files were saved under `npm run dev`: the addresses of their new modules. */
export interface ChangedCharts {
  readonly flows: readonly string[];
  /** The catalogue of all charts, on a page that has it. */
  readonly catalogue?: string;
}

declare global {
  interface WindowEventMap {
    'statewise:charts-changed': CustomEvent<ChangedCharts>;
  }

  interface Window {
    /** Set by a page that has a wizard in a frame. */
    statewiseWizardHost?: WizardHost | undefined;
  }
}

/** The host of a window; undefined where the page around it is none, or a stranger's. */
export function hostOf({ parent, location }: Window): WizardHost | undefined {
  try {
    return parent.location.origin === location.origin ? parent.statewiseWizardHost : undefined;
  } catch {
    // A page of another origin does not tell its address.
    return undefined;
  }
}
