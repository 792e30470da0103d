const id = 'react-aria-pressable-style';

/**
 * React Aria adds a style element, which our content security policy refuses, unless an element with its id is there.
 * The rule it would add stands in `base.css`.
 */
export function claimAriaStyles(): void {
  if (document.getElementById(id)) return;
  const claim = document.createElement('meta');
  claim.id = id;
  document.head.append(claim);
}
