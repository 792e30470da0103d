import { hasCookie, privacyCookie, rememberAcceptance } from '@statewise/ui';
import { whenShown } from '../when-shown.js';
import { LateChart } from '../charts/late-chart.js';

/** Runs the chart of the privacy banner; a page without the banner only renews the cookie of an earlier acceptance. */
export function watchPrivacy(): void {
  const banner = document.querySelector<HTMLElement>('.site-privacy');
  const isAccepted = (): boolean => hasCookie(document.cookie, privacyCookie);
  if (!banner) {
    if (isAccepted()) rememberAcceptance();
    return;
  }
  const chart = new LateChart(async () => {
    const { privacyMachine } = await import('@statewise/machines/privacy/machine');
    return { machine: privacyMachine.provide({ actions: { rememberAcceptance } }) };
  });
  const read = (): void => chart.send({ type: 'cookie.read', isAccepted: isAccepted() });
  chart.subscribe(() => {
    if (chart.getSnapshot()?.matches('accepted')) banner.remove();
  });
  // A banner that appears under a pointer at rest is not touched.
  whenShown(() => {
    for (const touch of ['pointerover', 'focusin'] as const)
      banner.addEventListener(touch, chart.start, { once: true });
  });
  banner.addEventListener('submit', (event) => {
    event.preventDefault();
    read();
    chart.send({ type: 'policy.accepted' });
  });
  // The server drew the banner by the same cookie; it was set since, in another tab.
  if (isAccepted()) read();
}
