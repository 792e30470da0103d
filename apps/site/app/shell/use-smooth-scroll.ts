import { useEffect } from 'react';

/** How long a jump within the page takes, in milliseconds. */
const duration = 750;

/** Links within the page scroll there smoothly; for people who prefer less motion they jump. */
export function useSmoothScroll(): void {
  useEffect(() => {
    const click = (event: MouseEvent): void => {
      const target =
        event.button === 0 && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey
          ? targetOf(event)
          : undefined;
      if (!target) return;
      event.preventDefault();
      history.pushState(history.state, '', `#${target.id}`);
      void scrollTo(target);
    };
    // Before the router, which would jump.
    addEventListener('click', click, { capture: true });
    return () => removeEventListener('click', click, { capture: true });
  }, []);
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
  return document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? undefined;
}

async function scrollTo(target: HTMLElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) target.scrollIntoView();
  else await glide(target);
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function glide(target: HTMLElement): Promise<void> {
  const from = scrollY;
  const began = performance.now();
  return new Promise((resolve) => {
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / duration);
      const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const to = Math.min(
        target.getBoundingClientRect().top + scrollY - margin,
        document.documentElement.scrollHeight - innerHeight,
      );
      window.scrollTo(0, from + (to - from) * ease(part));
      if (part < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}

const ease = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);
