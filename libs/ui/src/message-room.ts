/** Keeps as `--sw-toasts` how far messages reach up from the window’s end, so that whatever they cover can be scrolled free; what has the focus is. */
export function keepRoom(region: HTMLElement): void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // It stands elsewhere now.
    if (!region.isConnected) {
      observer.disconnect();
      return;
    }
    const covered = region.getBoundingClientRect();
    style.setProperty('--sw-toasts', `${region.childElementCount === 0 ? 0 : window.innerHeight - covered.top}px`);
    const focused = document.activeElement;
    if (focused === null || region.contains(focused)) return;
    const { top, bottom, right, height } = focused.getBoundingClientRect();
    const isCovered = bottom > covered.top && top < covered.bottom && right > covered.left;
    if (isCovered && height < covered.top) focused.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(region);
}
