import { createRequest, type FlowClient } from '@statewise/flow-client';
import { missingTextReporter } from '@statewise/ui';
import { withSentences } from './errors/catalogue.js';
import { withFirstTexts, withWizardTexts } from './messages/catalogue.js';
import type { WizardServices } from './services.js';
import { basenameOf, localeOf, pageLanguage } from './visit/address.js';
import { guardedStorage } from './visit/guarded-storage.js';
import { once } from './visit/once.js';
import type { WizardOptions } from './wizard-options.js';

interface Tab {
  readonly location: Pick<Location, 'pathname'>;
  readonly sessionStorage: Storage;
}

/** The services of a browser tab, in the language of its address; what they had open in another one stays open. */
export function createServices(options: WizardOptions, tab: Tab, former?: WizardServices): WizardServices {
  const locale = localeOf(tab.location.pathname);
  const { storage, isKept } = former ?? guardedStorage(() => tab.sessionStorage);
  const request = createRequest({ language: pageLanguage });
  const texts = withWizardTexts(options.catalogue);
  const firstTexts = options.firstTexts ? withFirstTexts(texts.area, options.firstTexts) : texts;
  const setup = once(async () => {
    const own = await options.flow();
    const errors = withSentences(own.errors);
    return { ...own, errors, errorTexts: await errors.load(locale.language) };
  });
  const choices = once(async () => (await (await setup()).fetchChoices?.(request, locale.language)) ?? {});
  const openApplication = async (): Promise<FlowClient> => {
    const [{ openClient }, flowSetup] = await Promise.all([import('./flow/open-client.js'), setup()]);
    const client = await openClient(flowSetup, { request, storage, locale });
    // The next steps choose too: the network may be gone by then.
    choices.ahead();
    return client;
  };
  const application = former?.application ?? once(openApplication);
  return {
    options,
    texts,
    firstTexts,
    locale,
    basename: basenameOf(locale, options.base),
    request,
    storage,
    isKept,
    setup,
    application,
    choices,
    resumption: once(async (code: string, _visit: string) => {
      const { resumeApplication } = await import('./resume/resume-application.js');
      return resumeApplication({ request, storage, application, setup }, code);
    }),
    reportMissing: missingTextReporter(options.catalogue.area),
  };
}
