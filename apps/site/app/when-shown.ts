/** Calls a frame after the page and its pictures are there: when they have been drawn. */
export function whenShown(call: () => void): void {
  const afterDrawing = (): number => requestAnimationFrame(() => setTimeout(call));
  if (document.readyState === 'complete') afterDrawing();
  else addEventListener('load', afterDrawing, { once: true });
}
