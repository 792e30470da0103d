/** Calls when the page and its pictures are there and have been drawn, at once where they have. */
export function whenShown(call: () => void): void {
  const afterDrawing = (): number => requestAnimationFrame(() => setTimeout(call));
  if (document.readyState === 'complete') afterDrawing();
  else addEventListener('load', afterDrawing, { once: true });
}
