import { createRequest, RequestFailure, type FlowClient, type Request } from '@statewise/flow-client';
import { reportOnce } from '@statewise/i18n';
import { withWizardTexts } from './messages/catalogue.js';
import type { WizardServices } from './services.js';
import { basenameOf, localeOf } from './visit/address.js';
import { once } from './visit/once.js';
import type { WizardOptions } from './wizard-options.js';

/** The services of a browser tab. */
export function createServices(
  options: WizardOptions,
  { location, sessionStorage: storage }: Pick<Window, 'location' | 'sessionStorage'>,
): WizardServices {
  const locale = localeOf(location.pathname);
  const request = createRequest({ language: locale.language });
  const texts = withWizardTexts(options.catalogue);
  const setup = once(options.flow);
  const choices = once(async () => (await (await setup()).fetchChoices?.(request, locale.language)) ?? {});
  const openApplication = async (): Promise<FlowClient> => {
    const [{ openClient }, { fetchScreens }, flowSetup] = await Promise.all([
      import('./flow/open-client.js'),
      import('./flow/screens.js'),
      setup(),
    ]);
    const client = await openClient(flowSetup, { request, storage });
    // What the next steps need is fetched beside the first one: the network may be gone by then.
    void Promise.allSettled([fetchScreens(options), choices()]);
    return client;
  };
  const application = once(openApplication);
  return {
    options,
    texts,
    locale,
    basename: basenameOf(locale, options.base),
    request,
    storage,
    setup,
    application,
    choices,
    resumption: once(async (code: string, _visit: string) => {
      const { resumeApplication } = await import('./resume/resume-application.js');
      return resumeApplication({ request, application, setup }, code);
    }),
    reportMissing: reportOnce(
      ({ key, language, area }) => void report(request, { content: key, context: area ?? texts.area, lang: language }),
    ),
  };
}

/** A report that does not arrive must never disturb the applicant. */
async function report(request: Request, missing: object): Promise<void> {
  try {
    await request('/translations/report', { method: 'POST', body: missing });
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
  }
}
