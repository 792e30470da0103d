/** Calls once a frame while the window is scrolled or resized. */
export function onScroll(call: () => void): void {
  let frame = 0;
  const ask = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(call);
  };
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask);
}
