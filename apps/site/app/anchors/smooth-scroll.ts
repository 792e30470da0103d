import { idInHash } from './followed-anchor.js';
import { glideTo } from './glide.js';

/** Links within the page scroll there smoothly; for people who prefer less motion they jump. */
export function watchLinks(): void {
  addEventListener('click', (event) => {
    const target =
      event.button === 0 && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey
        ? targetOf(event)
        : undefined;
    if (!target) return;
    event.preventDefault();
    history.pushState(history.state, '', `#${target.id}`);
    void scrollTo(target);
  });
}

function targetOf(event: MouseEvent): HTMLElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !link ||
    link.target !== '' ||
    link.hash.length < 2 ||
    link.pathname !== location.pathname ||
    link.search !== location.search
  )
    return undefined;
  return document.getElementById(idInHash(link)) ?? undefined;
}

async function scrollTo(target: HTMLElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) target.scrollIntoView();
  else if (!(await glideTo(target))) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
