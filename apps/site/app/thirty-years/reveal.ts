/**
 * Lets the years arrive as they are scrolled to. Nothing waits unless script runs, motion is welcome and the year is still below
 * the window; what waits is only a little out of place, and its room never changes.
 */
export function revealYears(): void {
  const list = document.querySelector('.site-years__list');
  if (!list || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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
  for (const year of list.children) {
    if (!(year instanceof HTMLElement) || year.getBoundingClientRect().top <= innerHeight) continue;
    year.dataset['reveal'] = 'waiting';
    observer.observe(year);
  }
}
