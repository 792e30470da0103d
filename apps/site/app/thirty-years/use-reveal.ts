import { useEffect } from 'react';

/**
 * Lets the parts of a list arrive as they are scrolled to. Nothing waits unless script runs, motion is welcome and the part is
 * still below the window; what waits is only a little out of place, and its room never changes.
 */
export function useReveal(list: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { current } = list;
    if (!current || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const below = [...current.children]
      .filter((part) => part instanceof HTMLElement)
      .filter((part) => part.getBoundingClientRect().top > innerHeight);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          target.dataset['reveal'] = 'shown';
          observer.unobserve(target);
        }
      },
      { rootMargin: '0px 0px -15% 0px' },
    );
    for (const part of below) {
      part.dataset['reveal'] = 'waiting';
      observer.observe(part);
    }
    return () => {
      observer.disconnect();
      for (const part of below) delete part.dataset['reveal'];
    };
  }, [list]);
}
