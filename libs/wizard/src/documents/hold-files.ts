import type { FlowClient } from '@statewise/flow-client';
import { useEffect } from 'react';
import { createServices } from '../create-services.js';
import { drawWizard } from '../draw-wizard.js';
import { useWizard, type WizardServices } from '../services.js';
import { localeOf } from '../visit/address.js';

/** The page as it is drawn now, and whose files were chosen in it. */
interface Held {
  readonly services: WizardServices;
  readonly client: FlowClient;
}

let held: Held | undefined;

/**
 * Keeps files that are chosen and that the server does not have while the language changes. Another language is a page of
 * its own, and no page can hand files to the next: they stay, and the same page is drawn in the other language.
 */
export function useHeldFiles(client: FlowClient): void {
  const services = useWizard();
  useEffect(() => {
    if (held === undefined) {
      document.addEventListener('click', follow);
      window.addEventListener('popstate', look);
    }
    held = { services, client };
  }, [services, client]);
}

function draw({ services, client }: Held, address: string): void {
  const tab = { location: new URL(address), sessionStorage: services.storage };
  const other = createServices(services.options, tab, services);
  held = { services: other, client };
  void drawWizard(other, address);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  const isForThisTab = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!held || !link || !isForThisTab || !held.client.session.getSnapshot().context.hasUnsentFiles) return;
  event.preventDefault();
  draw(held, link.href);
}

/** What the history leads back to may be in the other language. */
function look(): void {
  if (held && localeOf(location.pathname).language !== held.services.locale.language) draw(held, location.href);
}
