/** Calls for each click on elements that a selector names, also those that come later. */
export function onClick<Named extends HTMLElement>(
  selector: string,
  call: (element: Named, event: MouseEvent) => void,
): void {
  addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<Named>(selector) : null;
    if (element) call(element, event);
  });
}
