import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component whose script is fetched when it is first drawn. Where the script does not arrive `Fallback` stands in its
 * place, so that the page around it goes on; no browser asks for the script again before the page is loaded anew.
 */
export function lazyWithFallback<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => load().then(asModule, () => asModule(Fallback)));
}

function asModule<P>(component: ComponentType<P>) {
  return { default: component };
}
