/** How long a jump within the page takes, in milliseconds. */
const duration = 750;

/** What people do to scroll by themselves; pressing a scroll bar is among them. */
const ownScrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** A second jump may begin while the first one ends. */
let glides = 0;

/** Whether the page is on its way to an anchor. */
export function isGliding(): boolean {
  return glides > 0;
}

/** How far the page is scrolled after a jump to an element, in pixels, were the page long enough. */
export function restingPlace(target: Element): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  return Math.max(0, target.getBoundingClientRect().top + scrollY - padding - margin);
}

/** Scrolls to an element smoothly, until the reader scrolls. Resolves to whether it got there. */
export async function glideTo(target: Element): Promise<boolean> {
  const scrolling = new AbortController();
  for (const name of ownScrolling)
    addEventListener(name, () => scrolling.abort(), { passive: true, once: true, signal: scrolling.signal });
  glides += 1;
  const hasArrived = await move(target, scrolling.signal);
  glides -= 1;
  scrolling.abort();
  // The hash follows from here on.
  dispatchEvent(new Event('scroll'));
  return hasArrived;
}

function move(target: Element, stopped: AbortSignal): Promise<boolean> {
  const from = scrollY;
  const began = performance.now();
  return new Promise((resolve) => {
    const step = (now: number): void => {
      if (stopped.aborted) return resolve(false);
      const part = Math.min(1, Math.max(0, (now - began) / duration));
      const to = Math.min(restingPlace(target), document.documentElement.scrollHeight - innerHeight);
      window.scrollTo(0, from + (to - from) * ease(part));
      if (part < 1) requestAnimationFrame(step);
      else resolve(true);
    };
    requestAnimationFrame(step);
  });
}

const ease = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);
