const id = 'react-aria-pressable-style';

/**
 * React Aria adds a style element, which our content security policy refuses, unless an element with its id is there.
 * The rule it would add stands in `base.css`. On a server there is nothing to claim.
 */
export function claimAriaStyles(): void {
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  const claim = document.createElement('meta');
  claim.id = id;
  document.head.append(claim);
}
