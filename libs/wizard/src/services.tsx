import type { FlowClient, Request } from '@statewise/flow-client';
import { provider, type Catalogue, type Locale, type Messages, type ReportMissing } from '@statewise/i18n';
import { createContext, use, useState, type ReactNode } from 'react';
import type { WizardKey } from './messages/catalogue.js';
import type { Choices } from './requests/choices.js';
import type { FlowSetup, WizardOptions } from './wizard-options.js';

/** Where a resume leads, the code for which this device has to be confirmed first, or why it leads nowhere. */
export type Resumption = { readonly path: string } | { readonly confirm: string } | { readonly failure: WizardKey };

/** The chart of a wizard with the words for wrong answers, which are fetched with it. */
export interface RunningSetup extends FlowSetup {
  readonly errors: Catalogue;
  /** The texts of `errors` in the reader's language. */
  readonly errorTexts: Messages;
}

/** What the pages of a wizard need from outside; made once, when the front end starts. */
export interface WizardServices {
  readonly options: WizardOptions;
  /** Texts of the front end and of the wizard. */
  readonly texts: Catalogue;
  /** Those of them that the first page is drawn with. */
  readonly firstTexts: Catalogue;
  readonly locale: Locale;
  /** What every address of this front end begins with. */
  readonly basename: string;
  readonly request: Request;
  /** The memory of this tab. */
  readonly storage: Storage;
  /** Whether the browser lets it outlive the page. */
  readonly isKept: boolean;
  readonly setup: () => Promise<RunningSetup>;
  /** The application of this tab; its chart is fetched when the first page needs it. */
  readonly application: () => Promise<FlowClient>;
  /** The application of a code in an address, opened once a visit. */
  readonly resumption: (code: string, visit: string) => Promise<Resumption>;
  readonly choices: () => Promise<Choices>;
  readonly reportMissing: ReportMissing;
}

const ServicesContext = createContext<WizardServices | undefined>(undefined);

interface WizardProviderProps {
  readonly services: WizardServices;
  readonly children: ReactNode;
}

export function WizardProvider({ services, children }: WizardProviderProps) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** What the wizard around a component has. */
export function useWizard(): WizardServices {
  const services = use(ServicesContext);
  if (services === undefined) throw new Error(`${provider.name}: a page stands outside its wizard`);
  return services;
}

/** The chart of the wizard around a component, and what comes with it. Suspends until it is fetched. */
export function useFlowSetup(): RunningSetup {
  return use(useWizard().setup());
}

/** What only the pages of one front end need, made once of what every wizard has: what stands around them, and how they read it. */
export function ownServices<Services>(create: (wizard: WizardServices) => Services) {
  const OwnContext = createContext<Services | undefined>(undefined);
  function Provider({ children }: { readonly children: ReactNode }) {
    const wizard = useWizard();
    const [services] = useState(() => create(wizard));
    return <OwnContext value={services}>{children}</OwnContext>;
  }
  function useServices(): Services {
    const services = use(OwnContext);
    if (services === undefined) throw new Error('a page stands outside the services of its front end');
    return services;
  }
  return { Provider, useServices };
}
