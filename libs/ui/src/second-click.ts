/**
 * Takes away the rest of a double click whose first click led to another page: it would press, or mark as selected, what
 * has come under the pointer there.
 */
export function dropSecondClicks(page: Document): void {
  let first: EventTarget | null = null;
  const drop = (event: MouseEvent): void => {
    if (event.type === 'mousedown' && event.detail <= 1) first = pressedIn(event.target);
    if (event.detail <= 1 || !(first instanceof Node) || first.isConnected) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['mousedown', 'click', 'dblclick'] as const) page.addEventListener(type, drop, { capture: true });
}

/** Returns the control around what is pressed: its icon or text may be drawn anew while the page stays the same. */
function pressedIn(target: EventTarget | null): EventTarget | null {
  return target instanceof Element ? (target.closest('a, button, label, summary') ?? target) : target;
}
