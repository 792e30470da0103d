import { dropSecondClicks, watchFailures } from '@statewise/ui';
import { createServices } from './create-services.js';
import { drawWizard, followHistory } from './draw-wizard.js';
import type { WizardServices } from './services.js';
import { prefetch } from './visit/prefetch.js';
import type { WizardOptions } from './wizard-options.js';

/**
 * Draws the front end of a flow into the element `root` of the page, once its texts have arrived. Is not awaited by a front
 * end: its texts would come as a file for each catalogue in place of one.
 */
export async function createWizard(options: WizardOptions): Promise<void> {
  watchFailures(options.catalogue.area);
  dropSecondClicks(document);
  const services = createServices(options, window);
  addEventListener('popstate', followHistory);
  await drawWizard(services);
  prefetch(() => fetchFirstSteps(services));
}

/** Fetches what begins an application, so that it appears at once; a failure is told when its page is opened. */
function fetchFirstSteps({ options: { screens = {} }, setup, texts, locale }: WizardServices): Promise<unknown> {
  const first = Object.values(screens).slice(0, 2);
  return Promise.allSettled([
    setup(),
    texts.load(locale.language),
    import('./flow/wizard.js'),
    import('./flow/open-client.js'),
    ...first.map((fetchScreen) => fetchScreen()),
  ]);
}
