const controls = 'a[href], :is(button, input, select, textarea):enabled';

/** What has the focus and what it stands in, from the inside out; nothing where nothing has it. */
export function placesAround(focused: Element | null): readonly Element[] {
  const places: Element[] = [];
  for (let at = focused; at !== null && at !== document.body; at = at.parentElement) places.push(at);
  return places;
}

/** The first control of the field, list or row of buttons that something stands in. */
export function firstControlAround(place: Element | undefined, around: string): HTMLElement | null {
  return place?.closest(around)?.querySelector<HTMLElement>(controls) ?? null;
}

/**
 * Gives the focus to the nearest place that takes it when what had it is gone, such as the link that led to the page or
 * the button of an act that is done: keys and screen readers go on from there, not from the beginning of the document.
 * Returns how to stop it.
 */
export function keepFocus(): () => void {
  let places = placesAround(document.activeElement);
  const hold = (): void => {
    places = placesAround(document.activeElement);
  };
  const look = new MutationObserver(() => {
    if (places[0]?.isConnected !== false) return;
    const place = places.find(({ isConnected }) => isConnected);
    places = [];
    if (document.activeElement !== document.body) return;
    const near = place?.closest<HTMLElement>('[tabindex="-1"]') ?? document.getElementById('main');
    (firstControlAround(place, '.sw-field') ?? near)?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', hold);
  look.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', hold);
    look.disconnect();
  };
}
